import FormworkMasks

extension FreeformFormat.Kind {
  /// Returns the parts of a text that may be addresses, without surrounding punctuation.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func candidates(in text: String) -> [Substring] {
    switch self {
    case .emailAddress:
      WholeInput(text).parts { belongs($0) }.filter { isApart($0, in: text) }
        .map { $0.without(ends: ".'`*_") }
    case .ipAddress4, .ipAddress6:
      WholeInput(text).parts { belongs($0) }.filter { isApart($0, in: text) }
        .map { $0.without(ends: ".").withoutLoneColon }
    case .webAddress: webCandidates(in: text)
    case .personName, .slug, .serial: []
    }
  }

  /// Whether a part is a word of its own, not a piece of one: brackets or quotes enclose it, or
  /// there is a space between it and every letter or digit, as there isn't in `a,b@example.org`.
  private func isApart(_ part: Substring, in text: String) -> Bool {
    var before = text[..<part.startIndex]
    let after = text[part.endIndex...]
    if self == .emailAddress { before = before.withoutScheme }
    if let opening = before.last, let closing = after.first, opening.encloses(with: closing) {
      return true
    }
    return !before.reversed().joinsWord(self) && !after.joinsWord(self)
  }

  /// Returns the words that are addresses; none if another word follows one, because the space may
  /// be part of the address.
  private func webCandidates(in text: String) -> [Substring] {
    let words = text.addressWords
    var candidates: [Substring] = []
    for word in words {
      guard let start = word.fromScheme else { return [] }
      let candidate = start.without(ends: ".,;:!?)]}'").withoutDashes.without(ends: ".,;:!?)]}'")
      guard validity(String(candidate)) == .whole else {
        // After an address with a scheme, the following text may be the rest of it.
        if candidate.utf8.contains(UInt8(ascii: ":")), candidate.hasScheme { return [] }
        continue
      }
      // In `h ttps://example.org`, the space may be in the address.
      if candidate.hasScheme, !candidate.isPage { return [] }
      let rest = text[word.endIndex...].drop { $0.isOne(of: " ") }
      let isClosed = candidate.endIndex < word.endIndex || rest.isEmpty
      if !isClosed, let next = rest.first, !next.isOne(of: "([|-"), !next.partsAddresses,
        !next.endsSentence
      {
        return []
      }
      candidates.append(candidate)
    }
    return candidates
  }
}

extension Character {
  /// Whether the character is one of some ASCII characters.
  func isOne(of others: StaticString) -> Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return others.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether the character and another one are a pair of brackets or quotes.
  func encloses(with closing: Character) -> Bool {
    switch (unicodeScalars.first?.value, closing.unicodeScalars.first?.value) {
    case (0x22, 0x22), (0x27, 0x27), (0x28, 0x29), (0x3C, 0x3E), (0x5B, 0x5D), (0x7B, 0x7D),
      (0xAB, 0xBB), (0x2018, 0x2019), (0x201C, 0x201D), (0x201E, 0x201C), (0x2039, 0x203A),
      (0x28, 0xFF09), (0x300C, 0x300D), (0x300E, 0x300F), (0x3010, 0x3011):
      true
    default: false
    }
  }

  /// Whether the character separates addresses: a space, a quote, a dash, or an angle bracket.
  var partsAddresses: Bool {
    isOne(of: " <>\"") || unicodeScalars.first?.endsAddress ?? false
  }
}

extension Sequence<Character> {
  /// Whether a letter or a digit follows, directly or after punctuation without a space.
  ///
  /// In IP addresses, only a comma or a semicolon may be a typo: a colon and a slash come before a
  /// port or the length of a prefix. Scripts of East Asia have no spaces between words.
  fileprivate func joinsWord(_ kind: FreeformFormat.Kind) -> Bool {
    var isDirect = true
    for character in self {
      let scalar = character.unicodeScalars.first?.value ?? 0
      if 0x2010...0x2015 ~= scalar || scalar == 0x2212 { return isDirect }
      if UnicodeSet.alphanumeric.contains(character) { return isDirect || scalar < 0x2E80 }
      if character.isBlank { return false }
      if kind != .emailAddress, !character.isOne(of: ",;") { return false }
      isDirect = false
    }
    return false
  }
}

