import FormworkTestSupport
import Foundation
import Testing

/// What a text says of a date, drawn by Foundation's calendar or by hand: whatever is done has that meaning.
///
/// `DATES_SEED` sets where the dates come from.
@Suite struct DateMeaningTests {
  private static let patterns = [
    "dd/MM/yyyy", "MM/dd/yyyy", "yyyy-MM-dd", "dd.MM.yyyy", "d. M. yyyy", "M/d/yyyy", "yyyy/MM/dd",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static var random: SeededGenerator {
    let seed = ProcessInfo.processInfo.environment["DATES_SEED"].flatMap { UInt64($0) }
    return SeededGenerator(seed: seed ?? 11)
  }

  /// A date that exists, in the years that two digits can mean.
  private func date(_ random: inout SeededGenerator) -> DateTimeComponents {
    let (year, month) = (random.number(in: 1950...2049), random.number(in: 1...12))
    let day = random.number(in: 1...DateTimeComponents.days(inMonth: month, of: year))
    return DateTimeComponents(year: year, month: month, day: day)
  }

  private func two(_ number: Int?) -> String {
    let digits = String(number ?? 0)
    return digits.count < 2 ? "0" + digits : digits
  }

  private func typed(_ text: String, _ format: DateFormat) -> FormattedText {
    var session = EditingSession(format: format)
    for character in text { session.insert(String(character)) }
    session.endEditing()
    return session.current
  }

  private func pasted(_ text: String, _ format: DateFormat) -> FormattedText {
    format.editingEnded(format.formatted(text: text))
  }

  /// In the order of the pattern, as ISO 8601 and with a month's name, typing and pasting give the date.
  @Test func typingEqualsPasting() throws {
    var random = Self.random
    for _ in 0..<1500 {
      let pattern = random.element(of: Self.patterns)
      let format = try DateFormat(pattern)
      let date = date(&random)
      let (year, month, day) = (date.year ?? 0, date.month ?? 1, date.day ?? 1)
      let name = Self.months[month - 1]
      let separator = random.element(of: ["/", ".", "-", " ", "–"])
      let isZeroed = random.number(in: 0...1) == 0
      let number = { (number: Int) in isZeroed ? self.two(number) : String(number) }
      let parts =
        pattern.first == "y"
        ? [String(year), number(month), number(day)]
        : pattern.lowercased().first == "d"
          ? [number(day), number(month), String(year)] : [number(month), number(day), String(year)]
      for text in [
        parts.joined(separator: separator), format.formatted(typed: date).text,
        "\(year)-\(two(month))-\(two(day))", "\(day) \(name) \(year)",
        "\(name.prefix(3)). \(day), \(year)", "\(two(day))-\(name.prefix(3))-\(year)",
      ] {
        let both = [typed(text, format), pasted(text, format)]
        #expect(both.allSatisfy { format.typed($0) == date && $0.isDone }, "\(text) in \(pattern)")
        #expect(both[0].value == both[1].value, "\(text) in \(pattern)")
        #expect(typed(text, format).issue == nil)
      }
    }
  }

  /// Nothing that isn't a date of the pattern is one, typed or pasted or assigned.
  @Test func nothingElseIsADate() throws {
    var random = Self.random
    for _ in 0..<1500 {
      let pattern = random.element(of: Self.patterns)
      let format = try DateFormat(pattern)
      let date = date(&random)
      let (year, month, day) = (date.year ?? 0, date.month ?? 1, date.day ?? 1)
      let separator = random.element(of: ["/", ".", "-"])
      let isYearFirst = pattern.first == "y"
      let wrongMonth = two(random.number(in: 13...99))
      var texts = [
        "\(year)-W\(two(random.number(in: 1...52)))-\(random.number(in: 1...7))",
        "\(year)\(separator)\(wrongMonth)\(separator)\(two(day))",
        "\(day)\(separator)\(month)\(separator)\(two(year % 100))\(separator)\(day + 100)",
      ]
      if isYearFirst {
        texts.append("\(two(day))\(separator)\(two(month))\(separator)\(year)")
      } else if day > 12 {
        let isDayFirst = pattern.lowercased().first == "d"
        let parts = isDayFirst ? [two(month), two(day)] : [two(day), two(month)]
        texts.append((parts + [String(year)]).joined(separator: separator))
      }
      for text in texts {
        for formatted in [typed(text, format), pasted(text, format)] {
          // A field that is complete takes no more keys, and what there is, is a date that was begun.
          let isBegun = text.hasPrefix("\(day)\(separator)\(month)\(separator)\(two(year % 100))")
          #expect(
            !formatted.isDone || isBegun && !isYearFirst, "\(text) in \(pattern): \(formatted)")
        }
        let assigned = format.editingEnded(format.formatted(value: text))
        #expect(!assigned.isDone, "\(text) in \(pattern)")
      }
    }
  }

