extension Editor {
  /// Shows a value, which this editor has no text of yet: its characters are the user's, a fixed
  /// literal at its place in it is that literal.
  mutating func show(value: String) -> Result {
    take(value)
    switch claim(in: 0..<0) {
    case .other where !beginsWithFixedLiterals(): return rejectedWhole()
    case .same where !table.hasFixedLiterals: return put(in: 0..<0)
    case .none, .same, .other: break
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

  /// Whether a value begins with the fixed literals of the prefix, and no others.
  private mutating func beginsWithFixedLiterals() -> Bool {
    let run = table.isRightToLeft ? elements.reversed() : Array(elements)
    let fixed = run.prefix { $0.isLiteral }.filter { $0.kind == .fixed }
    let value = table.isRightToLeft ? input.reversed() : Array(input)
    return !fixed.isEmpty && value.starts(with: fixed) { glyphs.areEqual($0, $1.glyph) }
  }

  /// An empty value, from which all was left out.
  private mutating func rejectedWhole() -> Result {
    for glyph in input where glyphs.isAlphanumeric(glyph) { leftOut.append(glyph) }
    return drawEmpty()
  }
}
