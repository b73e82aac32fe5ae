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
    for glyph in input where glyphs.isAlphanumeric(glyph) || takesInValue(glyph) {
      alignment.tokens.append(Token(glyph, .valued, isNew: true))
    }
    let split = Split(head: 0, tail: alignment.tokens.count)
    if table.guide == nil { _ = alignment.place() } else { _ = placeInGuide(split) }
    noteLeftOut(split)
    _ = draw(split)
    if hasUser { return Result(caret: cells.count) }
    return drawEmpty()
  }

  /// Whether a character can be one of a value here: a slot takes it, or it is a fixed literal.
  mutating func takesInValue(_ glyph: Glyph) -> Bool {
    alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max
      || alignment.fixedLiteral(glyph, from: 0, upTo: Int.max) != Int.max
  }

  /// An empty value, from which all was left out.
  private mutating func rejectedWhole() -> Result {
    for glyph in input where glyphs.isAlphanumeric(glyph) { leftOut.append(glyph) }
    return drawEmpty()
  }
}
