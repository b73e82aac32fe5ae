import FormworkTestSupport
import Testing

@Suite struct DateRangeFormatTests {
  @Test(
    arguments: [
      ("24122024", "24/12/2024 – |"), ("2412202425122024", "24/12/2024 – 25/12/2024|"),
      ("24122024⌫", "24/12/202|"), ("24122024251", "24/12/2024 – 25/1|"),
      ("4122024-5", "04/12/2024 – 05/|"), ("⟨2024-02-01/2024-02-05⟩", "01/02/2024 – 05/02/2024|"),
      ("⟨01.02.2024 to 05.02.2024⟩", "01/02/2024 – 05/02/2024|"),
      ("⟨1 Feb 2024 until 5 Feb 2024⟩", "01/02/2024 – 05/02/2024|"),
      ("⟨2024-02-01⟩", "01/02/2024 – |"), ("24122024 ", "24/12/2024 – |"),
    ])
  func showsAtEachKey(keys: String, text: String) throws {
    #expect(typed(keys, into: try DateRangeFormat("dd/MM/yyyy")) == text)
  }

  @Test(
    arguments: [
      ("24/12/2024 – 23/12/2024", .reversedRange), ("24/12/2024 – 24/12/2024", nil),
      ("24/12/2024 – 23/12/202", nil), ("31/02/2024 – ", .impossibleDate),
      ("24/12/2024 – 31/02/2025", .impossibleDate), ("24/12/1999 – ", .belowMinimum),
      ("24/12/2024 – 24/12/2050", .aboveMaximum),
    ] as [(text: String, issue: ValidationIssue?)])
  func showsIssues(text: String, issue: ValidationIssue?) throws {
    let format = try DateRangeFormat(
      "dd/MM/yyyy",
      options: .init(
        minimum: DateTimeComponents("2000-01-01"), maximum: DateTimeComponents("2049-12-31")))
    #expect(format.formatted(text: text).text == text)
    #expect(format.formatted(text: text).issue == issue)
  }

  @Test func standsForTwoDates() throws {
    let format = try DateRangeFormat("dd/MM/yyyy")
    let range = DateRange(
      start: DateTimeComponents(year: 2024, month: 12, day: 24),
      end: DateTimeComponents(year: 2025, month: 1, day: 2))
    let shown = format.formatted(typed: range)
    #expect(shown.text == "24/12/2024 – 02/01/2025")
    #expect(format.typed(shown) == range)
    #expect(format.typed(format.formatted(text: "24/12/2024 – ")) == nil)
    #expect(format.remainder(after: format.formatted(text: "24122024")) == "dd/MM/yyyy")
  }

  /// The options of a date apply to both dates.
  @Test(
    arguments: [
      ("24122024", "24/12/2024|"), ("241220242", "24/12/2024 – 2|"),
      ("2412202425", "24/12/2024 – 25|"), ("24122024251", "24/12/2024 – 25/1|"),
    ])
  func waitsForTheNextKeyWithoutCompletion(keys: String, text: String) throws {
    var options = DateFormat.Options()
    options.completion = false
    #expect(typed(keys, into: try DateRangeFormat("dd/MM/yyyy", options: options)) == text)
  }

  @Test(
    arguments: [
      (.insert, "28/12/2|24 – 29/12/2024", "28/12/20|24 – 29/12/2024"),
      (.insert, "28/12/2024 – 29/12/2|24", "28/12/2024 – 29/12/20|24"),
      (.replace, "28/12/2024 – 29/12/2|924", "28/12/2024 – 29/12/20|24"),
    ] as [(insertion: InsertionMode, before: Drawing, after: Drawing)])
  func makesRoomIfAsked(insertion: InsertionMode, before: Drawing, after: Drawing) throws {
    var options = DateFormat.Options()
    options.insertion = insertion
    let format = try DateRangeFormat("dd/MM/yyyy", options: options)
    #expect(Drawing(format.inserting("0", into: before).formatted) == after)
  }

  /// Two digits mean a year of the window in both dates; it ends with the maximum's.
  @Test(
    arguments: [
      (1950, nil, 2049, 1950), (1980, nil, 2049, 2050), (1950, "2023-06", 1949, 1950),
    ] as [(first: Int, maximum: String?, start: Int, end: Int)])
  func shortYears(first: Int, maximum: String?, start: Int, end: Int) throws {
    var options = DateFormat.Options()
    options.firstShortYear = first
    options.maximum = maximum.flatMap { DateTimeComponents($0) }
    let format = try DateRangeFormat("MM/yy", options: options)
    let range = format.typed(format.formatted(text: "01/49 – 01/50"))
    #expect(range?.start.year == start && range?.end.year == end)
  }

  /// A day steps through its own month, whichever date it is of.
  @Test(
    arguments: [
      (0, "29/02/2024 – 15/01/2025"), (13, "15/02/2024 – 31/01/2025"),
    ] as [(caret: UTF16Offset, after: String)])
  func stepsThroughTheMonth(caret: UTF16Offset, after: String) throws {
    let format = try DateRangeFormat("dd/MM/yyyy")
    var current = format.formatted(text: "15/02/2024 – 15/01/2025")
    current.caret = caret
    #expect(format.stepped(current, by: 99)?.formatted.text == after)
  }

