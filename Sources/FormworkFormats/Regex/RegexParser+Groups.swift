extension RegexParser {
  /// Moves past the beginning of a group: `(`, `(?:`, or `(?<name>`.
  mutating func parseGroupPrefix() throws(RegexError) {
    let start = index
    index += 1
    guard consume("?") else { return }
    if consume(":") { return }
    if consume("=") || consume("!") { throw error(.lookAhead, start..<index) }
    if consume("<=") || consume("<!") { throw error(.lookBehind, start..<index) }
    if consume(">") { throw error(.atomicGroup, start..<index) }
    if consume("P=") { throw error(.backReference, start..<index) }
    if consume("<") || consume("P<") {
      guard consumeName(), consume(">") else { throw error(.unknownGroup, start..<index) }
      return
    }
    throw flagsOrUnknownGroup(from: start)
  }

  /// Moves past a name of ASCII letters, digits, and `_` that doesn't begin with a digit.
  private mutating func consumeName() -> Bool {
    let start = index
    while let scalar = peek() {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": index += 1
      case "0"..."9" where index > start: index += 1
      default: return index > start
      }
    }
    return false
  }

  /// Returns the error for `(?` followed by flags, such as `i)` or `s-x:`, or by anything else.
  private func flagsOrUnknownGroup(from start: Int) -> RegexError {
    var end = index
    while end < scalars.count {
      switch scalars[end] {
      case "a"..."z", "-", "^": end += 1
      case ")" where end > index, ":" where end > index:
        return error(.inlineFlags, start..<end + 1)
      default: return error(.unknownGroup, start..<index + 1)
      }
    }
    return error(.unknownGroup, start..<index + 1)
  }
}
