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
