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
    case definition(FormatError)
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

extension InputFormat {
  /// Returns the formatted text if the input is one complete value and nothing else.
  ///
  ///     try Mask("[000]-[000]").parsed("123.456").value  // "123456"
  ///     try Mask("[000]-[000]").parsed("123")            // throws InputParseError: "000" is missing
  ///
  /// The text is interpreted like a paste into an empty field.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The formatted text, with its value.
  /// - Throws: ``InputParseError`` if letters or digits are unused, if something is missing, or if
  ///   there is an issue.
  /// - Complexity: That of formatting the text, and O(*n*) in the lengths of the input and the
  ///   output.
  public func parsed(_ text: String) throws(InputParseError) -> FormattedText {
    let formatted = formatted(text: text)
    let unused = unused(of: text, in: formatted)
    if unused.isEmpty, formatted.isDone { return formatted }
    let reason: InputParseError.Reason
    if !unused.isEmpty {
      reason = .unused(unused)
    } else {
      let missing = formatted.isComplete ? "" : formatted.missing(in: self)
      // A number beyond the limits is incomplete, although nothing is missing.
      reason =
        formatted.issue.flatMap { missing.isEmpty ? .issue($0) : nil }
        ?? .incomplete(remainder: missing)
    }
    throw InputParseError(reason, value: formatted.value)
  }
}

extension FormattedText {
  /// Returns the missing characters; a guide shows them in the text.
  fileprivate func missing(in format: some InputFormat) -> String {
    var place = text.startIndex
    for piece in provenance.pieces(of: text) {
      if piece.kind.contains(.guide) { return String(text[place...]) }
      place = text.utf8.index(place, offsetBy: piece.length)
    }
    return format.remainder(after: self)
  }
}
