#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks

/// The field that is put into SwiftUI; one that hides its text is of another class in AppKit.
typealias HostedTextField = NSTextField

/// A field that tells when it gets and loses the focus.
///
/// AppKit posts that editing begins with the first key, not with the focus; and that it ends, also
/// when Return was pressed, after which the field goes on. So subclasses tell.
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

/// Tells a coordinator of the focus of a field, and lends the window's editor what the field looks like.
@MainActor
final class FieldTeller {
  weak var coordinator: FieldCoordinator?
  private var caretWatch: NotificationToken?

  /// What the editor was like before, which all fields of the window share.
  private var borrowed: (editor: NSTextView, caret: NSColor, correction: Bool)?

  func editingDidBegin(in field: NSTextField) {
    // Whether AppKit tells of a text that a formatter has put in the place of a composition isn't
    // documented: the caret moves then.
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

  /// Gives the editor a caret of a colour, and takes corrections away, until the field is left.
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
