import FormworkTables

/// The role of a scalar in a number of any notation.
enum NumberSign: Hashable {
  case digit(UInt8)

  /// `.`, `,`, or one of their full-width and Arabic forms: before the fraction, or between groups.
  case dot, comma

  /// The decimal separator of the format, or a separator that is always one.
  case point

  /// A separator that is always between groups: a space, an apostrophe, `_`, `٬`, or the format's
  /// own.
  case group

  case minus, plus, open, close

  /// A letter, or a character that combines with letters and digits, which can't be a separator.
  case letter

  /// Any other scalar, such as a currency symbol or a direction mark.
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

  /// Whether a scalar separates groups in some notation: a space, an apostrophe, or a similar one.
  private static func isGroup(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x5F, 0x60, 0xB4, 0xB7, 0x2BC, 0x2018, 0x2019, 0x2032, 0x66C, 0x2E41, 0xFF07: true
    default: UnicodeData.isWhitespace(scalar)
    }
  }

  /// Whether users or programs write a scalar as a minus sign.
  static func isMinus(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2D7, 0x2010...0x2015, 0x207B, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// Whether a scalar is a letter, a mark, or an emoji. None is a separator, and a digit with a
  /// mark isn't a digit.
  private static func isJoined(_ scalar: UInt32) -> Bool {
    UnicodeData.isLetter(scalar) || UnicodeData.isMark(scalar)
      || UnicodeData.emojiKind(scalar).hasEmojiPresentation || 0x1F1E6...0x1F1FF ~= scalar
  }

  /// Whether a scalar combines with the previous one, such as a keycap.
  static func joinsBefore(_ scalar: UInt32) -> Bool {
    scalar == 0x200D || UnicodeData.isMark(scalar)
  }
}
