import FormworkUnicode

extension FormattedText {
  /// The letters and digits of `input` that found no place when this text was made of it.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     phone.formatted(text: "+1 212 555 0100 x9").unused(of: "+1 212 555 0100 x9")  // "x9"
  ///
  /// Use it where a whole text is read, as by a form or a file, and nothing may get lost unseen.
  ///
  /// The user's characters of the text come from the input, in order; so may its literals, if the
  /// input was written with them. Of both readings the one that leaves out less counts.
  ///
  /// - Parameter input: The text or the value that this text was made of.
  /// - Returns: The characters that were left out, in their order, as they were written.
  /// - Complexity: O(*n*) in the lengths of the texts.
  public func unused(of input: String) -> String { unused(of: input, countsLetters: true) }

  /// The same, where letters among the literals of this text don't come from the input.
  package func unused(of input: String, countsLetters: Bool) -> String {
    if input.isSame(as: text) { return "" }
    // A value with an issue may be longer than what is shown.
    if issue == nil, input.hasSameASCIILettersAndDigits(as: value) { return "" }
    if let unused = asciiUnused(of: input, countsLetters) { return unused }
    let counted = input.filter(CharacterClass.alphanumeric.contains)
    let shown = countedCharacters.filter { shown in
      countsLetters || shown.isUser || (0x30...0x39).contains(shown.folded.first)
    }
    return String(Array(counted).unused(over: shown) { $0.folded })
  }

  /// The letters and digits of the text, folded, each with whether it must be in the input.
  private var countedCharacters: [(folded: FoldedCharacter, isUser: Bool)] {
    characters.compactMap { character, kind in
      !kind.contains(.guide) && CharacterClass.alphanumeric.contains(character)
        ? (character.folded, kind.contains(.user)) : nil
    }
  }

  /// The characters of the text, each with what its first part is.
  var characters: [(character: Character, kind: Provenance.Kind)] {
    let pieces = provenance.pieces(of: text)
    var (place, index, end) = (0, 0, pieces.first?.length ?? 0)
    return text.map { character in
      while end <= place {
        index += 1
        end += pieces[index].length
      }
      place += character.utf8.count
      return (character, pieces[index].kind)
    }
  }
}

extension Array {
  /// What is left of these letters and digits when those that are shown are taken from them, in the
  /// better of two readings: the user's alone, or the literals as well.
  ///
  /// Where not even the user's are among them, the format changed them beyond recognition.
  func unused<Folded: Equatable>(
    over shown: [(folded: Folded, isUser: Bool)], folded: (Element) -> Folded
  ) -> [Element] {
    let users = leftOver(by: shown.filter { $0.isUser }, folded)
    if let users, users.isEmpty { return users }
    let readings = [users, leftOver(by: shown, folded)].compactMap { $0 }
    return readings.min { $0.count < $1.count }
      ?? leftOver(by: shown.map { ($0.folded, isUser: false) }, folded) ?? []
  }

  /// What is left when `taken` are taken in order; `nil` if one that must be there isn't.
  private func leftOver<Folded: Equatable>(
    by taken: [(folded: Folded, isUser: Bool)], _ folded: (Element) -> Folded
  ) -> [Element]? {
    // Beyond so many literals a character isn't looked for, which keeps the time linear.
    let lookahead = 64
    var rest: [Element] = []
    var next = 0
    for element in self {
      let wanted = folded(element)
      let end = Swift.min(taken.count, next + lookahead)
      var match = next
      while match < end, taken[match].folded != wanted, !taken[match].isUser { match += 1 }
      if match < end, taken[match].folded == wanted {
        next = match + 1
      } else {
        rest.append(element)
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
      guard byte.isASCIIAlphanumeric else { continue }
      var next = rest.next()
      while let skipped = next, !skipped.isASCIIAlphanumeric, skipped < 0x80 { next = rest.next() }
      if next != byte { return false }
    }
    while let left = rest.next() {
      if left.isASCIIAlphanumeric || left >= 0x80 { return false }
    }
    return true
  }
}

/// A character without what a format may change in it: the script of a digit, the case.
private struct FoldedCharacter: Equatable {
  var first: UInt32

  /// The other scalars. Most characters have none, and an empty list takes no memory.
  var rest: [UInt32] = []
}

extension Character {
  fileprivate var folded: FoldedCharacter {
    var folded = FoldedCharacter(first: 0)
    for (index, scalar) in unicodeScalars.enumerated() {
      let value =
        UnicodeData.decimalDigitValue(scalar.value).map { 0x30 + UInt32($0) }
        ?? UnicodeData.simpleLowercase(UnicodeData.simpleUppercase(scalar.value))
      if index == 0 { folded.first = value } else { folded.rest.append(value) }
    }
    return folded
  }
}

/// ``unused(of:)`` of ASCII, byte by byte: what a file has in nearly all its lines.
extension FormattedText {
  /// The letters and digits of an ASCII input that found no place, or `nil` if not all is ASCII.
  func asciiUnused(of input: String, _ countsLetters: Bool) -> String? {
    guard let counted = input.asciiLettersAndDigits, var shown = countedBytes else { return nil }
    if !countsLetters { shown.removeAll { !$0.isUser && $0.folded >= 0x61 } }
    return String(decoding: counted.unused(over: shown) { $0.lowercased }, as: UTF8.self)
  }

  /// The letters and digits of the text in lower case, each with whether it must be in the input.
  private var countedBytes: [(folded: UInt8, isUser: Bool)]? {
    var bytes: [(folded: UInt8, isUser: Bool)] = []
    bytes.reserveCapacity(text.byteCount)
    var kinds = KindWalk(provenance, of: text)
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      let kind = kinds.next()
      if byte.isASCIIAlphanumeric, !kind.contains(.guide) {
        bytes.append((byte.lowercased, kind.contains(.user)))
      }
    }
    return bytes
  }
}

/// The kinds of the bytes of an ASCII text, one by one, without a list of them.
private struct KindWalk {
  private var layout: Layout?
  private var pieces: [Provenance.Piece] = []
  private var index = 0
  private var left = 0

  init(_ provenance: Provenance, of text: String) {
    if case .layout(let layout) = provenance.storage,
      layout.shown.nonzeroBitCount == text.byteCount
    {
      self.layout = layout
    } else {
      pieces = provenance.pieces(of: text)
    }
  }

  mutating func next() -> Provenance.Kind {
    if var layout, layout.shown != 0 {
      let place =
        layout.isReversed
        ? 63 - layout.shown.leadingZeroBitCount : layout.shown.trailingZeroBitCount
      let kind = layout[place]
      layout.shown &= ~(1 &<< UInt64(truncatingIfNeeded: place))
      self.layout = layout
      return kind
    }
    while left == 0, index < pieces.count {
      left = pieces[index].length
      index += 1
    }
    left -= 1
    return index == 0 ? .user : pieces[index - 1].kind
  }
}

extension String {
  /// The letters and digits of the text, or `nil` if not all of it is ASCII.
  fileprivate var asciiLettersAndDigits: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte >= 0x80 { return nil }
      if byte.isASCIIAlphanumeric { bytes.append(byte) }
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
