/// Keys, for surfaces that carry them out themselves: terminals, web pages, scripts.
extension EditingSession {
  /// Puts `text` in the place of the selection.
  @discardableResult
  public mutating func insert(_ text: String) -> SessionUpdate {
    if text.isEmpty {
      let isSelected = !current.selection.isEmpty
      return perform(isSelected ? TextEdit(replacing: current.selection, with: "") : nothing)
    }
    return perform(TextEdit(replacing: current.selection, with: text))
  }

  /// Presses Backspace: deletes the selection, or to the left of the caret.
  @discardableResult
  public mutating func deleteBackward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let start = WordBoundary.before(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: start, in: text)
    return perform(TextEdit(deletingBackward: offset..<max(offset, current.caret)))
  }

  /// Presses forward Delete: deletes the selection, or to the right of the caret.
  @discardableResult
  public mutating func deleteForward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let end = WordBoundary.after(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: end, in: text)
    return perform(TextEdit(deletingForward: min(current.caret, offset)..<offset))
  }

  /// Steps what is under the caret up or down, as an arrow key does in an amount or a date.
  ///
  /// - Parameter steps: How many steps up; down if negative.
  /// - Returns: What to write and tell; `nil` if the format has nothing to step, or while an input
  ///   method composes: the key then does what it does elsewhere.
  @discardableResult
  public mutating func step(by steps: Int) -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.stepped(current, by: steps))
  }

  /// Commits what a button or a key of its own made, in a step of its own.
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

/// Where a key's unit ends: words are runs of letters and digits.
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
    CharacterClass.alphanumeric.contains(character)
  }
}

/// How much of a text one deleting key takes.
public enum DeletionUnit: Hashable, Sendable {
  /// One character.
  case character

  /// The separators beside the caret and the word beyond them, or the part of it that is there.
  case word

  /// All that is on that side of the caret.
  case line
}
