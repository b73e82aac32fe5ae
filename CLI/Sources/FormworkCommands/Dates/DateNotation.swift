import FormworkFormats

/// How dates are written in a file: strictly, so that no text is read as a date that isn't written like that.
///
/// The order, the separators, and the digits of the year have to be those of the pattern. One digit or two are a day,
/// a month, or an hour, whichever the pattern has; spaces are one or more, of any kind.
struct DateNotation {
  /// The pattern as it was given, or `excel`.
  let text: String

  private let elements: [Element]
  private let names: MonthNames
  private let firstShortYear: Int

  /// The serial numbers of spreadsheets begin with this day, if they are meant.
  private let epoch: Epoch?

  private enum Element: Equatable {
    case year, shortYear, month, monthName, day, weekday, hour, hour12, minute, second, period
    case space
    case literal(Unicode.Scalar)

    var isNumber: Bool {
      switch self {
      case .year, .shortYear, .month, .day, .hour, .hour12, .minute, .second: true
      case .monthName, .weekday, .period, .space, .literal: false
      }
    }
  }

  /// The day from which a spreadsheet counts.
  enum Epoch: String {
    /// 1 is 1 January 1900, and 60 is 29 February 1900, which there never was.
    case excel

    /// 0 is 1 January 1904: old files of Macs.
    case excel1904
  }

  /// A mistake in a pattern.
  struct Failure: Error {
    let message: String
    let fix: String
  }

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - pattern: Fields as in `dd.MM.yyyy`, also `MMM` or `MMMM` for a month's name and `EEE` for a weekday; or
  ///     `excel` or `excel1904` for serial numbers.
  ///   - names: The names of months.
  ///   - firstShortYear: The first of the hundred years that two digits can mean.
  /// - Throws: ``Failure`` if the pattern makes no sense.
  init(
    _ pattern: String, names: MonthNames = MonthNames(), firstShortYear: Int = 1950
  ) throws(Failure) {
    text = pattern
    self.names = names
    self.firstShortYear = firstShortYear
    epoch = Epoch(rawValue: pattern)
    elements = epoch == nil ? try Self.elements(of: pattern) : []
  }

  private static func elements(of pattern: String) throws(Failure) -> [Element] {
    var elements: [Element] = []
    var rest = Array(pattern.unicodeScalars)[...]
    while let first = rest.first {
      if first == "'" {
        let inner = rest.dropFirst().prefix { $0 != "'" }
        elements += (inner.isEmpty ? ["'"] : Array(inner)).map { .literal($0) }
        rest = rest[inner.endIndex...].dropFirst()
        continue
      }
      let run = rest.prefix { $0 == first }
      if first.properties.isWhitespace {
        elements.append(.space)
      } else if first.isASCII, first.properties.isAlphabetic {
        elements.append(try element(first, run.count))
      } else {
        elements += run.map { .literal($0) }
      }
      rest = rest[run.endIndex...]
    }
    for wanted in [[Element.year, .shortYear], [.month, .monthName], [.day]]
    where !elements.contains(where: { wanted.contains($0) }) {
      throw Failure(
        message: "“\(pattern)” doesn't have a year, a month, and a day.",
        fix: "Write a pattern such as dd.MM.yyyy, or “excel” for serial numbers.")
    }
    return elements
  }

  private static func element(_ letter: Unicode.Scalar, _ count: Int) throws(Failure) -> Element {
    switch (letter, count) {
    case ("y", 2): return .shortYear
    case ("y", 1), ("y", 4): return .year
    case ("M", 1...2): return .month
    case ("M", 3...4): return .monthName
    case ("d", 1...2): return .day
    case ("E", 1...4): return .weekday
    case ("H", 1...2): return .hour
    case ("h", 1...2): return .hour12
    case ("m", 1...2): return .minute
    case ("s", 1...2): return .second
    case ("a", 1): return .period
    default:
      let shown = String(repeating: String(Character(letter)), count: count)
      throw Failure(
        message: "“\(shown)” isn't a field of a date.",
        fix: "Use yyyy, yy, MM, MMM, dd, HH, hh, mm, ss, and a. Put other letters between '…'.")
    }
  }
}

extension DateNotation {
  /// The date that a text is; `nil` if it is written differently.
  func fields(of text: String) -> DateTimeComponents? {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars where !scalar.isMark { scalars.append(scalar) }
    let start = scalars.firstIndex { !$0.isSpace } ?? scalars.endIndex
    let end = (scalars.lastIndex { !$0.isSpace } ?? -1) + 1
    if start >= end || end - start > 64 { return nil }
    var reader = Reader(rest: scalars[start..<end])
    if let epoch { return reader.serial(since: epoch) }
    for (index, element) in elements.enumerated() {
      // Without a separator, each field has all of its digits.
      let isAdjacent =
        index > 0 && elements[index - 1].isNumber
        || index + 1 < elements.count && elements[index + 1].isNumber
      if !read(element, isAdjacent ? 2 : 1, &reader) { return nil }
    }
    guard reader.rest.isEmpty else { return nil }
    return reader.date
  }

