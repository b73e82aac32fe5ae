import FormworkTestSupport
import Foundation
import Testing

/// Dates against Foundation's calendar, which knows nothing of these formats.
@Suite struct DateOracleTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  /// How many days each month of 400 years has, by Foundation.
  private static let days: [Int: [Int]] = {
    var days: [Int: [Int]] = [:]
    for year in 1900..<2300 {
      days[year] = (1...12).map { month in
        let first = calendar.date(from: DateComponents(year: year, month: month, day: 1))
        return first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 0
      }
    }
    return days
  }()

  @Test func everyDayOf400YearsIsAIssueExactlyIfThereIsNone() throws {
    let format = try DateFormat("dd/MM/yyyy")
    var counted = 0
    var impossible = 0
    for (year, months) in Self.days {
      for month in 1...12 {
        for day in 1...31 {
          let digits =
            [day / 10, day % 10, month / 10, month % 10]
            + [year / 1000, year / 100 % 10, year / 10 % 10, year % 10]
          var text = FormattedText()
          for digit in digits {
            let outcome = format.apply(
              TextEdit(inserting: String(digit), at: text.caret), to: text)
            text = outcome.formatted
          }
          let exists = day <= months[month - 1]
          counted += exists ? 1 : 0
          impossible += exists ? 0 : 1
          let fields = DateTimeComponents(year: year, month: month, day: day)
          guard text.isComplete, text.issue == (exists ? nil : .impossibleDate),
            format.typed(text) == (exists ? fields : nil), fields.isPossible == exists
          else {
            Issue.record("\(text.text): \(text)")
            return
          }
        }
      }
    }
    #expect(counted == 146_097)
    #expect(impossible == 400 * 372 - 146_097)
  }

  /// The digits of a random date in the order of a random pattern are its fields.
  @Test func digitsInOrderAreTheFields() throws {
    var random = SeededGenerator(seed: 17)
    var asserted = 0
    for _ in 0..<5000 {
      let sample = DateSample(&random)
      let format = try DateFormat(sample.pattern)
      let year = random.number(in: 1950...2049)
      let month = random.number(in: 1...12)
      let day = random.number(in: 1...28)
      let (hour, minute, second) = (
        random.number(in: 0...23), random.number(in: 0...59), random.number(in: 0...59)
      )
      var session = EditingSession(format: format)
      var expected = DateTimeComponents()
      for field in sample.fields {
        switch field.letters.first {
        case "y":
          expected.year = year
          type(field.letters == "yy" ? year % 100 : year, field.widths.upperBound, in: &session)
        case "M":
          expected.month = month
          type(month, 2, in: &session)
        case "d":
          expected.day = day
          type(day, 2, in: &session)
        case "H":
          expected.hour = hour
          type(hour, 2, in: &session)
        case "h":
          expected.hour = hour
          type((hour + 11) % 12 + 1, 2, in: &session)
        case "m":
          expected.minute = minute
          type(minute, 2, in: &session)
        case "s":
          expected.second = second
          type(second, 2, in: &session)
        default: session.insert(hour < 12 ? "a" : "p")
        }
      }
      asserted += 1
      #expect(
        format.typed(session.current) == expected, "\(sample.pattern): \(session.current.text)")
      #expect(
        format.formatted(typed: expected).text.filter { $0 != "0" }
          == session.current.text.filter { $0 != "0" })
    }
    #expect(asserted == 5000)
  }

  private func type(
    _ number: Int, _ width: Int, in session: inout EditingSession<DateFormat>
  ) {
    let digits = String(number)
    for digit in String(repeating: "0", count: width - digits.count) + digits {
      session.insert(String(digit))
    }
  }

  /// ISO 8601 and dates with the names of months, of every kind of pattern with a day, a month and a year.
  @Test(arguments: ["dd/MM/yyyy", "MM/dd/yyyy", "yyyy-MM-dd", "d. M. yyyy", "dd.MM.yy"])
  func otherNotationsAreTheSameDate(pattern: String) throws {
    let format = try DateFormat(pattern)
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let (year, month, day) = (
        random.number(in: 1950...2049), random.number(in: 1...12), random.number(in: 1...28)
      )
      let expected = DateTimeComponents(year: year, month: month, day: day)
      let two = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
      let name = names[month - 1]
      for text in [
        "\(year)-\(two(month))-\(two(day))", "\(year)/\(month)/\(day)",
        "\(day) \(name) \(year)", "\(name) \(day), \(year)", "\(name.prefix(3)) \(day) \(year)",
        "\(two(day))-\(name.prefix(3).uppercased())-\(year)",
        "\(year)-\(two(month))-\(two(day))T12:00:00Z",
      ] {
        // A last digit that another could follow waits until the field is left.
        let formatted = format.editingEnded(format.formatted(text: text))
        #expect(format.typed(formatted) == expected, "\(text) is \(formatted.text)")
      }
    }
  }
}
