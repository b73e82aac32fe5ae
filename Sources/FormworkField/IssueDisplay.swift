package import FormworkText

/// The time to show an issue to the user.
public enum ValidationTiming: Hashable, Sendable {
  /// As soon as there is an issue. Missing characters are an issue only after the user leaves the field.
  case atOnce

  /// When the value is complete, or after the user leaves the field.
  case whenComplete

  /// After the user leaves the field.
  case afterEditing
}

/// The issue to show for a field: never "incomplete" while the user types.
///
///     var issues = IssueDisplay()
///     issues.visible(in: current)      // nil: "12" of "[000]" is being typed
///     issues.editingDidEnd(current)
///     issues.visible(in: current)      // .incomplete
///
/// An issue stays visible until the user fixes it, and disappears at that key, not when the user leaves the field
/// again. Advice of this kind: the design system of the United States, USWDS, "Wait to validate". That of
/// the United Kingdom waits longer, until a form is sent: ask `isComplete` and `issue` then.
package struct IssueDisplay: Hashable, Sendable {
  /// When an issue is told.
  package var moment: ValidationTiming

  /// Whether the field was left with an issue that isn't fixed yet.
  private var wasLeftWithIssue = false

  /// Why the last edit was rejected; `nil` after another edit, or once the field was left.
  private var rejection: Rejection?

  /// Creates the display of a field that nobody has been in.
  package init(moment: ValidationTiming = .afterEditing) {
    self.moment = moment
  }

  /// The text is another one now.
  package mutating func textDidChange(_ current: FormattedText) {
    rejection = nil
    if ValidationIssue(current) == nil { wasLeftWithIssue = false }
  }

  /// The format rejected an edit: the reason is visible until the next edit.
  package mutating func editWasRejected(_ reason: Rejection) { rejection = reason }

  /// The field was left.
  package mutating func editingDidEnd(_ current: FormattedText) {
    rejection = nil
    wasLeftWithIssue = ValidationIssue(current) != nil
  }

  /// The app has put something else there.
  package mutating func reset() {
    wasLeftWithIssue = false
    rejection = nil
  }

  /// The issue that is to be seen, if any.
  package func visible(in current: FormattedText) -> ValidationIssue? {
    if let rejection { return .rejected(rejection) }
    guard let issue = ValidationIssue(current) else { return nil }
    if wasLeftWithIssue { return issue }
    if issue == .incomplete { return nil }
    switch moment {
    case .atOnce: return issue
    case .whenComplete: return current.isComplete ? issue : nil
    case .afterEditing: return nil
    }
  }
}
