extension Editor {
  /// Shows a value, which this editor has no text of yet: its characters are the user's, a fixed
  /// literal at its place in it is that literal.
  mutating func show(value: String) -> Result {
    take(value)
    switch claim(in: 0..<0) {
    case .other: return rejected(Array(input))
    case .same where !table.hasFixedLiterals: return put(in: 0..<0)
    case .none, .same: break
    }
    beginTokens(before: 0, holds: false)
    for glyph in input { alignment.tokens.append(Token(glyph, .valued, isNew: true)) }
    let split = Split(head: 0, tail: alignment.tokens.count)
    if table.guide == nil { _ = alignment.place() } else { _ = placeInGuide(split) }
    let lost = lostWords(split)
    _ = draw(split)
    if !hasUser { return rejected(lost) }
    return Result(caret: cells.count, leftOut: lost)
  }

  /// An empty value, of which some characters were left out.
  private mutating func rejected(_ input: [Glyph]) -> Result {
    var result = drawEmpty()
    result.leftOut = input.filter { glyphs.isAlphanumeric($0) }
    return result
  }
}
