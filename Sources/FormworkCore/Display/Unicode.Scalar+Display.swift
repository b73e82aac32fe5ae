extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is safe to show in a line.
  ///
  ///     ("A" as Unicode.Scalar).isSafeToShow         // true
  ///     ("\u{1B}" as Unicode.Scalar).isSafeToShow    // false: Escape
  ///     ("\u{202E}" as Unicode.Scalar).isSafeToShow  // false: right-to-left override
  ///
  /// An unsafe scalar may control a terminal, end the line, or change the order in which other
  /// scalars are read. These are the C0 and C1 control characters, line and paragraph separators,
  /// and format characters: the general categories Cc, Zl, Zp, and Cf of Unicode 17.0, and code
  /// points that are reserved for Cf.
  package var isSafeToShow: Bool {
    switch value {
    // Most characters are in this range.
    case 0x20...0x7E: true
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: false
    // Arabic and Syriac signs that enclose digits, and the Arabic letter mark.
    case 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2: false
    // Joiners, direction marks, embeddings, overrides, isolates, and both separators.
    case 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
    // The byte order mark and interlinear annotations.
    case 0xFEFF, 0xFFF0...0xFFFB: false
    // Kaithi numbers, Egyptian quadrats, shorthand, and musical beams.
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: false
    // Tags, which can hide a whole text.
    case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: false
    default: true
    }
  }

  /// The replacement for an unsafe scalar.
  var substitute: String {
    switch value {
    case 0x00...0x1F: String(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
