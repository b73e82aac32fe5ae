import FormworkMasks
import FormworkTables

/// The meaning of an inserted character for formats whose characters are all in ASCII.
enum InputCharacter {
  /// An ASCII character, or the ASCII equivalent of a digit or plus sign of another script.
  case ascii(UInt8)

  /// A letter or digit without an ASCII equivalent.
  case alphanumeric

  /// An emoji or a lone combining mark, which isn't a separator.
  case sign

  /// A character that may separate other characters.
  case separator

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let scalar = scalars.first?.value ?? 0
    guard scalars.dropFirst().isEmpty else {
      if UnicodeSet.alphanumeric.contains(character) {
        self = .alphanumeric
      } else {
        // A line break of two scalars is one character.
        self = scalar == 0x0D ? .ascii(0x0A) : .sign
      }
      return
    }
    if scalar < 0x80 {
      self = .ascii(UInt8(scalar))
    } else if let digit = UnicodeData.decimalDigitValue(scalar) {
      self = .ascii(digit | 0x30)
    } else if scalar == 0xFF0B {
      self = .ascii(UInt8(ascii: "+"))
    } else if UnicodeData.isLetter(scalar) {
      self = .alphanumeric
    } else if UnicodeData.isMarkOrEmoji(scalar) {
      self = .sign
    } else {
      self = .separator
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space, a tab, or a line break.
  var isSpace: Bool { UnicodeData.isWhitespace(value) }

  /// Whether the scalar has no width and no meaning, such as a direction mark, or the selector of an
  /// emoji without one.
  var isInvisible: Bool { UnicodeData.isInvisible(value) || value == 0xFE0F }
}
