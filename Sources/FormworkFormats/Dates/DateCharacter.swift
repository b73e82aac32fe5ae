import FormworkTables

/// The role of a character that is typed in a date.
enum DateCharacter {
  case digit(Int)
  case letter(Unicode.Scalar)

  /// Punctuation, symbols, and spaces that a user may write between fields.
  case separator

  /// Marks, emoji, and characters of several scalars that aren't separators.
  case other

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .separator
      return
    }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    self = isSingle ? DateCharacter(first) : .other
    if !isSingle, scalars.allSatisfy({ DateCharacter($0).isSeparator }) { self = .separator }
  }

  init(_ scalar: Unicode.Scalar) {
    if let digit = UnicodeData.decimalDigitValue(scalar.value) {
      self = .digit(Int(digit))
    } else if UnicodeData.isLetter(scalar.value) {
      self = .letter(scalar)
    } else if UnicodeData.isMark(scalar.value)
      || UnicodeData.emojiKind(scalar.value) != .none || 0x1F1E6...0x1F1FF ~= scalar.value
    {
      self = .other
    } else {
      self = .separator
    }
  }

  var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether two letters are equal or only differ in case.
  func isSameLetter(as other: Unicode.Scalar) -> Bool {
    self == other || UnicodeData.simpleLowercase(value) == UnicodeData.simpleLowercase(other.value)
  }
}
