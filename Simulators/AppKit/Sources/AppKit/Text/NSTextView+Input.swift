public import Foundation

extension NSTextView {
  /// Whether an input method has marked some of the text.
  public func hasMarkedText() -> Bool { marked != nil }

  /// What is marked.
  public func markedRange() -> NSRange { marked ?? NSRange(location: NSNotFound, length: 0) }

  /// Types: what is marked, selected or named is replaced.
  public func insertText(_ string: Any, replacementRange: NSRange) {
    let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
    let range = marked ?? named(replacementRange)
    let composed = composedOver
    let wasMarked = marked
    // The question comes when nothing is marked any more, or a delegate would never decide.
    marked = nil
    composedOver = nil
    if let wasMarked, let composed {
      guard asksWithoutRecording(range, text) else { return }
      storage.replaceCharacters(in: range, with: text)
      register(
        UndoStep(NSRange(location: wasMarked.location, length: text.utf16.count), composed))
    } else {
      guard shouldChangeText(in: range, replacementString: text) else { return }
      storage.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    }
    moveCaret(to: range.location + text.utf16.count)
    didChangeText()
  }

  /// Shows text that isn't committed yet; empty text drops it.
  public func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    let text = string as? String ?? ""
    let range = marked ?? named(replacementRange)
    if Simulation.current.profile.compositionAsks {
      guard asksWithoutRecording(range, text) else { return }
    }
    if marked == nil { composedOver = storage.string.utf16Part(range) }
    storage.replaceCharacters(in: range, with: text)
    marked = NSRange(location: range.location, length: text.utf16.count)
    moveCaret(to: range.location + text.utf16.count)
    if text.isEmpty {
      storage.replaceCharacters(
        in: NSRange(location: range.location, length: 0), with: composedOver ?? "")
      setSelectedRange(
        NSRange(location: range.location, length: (composedOver ?? "").utf16.count))
      marked = nil
      composedOver = nil
    }
    didChangeText()
  }

  /// Takes what is marked for committed.
  public func unmarkText() {
    guard let marked else { return }
    self.marked = nil
    register(UndoStep(marked, composedOver ?? ""))
    composedOver = nil
    if Simulation.current.profile.unmarkSendsChange { didChangeText() }
  }

  /// Presses Backspace.
  public func deleteBackward(_ sender: Any?) {
    let selection = selectedRange()
    if selection.length > 0 { return remove(selection) }
    let text = storage.string
    let caret = String.Index(utf16Offset: selection.location, in: text)
    guard caret > text.startIndex else { return }
    let start = text.index(before: caret).utf16Offset(in: text)
    remove(NSRange(location: start, length: selection.location - start))
  }

  /// Presses forward Delete.
  public func deleteForward(_ sender: Any?) {
    let selection = selectedRange()
    if selection.length > 0 { return remove(selection) }
    let text = storage.string
    let caret = String.Index(utf16Offset: selection.location, in: text)
    guard caret < text.endIndex else { return }
    let end = text.index(after: caret).utf16Offset(in: text)
    remove(NSRange(location: selection.location, length: end - selection.location))
  }

  /// Presses Return, which ends the editing of a field.
  public func insertNewline(_ sender: Any?) {
    guard isFieldEditor else {
      return insertText("\n", replacementRange: NSRange(location: NSNotFound, length: 0))
    }
    unmarkText()
    _ = (delegate as? NSTextField)?.endEditing(with: self, by: .return)
  }

  /// Does what a key stands for, unless the delegate has; Up and Down in a text of one line.
  public func doCommand(by selector: Selector) {
    if delegate?.textView?(self, doCommandBy: selector) == true { return }
    switch selector.description {
    case "moveUp:": setSelectedRange(NSRange(location: 0, length: 0))
    case "moveDown:": setSelectedRange(NSRange(location: storage.length, length: 0))
    default: break
    }
  }

  /// Cuts the selection; the pasteboard is filled first.
  public func cut(_ sender: Any?) {
    let selection = selectedRange()
    guard selection.length > 0 else { return }
    NSPasteboard.general.setString(storage.string.utf16Part(selection), forType: .string)
    remove(selection)
  }

  /// Pastes over the selection.
  public func paste(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  private func remove(_ range: NSRange) {
    if marked != nil { unmarkText() }
    guard shouldChangeText(in: range, replacementString: "") else { return }
    storage.replaceCharacters(in: range, with: "")
    moveCaret(to: range.location)
    didChangeText()
  }

  private func named(_ range: NSRange) -> NSRange {
    range.location == NSNotFound ? selectedRange() : range
  }

  private func asksWithoutRecording(_ range: NSRange, _ text: String) -> Bool {
    let allowed = allowsUndo
    allowsUndo = false
    defer { allowsUndo = allowed }
    return shouldChangeText(in: range, replacementString: text)
  }

  private func moveCaret(to location: Int) {
    let typing = typing
    setSelectedRange(NSRange(location: location, length: 0))
    self.typing = typing
  }
}
