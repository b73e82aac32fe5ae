public import FormworkMasks

extension InputFormat {
  /// What a text is, read as a paste into an empty field is, if it is a whole value and nothing else.
  ///
  ///     try Mask("[000]-[000]").parsed("123.456").value  // "123456"
  ///     try Mask("[000]-[000]").parsed("123")            // throws InputParseError: "000" is missing
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The text as the format shows it, with its value.
  /// - Throws: ``InputParseError`` if letters or digits have no place, if something is missing, or if
  ///   the format finds an issue.
  /// - Complexity: That of the format for a whole text, and O(*n*) in the lengths of the texts.
  public func parsed(_ text: String) throws(InputParseError) -> FormattedText {
    let formatted = formatted(text: text)
    let unused = unused(of: text, in: formatted)
    if unused.isEmpty, formatted.isDone { return formatted }
    let reason: InputParseError.Reason
    if !unused.isEmpty {
      reason = .unused(unused)
    } else {
      let missing = formatted.isComplete ? "" : formatted.missing(in: self)
      // A number beyond the limits isn't complete, though nothing is missing.
      reason =
        formatted.issue.flatMap { missing.isEmpty ? .issue($0) : nil }
        ?? .incomplete(remainder: missing)
    }
    throw InputParseError(reason, value: formatted.value)
  }
}

extension FormattedText {
  /// The placeholder for what is still missing; a guide shows it in the text.
  fileprivate func missing(in format: some InputFormat) -> String {
    var place = text.startIndex
    for piece in provenance.pieces(of: text) {
      if piece.kind.contains(.guide) { return String(text[place...]) }
      place = text.utf8.index(place, offsetBy: piece.length)
    }
    return format.remainder(after: self)
  }
}
