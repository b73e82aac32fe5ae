#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// What the person does in a field: the formatter forms it, and the adapter finds out.
extension TextFieldAdapter {
  /// The formatter was asked about an edit by the person, and is about to answer.
  func willAnswer(
    _ answer: PartialString.Answer, to edit: TextEdit?, from original: PartialString
  ) {
    // A formatter may have been given to other fields, which are none of this adapter's business.
    guard !isWriting, field?.currentEditor() != nil else { return }
    switch answer {
    case .refuse(let reason):
      owner?.refuse(reason)
      return
    case .accept: expected = nil
    case .replace(let shown):
      expected = shown.text
      // An input method had something in the text, and nothing comes of it.
      if shown.text.isIdentical(to: told.text), !original.text.isIdentical(to: told.text) {
        owner?.refuse(.notAllowed)
      }
    }
    cause = InputChange.Cause(edit)
    // It isn't documented that AppKit tells of a text that a formatter has put there.
    lookLater()
  }

  private func lookLater() {
    guard !isAwaited else { return }
    isAwaited = true
    DispatchQueue.main.async { [weak self] in
      self?.isAwaited = false
      self?.textDidChange()
    }
  }

  func textDidChange() {
    guard !isWriting, let editor = field?.focusedEditor, !editor.hasMarkedText() else { return }
    if let manager = editor.undoManager, manager.isUndoing || manager.isRedoing {
      // What is undone may be several changes; the text is looked at after the last.
      cause = .undo
      return lookLater()
    }
    defer { selectionDidChange() }
    let text = editor.string
    if text.isIdentical(to: told.text) {
      // Only the caret was moved.
      cause = nil
      return
    }
    let before = told
    told = formatter.reading(text)
    if expected?.isIdentical(to: text) == true {
      told = reading(exactly: text)
    } else if !told.text.isIdentical(to: text) {
      let proposed = PartialString(text, selection: UTF16Offset(editor.selectedRange()))
      let original = PartialString(before.text, selection: before.selection)
      tidy(format.answer(to: proposed, from: original), from: original, in: editor)
    }
    let cause = cause ?? .inputMethod
    self.cause = nil
    tell(cause, after: before)
  }

  /// What is known of a text of the formatter's, which may read as one with more literals.
  private func reading(exactly text: String) -> FormattedText {
    let read = formatter.reading(text)
    return FormattedText(
      text: text, value: read.value, isComplete: read.isComplete, problem: read.problem,
      provenance: read.provenance)
  }

  /// Shows, in a way that can be undone, what the format makes of a text that it wasn't asked
  /// about, as an input method leaves it.
  private func tidy(
    _ answer: PartialString.Answer, from original: PartialString, in editor: NSTextView
  ) {
    let shown: PartialString
    switch answer {
    case .accept: return
    case .replace(let partial): shown = partial
    case .refuse(let reason):
      shown = original
      owner?.refuse(reason)
    }
    expected = shown.text
    told = reading(exactly: shown.text)
    write(shown, in: editor)
  }

  /// Writes a text in a way that can be undone, and that AppKit tells of; returns whether it could be.
  @discardableResult
  func write(_ shown: PartialString, in editor: NSTextView) -> Bool {
    isWriting = true
    formatter.isSuspended = true
    defer {
      isWriting = false
      formatter.isSuspended = false
    }
    let whole = NSRange(location: 0, length: editor.string.utf16.count)
    guard editor.shouldChangeText(in: whole, replacementString: shown.text) else { return false }
    editor.textStorage?.replaceCharacters(
      in: whole, with: NSAttributedString(string: shown.text, attributes: editor.typingAttributes))
    editor.setSelectedRange(NSRange(shown.selection))
    editor.didChangeText()
    return true
  }
}

extension InputChange.Cause {
  /// What an edit is to the person; none at the selection is a correction by the system.
  fileprivate init(_ edit: TextEdit?) {
    guard let edit else {
      self = .inputMethod
      return
    }
    self = edit.replacement.isEmpty ? .deletion : edit.replacement.count == 1 ? .typing : .paste
  }
}
#endif
