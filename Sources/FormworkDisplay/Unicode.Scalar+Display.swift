extension Unicode.Scalar {
  /// Whether the scalar can stand in a line as it is: it neither commands a terminal, nor ends the
  /// line, nor changes the order in which the others are read.
  ///
  ///     ("A" as Unicode.Scalar).isSafeToShow         // true
  ///     ("\u{1B}" as Unicode.Scalar).isSafeToShow    // false: Escape
  ///     ("\u{202E}" as Unicode.Scalar).isSafeToShow  // false: right-to-left override
  ///
  /// What isn't safe are the controls, C0 and C1, the separators of lines and paragraphs, and the
  /// format characters: the general categories Cc, Zl, Zp and Cf of Unicode 17.0, with the code
  /// points that are reserved for more of the last.
  public var isSafeToShow: Bool {
    switch value {
    // Nearly all that is ever shown.
    case 0x20...0x7E: true
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: false
    // Arabic and Syriac signs that span digits, and the mark of Arabic letters.
    case 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2: false
    // Joiners, marks, embeddings, overrides and isolates of direction, the two separators.
    case 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
    // The byte order mark, and annotations between lines.
    case 0xFEFF, 0xFFF0...0xFFFB: false
    // Kaithi numbers, Egyptian quadrats, shorthand, beams of music.
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: false
    // Tags: a whole text that nobody sees.
    case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: false
    default: true
    }
  }

  /// What stands for the scalar if it isn't safe.
  var substitute: String {
    switch value {
    case 0x00...0x1F: String(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
