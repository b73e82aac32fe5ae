import FormworkText

/// What is put into a grouped text, as typed, pasted or read from a file.
///
/// What counts ends before the next comma, semicolon, line, or letter that doesn't count. Other
/// characters are separators.
struct GroupedInput {
  /// The characters that count, in ASCII and upper case.
  private(set) var characters: [UInt8] = []

  /// Whether there is nothing but separators, which are ignored.
  private(set) var isIgnored = true

  private let takesLetters: Bool
  private var before = ""
  private var after = ""
  private var isOver = false

  /// Reads an insertion.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ text: String, letters takesLetters: Bool) {
    self.takesLetters = takesLetters
    if text.isPlainASCII {
      for byte in text.utf8 { take(byte) }
    } else {
      for character in text { take(character) }
    }
  }

  private mutating func take(_ character: Character) {
    switch InputCharacter(character) {
    case .ascii(let byte): take(byte)
    case .alphanumeric:
      if let letter = character.asciiOfFullWidth { take(letter) } else { leaveOut(character) }
    case .sign: isIgnored = false
    case .separator: break
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39: append(byte)
    case 0x41...0x5A, 0x61...0x7A:
      if takesLetters { append(byte & 0xDF) } else { leaveOut(Character(Unicode.Scalar(byte))) }
    case UInt8(ascii: ","), UInt8(ascii: ";"), 0x0A, 0x0D:
      if !characters.isEmpty { isOver = true }
    default: break
    }
  }

  private mutating func append(_ byte: UInt8) {
    isIgnored = false
    if isOver {
      after.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      characters.append(byte)
    }
  }

  private mutating func leaveOut(_ letter: Character) {
    isIgnored = false
    if !characters.isEmpty { isOver = true }
    if characters.isEmpty { before.append(letter) } else { after.append(letter) }
  }
}

extension GroupedInput {
  /// Takes away the letters that stand before it and mean nothing.
  mutating func removeHeading(_ heading: [UInt8]) {
    if !heading.isEmpty, characters.starts(with: heading) {
      characters.removeFirst(heading.count)
    }
  }

  /// The letters and digits that find no place if only the first `count` characters do.
  func leftOut(beyond count: Int) -> String {
    if before.isEmpty, after.isEmpty, count >= characters.count { return "" }
    return before + String(decoding: characters.dropFirst(count), as: UTF8.self) + after
  }

  /// The letters and digits of a whole text that found no place, without what may stand before it.
  func leftOut(without heading: [UInt8], shown value: String) -> String {
    var input = self
    input.removeHeading(heading)
    return input.leftOut(beyond: value.utf8.count)
  }
}

extension Character {
  /// The letter of ASCII that a full-width one is written as.
  fileprivate var asciiOfFullWidth: UInt8? {
    guard let scalar = unicodeScalars.first?.value, unicodeScalars.dropFirst().isEmpty else {
      return nil
    }
    switch scalar {
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return UInt8(scalar - 0xFEE0)
    default: return nil
    }
  }
}
