#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks

/// The field inside the SwiftUI view. In AppKit, a secure field has another class.
typealias HostedTextField = NSTextField

/// A field that reports when it gets and loses the focus.
///
/// AppKit reports that editing begins at the first key, not when the field gets the focus. It also
/// reports that editing ends when the user presses Return, after which editing continues. So
/// subclasses report the focus.
///
/// Source: the documentation of `NSControl.textDidBeginEditingNotification` and `NSTextMovement`.
@MainActor
protocol TellingField: NSTextField {
  var teller: FieldTeller { get }
}

final class HostedPlainField: NSTextField, TellingField {
  let teller = FieldTeller()

  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    teller.editingDidBegin(in: self)
    return true
  }

  override func textDidEndEditing(_ notification: Notification) {
    super.textDidEndEditing(notification)
    teller.editingDidEnd(in: self, notification)
  }
}

final class HostedSecureField: NSSecureTextField, TellingField {
  let teller = FieldTeller()

  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    teller.editingDidBegin(in: self)
    return true
  }

  override func textDidEndEditing(_ notification: Notification) {
    super.textDidEndEditing(notification)
    teller.editingDidEnd(in: self, notification)
  }
}

/// Reports the focus of a field to a coordinator, and applies the field's appearance to the
/// window's editor.
@MainActor
final class FieldTeller {
  weak var coordinator: FieldCoordinator?
  private var caretWatch: NotificationToken?

  /// The previous state of the editor, which all fields of the window share.
  private var borrowed: (editor: NSTextView, caret: NSColor, correction: Bool)?

  func editingDidBegin(in field: NSTextField) {
    // It isn't documented whether AppKit reports a text with which a formatter replaces a
    // composition. The caret moves then, so it is observed.
    caretWatch = field.currentEditor().map { editor in
      NotificationToken(NSTextView.didChangeSelectionNotification, of: editor) { [weak self] in
        self?.coordinator?.compositionMayHaveEnded()
      }
    }
    coordinator?.focusDidChange(to: true)
  }

  func editingDidEnd(in field: NSTextField, _ notification: Notification) {
    if !field.hasFocus {
      caretWatch = nil
      giveBack()
    }
    let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
    if movement == NSTextMovement.return.rawValue { coordinator?.personDidSubmit() }
    coordinator?.focusDidChange(to: field.hasFocus)
  }

  /// Sets the caret color of the editor, and turns corrections off, until the user leaves the
  /// field.
  func borrow(_ editor: NSTextView, tint: NSColor?, correctionDisabled: Bool) {
    giveBack()
    borrowed = (editor, editor.insertionPointColor, editor.isAutomaticSpellingCorrectionEnabled)
    if let tint { editor.insertionPointColor = tint }
    if correctionDisabled { editor.isAutomaticSpellingCorrectionEnabled = false }
  }

  func giveBack() {
    guard let borrowed else { return }
    self.borrowed = nil
    borrowed.editor.insertionPointColor = borrowed.caret
    borrowed.editor.isAutomaticSpellingCorrectionEnabled = borrowed.correction
  }
}
#endif
