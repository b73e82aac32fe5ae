import FormworkText

extension GentleFormat.Kind {
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
        .map { self == .ipAddress4 ? $0.without(ends: ".") : $0.without(ends: ".,") }
        .map { $0.withoutLoneColon }
    case .webAddress: webCandidates(in: text)
    case .personName, .slug, .serial: []
    }
  }

  /// Whether a part isn't next to a letter, a digit, or a dash that may represent a hyphen.
  private func isApart(_ part: Substring, in text: String) -> Bool {
    let isJoined: (Character) -> Bool = {
      let scalar = $0.unicodeScalars.first?.value ?? 0
      return CharacterClass.alphanumeric.contains($0) || 0x2010...0x2015 ~= scalar
        || scalar == 0x2212
    }
    if part.startIndex > text.startIndex, isJoined(text[text.index(before: part.startIndex)]) {
      return false
    }
    return part.endIndex == text.endIndex || !isJoined(text[part.endIndex])
  }

  /// Returns the words that are addresses; none if another word follows one, because the space may
  /// be part of the address.
  private func webCandidates(in text: String) -> [Substring] {
    let words = WholeInput(text).parts { !$0.partsAddresses }
    var candidates: [Substring] = []
    for word in words {
      let candidate = word.fromScheme.without(ends: ".,;:!?)]}'")
      guard verdict(String(candidate)) == .whole else {
        // After an address with a scheme, the following text may be the rest of it.
        if candidate.utf8.contains(UInt8(ascii: ":")), candidate.hasScheme { return [] }
        continue
      }
      let rest = text[word.endIndex...].drop { $0.isOne(of: " ") }
      let isClosed = candidate.endIndex < word.endIndex || rest.isEmpty
      if !isClosed, let next = rest.first, !next.isOne(of: "([|-"), !next.partsAddresses {
        return []
      }
      candidates.append(candidate)
    }
    return candidates
  }
}

extension Character {
  /// Whether the character is one of some ASCII characters.
  fileprivate func isOne(of others: StaticString) -> Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return others.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether the character separates addresses: a space, a quote, a dash, or an angle bracket.
  fileprivate var partsAddresses: Bool {
    isOne(of: " <>\"") || unicodeScalars.first?.endsAddress ?? false
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
    let isOpen = rest.utf8.contains(UInt8(ascii: "(")) || rest.utf8.contains(UInt8(ascii: "["))
    while let last = rest.last, isEnd(last), !isOpen || !last.isOne(of: ")]") { rest.removeLast() }
    return rest
  }

  /// The text without a single colon at its end.
  fileprivate var withoutLoneColon: Substring {
    utf8.last == 0x3A && utf8.dropLast().last != 0x3A ? dropLast() : self
  }

  /// Whether the text contains `://`.
  fileprivate var hasScheme: Bool {
    indices.contains { self[$0...].utf8.starts(with: "://".utf8) }
  }

  /// The text from the scheme of an address on, if there is one.
  fileprivate var fromScheme: Substring {
    var index = startIndex
    var start = startIndex
    while index < endIndex {
      let character = self[index]
      if character.isOne(of: ":") {
        if self[index...].utf8.starts(with: "://".utf8), start < index { return self[start...] }
        start = self.index(after: index)
      } else if character.isOne(of: "/?#") {
        break
      } else if !CharacterClass.alphanumeric.contains(character), !character.isOne(of: "+") {
        start = self.index(after: index)
      }
      index = self.index(after: index)
    }
    return first?.isOne(of: "([") ?? false ? dropFirst() : self
  }
}
