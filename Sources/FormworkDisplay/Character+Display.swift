extension Character {
  /// The character as it may be shown to a person, on a terminal or in a log.
  ///
  ///     Character("\u{1B}").safelyShown      // "␛"
  ///     Character("\u{9B}").safelyShown      // "\u{9B}", spelled out
  ///     Character("👨‍👩‍👧").safelyShown    // "👨‍👩‍👧"
  ///
  /// Controls become the pictures of Unicode's Control Pictures block; what has no picture is
  /// spelled out. The joiners inside a character stay where emoji and scripts such as Persian and
  /// Hindi are written with them, and so do the tags of a flag.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  public var safelyShown: String {
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
  /// Whether the scalar belongs into a character that begins with `base`, though it is invisible.
  fileprivate func joins(onto base: Unicode.Scalar?) -> Bool {
    guard let base, base.isSafeToShow else { return false }
    return switch value {
    // Latin, Greek and Cyrillic letters come before, and have no use for a joiner.
    case 0x200C, 0x200D: base.value >= 0x600
    case 0xE0020...0xE007F: base == "\u{1F3F4}"
    default: false
    }
  }
}
