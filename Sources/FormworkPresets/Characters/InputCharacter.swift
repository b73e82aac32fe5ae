import FormworkText
import FormworkUnicode

/// What a character of an insertion is to formats whose characters are all in ASCII.
enum InputCharacter {
  /// One in ASCII, or a digit or a plus sign of another script, in ASCII.
  case ascii(UInt8)

  /// A letter or a digit for which ASCII has none.
  case alphanumeric

  /// An emoji or a lone mark, which is no separator.
  case sign

  /// Something that may stand between characters.
  case separator

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    let scalar = scalars.first?.value ?? 0
    guard scalars.dropFirst().isEmpty else {
      if CharacterClass.alphanumeric.contains(character) {
        self = .alphanumeric
      } else {
        // A line end of two scalars is one character.
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
    } else if UnicodeData.isMark(scalar) || UnicodeData.emojiKind(scalar) != .none
      || 0x1F1E6...0x1F1FF ~= scalar
    {
      self = .sign
    } else {
      self = .separator
    }
  }
}
