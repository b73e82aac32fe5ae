import FormworkMasks

/// Text to insert in grouped text, whether typed, pasted, or read from a file.
struct GroupedInput {
  /// The characters that count, in uppercase ASCII.
  private(set) var characters: [UInt8] = []

  /// Whether there are only separators, which are ignored.
  private(set) var isIgnored = true

  /// Whether there is a letter or another character without a place.
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
  /// The role of an inserted character.
  enum Role: Equatable {
    /// The character counts, as this ASCII character.
    case counts(UInt8)

    /// The character may occur between others.
    case decoration

    /// The character has no place. As a key, it may be ignored instead of rejected.
    case other(isIgnored: Bool)
  }

  /// Returns the role of an inserted character.
  func role(of character: Character) -> Role {
    let bytes = character.utf8
    if let byte = bytes.first, byte < 0x80, bytes.count == 1 { return role(ofASCII: byte) }
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.dropFirst().isEmpty {
      // The minus sign and hyphens of other scripts count as an ASCII hyphen.
      if scalar.isHyphen || scalar.isKanaHyphen { return role(ofASCII: UInt8(ascii: "-")) }
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

  /// Returns the role of an inserted ASCII character.
  func role(ofASCII byte: UInt8) -> Role {
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
  /// Whether the scalar is a hyphen, a dash, or a minus sign.
  fileprivate var isHyphen: Bool {
    switch value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// The ASCII equivalent of a full-width character.
  fileprivate var asciiOfFullWidth: UInt8? {
    0xFF01...0xFF5E ~= value ? UInt8(value - 0xFEE0) : nil
  }
}
