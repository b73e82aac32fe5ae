/// The beginning of a mask that announces itself by a sign, such as the "+1" of a phone number.
///
/// A *prefix sign* is a literal, neither letter nor digit, that stands before a letter or digit of
/// the mask's first run of literals: the "+" of `+1 (`, not its "(". A text that begins with the
/// sign and goes on with other letters or digits than the prefix is a text of another mask.
struct Prefix: Hashable, Sendable {
  /// The signs, in order.
  let signs: [Glyph]

  /// The letters and digits, in order.
  let words: [Glyph]

  /// The prefix of some elements in the order of the pattern; `nil` if they begin with none.
  init?(_ elements: [Program.Element], _ glyphs: Glyphs) {
    let run = elements.prefix { $0.isLiteral }.map { $0.glyph }
    guard let first = run.firstIndex(where: { glyphs.isAlphanumeric($0) }), first > 0 else {
      return nil
    }
    signs = Array(run[..<first])
    words = run[first...].filter { glyphs.isAlphanumeric($0) }
  }

  /// What a text says about a prefix.
  enum Claim {
    /// Nothing: it doesn't begin with a sign of it, or with nothing else.
    case none

    /// It begins with a sign and the first letter or digit of the prefix, or more of it.
    case same

    /// It begins with a sign and goes on with another letter or digit.
    case other
  }

  /// What a text claims by its beginning. Spaces and marks that steer the writing direction before
  /// the sign mean nothing.
  ///
  /// - Complexity: O(*n*) in the number of characters before the end of the prefix.
  func claim(
    of text: some Collection<Glyph>, _ letterCase: LetterCase?, _ glyphs: inout Glyphs
  ) -> Claim {
    let first = text.firstIndex { glyph in
      !glyphs.isSpace(glyph) && CharacterClass.any.contains(glyph, in: glyphs)
    }
    guard let start = first else { return .none }
    let sign = text[start]
    guard signs.contains(where: { glyphs.areEqual($0, sign) }) else { return .none }
    var read = 0
    for glyph in text[start...] where glyphs.isAlphanumeric(glyph) {
      if read == words.count { break }
      if !Self.is(glyph, words[read], letterCase, &glyphs) { return .other }
      read += 1
    }
    return read == 0 ? .none : .same
  }

  /// Whether a character is a literal, in another case or script, too.
  static func `is`(
    _ glyph: Glyph, _ literal: Glyph, _ letterCase: LetterCase?, _ glyphs: inout Glyphs
  ) -> Bool {
    if glyphs.areEqual(glyph, literal) { return true }
    if let letterCase, glyphs.areEqual(glyphs.changing(glyph, to: letterCase), literal) {
      return true
    }
    if let digit = Glyphs.isCluster(glyph) ? nil : UnicodeData.decimalDigitValue(glyph) {
      return literal == 0x30 + Glyph(digit)
    }
    return false
  }
}
