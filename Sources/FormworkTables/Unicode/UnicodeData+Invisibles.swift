extension UnicodeData {
  /// Returns whether `scalar` is a control character (general category Cc): C0, delete, or C1.
  package static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || 0x7F...0x9F ~= scalar
  }

  /// Returns whether `scalar` has the property Bidi_Control: a mark, embedding, override, or
  /// isolate that controls the direction of text.
  package static func isBidiControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns whether `scalar` has the property White_Space.
  ///
  /// That includes line breaks, tabs, and the no-break spaces U+00A0 and U+202F, but not the
  /// zero-width characters U+200B, U+2060, and U+FEFF.
  package static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0: true
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
