import FormworkUnicode

/// A number or a word of a text that may be a date.
struct DateToken {
  var kind: Kind

  /// Where it is, in UTF-8 code units of the text.
  var range: Range<Int>

  /// What is between it and the token before it, spaces aside; 0 if that is nothing.
  var separator: UInt32

  /// Whether nothing at all is before the separator and after it but the tokens.
  var isAttached: Bool

  enum Kind: Equatable {
    case number(value: Int, count: Int)
    case month(Int)

    /// AM is 0, PM is 1.
    case dayPeriod(Int)

    /// What says nothing that isn't said without it: a weekday, the "th" of "24th", the "T" of ISO 8601.
    case noise
    case unknown
  }

  var number: (value: Int, count: Int)? {
    if case .number(let value, let count) = kind { return (value, count) }
    return nil
  }
}

extension DateToken {
  /// The tokens of a text; `nil` if there are more than any date has.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func list(of text: String) -> [DateToken]? {
    var list: [DateToken] = []
    var scanner = DateScanner()
    for scalar in text.unicodeScalars {
      if let token = scanner.next(scalar) { list.append(token) }
      if list.count > 32 { return nil }
    }
    if let token = scanner.end() { list.append(token) }
    return list
  }
}

/// Cuts a text into numbers and words.
private struct DateScanner {
  private var place = 0
  private var start = 0
  private var isNumber = false
  private var value = 0
  private var count = 0

  /// The letters of a word in lower case, as far as they can tell it from others.
  private var word: [UInt8] = []
  private var separator: UInt32 = 0
  private var hasSpace = false

  mutating func next(_ scalar: Unicode.Scalar) -> DateToken? {
    var token: DateToken?
    switch DateCharacter(scalar) {
    case .digit(let digit):
      if !isNumber { token = end() }
      if count == 0 { start = place }
      isNumber = true
      count += 1
      value = count > 8 ? value : value * 10 + digit
    case .letter(let letter):
      if isNumber { token = end() }
      if count == 0 { start = place }
      isNumber = false
      count += 1
      if word.count < 10 { word.append(letter.isASCII ? UInt8(letter.value) | 0x20 : 0) }
    case .other: token = end()
    case .separator:
      token = end()
      if UnicodeData.isWhitespace(scalar.value) {
        hasSpace = true
      } else {
        separator = scalar.value
      }
    }
    place += UTF8.width(scalar)
    return token
  }

  /// The token that ends here.
  mutating func end() -> DateToken? {
    if count == 0 { return nil }
    let kind =
      isNumber ? DateToken.Kind.number(value: value, count: count) : DateToken.Kind(word: word)
    let token = DateToken(
      kind: kind, range: start..<place, separator: separator, isAttached: !hasSpace)
    (value, count, separator, hasSpace, isNumber) = (0, 0, 0, false, false)
    word.removeAll(keepingCapacity: true)
    return token
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

  /// What an English word means, of which three letters are enough for a month or a weekday.
  fileprivate init(word: [UInt8]) {
    switch word {
    case Array("am".utf8), Array("a".utf8): self = .dayPeriod(0)
    case Array("pm".utf8), Array("p".utf8): self = .dayPeriod(1)
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

  private static let noiseWords = [
    "t", "z", "st", "nd", "rd", "th", "of", "at", "on", "m", "to", "until",
  ]
}

extension String {
  fileprivate func isShortened(to word: [UInt8]) -> Bool {
    word.count >= 3 && utf8.starts(with: word)
  }
}
