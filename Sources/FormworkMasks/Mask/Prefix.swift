import FormworkUnicode

/// The beginning of a mask that announces itself by a sign, such as the "+1" of a phone number.
///
/// A *prefix sign* is a literal, neither letter nor digit, that stands before a letter or digit of
/// the mask's first run of literals: the "+" of `+1 (`, not its "(". What follows it there is what
/// must follow it in a text. A text that begins with the
/// sign and goes on with other letters or digits than the prefix is a text of another mask.
struct Prefix: Hashable, Sendable {
  /// The literals of the run, from the first sign on.
  private let run: [Glyph]

  /// The prefix of some elements in the order of the pattern; `nil` if they begin with none.
  init?(_ elements: [Program.Element], _ glyphs: Glyphs) {
    var end = 0
    var first: Int?
    var hasWord = false
    while end < elements.count, elements[end].isLiteral {
      let isWord = glyphs.isAlphanumeric(elements[end].glyph)
      if !isWord { first = first ?? end } else if first != nil { hasWord = true }
      end += 1
    }
    // Without a slot there is nothing that it could announce.
    guard hasWord, let first, end < elements.count else { return nil }
    run = elements[first..<end].map { $0.glyph }
  }

  /// Where the letters and digits begin that must follow a sign, in the run from the first sign on;
  /// `nil` if a character is none.
  private func start(after sign: Glyph, _ glyphs: Glyphs) -> Int? {
    guard !glyphs.isAlphanumeric(sign), !glyphs.isSpace(sign),
      let place = run.firstIndex(where: { glyphs.areEqual($0, sign) }),
      run[place...].contains(where: { glyphs.isAlphanumeric($0) })
    else { return nil }
    return place + 1
  }

  /// The letters and digits that must follow a sign; none if a character is none.
  func words(after sign: Glyph, _ glyphs: Glyphs) -> [Glyph] {
    guard let start = start(after: sign, glyphs) else { return [] }
    return run[start...].filter { glyphs.isAlphanumeric($0) }
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
    let words = words(after: text[start], glyphs)
    if words.isEmpty { return .none }
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
