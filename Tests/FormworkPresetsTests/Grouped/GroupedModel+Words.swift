/// The parts of an insertion. None of them cuts a word.
extension GroupedModel {
  /// A character of an insertion, as a part of words.
  private enum Letter {
    case counted, foreign, space, between, end
  }

  /// Counted and foreign characters in a row.
  private struct Word {
    var range: Range<Int>
    var digits: Int
    var counted: Int
    var startsCounted: Bool

    var foreign: Int { range.count - counted }

    /// Whether it may be a misread group: it has digits, and starts like a group or with the only
    /// wrong letter.
    var isMisread: Bool {
      foreign > 0 && digits > 0 && (startsCounted || foreign == 1 && range.count > 2)
    }
  }

  private func letters(of input: [Character]) -> [Letter] {
    let isDigit = input.map { isCounted($0) && $0.wholeNumberValue != nil }
    return input.indices.map { place in
      let character = input[place]
      if isCounted(character) { return .counted }
      if role(character) == .decoration { return character.isWhitespace ? .space : .between }
      let scalars = Array(character.unicodeScalars)
      if scalars.count > 1 { return .end }
      let isAfter = place > 0 && isDigit[place - 1]
      let isBetween = isAfter && place + 1 < input.count && isDigit[place + 1]
      if isBetween, "?*_".contains(character) { return .foreign }
      if isAfter, "%‰°ªº".contains(character) || isCurrency(scalars[0]) { return .foreign }
      return isOfWord(scalars[0]) ? .foreign : .end
    }
  }

  private func isCounted(_ character: Character) -> Bool {
    if case .counts = role(character) { true } else { false }
  }

  private func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: true
    default: false
    }
  }

  /// Whether a scalar is a digit, or a letter of a script with upper and lower case.
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber: return true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
    default: return false
    }
    switch scalar.value {
    case 0xAA, 0xBA: return false
    case 0..<0x590, 0x10A0..<0x1100, 0x1C80..<0x2000, 0xFF21...0xFF5A: return true
    default: return false
    }
  }

  /// The words of an insertion, without those between `end` characters.
  private func words(of letters: [Letter], in input: [Character]) -> [Word] {
    letters.indices.split { letters[$0] != .counted && letters[$0] != .foreign }.map { places in
      let counted = places.filter { letters[$0] == .counted }
      return Word(
        range: places.startIndex..<places.endIndex,
        digits: counted.count { input[$0].wholeNumberValue != nil }, counted: counted.count,
        startsCounted: letters[places.startIndex] == .counted)
    }
  }

  /// The words in a row that may be a number, with what is between and around them.
  private func runs(of letters: [Letter], in input: [Character]) -> [Range<Int>] {
    let words = words(of: letters, in: input)
    let mixed = words.filter { $0.foreign > 0 }
    let cut = letters.indices.split { place in
      letters[place] == .end || mixed.contains { $0.range.contains(place) }
    }
    return cut.compactMap { places in
      let inside = words.filter { places.indices.contains($0.range.lowerBound) }
      guard let first = inside.first, let last = inside.last else { return nil }
      let before = mixed.last { $0.range.upperBound == places.startIndex }
      let after = mixed.first { $0.range.lowerBound == places.endIndex }
      let gaps = [
        (before, places.startIndex..<first.range.lowerBound),
        (after, last.range.upperBound..<places.endIndex),
      ]
      let isSpoiled = gaps.contains { word, gap in
        guard let word, word.counted > 0 else { return false }
        return word.isMisread || !gap.contains { letters[$0] == .space }
      }
      let start = places.first { letters[$0] != .space }
      return isSpoiled ? nil : start.map { $0..<places.endIndex }
    }
  }

  /// All parts: the runs, those that end at labels, and those without labels at their ends.
  func parts(of input: [Character]) -> [Range<Int>] {
    var letters = letters(of: input)
    let runs = runs(of: letters, in: input)
    var parts = runs
    for word in words(of: letters, in: input)
    where word.foreign == 0 && !hasPlace(characters(of: input[word.range])) {
      for place in word.range { letters[place] = .end }
    }
    parts += self.runs(of: letters, in: input)
    for run in runs {
      let inside = run.split { role(input[$0]) == .decoration }
      let isLabel = inside.map { !hasPlace(characters(of: input[$0.startIndex..<$0.endIndex])) }
      let first = isLabel.prefix(4).prefix { $0 }.count
      let last = isLabel.suffix(4).reversed().prefix { $0 }.count
      guard first + last > 0, first < inside.count, last < inside.count else { continue }
      for drop in 0...first {
        for end in 0...last where drop + end < inside.count {
          parts.append(inside[drop].startIndex..<inside[inside.count - 1 - end].endIndex)
        }
      }
    }
    return parts
  }

  /// The characters of an insertion if they are in one place, and either whole words or one word's.
  func onlyRun(of input: [Character]) -> Range<Int>? {
    let letters = letters(of: input)
    let places = input.indices.split {
      role(input[$0]) == .ignored || role(input[$0]) == .other
    }
    .compactMap { run in
      run.first { !input[$0].isWhitespace }.map { $0..<run.endIndex }
    }
    guard places.count == 1, let only = places.first else { return nil }
    let words = input[only].split { $0.isWhitespace }
    return runs(of: letters, in: input) == [only] || words.count < 2 ? only : nil
  }

  /// Whether no words in a row are another number, not even such as look like a label.
  func isOnly(_ found: [Character], in input: [Character]) -> Bool {
    if !isChecked { return true }
    let words = input.split { role($0) == .decoration }.map { characters(of: $0) }
    return words.indices.allSatisfy { first in
      words.indices[first...].allSatisfy { last in
        let all = normalized(words[first...last].flatMap { $0 })
        let isNumber = all.count >= 15 && all.count <= room(all) && isComplete(all)
        return !isNumber || issue(all) != nil || all == found
      }
    }
  }
}
