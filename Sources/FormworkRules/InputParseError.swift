public import FormworkMasks
import FormworkDisplay

/// Why a text is no whole value of a format, or why there is no format to read it with.
///
///     do {
///       _ = try Mask("[000]-[000]").parsed("12x")
///     } catch {
///       error.reason  // .unused("x")
///       error.value   // "12"
///     }
public struct InputParseError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The value of what could be read, to keep if half a value is better than none.
  public let value: String

  package init(_ reason: Reason, value: String) {
    self.reason = reason
    self.value = value
  }

  /// What is wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// Letters and digits for which there is no place, in order; spaces and separators don't count.
    case unused(String)

    /// Something is missing; the placeholder shows what.
    case incomplete(remainder: String)

    /// The text is whole, and the format finds something wrong with it.
    case issue(ValidationIssue)

    /// The text is whole, and the type of the value can't hold what it says, such as `1.5` as an integer.
    case unrepresentable

    /// The style can parse nothing, because its definition or pattern is wrong.
    ///
    /// It is no fault of the text: tell the developer, not the person who typed.
    case definition(DefinitionError)
  }
}

extension InputParseError {
  /// What is wrong, in an English sentence that is safe to show.
  public var message: String {
    switch reason {
    case .unused(let characters):
      EnglishMessages.sentence("parse.unused", String(safelyShowing: characters))
    case .incomplete(""): EnglishMessages.sentence("incomplete", "")
    case .incomplete(let remainder):
      EnglishMessages.sentence("parse.missing", String(safelyShowing: remainder))
    case .issue(let issue): String(safelyShowing: issue.message)
    case .unrepresentable: EnglishMessages.sentence("parse.unrepresentable", "")
    case .definition(let error): "The format is wrong. \(error.message)"
    }
  }
}
