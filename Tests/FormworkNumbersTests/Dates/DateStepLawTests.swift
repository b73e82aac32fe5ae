import FormworkTestSupport
import Testing

/// The arrow keys: a step goes as far as asked, or as far as the field, the month, and the limits allow.
@Suite struct DateStepLawTests {
  /// A step of any field of any date gives exactly the value that counting by hand gives.
  @Test func aStepIsCountedByHand() throws {
    var random = SeededGenerator(seed: 45)
    var (moved, rejected, limited) = (0, 0, 0)
    for _ in 0..<1200 {
      let sample = DateSample(&random)
      let values = random.dateValues(of: sample)
      var options = DateFormat.Options()
      let low = random.maybe { $0.dateNear(values.fields(of: sample)) }
      let high = random.maybe { $0.dateNear(values.fields(of: sample)) }
      (options.minimum, options.maximum) = (low, high)
      // A limit may move the years of two digits, which has a test of its own.
      if sample.fields.contains(where: { $0.letters == "yy" }) {
        (options.minimum, options.maximum) = (nil, nil)
      }
      let format = try DateFormat(sample.pattern, options: options)
      var current = format.formatted(text: sample.text(of: values))
      guard current.text == sample.text(of: values), current.issue?.code != "ambiguousDate" else {
        continue
      }
      let index = random.number(in: 0...sample.fields.count - 1)
      let place = sample.fieldRanges(in: current.text)[index]
      // The end of an empty literal is the start of the next field.
      let caret = random.number(in: place.lowerBound...place.upperBound - 1)
      current.caret = UTF16Offset(caret)
      let steps = random.element(of: [1, -1, 1, -1, 3, -7, 20, -45, 5000, .max, .min])
      let expected = values.stepped(index, by: steps, of: sample, options)
      let outcome = try #require(format.stepped(current, by: steps))
      guard let expected else {
        rejected += 1
        #expect(outcome.rejection == .noRoom, "\(current.text) \(caret) by \(steps)")
        #expect(outcome.formatted == current)
        continue
      }
      let after = outcome.formatted
      #expect(
        after.text == sample.text(of: expected),
        "\(sample.pattern) \(drawn(current)) by \(steps), \(low?.text ?? "")…\(high?.text ?? "")")
      let range = sample.fieldRanges(in: after.text)[index]
      #expect(range.lowerBound <= after.caret.value && after.caret.value <= range.upperBound)
      #expect(after.selection.isEmpty && after.isComplete)
      // The text has the same issue when it is assigned.
      let assigned = format.formatted(value: after.text)
      #expect(assigned.issue == after.issue && assigned.value == after.value)
      moved += 1
      if steps != .max, steps != .min, expected[index] != values[index] + steps { limited += 1 }
    }
    #expect(moved > 600 && rejected > 60 && limited > 60, "\(moved) \(rejected) \(limited)")
  }

  /// An empty field begins at the end from which the step comes, and a year at a round one within the limits.
  @Test(
    arguments: [
      ("yyyy-MM-dd", "", 1, nil, nil, "2000"), ("yyyy-MM-dd", "", -1, nil, "1990-01-01", "1900"),
      ("yyyy-MM-dd", "", 1, "2005-01-01", nil, "2005"), ("HH:mm", "", -1, nil, nil, "23"),
      ("HH:mm", "12:", 1, nil, nil, "12:00"), ("HH:mm", "12:", -1, nil, nil, "12:59"),
      ("dd.MM.yyyy", "24.12.", -1, nil, nil, "24.12.2000"), ("MM/yy", "12/", 1, nil, nil, "12/00"),
      ("dd.MM", "31.", 1, nil, nil, "31.01"), ("h:mm a", "9:30 ", 1, nil, nil, "9:30 AM"),
    ] as [(String, String, Int, String?, String?, String)])
  func anEmptyFieldBegins(
    pattern: String, text: String, steps: Int, minimum: String?, maximum: String?, after: String
  ) throws {
    let options = DateFormat.Options(
      minimum: minimum.flatMap { DateTimeComponents($0) },
      maximum: maximum.flatMap { DateTimeComponents($0) })
    let format = try DateFormat(pattern, options: options)
    let outcome = try #require(format.stepped(format.formatted(text: text), by: steps))
    #expect(outcome.formatted.text.hasPrefix(after))
  }

  /// The half of the day counts where a time meets a limit, and an hour of twelve comes before one.
  @Test(
    arguments: [
      ("9:00 AM", 0, -1, nil), ("9:30 AM", 0, -1, nil), ("9:30 PM", 0, -1, "8:30 PM"),
      ("9:30 AM", 5, 1, "9:30 PM"), ("8:30 PM", 5, -1, nil), ("10:30 PM", 0, 1, nil),
      ("12:30 PM", 0, -3, "9:30 PM"), ("12:30 PM", 0, -10, "2:30 PM"),
    ] as [(text: String, caret: UTF16Offset, steps: Int, after: String?)])
  func timesKeepToTheirHalfOfTheDay(
    text: String, caret: UTF16Offset, steps: Int, after: String?
  ) throws {
    let options = DateFormat.Options(
      minimum: DateTimeComponents("09:00"), maximum: DateTimeComponents("22:45"))
    let format = try DateFormat("h:mm a", options: options)
    var current = format.formatted(text: text)
    current.caret = caret
    let outcome = try #require(format.stepped(current, by: steps))
    #expect(outcome.formatted.text == after ?? text)
    #expect(outcome.isRejected == (after == nil))
  }

  /// Years of two digits step through their window, which ends with the maximum's.
  @Test(
    arguments: [
      ("01/23", 1, nil), ("01/22", 1, "01/23"), ("01/24", -1, nil), ("01/99", 1, "01/00"),
      ("01/24", 5000, "01/23"),
    ] as [(text: String, steps: Int, after: String?)])
  func shortYearsStepThroughTheirWindow(text: String, steps: Int, after: String?) throws {
    let options = DateFormat.Options(minimum: nil, maximum: DateTimeComponents("2023-06-30"))
    let format = try DateFormat("MM/yy", options: options)
    var current = format.formatted(text: text)
    current.caret = 4
    let outcome = try #require(format.stepped(current, by: steps))
    #expect(outcome.formatted.text == after ?? text)
    #expect(outcome.isRejected == (after == nil))
  }

  /// A date that is beyond a limit already may be stepped to any other.
  @Test func whatIsBeyondALimitMovesFreely() throws {
    let options = DateFormat.Options(minimum: DateTimeComponents("2000-06-15"), maximum: nil)
    let format = try DateFormat("yyyy-MM-dd", options: options)
    var current = format.formatted(text: "1990-06-15")
    current.caret = 1
    #expect(try #require(format.stepped(current, by: -1)).formatted.text == "1989-06-15")
    #expect(try #require(format.stepped(current, by: 11)).formatted.text == "2001-06-15")
  }

  /// Both dates of a range keep to the limits, whichever is stepped.
  @Test(
    arguments: [
      (0, 1, "02/06/2024 – 30/06/2024"), (0, -1, nil), (13, 1, nil),
      (13, -1, "01/06/2024 – 29/06/2024"),
    ] as [(caret: Int, steps: Int, after: String?)])
  func rangesKeepToTheLimits(caret: Int, steps: Int, after: String?) throws {
    let options = DateFormat.Options(
      minimum: DateTimeComponents("2024-06-01"), maximum: DateTimeComponents("2024-06-30"))
    let format = try DateRangeFormat("dd/MM/yyyy", options: options)
    var current = format.formatted(text: "01/06/2024 – 30/06/2024")
    current.caret = UTF16Offset(caret)
    let outcome = try #require(format.stepped(current, by: steps))
    #expect(outcome.isRejected == (after == nil))
    #expect(outcome.formatted.text == after ?? current.text)
  }
}
