import Formwork

extension FormattedText {
  /// The letters and digits of `original`, which this text was made from, that found no place.
  ///
  /// Where equal characters leave it open which of them has a place, the first one has.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  func lettersAndDigits(missingFrom original: String) -> String {
    if original.utf8.elementsEqual(text.utf8) { return "" }
    if original.hasSameASCIILettersAndDigits(as: value) { return "" }
    let placed = placedLettersAndDigits
    var found = 0
    var missing = ""
    for character in original where CharacterClass.alphanumeric.contains(character) {
      if found < placed.count, placed[found].isForm(of: character) {
        found += 1
      } else {
        missing.append(character)
      }
    }
    return missing
  }

  /// The letters and digits that came from outside: the user's and the literals they gave.
  private var placedLettersAndDigits: [Character] {
    var placed: [Character] = []
    var start = text.startIndex
    for piece in provenance.pieces(of: text) {
      let end = text.utf8.index(start, offsetBy: piece.length)
      if piece.kind.contains(.user) || piece.kind.contains(.typed) {
        placed += text[start..<end].filter(CharacterClass.alphanumeric.contains)
      }
      start = end
    }
    return placed
  }
}

extension String {
  /// Whether both are ASCII with the same letters and digits in the same order: the common case,
  /// which needs no closer look.
  fileprivate func hasSameASCIILettersAndDigits(as other: String) -> Bool {
    var rest = other.utf8.makeIterator()
    for byte in utf8 {
      if byte >= 0x80 { return false }
      guard byte.isLetterOrDigit else { continue }
      var next = rest.next()
      while let skipped = next, !skipped.isLetterOrDigit, skipped < 0x80 { next = rest.next() }
      if next != byte { return false }
    }
    while let left = rest.next() {
      if left.isLetterOrDigit || left >= 0x80 { return false }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension Character {
  /// Whether a format may have made this character of `original`, by a change of case or script.
  fileprivate func isForm(of original: Character) -> Bool {
    if self == original { return true }
    if CharacterClass.digit.contains(self), CharacterClass.digit.contains(original) {
      return wholeNumberValue == original.wholeNumberValue
    }
    return lowercased() == original.lowercased() || uppercased() == original.uppercased()
  }
}
