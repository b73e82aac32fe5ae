public import FormworkMasks

/// An error that indicates why text isn't a complete value of a format.
///
///     do {
///       _ = try Mask("[000]-[000]").parsed("12x")
///     } catch {
///       error.reason  // .unused("x")
///       error.value   // "12"
///     }
public struct InputParseError: Error, Hashable, Sendable {
  /// The reason.
  public let reason: Reason

  /// The value of the part that was parsed, if an incomplete value is useful.
  public let value: String

  package init(_ reason: Reason, value: String) {
    self.reason = reason
    self.value = value
  }

  /// The reason text isn't a complete value.
  public enum Reason: Hashable, Sendable {
    /// Letters and digits are unused, in this order. Spaces and separators don't count.
    case unused(String)

    /// Something is missing; the remainder shows what.
    case incomplete(remainder: String)

    /// The text is complete, but has an issue.
    case issue(ValidationIssue)

    /// The type of the value can't hold the complete text, such as `1.5` as an integer.
    case unrepresentable

    /// The definition or pattern is invalid, so there is no format.
    ///
    /// It isn't a mistake in the text: report it to the developer instead of the user.
    case definition(DefinitionError)
  }
}

extension InputParseError {
  /// An English sentence that describes the error and is safe to show.
  public var message: String {
    switch reason {
    case .unused(let characters):
      EnglishMessages.sentence("parse.unused", String(safelyShowing: characters))
    case .incomplete(""): EnglishMessages.sentence("incomplete", "")
    case .incomplete(let remainder):
      EnglishMessages.sentence("parse.missing", String(safelyShowing: remainder))
    case .issue(let issue): String(safelyShowing: issue.message)
    case .unrepresentable: EnglishMessages.sentence("parse.unrepresentable", "")
    case .definition(let error): "The format is invalid. \(error.message)"
    }
  }
}
