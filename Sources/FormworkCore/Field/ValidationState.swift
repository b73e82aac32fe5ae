package import FormworkMasks

/// The validation of formatted text.
///
///     ValidationState(try Mask("[000]").formatted(text: "12"))  // .incomplete
///
/// A field's status, its visible issue, and a page all use this one definition.
package enum ValidationState: Hashable, Sendable {
  /// The value is empty, whatever the text shows.
  case empty

  /// The text has an issue, or the app's type can't hold its complete value.
  case invalid(ValidationIssue)

  /// The value isn't empty and has no issue, and required characters are missing.
  case incomplete

  /// The value is complete and has no issue.
  case valid

  /// Creates the state of formatted text.
  ///
  /// If all characters of a format are optional, a field without a value is empty, not valid.
  ///
  /// - Parameters:
  ///   - formatted: The text.
  ///   - fits: Whether the app's type can hold the value. A value that isn't complete needn't fit yet.
  package init(_ formatted: FormattedText, fits: Bool = true) {
    if formatted.value.utf8.isEmpty {
      self = .empty
    } else if let issue = formatted.issue {
      self = .invalid(issue)
    } else if !formatted.isComplete {
      self = .incomplete
    } else {
      self = fits ? .valid : .invalid(.unrepresentable)
    }
  }

  /// The stable name of the state: `empty`, `invalid`, `incomplete`, or `valid`.
  package var name: String {
    switch self {
    case .empty: "empty"
    case .invalid: "invalid"
    case .incomplete: "incomplete"
    case .valid: "valid"
    }
  }
}

extension ValidationIssue {
  /// Characters are missing.
  public static let incomplete = ValidationIssue(code: "incomplete")

  /// Returns an issue for a rejected edit, such as a paste that doesn't fit. Its code is the
  /// reason's name.
  package static func rejected(_ reason: Rejection) -> ValidationIssue {
    ValidationIssue(code: reason.name)
  }

  /// Creates the issue to report about formatted text: its own issue, a value that the app's type
  /// can't hold, or missing characters; `nil` if the text is empty or valid.
  package init?(_ formatted: FormattedText, fits: Bool = true) {
    switch ValidationState(formatted, fits: fits) {
    case .empty, .valid: return nil
    case .incomplete: self = .incomplete
    case .invalid(let issue): self = issue
    }
  }
}

/// The time at which an issue is shown to the user.
public enum ValidationTiming: Hashable, Sendable {
  /// As soon as there is an issue. Missing characters only count after the user leaves the field.
  case atOnce

  /// When the value is complete, or after the user leaves the field.
  case whenComplete

  /// After the user leaves the field.
  case afterEditing
}

/// The issue to show for a field, which is never "incomplete" while the user is typing.
///
///     var issues = IssueDisplay()
///     issues.visible(in: current)      // nil: "12" of "[000]" is being typed
///     issues.editingDidEnd(current)
///     issues.visible(in: current)      // .incomplete
///
/// An issue stays visible until the user fixes it, and disappears at that key, not when the user
/// leaves the field again. This follows the design system of the United States (USWDS, "Wait to
/// validate"). The design system of the United Kingdom validates when a form is sent: for that, use
/// the validation of the status. An issue of a value that the app has set is visible at once, until the
/// user's first edit.
package struct IssueDisplay: Hashable, Sendable {
  /// The time at which an issue becomes visible.
  package var moment: ValidationTiming

  /// Whether the user left the field with an issue that isn't fixed yet.
  private var wasLeftWithIssue = false

  /// Whether the user left the field, and the app hasn't set its content since.
  private var wasLeft = false

  /// Whether the user hasn't edited the field again after leaving it.
  private var isUntouched = false

  /// The content that the app has set; `nil` after a reported edit. A change that isn't reported yet
  /// makes it differ from the field's content.
  private var assigned: Assigned?

  private struct Assigned: Hashable {
    var content: FormattedText

    /// Whether the user was editing the field, and may still type what is missing.
    let isUnfinished: Bool

    func isContent(_ current: FormattedText) -> Bool {
      content.text.isSame(as: current.text) && content.value.isSame(as: current.value)
    }
  }

  /// The reason for the rejection of the last edit; `nil` after another edit, or after the user
  /// leaves the field.
  private var rejection: Rejection?

  /// Creates the display for a field that hasn't been edited.
  package init(moment: ValidationTiming = .afterEditing) {
    self.moment = moment
  }

  /// Handles a change of the text.
  package mutating func textDidChange(_ current: FormattedText) {
    rejection = nil
    assigned = nil
    isUntouched = false
    if ValidationIssue(current) == nil { wasLeftWithIssue = false }
  }

  /// Handles a rejected edit: the reason is visible until the next edit.
  package mutating func editWasRejected(_ reason: Rejection) { rejection = reason }

  /// Handles the end of editing.
  package mutating func editingDidEnd(_ current: FormattedText) {
    rejection = nil
    wasLeft = true
    isUntouched = true
    wasLeftWithIssue = ValidationIssue(current) != nil
  }

  /// Resets the display after the app has changed the text in response to the user, or restored it.
  package mutating func reset() {
    wasLeft = false
    isUntouched = false
    wasLeftWithIssue = false
    rejection = nil
    assigned = nil
  }

  /// Handles another format, in which the content is still the user's or the app's.
  ///
  /// A field that the user left before may be invalid now, as a security code is after the card was changed. It
  /// says so, because the user is elsewhere and wouldn't notice.
  package mutating func formatWasSet(
    _ current: FormattedText, after old: FormattedText, isEdited: Bool
  ) {
    rejection = nil
    if assigned?.isContent(old) == true { assigned?.content = current } else { assigned = nil }
    wasLeftWithIssue = wasLeft && !isEdited && ValidationIssue(current) != nil
  }

  /// Handles content that the app has set. Its issue is visible at once, because the user didn't cause
  /// it and might never visit the field.
  ///
  /// - Parameters:
  ///   - current: The content.
  ///   - isEdited: Whether the user is editing the field. Then the user may still type what is missing.
  package mutating func contentWasSet(_ current: FormattedText, isEdited: Bool) {
    reset()
    assigned = Assigned(content: current, isUnfinished: isEdited)
  }

  /// Returns the issue to show now, if any.
  ///
  /// - Parameters:
  ///   - current: The content.
  ///   - fits: Whether the app's type can hold the value, which the field itself doesn't know.
  /// - Returns: The issue; `nil` if there is none, or if it is too early.
  package func visible(in current: FormattedText, fits: Bool = true) -> ValidationIssue? {
    if let rejection { return .rejected(rejection) }
    guard let issue = ValidationIssue(current, fits: fits) else { return nil }
    if wasLeftWithIssue || !fits && isUntouched { return issue }
    let isAssigned = assigned?.isContent(current) == true
    if isAssigned, assigned?.isUnfinished == false { return issue }
    if issue == .incomplete { return nil }
    if isAssigned { return issue }
    switch moment {
    case .atOnce: return issue
    case .whenComplete: return current.isComplete ? issue : nil
    case .afterEditing: return nil
    }
  }
}
