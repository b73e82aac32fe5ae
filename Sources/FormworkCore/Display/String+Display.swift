extension String {
  /// Creates a string that safely shows any text on one line.
  ///
  ///     print("can't open " + String(safelyShowing: name))
  ///     String(safelyShowing: "a\u{1B}]0;x\u{7}\n")  // "a␛]0;x␇␊"
  ///     String(safelyShowing: "12\u{202E}34")        // "12\u{202E}34", spelled out
  ///
  /// A file name, a key, or a pattern could otherwise rename a terminal's window, move the cursor,
  /// or hide or reverse a part of the line. The `formwork` command and the errors of definitions
  /// and scripts use this initializer. Errors of masks, regular expressions, and dates quote the
  /// pattern unchanged: use it to show them.
  ///
  /// - Parameter text: Any text.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(safelyShowing text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1.safelyShown }
  }

  /// Creates a string that safely shows text of several lines.
  ///
  /// Use it for text that you compose of several lines, if each part from outside either went
  /// through `init(safelyShowing:)` or is allowed to begin new lines.
  ///
  /// - Parameter text: Any text, with line feeds as line endings.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(safelyShowingLinesOf text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1 == "\n" ? "\n" : $1.safelyShown }
  }
}

extension Character {
  /// The character in a form that is safe to show in a terminal or a log.
  ///
  ///     Character("\u{1B}").safelyShown      // "␛"
  ///     Character("\u{9B}").safelyShown      // "\u{9B}", spelled out
  ///     Character("👨‍👩‍👧").safelyShown    // "👨‍👩‍👧"
  ///
  /// Control characters become symbols of Unicode's Control Pictures block, or escapes if there is
  /// no symbol. Joiners inside a character stay if emoji or scripts such as Persian and Hindi need
  /// them, as do the tags of a flag.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  package var safelyShown: String {
    let scalars = unicodeScalars
    if scalars.allSatisfy({ $0.isSafeToShow }) { return String(self) }
    var shown = ""
    for (index, scalar) in scalars.enumerated() {
      let stays = scalar.isSafeToShow || index > 0 && scalar.joins(onto: scalars.first)
      if stays { shown.unicodeScalars.append(scalar) } else { shown += scalar.substitute }
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a legitimate invisible part of a character that begins with `base`.
  fileprivate func joins(onto base: Unicode.Scalar?) -> Bool {
    guard let base, base.isSafeToShow else { return false }
    return switch value {
    // Latin, Greek, and Cyrillic letters have smaller values, and never need a joiner.
    case 0x200C, 0x200D: base.value >= 0x600
    case 0xE0020...0xE007F: base == "\u{1F3F4}"
    default: false
    }
  }
}

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
