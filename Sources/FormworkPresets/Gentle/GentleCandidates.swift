import FormworkText

extension GentleFormat.Kind {
  /// The parts of a text that may be addresses by themselves, without what is around them.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func candidates(in text: String) -> [Substring] {
    switch self {
    case .emailAddress:
      WholeInput(text).parts { belongs($0) }.map { $0.without(ends: ".'’‘`*_") }
    case .ipAddress4, .ipAddress6:
      WholeInput(text).parts { belongs($0) }.filter { isApart($0, in: text) }
        .map { self == .ipAddress4 ? $0.without(ends: ".") : $0.without(ends: ".,") }
        .map { $0.withoutLoneColon }
    case .webAddress: webCandidates(in: text)
    case .personName, .slug, .serial: []
    }
  }

  /// Whether neither a letter nor a digit stands beside a part.
  private func isApart(_ part: Substring, in text: String) -> Bool {
    let isJoined: (Character) -> Bool = { CharacterClass.alphanumeric.contains($0) }
    if part.startIndex > text.startIndex, isJoined(text[text.index(before: part.startIndex)]) {
      return false
    }
    return part.endIndex == text.endIndex || !isJoined(text[part.endIndex])
  }

  /// Words that are addresses; none if another word follows one, as the space may be a part of it.
  private func webCandidates(in text: String) -> [Substring] {
    let words = WholeInput(text).parts { !" <>\"“”„«»‹›".contains($0) }
    var candidates: [Substring] = []
    for word in words {
      let candidate = word.fromScheme.without(ends: ".,;:!?)]}'’‘")
      guard verdict(String(candidate)) == .whole else { continue }
      let rest = text[word.endIndex...].drop { $0 == " " }
      let isClosed = candidate.endIndex < word.endIndex || rest.isEmpty
      if !isClosed, let next = rest.first, !"(<>\"“”„«»‹›[-–—|".contains(next) { return [] }
      candidates.append(candidate)
    }
    return candidates
  }
}

extension Substring {
  /// The text without characters at its ends.
  fileprivate func without(ends: String) -> Substring {
    var rest = self
    while let first = rest.first, ends.contains(first) { rest.removeFirst() }
    while let last = rest.last, ends.contains(last) {
      // A bracket that was opened inside belongs to the address.
      if last == ")", rest.contains("(") { break }
      if last == "]", rest.contains("[") { break }
      rest.removeLast()
    }
    return rest
  }

  /// The text without a colon at its end, unless there are two.
  fileprivate var withoutLoneColon: Substring {
    last == ":" && dropLast().last != ":" ? dropLast() : self
  }

  /// The text from the scheme of an address on, if there is one.
  fileprivate var fromScheme: Substring {
    var index = startIndex
    var start = startIndex
    while index < endIndex {
      if self[index] == ":" {
        if self[index...].utf8.starts(with: "://".utf8), start < index { return self[start...] }
        start = self.index(after: index)
      } else if !CharacterClass.alphanumeric.contains(self[index]) && self[index] != "+" {
        if !"/?#".contains(self[index]) { start = self.index(after: index) } else { break }
      }
      index = self.index(after: index)
    }
    return self.first == "(" || self.first == "[" ? dropFirst() : self
  }
}