  private func read(
    _ element: Element, _ least: Int, _ reader: inout Reader
  ) -> Bool {
    switch element {
    case .year:
      reader.fields.year = reader.number(4, 4)
      return reader.fields.year != nil
    case .shortYear:
      guard let year = reader.number(2, 2) else { return false }
      let century = firstShortYear - firstShortYear % 100
      reader.fields.year = century + year + (century + year < firstShortYear ? 100 : 0)
      return true
    case .month:
      reader.fields.month = reader.number(least, 2)
      return reader.fields.month != nil
    case .monthName:
      reader.fields.month = names.month(of: reader.word(hasStop: true))
      return reader.fields.month != nil
    case .day:
      reader.fields.day = reader.number(least, 2)
      return reader.fields.day != nil
    case .weekday: return !reader.word(hasStop: true).isEmpty
    case .hour, .hour12:
      reader.fields.hour = reader.number(least, 2)
      return reader.fields.hour != nil
    case .minute:
      reader.fields.minute = reader.number(2, 2)
      return reader.fields.minute != nil
    case .second:
      reader.fields.second = reader.number(2, 2)
      return reader.fields.second != nil
    case .period:
      switch reader.word(hasStop: false) {
      case "am": reader.isMorning = true
      case "pm": reader.isMorning = false
      default: return false
      }
      return true
    case .space: return reader.spaces()
    case .literal(let scalar): return reader.literal(scalar)
    }
  }

  /// The fields so far, and the rest of the text.
  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>
    var fields = DateTimeComponents()
    var isMorning: Bool?

    /// The fields, with the hour of the day.
    var date: DateTimeComponents? {
      guard let isMorning, let hour = fields.hour else { return isMorning == nil ? fields : nil }
      if !(1...12 ~= hour) { return nil }
      var date = fields
      date.hour = hour % 12 + (isMorning ? 0 : 12)
      return date
    }

    /// Reads a number of `least` to `most` digits, or returns `nil`.
    mutating func number(_ least: Int, _ most: Int) -> Int? {
      var (number, count) = (0, 0)
      while count < most, let digit = rest.first?.digit {
        number = number * 10 + digit
        count += 1
        rest.removeFirst()
      }
      // Three digits aren't a day.
      let isWhole = least == most || rest.first?.digit == nil
      return count >= least && isWhole ? number : nil
    }

    mutating func word(hasStop: Bool) -> String {
      let run = rest.prefix {
        $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered
      }
      rest = rest[run.endIndex...]
      if hasStop, rest.first == "." { rest = rest.dropFirst() }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: run)
      return String(view).lowercased()
    }

    mutating func spaces() -> Bool {
      let run = rest.prefix { $0.isSpace }
      rest = rest[run.endIndex...]
      return !run.isEmpty
    }

    mutating func literal(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// The day of a serial number, and its time if it has a fraction.
    func serial(since epoch: Epoch) -> DateTimeComponents? {
      let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) {
        $0 == "." || $0 == ","
      }
      guard let first = parts.first, 1...7 ~= first.count,
        parts.allSatisfy({ !$0.isEmpty && $0.count <= 15 && $0.allSatisfy { "0"..."9" ~= $0 } })
      else { return nil }
      let day = first.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
      guard var date = DateTimeComponents(serial: day, since: epoch) else { return nil }
      guard parts.count == 2 else { return date }
      let fraction = parts[1].reversed().reduce(0.0) { ($0 + Double($1.value - 0x30)) / 10 }
      let seconds = min(86_399, Int((fraction * 86_400).rounded()))
      (date.hour, date.minute, date.second) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      return date
    }
  }
}

extension DateTimeComponents {
  /// The day of a serial number of spreadsheets; `nil` if there is no such day.
  fileprivate init?(serial: Int, since epoch: DateNotation.Epoch) {
    // Days since 1 March 0000 of 31 December 1899 and of 1 January 1904.
    var days = serial
    switch epoch {
    case .excel:
      // 60 is a day that there never was: what follows is one too far.
      if serial < 1 || serial == 60 || serial > 2_958_465 { return nil }
      days += serial > 60 ? 693_899 : 693_900
    case .excel1904:
      if serial > 2_957_003 { return nil }
      days += 695_361
    }
    // Eras of 400 years, as in Howard Hinnant's “chrono-Compatible Low-Level Date Algorithms”.
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

extension Unicode.Scalar {
  /// The value of a digit of ASCII; `nil` for anything else.
  fileprivate var digit: Int? { value &- 0x30 < 10 ? Int(value &- 0x30) : nil }

  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }

  /// Whether it only says how others are drawn.
  fileprivate var isMark: Bool {
    switch value {
    case 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
