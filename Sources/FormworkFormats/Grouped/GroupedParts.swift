import FormworkMasks

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
    var (kinds, places) = input.kinds(where: belongs)
    runs = input.parts(of: kinds, at: places)
    let pieces = input.parts(where: belongs)
    let isUncut =
      runs.count == 1 && runs[0].startIndex == pieces.first?.startIndex
      && runs[0].endIndex == pieces.first?.endIndex
    only = pieces.first { piece in
      pieces.count == 1 && (isUncut || piece.split { $0.isBlank }.count < 2)
    }
    Self.hideLabels(&kinds, input.text, places, format)
    words = input.parts(of: kinds, at: places)
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

  /// Ends a run at each word that has no place, such as a label.
  private static func hideLabels(
    _ kinds: inout [WholeInput.Kind], _ text: String, _ places: [String.Index],
    _ format: some GroupedFormat
  ) {
    func isOfWord(_ index: Int) -> Bool {
      index < kinds.count && [.placed, .digit, .foreign].contains(kinds[index])
    }
    var index = 0
    while index < kinds.count {
      let start = index
      while isOfWord(index) { index += 1 }
      if index > start, !kinds[start..<index].contains(.foreign) {
        let word = GroupedInput(String(text[places[start]..<places[index]]), format.alphabet)
        if !format.hasPlace(for: word.characters) {
          for hidden in start..<index { kinds[hidden] = .other }
        }
      }
      if index == start { index += 1 }
    }
  }
}
