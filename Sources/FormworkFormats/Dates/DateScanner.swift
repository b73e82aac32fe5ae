import FormworkTables

/// A scanner that splits a text into numbers and words.
struct DateScanner {
  private let layout: ComponentLayout
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

  init(_ layout: ComponentLayout) {
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

extension ComponentLayout {
  /// Whether the components include hours.
  var hasTime: Bool { slots.contains { $0.kind == .hour || $0.kind == .hour12 } }

  /// Whether a colon separates components of a date, so that it doesn't show where a time is.
  var hasColonInDate: Bool {
    slots.indices.dropLast().contains {
      slots[$0].isOfDate && slots[$0 + 1].isOfDate && slots[$0].rangeEnd == slots[$0 + 1].rangeEnd
        && literals[$0 + 1].holds(":")
    }
  }
}

extension ComponentSeparator {
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

/// The role of a character that is typed in a date.
enum DateCharacter {
  case digit(Int)
  case letter(Unicode.Scalar)

  /// Punctuation, symbols, and spaces that a user may write between components.
  case separator

  /// Marks, emoji, and characters of several scalars that aren't separators.
  case other

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .separator
      return
    }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    self = isSingle ? DateCharacter(first) : .other
    if !isSingle, scalars.allSatisfy({ DateCharacter($0).isSeparator }) { self = .separator }
  }

  init(_ scalar: Unicode.Scalar) {
    if let digit = UnicodeData.decimalDigitValue(scalar.value) {
      self = .digit(Int(digit))
    } else if UnicodeData.isLetter(scalar.value) {
      self = .letter(scalar)
    } else if UnicodeData.isMarkOrEmoji(scalar.value) {
      self = .other
    } else {
      self = .separator
    }
  }

  var isSeparator: Bool {
    if case .separator = self { return true }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether two letters are equal or only differ in case.
  func isSameLetter(as other: Unicode.Scalar) -> Bool {
    self == other || UnicodeData.simpleLowercase(value) == UnicodeData.simpleLowercase(other.value)
  }
}

/// A number or a word in a text that may be a date.
struct DateToken {
  var kind: Kind

  /// The range of the token, in UTF-8 code units of the text.
  var range: Range<Int>

  /// The separator before the token, without spaces; 0 if there is none.
  var separator: UInt32

  /// Whether there are no spaces around the separator.
  var isAttached: Bool

  /// Whether an unusual character, which no date notation has, precedes the token.
  var isStrange: Bool

  /// Whether the token is a word between the two ends of a range, such as "to".
  var isLink = false

  enum Kind: Equatable {
    /// The value of up to 14 digits, such as `20240229123456`, which a 32-bit `Int` can't hold.
    case number(value: Int64, count: Int)
    case month(Int)

    case dayPeriod(DayPeriod)

    /// The H in `18h30`.
    case hourMark

    /// A word without a meaning of its own: a weekday, the "th" in "24th", or the "T" in ISO 8601.
    case noise
    case unknown
  }

  /// A number of a few digits. For a longer number, only the count is valid.
  var number: (value: Int, count: Int)? {
    if case .number(let value, let count) = kind {
      return (Int(truncatingIfNeeded: value), count)
    }
    return nil
  }

  var isMonth: Bool {
    if case .month = kind { return true }
    return false
  }

  var isPeriod: Bool {
    if case .dayPeriod = kind { return true }
    return false
  }
}

extension [DateToken] {
  /// Whether a word such as "to" joins two numbers, so that the text is a range.
  var isRange: Bool {
    guard let link = firstIndex(where: { $0.isLink }) else { return false }
    return self[..<link].contains { $0.number != nil }
      && self[link...].contains { $0.number != nil }
  }
}

/// The tokens of a text that may be a date; there are none if the text has more than any date.
struct DateTokens {
  private(set) var tokens: [DateToken] = []

  /// Creates the tokens of a text; `nil` if there are too many.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ text: String, _ layout: ComponentLayout) {
    var scanner = DateScanner(layout)
    for scalar in text.unicodeScalars {
      if let token = scanner.next(scalar) { tokens.append(token) }
      if tokens.count > 32 { return nil }
    }
    if let token = scanner.end() { tokens.append(token) }
    if scanner.isStrange { return nil }
    // An H only separates hours and minutes; elsewhere it may mean anything.
    for index in tokens.indices where tokens[index].kind == .hourMark {
      let isBetween =
        index > 0 && tokens[index - 1].number != nil && index + 1 < tokens.count
        && tokens[index + 1].number != nil
      if !isBetween { tokens[index].kind = .unknown }
    }
  }
}

extension DateToken.Kind {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Creates the kind of a word in English or in the language of the months; three letters are
  /// enough for a month or an English weekday.
  ///
  /// - Parameters:
  ///   - word: The word in lowercase letters, in UTF-8.
  ///   - layout: The components.
  init(word: [UInt8], _ layout: ComponentLayout) {
    self = Self(word: word)
    guard let months = layout.months else { return }
    if let month = months.month(of: word) {
      // The same letters can be another month in English.
      if case .month(let other) = self, other != month {
        self = .unknown
      } else {
        self = .month(month)
      }
    } else if !layout.hasTime, months.isJoint(word) {
      // In Spanish, the "a" of "3 a 5 de marzo" isn't AM.
      self = .unknown
    } else if self == .unknown, months.isAround(word) {
      self = .noise
    }
  }

  private init(word: [UInt8]) {
    switch word {
    case Array("am".utf8), Array("a".utf8): self = .dayPeriod(.am)
    case Array("pm".utf8), Array("p".utf8): self = .dayPeriod(.pm)
    case Array("h".utf8): self = .hourMark
    default:
      if let month = Self.months.firstIndex(where: { $0.isShortened(to: word) }) {
        self = .month(month + 1)
      } else if Self.weekdays.contains(where: { $0.isShortened(to: word) })
        || Self.noiseWords.contains(where: { $0.utf8.elementsEqual(word) })
      {
        self = .noise
      } else {
        self = .unknown
      }
    }
  }

  /// Words between the two ends of a range.
  static let links = ["to", "until"]

  private static let noiseWords = [
    "t", "z", "st", "nd", "rd", "th", "of", "at", "on", "m", "to", "until", "utc", "gmt",
  ]
}

extension String {
  fileprivate func isShortened(to word: [UInt8]) -> Bool {
    word.count >= 3 && utf8.starts(with: word)
  }
}
