import FormworkCore

extension StringProtocol {
  /// The beginning of the text, of at most so many bytes. One character alone can have any number of them.
  func beginning(of most: Int) -> SubSequence {
    let text = unicodeScalars
    var end = startIndex
    var count = 0
    while end < endIndex {
      count += UTF8.width(text[end])
      if count > most { break }
      text.formIndex(after: &end)
    }
    return self[..<end]
  }
}

extension String {
  /// The beginning of a text as it is safe to show, with an ellipsis if there is more.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - characters: How many characters are shown.
  ///   - bytes: How many bytes of the text are shown; four for each character without a number.
  init(
    showingBeginningOf text: some StringProtocol, characters: Int = 80, bytes: Int? = nil
  ) {
    let part = text.beginning(of: bytes ?? 4 * characters).prefix(characters)
    self = String(safelyShowing: part)
    if part.endIndex < text.endIndex { self += "…" }
  }

  /// The text, or its beginning and an ellipsis.
  var shortened: String {
    let part = beginning(of: 200)
    return part.endIndex < endIndex ? part + "…" : self
  }

  /// The text with each line cut that is longer than anyone reads.
  var withShortLines: String {
    if utf8.count <= Self.longestLine { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.utf8.count <= Self.longestLine
        ? String(line) : line.beginning(of: Self.longestLine) + "…"
    }.joined(separator: "\n")
  }

  /// The longest line of a message, in bytes.
  private static var longestLine: Int { 2048 }
}
