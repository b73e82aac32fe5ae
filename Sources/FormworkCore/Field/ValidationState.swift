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
