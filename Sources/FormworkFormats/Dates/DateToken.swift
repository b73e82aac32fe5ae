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

    /// AM is 0, PM is 1.
    case dayPeriod(Int)

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
  init?(_ text: String, _ layout: FieldPlan) {
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
  ///   - layout: The fields.
  init(word: [UInt8], _ layout: FieldPlan) {
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
    case Array("am".utf8), Array("a".utf8): self = .dayPeriod(0)
    case Array("pm".utf8), Array("p".utf8): self = .dayPeriod(1)
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
