import FormworkMasks
import FormworkTables

/// Text to insert in grouped text, whether typed, pasted, or read from a file.
struct GroupedInput {
  /// The characters that count, in uppercase ASCII.
  private(set) var characters: [UInt8] = []

  /// Whether there are only separators, which are ignored.
  private(set) var isIgnored = true

  /// Whether there is a letter or another character without a place.
  private(set) var hasOthers = false

  /// Reads an insertion.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ text: String, _ alphabet: GroupedAlphabet) {
    for character in text {
      switch alphabet.role(of: character) {
      case .counts(let byte):
        characters.append(byte)
        isIgnored = false
      case .other(let isIgnored):
        hasOthers = true
        if !isIgnored { self.isIgnored = false }
      case .decoration: break
      }
    }
  }
}

extension GroupedAlphabet {
  /// The role of an inserted character.
  enum Role: Equatable {
    /// The character counts, as this ASCII character.
    case counts(UInt8)

    /// The character may occur between others.
    case decoration

    /// The character has no place. As a key, it may be ignored instead of rejected.
    case other(isIgnored: Bool)
  }

  /// Returns the role of an inserted character.
  func role(of character: Character) -> Role {
    let bytes = character.utf8
    if let byte = bytes.first, byte < 0x80, bytes.count == 1 { return role(ofASCII: byte) }
    let scalars = character.unicodeScalars
    if let scalar = scalars.first, scalars.dropFirst().isEmpty {
      // The minus sign and hyphens of other scripts count as an ASCII hyphen.
      if UnicodeData.isHyphen(scalar.value) || UnicodeData.isKanaHyphen(scalar.value) {
        return role(ofASCII: UInt8(ascii: "-"))
      }
      if let letter = scalar.asciiOfFullWidth { return role(ofASCII: letter) }
      if scalar.isInvisible { return .decoration }
    }
    switch InputCharacter(character) {
    case .ascii(let byte): return role(ofASCII: byte)
    case .alphanumeric, .sign: return .other(isIgnored: false)
    case .separator:
      return scalars.first?.isSpace ?? false ? .decoration : .other(isIgnored: true)
    }
  }

  /// Returns the role of an inserted ASCII character.
  func role(ofASCII byte: UInt8) -> Role {
    let upper = byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte
    if byte < 0x80, counts(upper) { return .counts(upper) }
    switch byte {
    case 0x00...0x20, UInt8(ascii: "-"), UInt8(ascii: "."): return .decoration
    default:
      if byte < 0x80, decoration.contains(byte) { return .decoration }
      return .other(isIgnored: upper &- UInt8(ascii: "A") >= 26)
    }
  }
}

extension Unicode.Scalar {
  /// The ASCII equivalent of a full-width character.
  fileprivate var asciiOfFullWidth: UInt8? {
    0xFF01...0xFF5E ~= value ? UInt8(value - 0xFEE0) : nil
  }
}

/// The groups of characters and the separators between them, in order.
struct GroupWalk {
  private var groups: GroupSizes
  private var separators: UInt64
  private let showsNextSeparator: Bool
  private let count: Int
  private var place = 0

  /// Whether a separator is next, after a group that is full.
  private var isAtSeparator = false

  enum Step {
    case group(Range<Int>)
    case separator(UInt8)
  }

  init(_ rules: GroupRules, count: Int) {
    (groups, separators, self.count) = (rules.groups, rules.separators, count)
    showsNextSeparator = rules.showsNextSeparator
  }

  /// Returns the next group or separator; `nil` at the end.
  mutating func next() -> Step? {
    if isAtSeparator {
      isAtSeparator = false
      let byte = UInt8(truncatingIfNeeded: separators)
      separators >>= 8
      // Behind the last group, where too many characters are, there is none.
      if byte > 0 { return .separator(byte) }
    }
    if place == count { return nil }
    let size = groups.removeFirst()
    let start = place
    place = size == 0 ? count : min(count, start + size)
    isAtSeparator = place < count || showsNextSeparator && size != 0 && place - start == size
    return .group(start..<place)
  }
}

// Lines of a file.
extension GroupedFormat {
  /// Reads a line of ASCII characters that all have a place and are complete together; `nil` for any other line.
  ///
  /// The rules and the groups are those of a field. No entry is made: nobody asks where a character is in the text, or
  /// changes it.
  func readWhole(_ line: String) -> LineReading? {
    let alphabet = alphabet
    var (characters, last, isInside, isWhole) = (DigitBuffer(), 0, false, false)
    line.withBytes { bytes in
      // One character is a key.
      guard 2...62 ~= bytes.count else { return }
      for byte in bytes {
        switch alphabet.role(ofASCII: byte) {
        // The place of a symbol depends on those before it.
        case .counts(let own) where own.isASCIIAlphanumeric:
          characters.append(own)
          last = isInside ? last + 1 : 1
          isInside = true
        case .decoration: isInside = false
        case .counts, .other: return
        }
      }
      isWhole = true
    }
    guard isWhole, !characters.isEmpty, ExportedNumber(line) == nil,
      !mayMeanMore(line, characters, last: last)
    else { return nil }
    let all = normalized(characters)
    // A heading means nothing, and is left out. A buffer has room for 64 characters with their separators.
    guard all.count >= characters.count, all.count < 55, all.count <= room(for: all),
      all.count > suppliedCount(of: all)
    else { return nil }
    let rules = rules(for: all)
    guard rules.isComplete, rules.issue == nil, !rules.isBarePrefix else { return nil }
    return LineReading(text: all.text(in: rules), value: all.text, isComplete: true)
  }
}

extension DigitBuffer {
  /// Returns the characters in groups.
  fileprivate func text(in rules: GroupRules) -> String {
    var text = DigitBuffer()
    var walk = GroupWalk(rules, count: count)
    while let step = walk.next() {
      switch step {
      case .separator(let byte): text.append(byte)
      case .group(let group): for place in group { text.append(self[place]) }
      }
    }
    return text.text
  }
}

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
