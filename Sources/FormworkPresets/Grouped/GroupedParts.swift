import FormworkText

/// The parts of a whole input that may each be text of a grouped format.
struct GroupedParts {
  /// The runs between characters without a place, which cut no word.
  let runs: [Substring]

  /// The only run, which may also be a piece of a word, as in `2a`; `nil` if there are several.
  let only: Substring?

  /// The runs without words that have no place: labels and notes.
  private let words: [Substring]

  /// The runs without such words at the ends only, because words in the middle may be groups of
  /// letters.
  private let trimmed: [Substring]

  /// All parts, to be tried one by one.
  var all: [Substring] { runs + words + trimmed }

  init(_ input: WholeInput, _ format: some GroupedFormat) {
    let alphabet = format.alphabet
    let belongs = { (character: Character) in
      if case .other = alphabet.role(of: character) { return false }
      return true
    }
    runs = input.uncutParts(where: belongs)
    let pieces = input.parts(where: belongs)
    let isUncut =
      runs.count == 1 && runs[0].startIndex == pieces.first?.startIndex
      && runs[0].endIndex == pieces.first?.endIndex
    only = pieces.first { piece in
      pieces.count == 1 && (isUncut || piece.split { $0.isBlank }.count < 2)
    }
    words = Self.words(of: input.text, format)
    trimmed = runs.flatMap { Self.trimmed($0, format) }
  }

  /// Returns the characters of all words, without those that have other characters.
  static func allWords(of text: String, _ alphabet: GroupedAlphabet) -> [[UInt8]] {
    text.split { alphabet.role(of: $0) == .decoration }.map {
      GroupedInput(String($0), alphabet).characters
    }
  }

  /// Returns a run without its first words, its last words, or both, if they have no place.
  private static func trimmed(_ run: Substring, _ format: some GroupedFormat) -> [Substring] {
    let alphabet = format.alphabet
    let words = run.split { alphabet.role(of: $0) == .decoration }
    let isLabel = { (word: Substring) in
      !format.hasPlace(for: GroupedInput(String(word), alphabet).characters)
    }
    let first = words.prefix(4).prefix(while: isLabel).count
    let last = words.suffix(4).reversed().prefix(while: isLabel).count
    guard first + last > 0, first < words.count, last < words.count else { return [] }
    return (0...first).flatMap { first in
      (0...last).compactMap { last in
        let rest = words.dropFirst(first).dropLast(last)
        guard let start = rest.first, let end = rest.last else { return nil }
        return run[start.startIndex..<end.endIndex]
      }
    }
  }

  /// Returns runs of words with only decoration between them.
  private static func words(of text: String, _ format: some GroupedFormat) -> [Substring] {
    let alphabet = format.alphabet
    var parts: [Substring] = []
    var (start, end) = (text.startIndex, text.startIndex)
    var isOpen = false
    // A word such as `4S08` may be a misread group of what is beside it.
    var (isAfterMisread, isSpoiled) = (false, false)
    func close() {
      if isOpen, !isSpoiled { parts.append(text[start..<end]) }
      isOpen = false
    }
    func isOfWord(_ index: String.Index) -> Bool {
      if text[index].isUnit { return true }
      guard text[index].onlyScalar.map(WholeInput.hidesDigit) ?? false else { return false }
      return text[text.index(after: index)...].first?.digitValue != nil
    }
    var index = text.startIndex
    while index < text.endIndex {
      let first = index
      var (word, others) = ([] as [UInt8], 0)
      // A word ends at a character that neither counts nor is a letter.
      scan: while index < text.endIndex {
        switch alphabet.role(of: text[index]) {
        case .counts(let byte): word.append(byte)
        case .other(isIgnored: false): others += 1
        case .other where word.last?.isASCIIDigit == true && isOfWord(index): others += 1
        default: break scan
        }
        index = text.index(after: index)
      }
      if index > first {
        let isMisread =
          others > 0 && word.contains { $0.isASCIIDigit }
          && (alphabet.counts(text[first]) || others == 1 && word.count > 1)
        if others > 0 || !format.hasPlace(for: word) {
          isSpoiled = isSpoiled || isMisread
          close()
          isAfterMisread = isMisread
        } else {
          if !isOpen { (start, isSpoiled) = (first, isAfterMisread) }
          (end, isOpen, isAfterMisread) = (index, true, false)
        }
      } else {
        if case .other = alphabet.role(of: text[index]) {
          close()
          isAfterMisread = false
        }
        index = text.index(after: index)
      }
    }
    close()
    return parts
  }
}

extension GroupedAlphabet {
  fileprivate func counts(_ character: Character) -> Bool {
    if case .counts = role(of: character) { true } else { false }
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { self &- 0x30 < 10 }
}
