extension Editor {
  /// Shows a value, which this editor has no text of yet: its characters are the user's, a fixed
  /// literal at its place in it is that literal.
  mutating func show(value: String) -> Result {
    take(value)
    switch claim(in: 0..<0) {
    case .other: return rejectedWhole()
    case .same where !table.hasFixedLiterals: return put(in: 0..<0)
    case .none, .same: break
    }
    beginTokens(before: 0, holds: false)
    for glyph in input where glyphs.isAlphanumeric(glyph) || program.takesInValue(glyph, &glyphs) {
      alignment.tokens.append(Token(glyph, .valued, isNew: true))
    }
    let split = Split(head: 0, tail: alignment.tokens.count)
    if table.guide == nil { _ = alignment.place() } else { _ = placeInGuide(split) }
    noteLeftOut(split)
    _ = draw(split)
    if hasUser { return Result(caret: cells.count) }
    return drawEmpty()
  }

  /// An empty value, from which all was left out.
  private mutating func rejectedWhole() -> Result {
    for glyph in input where glyphs.isAlphanumeric(glyph) { leftOut.append(glyph) }
    return drawEmpty()
  }
}
