import FormworkText

/// What is put into a grouped text, as typed, pasted, or read from a file.
struct GroupedInput {
  /// The characters that count, in ASCII and upper case.
  private(set) var characters: [UInt8] = []

  /// Whether there is nothing but separators, which are ignored.
  private(set) var isIgnored = true

  /// Whether there is a letter or another character that has no place.
  private(set) var hasOthers = false

  /// Reads an insertion.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ text: String, _ alphabet: GroupedAlphabet) {
    for character in text {
      switch alphabet.role(of: character) {
      case .counts(let byte):
        characters.append(byte)
        isIgnored = false
      case .other(let isIgnored):
        hasOthers = true
        if !isIgnored { self.isIgnored = false }
      case .decoration: break
      }
    }
  }
}

extension GroupedAlphabet {
  /// What a character of an insertion is.
  enum Role: Equatable {
    /// It counts, as this character of ASCII.
    case counts(UInt8)

    /// It may stand between characters.
    case decoration

    /// It has no place; as a key, it may be ignored rather than rejected.
    case other(isIgnored: Bool)
  }

  /// What a character of an insertion is.
  func role(of character: Character) -> Role {
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.dropFirst().isEmpty {
      // Minus and hyphens of other scripts are those of ASCII.
      if scalar.isHyphen { return role(ofASCII: UInt8(ascii: "-")) }
      if let letter = scalar.asciiOfFullWidth { return role(ofASCII: letter) }
      if scalar.isUnseen { return .decoration }
    }
    switch InputCharacter(character) {
    case .ascii(let byte): return role(ofASCII: byte)
    case .alphanumeric, .sign: return .other(isIgnored: false)
    case .separator:
      return scalars.first?.isSpace ?? false ? .decoration : .other(isIgnored: true)
    }
  }

  private func role(ofASCII byte: UInt8) -> Role {
    let upper = byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte
    if byte < 0x80, counts(upper) { return .counts(upper) }
    switch byte {
    case 0x00...0x20, UInt8(ascii: "-"), UInt8(ascii: "."): return .decoration
    default:
      if byte < 0x80, decoration.contains(byte) { return .decoration }
      return .other(isIgnored: upper &- UInt8(ascii: "A") >= 26)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a hyphen, a dash or a minus of Unicode.
  fileprivate var isHyphen: Bool {
    switch value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// The character of ASCII that a full-width one is written as.
  fileprivate var asciiOfFullWidth: UInt8? {
    0xFF01...0xFF5E ~= value ? UInt8(value - 0xFEE0) : nil
  }
}
