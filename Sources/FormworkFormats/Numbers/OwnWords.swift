import FormworkTables

/// The words that may be next to a number because they belong to the format: the currency's symbol
/// and code, the percent sign, or the unit.
struct OwnWords: Sendable {
  private var words: [[UInt32]] = []

  /// Collects the words of a format, longest first.
  init(_ layout: NumberLayout, _ options: NumberFormat.Options) {
    let affixes = options.affixes
    let code = Self.scalars(options.code)
    for bytes in [
      layout.positive.before, layout.positive.after, affixes.negative.before, affixes.gap,
    ] {
      add(Self.scalars(bytes))
    }
    // A parenthesis that stands for the minus is read as one.
    let last = Self.scalars(affixes.negative.after)
    add(affixes.usesParentheses ? last.filter { $0 != 0x29 } : last)
    let hasDollar = words.contains { $0 == [0x24] }
    add(code)
    // If the code is USD, US$ is another form of $.
    if hasDollar, code.count == 3 { add(code.prefix(2) + [0x24]) }
    isMoney = !code.isEmpty
  }

  /// Whether the words are a currency's, which may have any case. Units may not: `mW` isn't `MW`.
  private var isMoney = false

  private mutating func add(_ word: some Sequence<UInt32>) {
    var word = Array(word)
    while let last = word.last, Self.isBlank(last) { word.removeLast() }
    while let first = word.first, Self.isBlank(first) { word.removeFirst() }
    // A word with digits only counts in its place in the format.
    let hasDigits = word.contains { UnicodeData.decimalDigitValue($0) != nil }
    if word.isEmpty || hasDigits || words.contains(word) { return }
    words.insert(word, at: words.firstIndex { $0.count < word.count } ?? words.count)
    // An abbreviation may lack its full stop, as `kr` does.
    if word.last == 0x2E, word.count > 1 { add(word.dropLast()) }
  }

  private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { folded($0.value) }
  }

  /// Returns the length of the word at the start of a text, in scalars; `nil` if there is none.
  func length(atStartOf text: ArraySlice<Unicode.Scalar>) -> Int? {
    words.first { word in
      isSame(word, text.prefix(word.count))
        && !isLetters(word.last, text.dropFirst(word.count).first)
    }?.count
  }

  /// Returns the length of the word at the end of a text, in scalars; `nil` if there is none.
  func length(atEndOf text: ArraySlice<Unicode.Scalar>) -> Int? {
    words.first { word in
      isSame(word, text.suffix(word.count))
        && !isLetters(word.first, text.dropLast(word.count).last)
    }?.count
  }

  /// Whether an end of a word and its neighbor are letters, so that they belong to a longer word:
  /// `mm` isn't `m`.
  private func isLetters(_ end: UInt32?, _ neighbor: Unicode.Scalar?) -> Bool {
    guard let end, let neighbor else { return false }
    return UnicodeData.isLetter(end) && UnicodeData.isLetter(neighbor.value)
  }

  /// Whether a text is a word.
  func isWord(_ text: some Collection<Unicode.Scalar>) -> Bool {
    length(atStartOf: Array(text)[...]) == text.count
  }

  /// Whether a scalar is part of a word. A symbol only counts in a word without letters: `$` alone
  /// isn't `CA$`.
  func contains(_ scalar: UInt32) -> Bool {
    let folded = Self.folded(scalar)
    return words.contains { word in
      word.contains(folded) && (folded == 0x2E || !word.contains(where: UnicodeData.isLetter))
    }
  }

  private func isSame(_ word: [UInt32], _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    // In a longer unit, case doesn't matter; in a short one, it may be the only difference.
    let isLoose = isMoney || word.count > 2
    return word.elementsEqual(text) { own, scalar in
      let other = Self.folded(scalar.value)
      return own == other || isLoose && Self.lowercased(own) == Self.lowercased(other)
    }
  }

  private static func lowercased(_ scalar: UInt32) -> UInt32 {
    UnicodeData.simpleLowercase(UnicodeData.simpleUppercase(scalar))
  }

  /// Whether a scalar is white space, a direction mark, or another invisible character.
  static func isBlank(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar == 0x20 || 0x09...0x0D ~= scalar }
    return UnicodeData.isWhitespace(scalar) || isUnseen(scalar)
  }

  /// Whether a scalar has no width, such as a direction mark.
  static func isUnseen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200B, 0x2060, 0xFEFF, 0xFFFC: true
    default: UnicodeData.isBidiControl(scalar)
    }
  }

  /// Returns the plain form of full-width and small symbols.
  private static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF04, 0xFE69: 0x24
    case 0xFF05, 0xFE6A, 0x66A: 0x25
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0xA0, 0x202F, 0x2009: 0x20
    case 0x3BC: 0xB5
    default: scalar
    }
  }
}