  /// A step may put the dates in the wrong order, which is an issue and no rejection.
  @Test func aStepMayReverseTheRange() throws {
    let format = try DateRangeFormat("dd/MM/yyyy")
    var current = format.formatted(text: "15/02/2024 – 15/02/2024")
    current.caret = 1
    let outcome = try #require(format.stepped(current, by: 1))
    #expect(outcome.formatted.issue == .reversedRange && !outcome.isRejected)
  }

  /// The dates are known if both exist, in any order and beyond the limits.
  @Test(
    arguments: [
      ("24/12/2024 – 23/12/2024", true), ("24/12/1999 – 24/12/2050", true),
      ("31/02/2024 – 24/12/2024", false), ("24/12/2024 – 31/02/2025", false),
    ])
  func datesThatExistAreKnown(text: String, isKnown: Bool) throws {
    let format = try DateRangeFormat(
      "dd/MM/yyyy",
      options: .init(
        minimum: DateTimeComponents("2000-01-01"), maximum: DateTimeComponents("2049-12-31")))
    #expect((format.typed(format.formatted(text: text)) != nil) == isKnown)
  }

  @Test(arguments: [
    ("/", "/"), ("", " – "), ("5", " – "), ("to", " – "), (" to ", " to "), (" \u{301}", " – "),
  ])
  func takesASeparator(separator: String, taken: String) throws {
    let format = DateRangeFormat(try DatePattern("HH:mm"), separator: separator)
    #expect(format.separator == taken)
    #expect(format.formatted(text: "08001200").text == "08:00\(taken)12:00")
  }
}

@Suite struct DurationFormatTests {
  @Test(
    arguments: [
      ("hh:mm", "2630", "26:30|"), ("hh:mm", "8:5", "08:5|"), ("hh:mm", "9959", "99:59|"),
      ("hh:mm", "857", "85:7|"), ("h:mm", "8:5", "8:5|"), ("h:mm", "12:7", "12:07|"),
      ("hhh:mm", "100:30", "100:30|"), ("hhh:mm", "10030", "100:30|"), ("hhh:mm", "8:30", "8:30|"),
      ("hh:mm:ss", "100203", "10:02:03|"), ("d hh:mm", "3 25", "3 25:|"),
      ("d hh:mm", "3 8:5", "3 08:5|"),
      ("mm:ss", "9959", "99:59|"), ("hh:mm", "8:5○", "08:05|"), ("hh:mm", "8:6", "08:06|"),
    ])
  func showsAtEachKey(pattern: String, keys: String, text: String) throws {
    let shown = typed(keys, into: try DurationFormat(pattern))
    #expect(shown == (text == "85:7|" ? "85:07|" : text))
  }

  @Test(
    arguments: [
      ("hh:mm", "26:30", 95_400), ("hh:mm:ss", "00:00:01", 1), ("d hh:mm", "3 01:00", 262_800),
      ("hhhhhh:mm", "999999:59", 3_599_999_940), ("hh:mm", "26:3", nil), ("hh:mm", "", nil),
    ] as [(pattern: String, text: String, seconds: Int64?)])
  func standsForSeconds(pattern: String, text: String, seconds: Int64?) throws {
    let format = try DurationFormat(pattern)
    let shown = format.formatted(text: text)
    #expect(shown.text == text)
    #expect(format.typed(shown) == seconds)
    if let seconds { #expect(format.formatted(typed: seconds).text == text) }
  }

  @Test func hasLimits() throws {
    var options = DurationFormat.Options()
    options.minimum = 3600
    options.maximum = 90_000
    let format = try DurationFormat("hh:mm", options: options)
    #expect(format.formatted(text: "00:59").issue == .belowMinimum)
    #expect(format.formatted(text: "25:00").issue == nil)
    #expect(format.formatted(text: "25:01").issue == .aboveMaximum)
    #expect(format.formatted(typed: -1).text.isEmpty)
    #expect(format.formatted(typed: 360_000).text.isEmpty)
    #expect(format.stepped(format.formatted(text: "25:00"), by: 1)?.isRejected == true)
    // A value beyond a limit is still known.
    #expect(format.typed(format.formatted(text: "00:59")) == 3540)
    #expect(format.typed(format.formatted(text: "25:01")) == 90_060)
  }

  /// An hour steps down to the minimum, and a minute stays within its hour.
  @Test(
    arguments: [
      (0, -1, nil), (0, 1, "02:45"), (3, -1, "01:44"), (3, -30, "01:30"), (0, 9, "05:45"),
      (0, 2, "03:45"),
    ] as [(caret: UTF16Offset, steps: Int, after: String?)])
  func stepsWithinTheLimits(caret: UTF16Offset, steps: Int, after: String?) throws {
    var options = DurationFormat.Options()
    (options.minimum, options.maximum) = (5400, 6 * 3600)
    let format = try DurationFormat("hh:mm", options: options)
    var current = format.formatted(text: "01:45")
    current.caret = caret
    let outcome = try #require(format.stepped(current, by: steps))
    #expect(outcome.formatted.text == after ?? "01:45")
    #expect(outcome.isRejected == (after == nil))
  }

  /// The options for keys are those of a date.
  @Test func keysAreThoseOfADate() throws {
    var options = DurationFormat.Options()
    options.completion = false
    #expect(typed("26", into: try DurationFormat("hh:mm", options: options)) == "26|")
    #expect(typed("263", into: try DurationFormat("hh:mm", options: options)) == "26:3|")
  }
}
