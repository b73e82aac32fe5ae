extension UnicodeData {
  /// Returns whether the script of `scalar` is Han: an ideograph of Chinese, Japanese, Korean, or
  /// Vietnamese, a radical, or a related mark or numeral.
  ///
  /// The ranges are those of Script=Han in Scripts.txt, Unicode 17.0. Kana, Hangul, Bopomofo, and
  /// enclosed forms such as "㊥", whose script is Common, aren't Han.
  package static func isHan(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x2E80: false
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: true  // unified ideographs, extension A
    case 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5: true  // radicals
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B: true  // 々 〇 〡…〩 〸…〻
    case 0xF900...0xFA6D, 0xFA70...0xFAD9: true  // compatibility ideographs
    case 0x16FE2...0x16FE3, 0x16FF0...0x16FF6: true  // ideographic symbols and punctuation
    case 0x20000...0x2A6DF: true  // extension B
    case 0x2A700...0x2B81D: true  // extensions C and D
    case 0x2B820...0x2CEAD: true  // extension E
    case 0x2CEB0...0x2EBE0: true  // extension F
    case 0x2EBF0...0x2EE5D: true  // extension I
    case 0x2F800...0x2FA1D: true  // compatibility supplement
    case 0x30000...0x3134A: true  // extension G
    case 0x31350...0x33479: true  // extensions H and J
    default: false
    }
  }

  /// Returns whether `scalar` is a punctuation mark or symbol for East Asian text.
  ///
  /// These are, by block of Unicode 17.0:
  /// - CJK Symbols and Punctuation with the ideographic space, without Han letters, tone marks, and
  ///   kana repeat marks;
  /// - the double hyphen and the middle dot of Katakana;
  /// - Vertical Forms, CJK Compatibility Forms, and Small Form Variants;
  /// - full-width and half-width forms of punctuation and symbols, such as "，" and "｡".
  ///
  /// The quotation marks, dashes, and dots that Chinese shares with Western text aren't included.
  package static func isCJKPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x3000: false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x3036...0x3037, 0x303D...0x303F: true
    case 0x30A0, 0x30FB: true
    case 0xFE10...0xFE19, 0xFE30...0xFE4F: true
    case 0xFE50...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B: true
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    case 0xFFE0...0xFFE6, 0xFFE8...0xFFEE: true
    default: false
    }
  }
}
