import FormworkTestSupport

/// The characters that random masks and texts are made of.
enum Alphabet {
  static let digits = Array("0123456789")
  static let letters = Array("abcdefxyzABCDEFXYZ")
  static let separators = Array(" -().+/,:")

  /// Characters that stand for literals and for what people paste, from everywhere in Unicode.
  static let exotic: [Character] = [
    "e\u{301}", "👨‍👩‍👧", "🇺🇸", "🇩🇪", "👍🏽", "5\u{FE0F}\u{20E3}", "٣", "３", "𝟗", "Ⅷ", "½", "ß", "ŉ",
    "漢", "한", "ア", "א", "ع", "é", "€", "©", "\u{A0}", "\u{202F}", "\u{3000}", "İ", "ǆ", "😀", "_",
    "#",
    "~", "*", "•", "\\", "[", "]", "{", "}", "…",
  ]

  /// Scalars that aren't a character of their own wherever they stand, and controls.
  static let awkward: [Character] = [
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "🇺", "\u{1F3FD}", "\u{200F}", "\u{200E}",
    "\u{2066}",
    "\u{2069}", "\u{FFFC}", "\u{FEFF}", "\r\n", "\n", "\r", "\t", "\0", "\u{7F}", "\u{93F}",
    "\u{E33}",
    "\u{1160}", "\u{600}",
  ]

  /// A character that people type, one of the mask's own literals, or any other one.
  static func character(
    _ random: inout SeededGenerator, own: [Character], taste: Taste = .any
  ) -> Character {
    let roll = random.below(100)
    if roll < 50 { return random.pick(digits) }
    if roll < 66 { return random.pick(letters) }
    if roll < 80 { return own.isEmpty ? random.pick(digits) : random.pick(own) }
    if roll < 88 || taste == .plain { return random.pick(separators) }
    if roll < 95 || taste == .whole { return random.pick(exotic) }
    return random.pick(awkward)
  }

  /// How adventurous a text is.
  enum Taste {
    /// ASCII and the mask's own literals.
    case plain

    /// Whole characters only: none that joins its neighbour.
    case whole

    /// Everything.
    case any
  }

  static func text(
    _ random: inout SeededGenerator, length: ClosedRange<Int>, own: [Character], taste: Taste = .any
  ) -> String {
    // Most texts are of one kind: a number, a word, or a mixture.
    let length = random.number(in: length)
    switch random.below(10) {
    case 0..<4: return String((0..<length).map { _ in random.pick(digits) })
    case 4: return String((0..<length).map { _ in random.pick(letters) })
    default:
      var text = ""
      for _ in 0..<length { text.append(character(&random, own: own, taste: taste)) }
      return text
    }
  }
}
