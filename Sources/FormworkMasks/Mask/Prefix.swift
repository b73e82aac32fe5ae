import FormworkTables

/// The beginning of a mask that a symbol announces, such as the "+1" of a phone number.
///
/// A *prefix symbol* is a literal in the first run of literals, with a letter or digit of the run
/// after it. It is neither a letter nor a digit nor a space: the "+" of `+1 (`, but not its "(".
/// The letters and digits after it must follow it in a text, too. If a text begins with the
/// symbol and continues with other letters or digits, it belongs to another mask.
struct Prefix: Sendable {
  private let elements: Fixed<Program.Element>
  private let isReversed: Bool

  /// The literals of the run, from the first symbol on, in the order of the pattern.
  private let run: Range<Int>

  /// Finds the prefix of a mask; `nil` if it has none.
  init?(_ table: Table, _ glyphs: Glyphs) {
    // A prefix of a mask without slots announces nothing.
    guard let last = table.lastSlot else { return nil }
    elements = table.elements
    isReversed = table.isRightToLeft
    let end = isReversed ? elements.count - 1 - last : table.nextSlot(from: 0)
    var first: Int?
    var hasWord = false
    for index in 0..<end {
      let glyph = Self.glyph(at: index, of: elements, isReversed)
      let isWord = glyphs.isAlphanumeric(glyph)
      let isSymbol = !isWord && !glyphs.isSpace(glyph)
      if isSymbol { first = first ?? index } else if isWord, first != nil { hasWord = true }
    }
    guard hasWord, let first else { return nil }
    run = first..<end
  }

  /// Returns a literal. The elements are in filling order.
  private static func glyph(
    at index: Int, of elements: Fixed<Program.Element>, _ isReversed: Bool
  ) -> Glyph {
    elements[isReversed ? elements.count - 1 - index : index].glyph
  }

  private func glyph(at index: Int) -> Glyph { Self.glyph(at: index, of: elements, isReversed) }

  /// Returns the letters and digits that must follow a prefix symbol. The list is empty for other
  /// characters.
  func words(after sign: Glyph, _ glyphs: Glyphs) -> [Glyph] {
    guard !glyphs.isAlphanumeric(sign), !glyphs.isSpace(sign),
      let place = run.first(where: { glyphs.areEqual(glyph(at: $0), sign) })
    else { return [] }
    var words: [Glyph] = []
    for index in place..<run.upperBound where glyphs.isAlphanumeric(glyph(at: index)) {
      words.append(glyph(at: index))
    }
    return words
  }

  /// The relation of the beginning of a text to a prefix.
  enum Claim {
    /// The text doesn't begin with a prefix symbol, or has no letter or digit after it.
    case none

    /// The text begins with a symbol and the first letter or digit of the prefix, or more of it.
    case same

    /// The text begins with a symbol and continues with another letter or digit.
    case other
  }

  /// Compares the beginning of a text with the prefix. It skips spaces and directional marks before
  /// the symbol.
  ///
  /// - Complexity: O(*n*) in the number of characters before the end of the prefix.
  func claim(
    of text: some Collection<Glyph>, _ letterCase: LetterCase?, _ glyphs: inout Glyphs
  ) -> Claim {
    guard let start = text.firstIndex(where: { glyphs.isVisible($0) }) else { return .none }
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

  /// Whether a character is a literal, also in another letter case or script.
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

extension Glyphs {
  /// Whether a character is neither white space nor a mark without a form, such as one of direction.
  func isVisible(_ glyph: Glyph) -> Bool {
    glyph < 0x80
      ? 0x21...0x7E ~= glyph
      : !isSpace(glyph) && UnicodeSet.any.contains(glyph, in: self)
  }
}
