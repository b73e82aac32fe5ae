#if canImport(SwiftUI) && !os(watchOS)
public import FormworkMasks
public import FormworkField

/// What a field shows, and what is to be said about it.
///
///     @State private var status = InputStatus()
///
///     MaskedTextField("Phone", value: $phone, format: .phone)
///       .inputStatus($status)
///     Text(status.isComplete ? "Thank you" : status.remainder)
public struct InputStatus: Hashable, Sendable {
  /// What the person sees.
  public var text = ""

  /// Whether nothing that the format demands is missing, and the binding holds what the field shows.
  public var isComplete = false

  /// How far the value has come.
  public var state = InputState.empty

  /// The placeholder for what is still missing.
  public var remainder = ""

  /// The rest of the maximum length, in its unit; `nil` without one.
  public var remainingLength: Int?

  /// What is wrong with a text that is well formed as far as it goes.
  public var issue: ValidationIssue?

  /// What is to be shown of issues now: nothing while the person types, unless
  /// ``MaskedTextField/validationTiming(_:)`` says otherwise.
  public var visibleIssue: ValidationIssue?

  /// Why the field has no format although one was asked for.
  public var error: InputFormatError?

  /// Creates the status of a field that isn't there yet.
  public init() {}

  /// The status of a field; a value that the field can't show whole is incomplete, since the app would
  /// submit something else than what is seen.
  @MainActor
  init(_ field: HostedTextField, error: InputFormatError?, fitsValue: Bool) {
    text = field.shownText
    isComplete = field.formwork.isComplete
    state = field.formwork.state
    remainder = field.formwork.remainder
    issue = field.formwork.issue
    visibleIssue = field.formwork.visibleIssue
    self.error = error
    if !fitsValue { becomeIncomplete() }
  }

  /// The status of a field of SwiftUI's own.
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
