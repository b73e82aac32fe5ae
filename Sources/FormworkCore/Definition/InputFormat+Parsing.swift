public import FormworkMasks

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
