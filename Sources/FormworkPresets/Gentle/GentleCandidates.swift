import FormworkText

extension GentleFormat.Kind {
  /// The parts of a text that may be addresses by themselves, without what is around them.
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

  /// Whether neither a letter nor a digit stands beside a part, nor a dash that may stand for a hyphen.
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

  /// Words that are addresses; none if another word follows one, as the space may be a part of it.
  private func webCandidates(in text: String) -> [Substring] {
    let words = WholeInput(text).parts { !$0.partsAddresses }
    var candidates: [Substring] = []
    for word in words {
      let candidate = word.fromScheme.without(ends: ".,;:!?)]}'")
      guard verdict(String(candidate)) == .whole else {
        // What follows an address that begins with a scheme may be the rest of it.
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
  /// Whether it is one of some characters of ASCII.
  fileprivate func isOne(of others: StaticString) -> Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return others.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether it is a space, a quote, a dash, or an angle bracket.
  fileprivate var partsAddresses: Bool {
    isOne(of: " <>\"") || unicodeScalars.first?.endsAddress ?? false
  }
}

extension Substring {
  /// The text without characters at its ends; single quotes of any form go, too.
  fileprivate func without(ends: StaticString) -> Substring {
    var rest = self
    func isEnd(_ character: Character) -> Bool {
      character.isOne(of: ends) || 0x2018...0x2019 ~= character.unicodeScalars.first?.value ?? 0
    }
    while let first = rest.first, isEnd(first) { rest.removeFirst() }
    // A bracket that was opened inside belongs to the address.
    let isOpen = rest.utf8.contains(UInt8(ascii: "(")) || rest.utf8.contains(UInt8(ascii: "["))
    while let last = rest.last, isEnd(last), !isOpen || !last.isOne(of: ")]") { rest.removeLast() }
    return rest
  }

  /// The text without a colon at its end, unless there are two.
  fileprivate var withoutLoneColon: Substring {
    utf8.last == 0x3A && utf8.dropLast().last != 0x3A ? dropLast() : self
  }

  /// Whether the text has `://` in it.
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