extension Substring {
  /// Returns the text without some characters and single quotes at its ends.
  fileprivate func without(ends: StaticString) -> Substring {
    var rest = self
    func isEnd(_ character: Character) -> Bool {
      character.isOne(of: ends) || 0x2018...0x2019 ~= character.unicodeScalars.first?.value ?? 0
    }
    while let first = rest.first, isEnd(first) { rest.removeFirst() }
    // A bracket that was opened inside the address belongs to it.
    var unmatched = rest.utf8.reduce(into: (round: 0, square: 0)) { counts, byte in
      switch byte {
      case UInt8(ascii: "("): counts.round -= 1
      case UInt8(ascii: ")"): counts.round += 1
      case UInt8(ascii: "["): counts.square -= 1
      case UInt8(ascii: "]"): counts.square += 1
      default: break
      }
    }
    while let last = rest.last, isEnd(last) {
      if last.isOne(of: ")") {
        if unmatched.round <= 0 { break }
        unmatched.round -= 1
      } else if last.isOne(of: "]") {
        if unmatched.square <= 0 { break }
        unmatched.square -= 1
      }
      rest.removeLast()
    }
    return rest
  }

  /// The text without dashes, ellipses, and closing quotation marks at its end.
  fileprivate var withoutDashes: Substring {
    var rest = self
    while let last = rest.last, last.unicodeScalars.first?.endsAddress ?? false {
      let isOpened = rest.dropLast().contains { $0.encloses(with: last) }
      if isOpened { break }
      rest.removeLast()
    }
    return rest
  }

  /// The text without a single colon at its end.
  fileprivate var withoutLoneColon: Substring {
    utf8.last == 0x3A && utf8.dropLast(1).last != 0x3A ? dropLast(1) : self
  }

  /// Whether the text contains `://`.
  fileprivate var hasScheme: Bool {
    indices.contains { self[$0...].utf8.starts(with: "://".utf8) }
  }

  /// Whether the address is that of a page.
  fileprivate var isPage: Bool {
    let scheme = utf8.prefix { $0 != UInt8(ascii: ":") }
    return [4, 5].contains(scheme.count)
      && zip(scheme, "https".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// The text without `mailto:` at its end.
  fileprivate var withoutScheme: Substring {
    let scheme = "mailto:"
    let isHere = zip(utf8.suffix(scheme.utf8.count), scheme.utf8).allSatisfy {
      $0 | 0x20 == $1 | 0x20
    }
    return isHere && utf8.count >= scheme.utf8.count ? dropLast(scheme.utf8.count) : self
  }

  /// The text from the scheme of an address on, if there is one; `nil` if the scheme is a piece of a
  /// longer word, as in `a,https://example.org`.
  fileprivate var fromScheme: Substring? {
    var index = startIndex
    var start = startIndex
    while index < endIndex {
      let character = self[index]
      if character.isOne(of: ":") {
        if self[index...].utf8.starts(with: "://".utf8), start < index {
          let before = self[..<start]
          let isLabel = before.last.map { $0.isOne(of: ":([") || $0.opensQuotation } ?? true
          let isWord = before.contains { UnicodeSet.alphanumeric.contains($0) }
          return isLabel || !isWord ? self[start...] : nil
        }
        start = self.index(after: index)
      } else if character.isOne(of: "/?#") {
        break
      } else if !UnicodeSet.alphanumeric.contains(character), !character.isOne(of: "+") {
        start = self.index(after: index)
      }
      index = self.index(after: index)
    }
    return first?.isOne(of: "([") ?? false ? dropFirst() : self
  }
}
