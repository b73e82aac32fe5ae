#if canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import UIKit

/// The validity of the values.
extension TextFieldGroup {
  /// A Boolean value that indicates whether each field has a valid value and no error, or is empty
  /// and optional.
  public var isValid: Bool { current.isValid }

  /// The first field, in the order of the focus, that isn't valid.
  public var firstInvalidField: (any UIView & UITextInput)? {
    current.firstInvalid.flatMap { field(of: $0) }
  }

  /// Returns whether a field of the group has a valid value and no error, or is empty and optional.
  public func isValid(_ field: any UIView & UITextInput) -> Bool {
    member(of: field).map { current.isValid($0.id) } ?? false
  }

  /// Shows an error that a server sent for a field, until the user changes the field.
  ///
  ///     form.setError("This number has an account already.", for: phone)
  ///     form.firstInvalidField?.becomeFirstResponder()
  ///
  /// - Parameters:
  ///   - message: The sentence in the user's language; `nil` for none.
  ///   - field: A field of the group.
  public func setError(_ message: String?, for field: any UIView & UITextInput) {
    guard let member = member(of: field) else { return }
    model.setError(message, for: member.id)
    tellMessages()
    onChange?(self)
  }

  /// Returns the status of a field of the group.
  ///
  ///     form.status(of: amount).visibleIssue?.limit  // "$10,000"
  ///
  /// After ``submit()``, its visible issue is the one that prevents the value from being valid, until the user fixes it.
  public func status(of field: any UIView & UITextInput) -> InputStatus {
    member(of: field).map { current.status(of: $0.id) } ?? InputStatus()
  }

  /// Returns the sentence to show for a field now: an error from a server, or a description of the
  /// issue.
  ///
  /// For an issue, ``messageForIssue`` comes first, then ``messages``, and then the table `Formwork` of your app. If none
  /// of them has a sentence, the package has one, in English or German.
  public func message(for field: any UIView & UITextInput) -> String? {
    member(of: field).flatMap { message(for: $0.id) }
  }

  /// Submits the form.
  ///
  /// If any fields aren't valid, they show their issues, and the first one gets the focus. If all
  /// fields are valid, the focus is removed, which hides the keyboard. It doesn't call
  /// ``onSubmit``, which is for Return.
  ///
  /// - Returns: Whether the form is valid, so that it can be sent.
  public func submit() -> Bool {
    model = current
    lookAround()
    let focused = focusedField
    let isReady = model.submit()
    if isReady { _ = focused?.resignFirstResponder() } else { followFocus() }
    tellMessages()
    return isReady
  }
}

extension TextFieldGroup {
  func member(of field: any UIView & UITextInput) -> Member? {
    members.first { $0.field === field }
  }

  func field(of id: Int) -> (any FormattedInput)? { members.first { $0.id == id }?.field }

  /// The model, updated with the present content of the fields: code may have changed it silently.
  var current: FieldGroup<Int> {
    var model = model
    for member in members {
      guard let field = member.field else {
        model.remove(member.id)
        continue
      }
      model.describe(member.id, field.formwork.status())
    }
    return model
  }

  private func message(for id: Int) -> String? {
    if model.error(of: id) == nil, let issue = model.status(of: id).visibleIssue,
      let field = field(of: id),
      let own = messageForIssue?(field, issue, issue.limit)
    {
      return own
    }
    return model.message(for: id, in: locale)
  }

  /// Reads a field's state, and reports changes to the app.
  func describe(_ field: any FormattedInput) {
    guard let member = member(of: field) else { return }
    let wasValid = model.isValid
    model.describe(member.id, field.formwork.status())
    tellMessages()
    if model.isValid != wasValid { onChange?(self) }
  }

  /// Reports the messages that have changed to the app.
  func tellMessages() {
    for index in members.indices {
      let message = message(for: members[index].id)
      guard message != members[index].message, let field = members[index].field else { continue }
      members[index].message = message
      onMessage?(field, message)
    }
  }

  /// The user has changed a field.
  func fieldDidChange(
    _ field: any FormattedInput, fills: Bool, completes: Bool, mayMove: Bool
  ) {
    guard let id = member(of: field)?.id else { return }
    lookAround()
    model.describe(id, field.formwork.status())
    let moves = model.fieldDidChange(
      id, fills: mayMove && fills, completes: mayMove && completes)
    tellMessages()
    onChange?(self)
    // An observer may have moved the focus.
    if moves, field.isFirstResponder { followFocus() }
  }

  /// Observes the focus of a field, and the edits of one without a format.
  func observe(_ field: any FormattedInput, _ id: Int) -> FieldObservation {
    let observation = FieldObservation()
    observation.listen(to: field.notifications.began, of: field) { [weak self] in
      self?.focusDidChange(of: id, to: true)
    }
    observation.listen(to: field.notifications.ended, of: field) { [weak self] in
      self?.focusDidChange(of: id, to: false)
    }
    observation.listen(to: field.changeNotification, of: field) { [weak self, weak field] in
      guard let self, let field, field.formwork.inputFormat == nil else { return }
      fieldDidChange(field, fills: false, completes: false, mayMove: false)
    }
    if let control = field as? UITextField {
      observation.listen(to: .editingDidEndOnExit, "formwork.group", of: control) { [weak self] in
        self?.fieldDidReturn(id)
      }
    }
    return observation
  }
}

extension FormattedInput {
  /// The notification that a user edit has changed the text.
  var changeNotification: Notification.Name {
    isMultiline
      ? UITextView.textDidChangeNotification : UITextField.textDidChangeNotification
  }
}
#endif
