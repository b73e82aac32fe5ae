import FormworkMasks

/// The validity of the values.
extension FieldGroup {
  /// A Boolean value that indicates whether each field has a valid value and no error, or is empty
  /// and optional.
  public var isValid: Bool { firstInvalid == nil }

  /// The first field, in the order of the focus, that isn't valid.
  public var firstInvalid: ID? { fields.first { !isValid($0) } }

  /// Returns whether a field has a valid value and no error, or is empty and optional.
  public func isValid(_ id: ID) -> Bool {
    let entry = entries[id] ?? Entry()
    if entry.error != nil { return false }
    return switch entry.status.validation {
    case .valid: true
    case .empty: optionalFields.contains(id)
    case .incomplete, .invalid: false
    }
  }

  /// Returns the status of a field, which is empty until the field has appeared.
  ///
  ///     form.status(of: .card).validation             // .invalid(.checksum)
  ///     form.status(of: .amount).visibleIssue?.limit  // "$10,000"
  ///
  /// Its visible issue is the field's own or, after ``submit()``, the issue that prevents the value from being valid,
  /// until the user fixes it.
  public func status(of id: ID) -> InputStatus {
    var status = entries[id]?.status ?? InputStatus()
    status.visibleIssue = status.visibleIssue ?? issueOfSubmission(id)
    return status
  }

  private func issueOfSubmission(_ id: ID) -> ValidationIssue? {
    guard let entry = entries[id], entry.wasSubmitted, !isValid(id) else { return nil }
    switch entry.status.validation {
    case .valid: return nil
    case .empty, .incomplete: return .incomplete
    case .invalid(let issue): return issue
    }
  }

  /// Returns the error that a server sent for a field, until the user changes the field.
  package func error(of id: ID) -> String? { entries[id]?.error }

  /// Shows an error that a server sent for a field, until the user changes the field.
  ///
  ///     form.setError("This number has an account already.", for: .phone)
  ///     form.focus = form.firstInvalid
  ///
  /// - Parameters:
  ///   - message: The message in the user's language; `nil` for none.
  ///   - id: The field.
  public mutating func setError(_ message: String?, for id: ID) {
    entries[id, default: Entry()].error = message
  }

  /// Submits the form.
  ///
  ///     if form.submit() { send() }
  ///
  /// If any fields aren't valid, they show their issues, and the first one gets the focus. If all
  /// fields are valid, the focus is removed, which hides the keyboard.
  ///
  /// - Returns: Whether the form is valid, so that it can be sent.
  public mutating func submit() -> Bool {
    for id in fields { entries[id, default: Entry()].wasSubmitted = !isValid(id) }
    focus = firstInvalid
    return focus == nil
  }
}

/// What fields report.
extension FieldGroup {
  /// Adds a field at the end, unless it is there already.
  package mutating func add(_ id: ID) {
    if !fields.contains(id) { fields.append(id) }
  }

  /// Removes a field and its state.
  package mutating func remove(_ id: ID) {
    fields.removeAll { $0 == id }
    entries[id] = nil
    if focus == id { focus = nil }
  }

  /// Records the status of a field, which code or the user has changed.
  ///
  /// - Returns: Whether anything has changed, so that unneeded writes can be avoided.
  @discardableResult
  package mutating func describe(_ id: ID, _ status: InputStatus) -> Bool {
    let before = self
    add(id)
    var entry = entries[id] ?? Entry()
    entry.status = status
    entry.limit = status.visibleIssue?.limit
    entries[id] = entry
    if isValid(id) { entries[id]?.wasSubmitted = false }
    return self != before
  }

  /// Records a user edit, before the new status of the field is reported.
  package mutating func fieldDidChange(_ id: ID, _ change: InputChange) {
    let isByUser = change.cause != .programmatic && change.cause != .focus
    fieldDidChange(
      id, fills: isByUser && change.fills, completes: isByUser && change.completes)
  }

  /// Records a user edit, which clears the server's error and may move the focus.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - fills: Whether the edit has filled the field, other than to its maximum length.
  ///   - completes: Whether the edit has completed the value.
  /// - Returns: Whether the focus has moved.
  @discardableResult
  package mutating func fieldDidChange(_ id: ID, fills: Bool, completes: Bool) -> Bool {
    if entries[id]?.error != nil { entries[id]?.error = nil }
    let moves =
      switch advance {
      case .never: false
      case .whenFull: fills
      case .whenComplete: completes
      }
    guard moves, focus == id, let next = field(after: id) else { return false }
    focus = next
    return true
  }
}
