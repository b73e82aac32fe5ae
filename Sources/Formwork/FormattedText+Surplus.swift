extension FormattedText {
  /// The letters and digits of `input` that found no place when this text was made of it.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     phone.formatted(text: "+1 212 555 0100 x9").surplus(of: "+1 212 555 0100 x9")  // "x9"
  ///
  /// Use it where a whole text is read, as by a form or a file, and nothing may get lost unseen.
  ///
  /// The user's characters of the text come from the input, in order; so may its literals, if the
  /// input was written with them. Of both readings the one that leaves out less counts.
  ///
  /// - Parameter input: The text or the value that this text was made of.
  /// - Returns: The characters that were left out, in their order, as they were written.
  /// - Complexity: O(*n*) in the lengths of the texts.
  public func surplus(of input: String) -> String {
    if input.utf8.elementsEqual(text.utf8) || input.hasSameASCIILettersAndDigits(as: value) {
      return ""
    }
    if let surplus = asciiSurplus(of: input) { return surplus }
    let counted = input.filter(CharacterClass.alphanumeric.contains)
    let shown = countedCharacters
    let readings = [
      counted.leftOver(by: shown.filter { $0.isUser }), counted.leftOver(by: shown),
    ].compactMap { $0 }
    // Not even the user's characters are in the input: the format changed them beyond recognition.
    return readings.min { $0.utf8.count < $1.utf8.count }
      ?? counted.leftOver(by: shown.map { ($0.character, isUser: false) }) ?? ""
  }

  /// The letters and digits of the text, folded, each with whether it must be in the input.
  private var countedCharacters: [(character: Character, isUser: Bool)] {
    let pieces = provenance.pieces(of: text)
    var characters: [(character: Character, isUser: Bool)] = []
    var place = 0
    var index = 0
    var end = pieces.first?.length ?? 0
    for character in text {
      while end <= place {
        index += 1
        end += pieces[index].length
      }
      let kind = pieces[index].kind
      if !kind.contains(.guide), CharacterClass.alphanumeric.contains(character) {
        characters.append((character.folded, kind.contains(.user)))
      }
      place += character.utf8.count
    }
    return characters
  }
}

extension String {
  /// What is left of this text when `taken` are taken from it in order; `nil` if one that must be
  /// there isn't.
  fileprivate func leftOver(by taken: [(character: Character, isUser: Bool)]) -> String? {
    // Beyond so many literals a character isn't looked for, which keeps the time linear.
    let lookahead = 64
    var rest = ""
    var next = 0
    for character in self {
      let folded = character.folded
      let end = Swift.min(taken.count, next + lookahead)
      var match = next
      while match < end, taken[match].character != folded, !taken[match].isUser { match += 1 }
      if match < end, taken[match].character == folded {
        next = match + 1
      } else {
        rest.append(character)
      }
    }
    return taken[next...].contains { $0.isUser } ? nil : rest
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

extension Character {
  /// The character without what a format may change in it: the script of a digit, the case.
  fileprivate var folded: Character {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let value =
        UnicodeData.decimalDigitValue(scalar.value).map { 0x30 + UInt32($0) }
        ?? UnicodeData.simpleLowercase(UnicodeData.simpleUppercase(scalar.value))
      folded.append(Unicode.Scalar(value) ?? scalar)
    }
    return String(folded).first ?? self
  }
}
