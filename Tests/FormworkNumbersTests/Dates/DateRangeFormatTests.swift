import FormworkNumbers
import FormworkTestSupport
import FormworkText
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
      options: .init(minimum: DateFields("2000-01-01"), maximum: DateFields("2049-12-31")))
    #expect(format.formatted(text: text).text == text)
    #expect(format.formatted(text: text).issue == issue)
  }

  @Test func standsForTwoDates() throws {
    let format = try DateRangeFormat("dd/MM/yyyy")
    let range = DateRange(
      start: DateFields(year: 2024, month: 12, day: 24),
      end: DateFields(year: 2025, month: 1, day: 2))
    let shown = format.formatted(typed: range)
    #expect(shown.text == "24/12/2024 – 02/01/2025")
    #expect(format.typed(shown) == range)
    #expect(format.typed(format.formatted(text: "24/12/2024 – ")) == nil)
    #expect(format.remainder(after: format.formatted(text: "24122024")) == "dd/MM/yyyy")
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
  }
}