  /// What the app assigns stays the value, and is never shortened.
  @Test(
    arguments: [
      ("dd/MM/yyyy", "2024-12-24", "24/12/2024", "24/12/2024", nil),
      ("dd/MM/yyyy", "2024-12-24T18:30:00Z", "24/12/2024", "2024-12-24T18:30:00Z", .tooLong),
      ("dd/MM/yyyy", "2024-W10-2", "2024-W10-2", "2024-W10-2", .malformed),
      ("dd.MM.yyyy", "25685", "25685", "25685", .malformed),
      ("HH:mm", "18:30:15", "18:30", "18:30:15", .tooLong), ("MM/yy", "", "", "", nil),
      ("dd/MM/yyyy", "31/02/2024", "31/02/2024", "31/02/2024", .impossibleDate),
    ] as [(pattern: String, value: String, text: String, kept: String, issue: ValidationIssue?)])
  func keepsWhatIsAssigned(
    pattern: String, value: String, text: String, kept: String, issue: ValidationIssue?
  ) throws {
    let format = try DateFormat(pattern)
    let formatted = format.formatted(value: value)
    #expect(formatted.text == text)
    #expect(formatted.issue == issue)
    #expect(formatted.isDone == (issue == nil && !value.isEmpty))
    for kept in [formatted, format.editingBegan(formatted), format.editingEnded(formatted)] {
      #expect(kept.value == (issue == nil ? text : value))
    }
    var session = EditingSession(format: format)
    session.set(value: value)
    session.deleteBackward()
    #expect(session.current.value == session.current.text)
  }

  /// Two digits mean a year of the window, which ends with the maximum's.
  @Test(
    arguments: [
      (1950, nil, "49", 2049), (1950, nil, "50", 1950), (1980, nil, "79", 2079),
      (1950, "2023-06-30", "24", 1924), (1950, "2023-06-30", "23", 2023),
      (1950, "2100-01-01", "49", 2049), (1950, "2049-01-01", "50", 1950),
    ] as [(first: Int, maximum: String?, digits: String, year: Int)])
  func windowEndsWithTheMaximum(first: Int, maximum: String?, digits: String, year: Int) throws {
    var options = DateFormat.Options()
    options.firstShortYear = first
    options.maximum = maximum.flatMap { DateTimeComponents($0) }
    let format = try DateFormat("MM/yy", options: options)
    #expect(format.typed(format.formatted(text: "01/" + digits))?.year == year)
    let long = try DateFormat("MM/yyyy", options: options)
    #expect(typed("01/" + digits, long).text == "01/\(year)")
  }

  /// A year that is begun in the middle gets no century from a separator.
  @Test func suppliesNoCenturyAmidAYear() throws {
    let format = try DateFormat("yyyy/MM/dd")
    var current = format.formatted(text: "24")
    current.caret = 1
    let outcome = format.apply(TextEdit(inserting: "/", at: 1), to: current)
    #expect(outcome.formatted.text == "24")
  }

  /// A month's name may be cut anywhere after three letters, as in “24 Sept 2024”.
  @Test func cutMonths() throws {
    let format = try DateFormat("dd/MM/yyyy")
    var count = 0
    for (index, name) in Self.months.enumerated() {
      for length in 3...name.count {
        let cut = String(name.prefix(length))
        for text in [
          "24 \(cut) 2024", "\(cut) 24, 2024", "24-\(cut.uppercased())-2024", "24 \(cut). 2024",
        ] {
          #expect(pasted(text, format).value == "24/\(two(index + 1))/2024", "\(text)")
          count += 1
        }
      }
    }
    #expect(count > 190)
  }
}

/// Timestamps with a zone, as servers write them: the zone is read and says nothing here.
@Suite struct DateZoneTests {
  @Test(
    arguments: [
      "2024-12-24T18:30:00Z", "2024-12-24T18:30:00+02:00", "2024-12-24T18:30:00-05:00",
      "2024-12-24T18:30:00-0500", "2024-12-24T18:30:00.250-05:00", "2024-12-24 18:30:00-05:00",
    ])
  func isReadWithItsZone(text: String) throws {
    let format = try DateFormat("dd/MM/yyyy HH:mm:ss")
    let read = format.formatted(text: text)
    #expect(read.text == "24/12/2024 18:30:00")
    #expect(read.issue == nil)
    #expect(
      format.typed(read)
        == DateTimeComponents(year: 2024, month: 12, day: 24, hour: 18, minute: 30, second: 0))
  }

  /// A slash in the middle of a year isn't a separator, so the century isn't supplied.
  @Test func aSeparatorAmidAYearChangesNothing() throws {
    let format = try DateFormat("yyyy/MM/dd")
    #expect(typed("24«1»/", into: format) == "2|4")
  }
}
