#if canImport(ObjectiveC) && canImport(UIKit) && !os(watchOS)
public import UIKit

/// The same members for Objective-C. They are hidden from Swift.
///
///     TextFieldGroup *form = [[TextFieldGroup alloc] initWithFields:@[name, phone, card]];
///     form.showsKeyboardBar = YES;
///     form.changed = ^(TextFieldGroup *form) { button.enabled = form.isValid; };
///
/// A view that is neither a text field nor a text view is ignored.
extension TextFieldGroup {
  /// Creates a group of fields, in the order in which the focus moves.
  @available(swift, obsoleted: 1.0, message: "Use init(_:).")
  @objc(initWithFields:)
  public convenience init(formwork_fields fields: [UIView]) {
    self.init(fields.compactMap { $0.asTextInput })
  }

  /// Adds a field at the end.
  @available(swift, obsoleted: 1.0, message: "Use add(_:).")
  @objc(addField:)
  public func formwork_add(_ field: UIView) { field.asTextInput.map { add($0) } }

  /// Removes a field, which keeps its format and its text.
  @available(swift, obsoleted: 1.0, message: "Use remove(_:).")
  @objc(removeField:)
  public func formwork_remove(_ field: UIView) { field.asTextInput.map { remove($0) } }

  /// The fields in the order in which the focus moves.
  @available(swift, obsoleted: 1.0, message: "Use fields.")
  @objc(fields) public var formwork_fields: [UIView] { fields }

  /// The fields that may stay empty.
  @available(swift, obsoleted: 1.0, message: "Use optionalFields.")
  @objc(optionalFields) public var formwork_optionalFields: [UIView] {
    get { optionalFields }
    set { optionalFields = newValue.compactMap { $0.asTextInput } }
  }

  /// A Boolean value that indicates whether the focus moves in the order in which the fields are read on the screen.
  @available(swift, obsoleted: 1.0, message: "Use order.")
  @objc(usesReadingOrder) public var formwork_usesReadingOrder: Bool {
    get { order == .reading }
    set { order = newValue ? .reading : .given }
  }

  /// A Boolean value that indicates whether a bar with previous, next, and Done is above the keyboard.
  @available(swift, obsoleted: 1.0, message: "Use showsKeyboardBar.")
  @objc(showsKeyboardBar) public var formwork_showsKeyboardBar: Bool {
    get { showsKeyboardBar }
    set { showsKeyboardBar = newValue }
  }

  /// A Boolean value that indicates whether the bar has a button for the sign of a number if the keyboard has no minus key.
  @available(swift, obsoleted: 1.0, message: "Use showsSignButton.")
  @objc(showsSignButton) public var formwork_showsSignButton: Bool {
    get { showsSignButton }
    set { showsSignButton = newValue }
  }
}

/// The focus.
extension TextFieldGroup {
  /// The field of the group that has the focus, or `nil`.
  @available(swift, obsoleted: 1.0, message: "Use focusedField.")
  @objc(focusedField) public var formwork_focusedField: UIView? { focusedField }

  /// Moves the focus to the next field.
  @available(swift, obsoleted: 1.0, message: "Use focusNext().")
  @objc(focusNext)
  @discardableResult
  public func formwork_focusNext() -> Bool { focusNext() }

  /// Moves the focus to the previous field.
  @available(swift, obsoleted: 1.0, message: "Use focusPrevious().")
  @objc(focusPrevious)
  @discardableResult
  public func formwork_focusPrevious() -> Bool { focusPrevious() }
}

/// The validity.
extension TextFieldGroup {
  /// A Boolean value that indicates whether each field has a valid value and no error, or is empty
  /// and optional.
  @available(swift, obsoleted: 1.0, message: "Use isValid.")
  @objc(isValid) public var formwork_isValid: Bool { isValid }

  /// The first field, in the order of the focus, that isn't valid.
  @available(swift, obsoleted: 1.0, message: "Use firstInvalidField.")
  @objc(firstInvalidField) public var formwork_firstInvalidField: UIView? { firstInvalidField }

  /// Returns whether a field of the group has a valid value and no error, or is empty and optional.
  @available(swift, obsoleted: 1.0, message: "Use isValid(_:).")
  @objc(isValidField:)
  public func formwork_isValid(_ field: UIView) -> Bool {
    field.asTextInput.map { isValid($0) } ?? false
  }

  /// Shows an error that a server sent for a field, until the user changes the field; `nil` for none.
  @available(swift, obsoleted: 1.0, message: "Use setError(_:for:).")
  @objc(setError:forField:)
  public func formwork_setError(_ message: String?, for field: UIView) {
    field.asTextInput.map { setError(message, for: $0) }
  }

  /// Returns the sentence to show for a field now; `nil` for none.
  @available(swift, obsoleted: 1.0, message: "Use message(for:).")
  @objc(messageForField:)
  public func formwork_message(for field: UIView) -> String? {
    field.asTextInput.flatMap { message(for: $0) }
  }

  /// Submits the form, and returns whether it can be sent.
  @available(swift, obsoleted: 1.0, message: "Use submit().")
  @objc(submit)
  public func formwork_submit() -> Bool { submit() }

  /// A block that runs after each user edit, and when the validity of the form changes.
  @available(swift, obsoleted: 1.0, message: "Use onChange.")
  @objc(changed) public var formwork_changed: (@MainActor (TextFieldGroup) -> Void)? {
    get { onChange }
    set { onChange = newValue }
  }

  /// A block that runs when the user has pressed Return in the last field and all fields are valid.
  @available(swift, obsoleted: 1.0, message: "Use onSubmit.")
  @objc(submitted) public var formwork_submitted: (@MainActor (TextFieldGroup) -> Void)? {
    get { onSubmit }
    set { onSubmit = newValue }
  }

  /// A block that runs when the message of a field changes. The message is `nil` if there is
  /// nothing to show.
  @available(swift, obsoleted: 1.0, message: "Use onMessage.")
  @objc(messageChanged) public var formwork_messageChanged: (@MainActor (UIView, String?) -> Void)?
  {
    get {
      guard let tell = onMessage else { return nil }
      return { view, message in
        if let field = view.asTextInput { tell(field, message) }
      }
    }
    set {
      guard let block = newValue else { return onMessage = nil }
      onMessage = { field, message in block(field, message) }
    }
  }
}

extension UIView {
  /// The view as a text field or text view.
  fileprivate var asTextInput: (any UIView & UITextInput)? { self as? any UIView & UITextInput }
}
#endif
