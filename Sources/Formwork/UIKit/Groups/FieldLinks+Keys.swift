#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension FieldLinks {
  /// Tab and Shift-Tab of a hardware keyboard, if there is a field to move to.
  ///
  /// A text view would insert Tab as a character, and the system would choose another field, so
  /// these commands take priority. Source: the documentation of
  /// `UIKeyCommand.wantsPriorityOverSystemBehavior`.
  @MainActor var keys: [UIKeyCommand] {
    var keys: [UIKeyCommand] = []
    if next != nil { keys.append(.tab("formwork_focusNext:", [])) }
    if previous != nil { keys.append(.tab("formwork_focusPrevious:", .shift)) }
    return keys
  }
}

extension UIKeyCommand {
  fileprivate static func tab(_ action: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
    let key = UIKeyCommand(input: "\t", modifierFlags: modifiers, action: Selector((action)))
    key.wantsPriorityOverSystemBehavior = true
    return key
  }
}

extension FormattedInput {
  /// Goes to the next field of the group, or to the previous one.
  func moveFocus(forward: Bool) {
    let links = FieldFormatting.present(in: self)?.links?()
    if forward { links?.next?() } else { links?.previous?() }
  }
}
#endif

#if canImport(ObjectiveC) && canImport(UIKit) && !os(watchOS)
/// The actions of Tab and Shift-Tab, and of your own buttons and menu items.
extension UITextField {
  /// Moves the focus to the next field of the group.
  @available(swift, obsoleted: 1.0, message: "Use TextFieldGroup.focusNext().")
  @objc public func formwork_focusNext(_ sender: Any?) { moveFocus(forward: true) }

  /// Moves the focus to the previous field of the group.
  @available(swift, obsoleted: 1.0, message: "Use TextFieldGroup.focusPrevious().")
  @objc public func formwork_focusPrevious(_ sender: Any?) { moveFocus(forward: false) }
}

extension UITextView {
  /// Moves the focus to the next field of the group.
  @available(swift, obsoleted: 1.0, message: "Use TextFieldGroup.focusNext().")
  @objc public func formwork_focusNext(_ sender: Any?) { moveFocus(forward: true) }

  /// Moves the focus to the previous field of the group.
  @available(swift, obsoleted: 1.0, message: "Use TextFieldGroup.focusPrevious().")
  @objc public func formwork_focusPrevious(_ sender: Any?) { moveFocus(forward: false) }
}
#endif
