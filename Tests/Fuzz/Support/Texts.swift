/// Pieces of text that a person, a paste or a hostile program may send.
let pieces = [
  "1", "2", "5", "0", "9", "7", "a", "B", "f", "é", "ß", "İ", "е", " ", "-", ".", "(", ")", "+",
  "/", "\\", "_", "•", "٣", "３", "५", "½", "5\u{FE0F}\u{20E3}", "e\u{301}", "\u{301}", "ש", "ن",
  "中", "🇺🇸", "🇺", "👩‍👩‍👧", "👍🏽", "\u{200D}", "\u{200F}", "\u{202E}", "\u{FFFC}", "\u{FEFF}",
  "\u{A0}", "\u{202F}", "\n", "\r\n", "\r", "\t", "\0", "\u{FFFD}", "\u{10FFFF}", "한", "ᄒ", "ᅡ",
  "", "12", "ab", "+1 ", "12125550100", "+1 (212) 555-0100", "212.555.0100", "99.99.2999",
  "1,234.56", "1.234.567,89 EUR", "(12)", "−1.5e3", "1e99999", "$", "€5", "31/02/2024",
  "2024-12-24",
  "Dec 24, 2024", "6:30 pm", "24:00", ":", "+49 89 1234", "0044", "tel:",
  "4111 1111 1111 1111", "ab-12", "\u{200E}+1 212\u{202C}", "1e\u{301}2",
]

extension String {
  /// Whether `offset` counts UTF-16 code units up to a character's boundary.
  func hasBoundary(at offset: Int) -> Bool {
    var reached = 0
    for character in self {
      if reached >= offset { break }
      reached += character.utf16.count
    }
    return reached == offset
  }

  /// The text with some UTF-16 code units replaced; the range is clamped.
  func replacing(_ range: Range<Int>, with replacement: String) -> String {
    let units = Array(utf16)
    let lower = Swift.max(0, Swift.min(range.lowerBound, units.count))
    let upper = Swift.max(lower, Swift.min(range.upperBound, units.count))
    return String(
      decoding: units[..<lower] + Array(replacement.utf16) + units[upper...], as: UTF16.self)
  }

  /// Whether two texts are the same, scalar by scalar.
  func isSame(as other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
