#if canImport(SwiftUI) && !os(watchOS)
public import FormworkCore

/// The status of a field: its text, progress, remainder, and issues.
///
///     @State private var status = InputStatus()
///
///     MaskedTextField("Phone", value: $phone, format: .phone)
///       .inputStatus($status)
///     Text(status.validation == .valid ? "Thank you" : status.remainder)
public struct InputStatus: Hashable, Sendable {
  /// The displayed text.
  public var text = ""

  /// A Boolean value that indicates whether the value has everything that the format requires, and
  /// the binding contains it.
  public var isComplete = false

  /// The progress of the value.
  public var state = InputState.empty

  /// The part of the text that the user still has to type.
  public var remainder = ""

  /// The remaining length, in the unit of the maximum length; `nil` if there is no maximum.
  public var remainingLength: Int?

  /// The issue of the value, such as a check digit that doesn't match; `nil` if there is none.
  public var issue: ValidationIssue?

  /// The validation of the value: nothing entered, incomplete, valid, or invalid with its issue.
  ///
  ///     Button("Send", action: send).disabled(status.validation != .valid)
  public var validation: Validation { Validation(state, issue) }

  /// The issue to show to the user now; `nil` if there is none, or if it is too early.
  ///
  /// ``MaskedTextField/validationTiming(_:)`` decides when an issue is shown.
  public var visibleIssue: ValidationIssue?

  /// The brand of a card, the country of an account number, or the region and kind of a phone number.
  ///
  ///     Text(status.details.region?.flag ?? "")
  public var details = InputDetails()

  /// The reason a setting of the field has no effect, such as a format with a mistake; `nil` if there
  /// is none.
  public var error: InputFormatError?

  /// Creates the status of a field that hasn't appeared yet.
  public init() {}

  /// Creates the status of a field. If the field can't show the whole value, the status is
  /// incomplete, because the app would submit something other than what the user sees.
  @MainActor
  init(_ field: any BoundField, error: InputFormatError?, fitsValue: Bool) {
    text = field.shownText
    isComplete = field.formwork.isComplete
    state = field.formwork.state
    remainder = field.formwork.remainder
    issue = field.formwork.issue
    visibleIssue = field.formwork.visibleIssue
    self.error = error
    if !fitsValue { becomeIncomplete() }
  }

  /// Creates the status of SwiftUI's own field.
  init(
    _ current: FormattedText, remainder: String, visibleIssue: ValidationIssue?, fitsValue: Bool
  ) {
    text = current.text
    isComplete = current.isComplete
    state = InputState(current)
    self.remainder = remainder
    issue = current.issue
    self.visibleIssue = visibleIssue
    if !fitsValue { becomeIncomplete() }
  }

  private mutating func becomeIncomplete() {
    guard isComplete else { return }
    isComplete = false
    state = .incomplete
  }
}
#endif
