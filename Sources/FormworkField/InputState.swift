public import FormworkText

/// The progress of the value of a field.
public enum InputState: Hashable, Sendable {
  /// The user has typed nothing.
  case empty

  /// The format requires more characters.
  case incomplete

  /// Nothing is missing; a full value can grow no more.
  case complete(isFull: Bool)

  /// The state of a formatted text.
  ///
  ///     InputState(try Mask("[000]").formatted(text: "12"))  // .incomplete
  ///
  /// A field of which all is optional is empty while it is, not complete: there is nothing to confirm
  /// and nothing to complain of.
  public init(_ formatted: FormattedText) {
    self.init(
      isEmpty: formatted.value.isEmpty, isComplete: formatted.isComplete, isFull: formatted.isFull)
  }

  init(isEmpty: Bool, isComplete: Bool, isFull: Bool) {
    self = isEmpty ? .empty : isComplete ? .complete(isFull: isFull) : .incomplete
  }

  /// The stable name of the state: `empty`, `incomplete`, `complete` or `full`.
  public var name: String {
    switch self {
    case .empty: "empty"
    case .incomplete: "incomplete"
    case .complete(let isFull): isFull ? "full" : "complete"
    }
  }
}

/// Whether a field has a valid value.
///
///     switch field.formwork.validation {
///     case .empty, .incomplete: button.isEnabled = false
///     case .valid: button.isEnabled = true
///     case .invalid(let issue): label.text = issue.message
///     }
public enum Validation: Hashable, Sendable {
  /// The user has typed nothing.
  case empty

  /// The value is correct so far, and characters are missing.
  case incomplete

  /// The value is complete and has no issue.
  case valid

  /// The value has an issue.
  case invalid(ValidationIssue)

  /// Returns the validation of a formatted text.
  public init(_ formatted: FormattedText) {
    switch (InputState(formatted), formatted.issue) {
    case (.empty, _): self = .empty
    case (_, let issue?): self = .invalid(issue)
    case (.incomplete, nil): self = .incomplete
    case (.complete, nil): self = .valid
    }
  }
}

extension ValidationIssue {
  /// Characters are missing.
  public static let incomplete = ValidationIssue(code: "incomplete")

  /// The last edit was rejected, such as a paste that doesn't fit. The code is the reason's name.
  public static func rejected(_ reason: Rejection) -> ValidationIssue {
    ValidationIssue(code: reason.name)
  }

  /// Returns what to report about a formatted text: its issue, or that characters are missing.
  ///
  /// - Returns: `nil` if the text is empty or valid.
  public init?(_ formatted: FormattedText) {
    switch Validation(formatted) {
    case .empty, .valid: return nil
    case .incomplete: self = .incomplete
    case .invalid(let issue): self = issue
    }
  }
}
