public import FormworkMasks

/// The progress of the value of a field.
public enum InputState: Hashable, Sendable {
  /// The user hasn't entered anything.
  case empty

  /// More characters are required.
  case incomplete

  /// The value is complete. If it is full, no character can be added.
  case complete(isFull: Bool)

  /// Creates the state of formatted text.
  ///
  ///     InputState(try Mask("[000]").formatted(text: "12"))  // .incomplete
  ///
  /// If all characters of a format are optional, a field without text is empty, not complete.
  package init(_ formatted: FormattedText) {
    self.init(
      isEmpty: formatted.value.isEmpty, isComplete: formatted.isComplete, isFull: formatted.isFull)
  }

  init(isEmpty: Bool, isComplete: Bool, isFull: Bool) {
    self = isEmpty ? .empty : isComplete ? .complete(isFull: isFull) : .incomplete
  }

  /// The stable name of the state: `empty`, `incomplete`, `complete`, or `full`.
  package var name: String {
    switch self {
    case .empty: "empty"
    case .incomplete: "incomplete"
    case .complete(let isFull): isFull ? "full" : "complete"
    }
  }
}

/// The validation of a field's value.
///
///     switch field.formwork.validation {
///     case .empty, .incomplete: button.isEnabled = false
///     case .valid: button.isEnabled = true
///     case .invalid(let issue): label.text = issue.message
///     }
public enum Validation: Hashable, Sendable {
  /// The user hasn't entered anything.
  case empty

  /// The value is correct so far, and characters are missing.
  case incomplete

  /// The value is complete and has no issue.
  case valid

  /// The value has an issue.
  case invalid(ValidationIssue)

  /// Creates the validation of formatted text.
  package init(_ formatted: FormattedText) {
    self.init(InputState(formatted), formatted.issue)
  }

  package init(_ state: InputState, _ issue: ValidationIssue?) {
    switch (state, issue) {
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

  /// Returns an issue for a rejected edit, such as a paste that doesn't fit. Its code is the
  /// reason's name.
  package static func rejected(_ reason: Rejection) -> ValidationIssue {
    ValidationIssue(code: reason.name)
  }

  /// Creates the issue to report about formatted text: its own issue, or missing characters; `nil`
  /// if the text is empty or valid.
  package init?(_ formatted: FormattedText) {
    switch Validation(formatted) {
    case .empty, .valid: return nil
    case .incomplete: self = .incomplete
    case .invalid(let issue): self = issue
    }
  }
}
