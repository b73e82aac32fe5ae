import FormworkTables

/// A scanner that splits a text into numbers and words.
struct DateScanner {
  private let layout: FieldPlan
  private var place = 0
  private var start = 0
  private var isNumber = false
  private var value: Int64 = 0
  private var count = 0

  /// The lowercase letters of a word, as far as they are needed to recognize it.
  private var word: [UInt8] = []

  /// The original letters of a word that may be part of a literal, up to one more than any literal has.
  private var letters: [Unicode.Scalar] = []
  private let longestLiteral: Int
  private var separator: UInt32 = 0
  private var hasSpace = false

  /// Whether an unusual character, which no date notation has, follows the last token.
  private(set) var isStrange = false

  init(_ layout: FieldPlan) {
    self.layout = layout
    longestLiteral = layout.literals.reduce(0) { max($0, $1.length) }
  }

  mutating func next(_ scalar: Unicode.Scalar) -> DateToken? {
    var token: DateToken?
    switch DateCharacter(scalar) {
    case _ where scalar.squaredPeriod != nil:
      token = end()
      start = place
      count = 1
      word = [scalar.squaredPeriod ?? 0, UInt8(ascii: "m")]
      letters = [scalar]
    case .digit(let digit):
      if !isNumber { token = end() }
      if count == 0 { start = place }
      isNumber = true
      count += 1
      value = count > 14 ? value : value &* 10 &+ Int64(digit)
    case .letter(let letter):
      if isNumber { token = end() }
      if count == 0 { start = place }
      isNumber = false
      count += 1
      if word.count < 32 { word += letter.lowercaseBytes }
      if letters.count <= longestLiteral { letters.append(letter) }
    case .other:
      token = end()
      isStrange = true
    case .separator:
      token = end()
      if UnicodeData.isWhitespace(scalar.value) {
        hasSpace = true
      } else if !scalar.isInvisible {
        separator = scalar.value
        if !scalar.isOfDates, !layout.literals.contains(where: { $0.holds(scalar) }) {
          isStrange = true
        }
      }
    }
    place += UTF8.width(scalar)
    return token
  }

  /// Returns the token that ends here.
  mutating func end() -> DateToken? {
    if count == 0 { return nil }
    let kind: DateToken.Kind =
      isNumber
      ? .number(value: value, count: count)
      : isLiteral ? .noise : DateToken.Kind(word: word, layout)
    let isLink = kind == .noise && DateToken.Kind.links.contains { $0.utf8.elementsEqual(word) }
    let token = DateToken(
      kind: kind, range: start..<place, separator: separator, isAttached: !hasSpace,
      isStrange: isStrange, isLink: isLink)
    (value, count, separator, hasSpace, isNumber, isStrange) = (0, 0, 0, false, false, false)
    word.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    return token
  }

  /// Whether a word is a literal of the pattern.
  private var isLiteral: Bool {
    layout.literals.contains { $0.holds(word: letters) }
      && (DateToken.Kind(word: word, layout) == .unknown || !layout.hasTime)
  }
}

extension FieldPlan {
  /// Whether the fields include hours.
  var hasTime: Bool { slots.contains { $0.kind == .hour || $0.kind == .hour12 } }

  /// Whether a colon separates fields of a date, so that it doesn't show where a time is.
  var hasColonInDate: Bool {
    slots.indices.dropLast().contains {
      slots[$0].isOfDate && slots[$0 + 1].isOfDate && slots[$0].half == slots[$0 + 1].half
        && literals[$0 + 1].holds(":")
    }
  }
}

extension FieldLiteral {
  func holds(_ scalar: Unicode.Scalar) -> Bool { text.unicodeScalars.contains(scalar) }

  /// Whether the literal contains letters as a word, in any case.
  func holds(word: [Unicode.Scalar]) -> Bool {
    var letters: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if case .letter = DateCharacter(scalar) {
        letters.append(scalar)
      } else {
        if letters.isSameWord(as: word) { return true }
        letters = []
      }
    }
    return letters.isSameWord(as: word)
  }
}

extension [Unicode.Scalar] {
  fileprivate func isSameWord(as other: [Unicode.Scalar]) -> Bool {
    !isEmpty && count == other.count && indices.allSatisfy { self[$0].isSameLetter(as: other[$0]) }
  }
}

extension Unicode.Scalar {
  /// The first letter of a character that is AM or PM as one, as in Chinese and Japanese text.
  var squaredPeriod: UInt8? {
    value == 0x33C2 ? UInt8(ascii: "a") : value == 0x33D8 ? UInt8(ascii: "p") : nil
  }

  /// The lowercase letter in UTF-8, for wide Latin letters the usual ones.
  var lowercaseBytes: [UInt8] {
    let isWide = 0xFF21...0xFF3A ~= value || 0xFF41...0xFF5A ~= value
    let narrow = isWide ? value - 0xFEE0 : value
    if narrow < 0x80 { return [UInt8(narrow) | 0x20] }
    // Turkish has an i with and one without a dot, in both cases.
    if narrow == 0x130 || narrow == 0x131 { return [UInt8(ascii: "i")] }
    let lowercase = Unicode.Scalar(UnicodeData.simpleLowercase(narrow)) ?? self
    return UTF8.encode(lowercase).map(Array.init) ?? []
  }

  /// Whether a character between two numbers joins the first and the last of several.
  var isRangeSign: Bool {
    switch value {
    case 0x26, 0x2D, 0x2F, 0x7E, 0x2010...0x2015, 0x2026, 0x2192, 0x2212, 0x301C, 0xFF5E: true
    default: false
    }
  }

  /// Whether a character is invisible, such as a direction mark or a byte order mark.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF, 0xFFFC:
      true
    default: false
    }
  }

  /// Whether a character can separate or enclose the parts of a date in some notation.
  var isOfDates: Bool {
    switch value {
    case 0x22, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x5B, 0x5D, 0xAB, 0xBB, 0x05F3, 0x060C,
      0x2010...0x201F,
      0x2039, 0x203A, 0x2044, 0x2212, 0x2215, 0x3001, 0xFF08, 0xFF09, 0xFF0C...0xFF0F, 0xFF1A:
      true
    default: false
    }
  }
}
