import FormworkUnicode

/// What a scalar means among those of a number, in whatever notation.
enum NumberSign: Hashable {
  case digit(UInt8)

  /// `.` or `,`, also full-width and Arabic ones: before the fraction or between groups.
  case dot, comma

  /// The decimal separator of the format, or one that is nothing else.
  case point

  /// What only ever parts groups: spaces, apostrophes, `_`, `٬`, the format's own.
  case group

  case minus, plus, open, close

  /// A letter, or what joins letters and digits: no separator.
  case letter

  /// Anything else: symbols of currencies, marks of direction.
  case other

  init(_ scalar: UInt32, in layout: NumberLayout) {
    if let digit = layout.digit(scalar) {
      self = .digit(digit)
    } else if scalar == layout.group?.value, scalar != 0x2E, scalar != 0x2C {
      self = .group
    } else if scalar == layout.point.value, scalar != 0x2E, scalar != 0x2C {
      self = .point
    } else if scalar == 0x2E || scalar == 0xFF0E || scalar == 0x2024 {
      self = .dot
    } else if scalar == 0x2C || scalar == 0xFF0C || scalar == 0x60C || scalar == 0xFE50 {
      self = .comma
    } else if scalar == 0x66B {
      self = .point
    } else if Self.isGroup(scalar) {
      self = .group
    } else if Self.isMinus(scalar) {
      self = .minus
    } else if scalar == 0x2B || scalar == 0xFF0B {
      self = .plus
    } else if scalar == 0x28 || scalar == 0xFF08 {
      self = .open
    } else if scalar == 0x29 || scalar == 0xFF09 {
      self = .close
    } else {
      self = Self.isJoined(scalar) ? .letter : .other
    }
  }

  /// Spaces, apostrophes and the like, which part groups in some notation.
  private static func isGroup(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x5F, 0x60, 0xB4, 0xB7, 0x2BC, 0x2018, 0x2019, 0x2032, 0x66C, 0x2E41, 0xFF07: true
    default: UnicodeData.isWhitespace(scalar)
    }
  }

  /// The signs that people and programs write for a minus.
  static func isMinus(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2D7, 0x2010...0x2015, 0x207B, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// Letters, marks and emoji: no separator, and what a mark joins is no digit.
  private static func isJoined(_ scalar: UInt32) -> Bool {
    UnicodeData.isLetter(scalar) || UnicodeData.isMark(scalar)
      || UnicodeData.emojiKind(scalar).hasEmojiPresentation || 0x1F1E6...0x1F1FF ~= scalar
  }

  /// Whether a scalar joins the one before it to a character of its own, such as a keycap.
  static func joinsBefore(_ scalar: UInt32) -> Bool {
    scalar == 0x200D || UnicodeData.isMark(scalar)
  }
}
