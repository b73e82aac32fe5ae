/// Keys for platforms without a text widget: terminals, web pages, scripts.
extension EditingSession {
  /// Replaces the selection with `text`.
  @discardableResult
  public mutating func insert(_ text: String) -> SessionUpdate {
    if text.isEmpty {
      let isSelected = !current.selection.isEmpty
      return perform(isSelected ? TextEdit(replacing: current.selection, with: "") : nothing)
    }
    return perform(TextEdit(replacing: current.selection, with: text))
  }

  /// Presses Backspace, which deletes the selection or text to the left of the caret.
  @discardableResult
  public mutating func deleteBackward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let start = WordBoundary.before(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: start, in: text)
    return perform(TextEdit(deletingBackward: offset..<max(offset, current.caret)))
  }

  /// Presses forward Delete, which deletes the selection or text to the right of the caret.
  @discardableResult
  public mutating func deleteForward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let end = WordBoundary.after(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: end, in: text)
    return perform(TextEdit(deletingForward: min(current.caret, offset)..<offset))
  }

  /// Steps the number or the part of a date at the caret, as the up and down arrow keys do.
  ///
  /// - Parameter steps: The number of steps up, or down if negative.
  /// - Returns: The update to write and the change to report. `nil` if the format has nothing to step or an
  ///   input method is composing; then handle the key as usual.
  @discardableResult
  public mutating func step(by steps: Int) -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.stepped(current, by: steps))
  }

  /// Commits the outcome of a button or a stepping key as a separate step of undo.
  mutating func commit(detached outcome: EditOutcome?) -> SessionUpdate? {
    guard let outcome else { return nil }
    pending = nil
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: .formatted(current.content))
    }
    return commit(outcome, nothing, over: .formatted(current.content), cause: .stepping)
  }

  private var nothing: TextEdit { TextEdit(deletingBackward: current.caret..<current.caret) }
}

/// The boundaries of deletion by word. Words are runs of letters and digits.
enum WordBoundary {
  static func before(
    _ index: String.Index, in text: String, _ unit: DeletionUnit
  ) -> String.Index {
    var index = index
    switch unit {
    case .line: return text.startIndex
    case .character: return index > text.startIndex ? text.index(before: index) : index
    case .word:
      while index > text.startIndex, !isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
      while index > text.startIndex, isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
      return index
    }
  }

  static func after(
    _ index: String.Index, in text: String, _ unit: DeletionUnit
  ) -> String.Index {
    var index = index
    switch unit {
    case .line: return text.endIndex
    case .character: return index < text.endIndex ? text.index(after: index) : index
    case .word:
      while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
      while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
      return index
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    UnicodeSet.alphanumeric.contains(character)
  }
}

/// The amount of text that one deleting key removes.
public enum DeletionUnit: Hashable, Sendable {
  /// One character.
  case character

  /// The separators next to the caret and the word after them, or the part of it on that side of the caret.
  case word

  /// All text on that side of the caret.
  case line
}
