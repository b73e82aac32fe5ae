extension RegexParser {
  /// Reads `?`, `*`, `+`, `{m}`, `{m,}`, or `{m,n}`, and an optional `?` for a lazy quantifier,
  /// which has no effect because a match is always the whole text.
  ///
  /// Counts that are too large for any program are clamped.
  mutating func parseQuantifier() throws(RegexError) -> (minimum: Int, maximum: Int?) {
    let start = index
    let counts: (minimum: Int, maximum: Int?)
    switch peek() {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    default: counts = try parseCounts()
    }
    index += 1
    if consume("+") { throw error(.possessiveQuantifier, start..<index) }
    _ = consume("?")
    return counts
  }

  /// Reads `{m,n}` up to its closing bracket.
  private mutating func parseCounts() throws(RegexError) -> (minimum: Int, maximum: Int?) {
    let start = index
    index += 1
    guard let minimum = parseNumber() else { throw error(.invalidCounts, start..<index + 1) }
    var maximum: Int? = minimum
    if consume(",") { maximum = parseNumber() }
    guard peek() == "}" else { throw error(.invalidCounts, start..<index + 1) }
    guard minimum <= maximum ?? minimum else { throw error(.reversedCounts, start..<index + 1) }
    return (minimum, maximum)
  }

  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let scalar = peek(), "0"..."9" ~= scalar {
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), RegexCode.maximumCount + 1)
      index += 1
    }
    return number
  }
}
