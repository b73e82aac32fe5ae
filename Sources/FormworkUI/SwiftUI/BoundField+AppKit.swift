#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// The field that is put into SwiftUI: a stock one that tells when it gets and loses the focus.
///
/// AppKit posts that editing begins with the first key, not with the focus; and that it ends, also
/// when Return was pressed, after which the field goes on. Whether it tells of a text that a
/// formatter has put in the place of a composition isn't documented: the caret moves then.
///
/// Source: the documentation of `NSControl.textDidBeginEditingNotification` and `NSTextMovement`.
final class HostedTextField: NSTextField {
  weak var coordinator: FieldCoordinator?
  private var caretWatch: NotificationToken?

  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    caretWatch = currentEditor().map { editor in
      NotificationToken(NSTextView.didChangeSelectionNotification, of: editor) { [weak self] in
        self?.coordinator?.compositionMayHaveEnded()
      }
    }
    coordinator?.focusDidChange(to: true)
    return true
  }

  override func textDidEndEditing(_ notification: Notification) {
    super.textDidEndEditing(notification)
    if !hasFocus { caretWatch = nil }
    let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
    if movement == NSTextMovement.return.rawValue { coordinator?.personDidSubmit() }
    coordinator?.focusDidChange(to: hasFocus)
  }
}

extension HostedTextField: BoundField {
  var title: String? {
    get { placeholderString }
    set {
      // A placeholder is read as long as it is shown, and a filled field needs its name.
      if accessibilityLabel() == placeholderString { setAccessibilityLabel(newValue) }
      placeholderString = newValue
    }
  }

  var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }

  /// That AppKit takes the editor back by itself isn't documented.
  var isInUse: Bool {
    get { isEnabled }
    set {
      if !newValue { leaveFocus() }
      isEnabled = newValue
    }
  }

  var hasFocus: Bool { currentEditor() != nil }
  var lineAlignment: NSTextAlignment { alignment }

  var caret: UTF16Offset? {
    get {
      (currentEditor() as? NSTextView).map { UTF16Offset($0.selectedRange()).upperBound }
    }
    set {
      guard let newValue, let editor = currentEditor() as? NSTextView else { return }
      editor.setSelectedRange(NSRange(newValue..<newValue))
    }
  }

  func takeFocus() { _ = window?.makeFirstResponder(self) }
  func leaveFocus() { if hasFocus { _ = window?.makeFirstResponder(nil) } }

  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void {
    self.coordinator = coordinator
    var token: NotificationToken? = NotificationToken(
      NSControl.textDidChangeNotification, of: self
    ) { [weak coordinator] in coordinator?.textDidChange() }
    return { [weak self] in
      self?.coordinator = nil
      if token != nil { token = nil }
    }
  }
}
#endif
