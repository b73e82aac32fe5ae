import Foundation

extension UITextView: EditableInput {
  static let questions: (single: Selector, multi: Selector) = (
    "textView:shouldChangeTextInRange:replacementText:",
    "textView:shouldChangeTextInRanges:replacementText:"
  )

  static func methods(of delegate: (any UITextViewDelegate)?) -> Set<Selector> {
    guard let delegate else { return [] }
    return Set(DeclaredMethods.view.map { Selector($0) }.filter { delegate.responds(to: $0) })
  }

  var hasDelegate: Bool { delegate != nil }

  var switches: InputSwitches { profile.switchesOfTextView }
  var takesKeys: Bool { isEditable }

  func mayReplace(_ range: NSRange, _ text: String) -> Bool? {
    delegate?.textView?(self, shouldChangeTextIn: range, replacementText: text)
  }

  func mayReplace(_ ranges: [NSValue], _ text: String) -> Bool? {
    delegate?.textView?(self, shouldChangeTextInRanges: ranges, replacementText: text)
  }

  func takeReturn() {
    state.isKeyFromKeyboard = true
    insertText("\n")
    state.isKeyFromKeyboard = false
  }

  func mayBegin() -> Bool {
    guard has("textViewShouldBeginEditing:") else { return true }
    return delegate?.textViewShouldBeginEditing?(self) ?? true
  }

  func prepareToBegin() {}

  func tellBegin() {
    if has("textViewDidBeginEditing:") { delegate?.textViewDidBeginEditing?(self) }
    post(Self.textDidBeginEditingNotification)
  }

  func mayEnd() -> Bool {
    guard has("textViewShouldEndEditing:") else { return true }
    return delegate?.textViewShouldEndEditing?(self) ?? true
  }

  func tellEnd() {
    if has("textViewDidEndEditing:") { delegate?.textViewDidEndEditing?(self) }
    post(Self.textDidEndEditingNotification)
  }

  func callSelectionDelegate() {
    tellKeyboardSelection(delegate)
    if has("textViewDidChangeSelection:") { delegate?.textViewDidChangeSelection?(self) }
  }

  func tellChange() {
    if profile.changeOrder == .notificationThenControl { post(Self.textDidChangeNotification) }
    Simulation.current.note("CH")
    if has("textViewDidChange:") { delegate?.textViewDidChange?(self) }
    if profile.changeOrder == .controlThenNotification { post(Self.textDidChangeNotification) }
  }

  func didSplice(_ range: NSRange, length: Int) {
    textStorage.tell(NSRange(location: range.location, length: length), range.length)
  }

  func setThroughSetter(_ text: String) { self.text = text }

  func tellWritingTools(_ selector: Selector) {
    guard has(selector) else { return }
    if selector == "textViewWritingToolsWillBegin:" {
      delegate?.textViewWritingToolsWillBegin?(self)
    } else {
      delegate?.textViewWritingToolsDidEnd?(self)
    }
  }

  /// Asks once more, as a setter does that is called within the question about a suggestion.
  func askAgainAboutSuggestion() {
    guard profile.textViewSetterCallsSC == .onQuickTypeTap, state.questionDepth > 0,
      let suggestion = state.suggestion
    else { return }
    // Once only: otherwise it would never end.
    state.suggestion = nil
    _ = mayChange([selection], suggestion)
  }
}
