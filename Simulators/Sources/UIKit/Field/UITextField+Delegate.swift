import Foundation

extension UITextField: EditableInput {
  static let questions: (single: Selector, multi: Selector) = (
    "textField:shouldChangeCharactersInRange:replacementString:",
    "textField:shouldChangeCharactersInRanges:replacementString:"
  )

  static func methods(of delegate: (any UITextFieldDelegate)?) -> Set<Selector> {
    guard let delegate else { return [] }
    return Set(DeclaredMethods.field.map { Selector($0) }.filter { delegate.responds(to: $0) })
  }

  var hasDelegate: Bool { installedDelegate != nil }

  var switches: InputSwitches { profile.switchesOfTextField }
  var takesKeys: Bool { true }

  func mayReplace(_ range: NSRange, _ text: String) -> Bool? {
    installedDelegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text)
  }

  func mayReplace(_ ranges: [NSValue], _ text: String) -> Bool? {
    installedDelegate?.textField?(
      self, shouldChangeCharactersInRanges: ranges, replacementString: text)
  }

  func mayClear() -> Bool {
    Simulation.current.note("CLEAR")
    guard has("textFieldShouldClear:") else { return true }
    return installedDelegate?.textFieldShouldClear?(self) ?? true
  }

  func takeReturn() {
    Simulation.current.note("RETURN")
    if has("textFieldShouldReturn:"), installedDelegate?.textFieldShouldReturn?(self) == false {
      return
    }
    let isHandled = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if isHandled { _ = resignFirstResponder() }
  }

  func mayBegin() -> Bool {
    guard has("textFieldShouldBeginEditing:") else { return true }
    return installedDelegate?.textFieldShouldBeginEditing?(self) ?? true
  }

  func prepareToBegin() {
    state.clearsOnNextKey = isSecureTextEntry && profile.secureClearsOnFirstKey && hasText
    if clearsOnBeginEditing && hasText && mayClear() {
      units = []
      forgetSteps()
    }
    selection = NSRange(location: units.count, length: 0)
  }

  func tellBegin() {
    if has("textFieldDidBeginEditing:") { installedDelegate?.textFieldDidBeginEditing?(self) }
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  func mayEnd() -> Bool {
    guard has("textFieldShouldEndEditing:") else { return true }
    return installedDelegate?.textFieldShouldEndEditing?(self) ?? true
  }

  func tellEnd() {
    var isTold = false
    if has("textFieldDidEndEditing:reason:") {
      isTold = installedDelegate?.textFieldDidEndEditing?(self, reason: .committed) != nil
    }
    if !isTold && has("textFieldDidEndEditing:") {
      installedDelegate?.textFieldDidEndEditing?(self)
    }
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  func callSelectionDelegate() {
    tellKeyboardSelection(installedDelegate)
    if has("textFieldDidChangeSelection:") { installedDelegate?.textFieldDidChangeSelection?(self) }
  }

  func tellChange() {
    switch profile.changeOrder {
    case .controlThenNotification:
      sendActions(for: .editingChanged)
      post(Self.textDidChangeNotification)
    case .notificationThenControl:
      post(Self.textDidChangeNotification)
      sendActions(for: .editingChanged)
    }
  }

  func didSplice(_ range: NSRange, length: Int) {}

  func setThroughSetter(_ text: String) { self.text = text }
}
