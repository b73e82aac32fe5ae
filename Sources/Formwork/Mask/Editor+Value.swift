extension Editor {
  /// Shows a value, which this editor has no text of yet: its characters are the user's, a fixed
  /// literal at its place in it is that literal.
  mutating func show(value: String) -> Result {
    var input = glyphs.glyphs(of: value)
    if let prefix = program.prefix {
      switch prefix.claim(of: input, options.letterCase, &glyphs) {
      case .none: break
      case .other: return rejected(input)
      case .same where !program.hasFixedLiterals: return put(inOrder(input), in: 0..<0)
      case .same: break
      }
    }
    input = inOrder(input)
    removeAllTokens()
    for glyph in input where glyphs.isAlphanumeric(glyph) || takesInValue(glyph) {
      alignment.tokens.append(Token(glyph: glyph, role: .valued, isNew: true))
    }
    let split = Split(head: 0, tail: alignment.tokens.count)
    if program.guide == nil { _ = alignment.place() } else { _ = placeInGuide(split) }
    let lost = lostWords(split)
    _ = draw(split)
    if !hasUser { return rejected(lost) }
    return Result(caret: cells.count, leftOut: lost)
  }

  /// Whether a character can be one of a value here: a slot takes it, or it is a fixed literal.
  mutating func takesInValue(_ glyph: Glyph) -> Bool {
    alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max
      || alignment.fixedLiteral(glyph, from: 0, upTo: Int.max) != Int.max
  }

  private func inOrder(_ input: [Glyph]) -> [Glyph] {
    program.isRightToLeft ? input.reversed() : input
  }

  /// An empty value, of which some characters were left out.
  private mutating func rejected(_ input: [Glyph]) -> Result {
    var result = drawEmpty()
    result.leftOut = input.filter { glyphs.isAlphanumeric($0) }
    return result
  }
}
