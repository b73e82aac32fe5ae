import FormworkTestSupport
import Testing

/// Dates of ISO 8601 that count the days of a year, such as `2024-032` for February 1. A field of year, month, and day
/// takes the same digits. It isn't finished unless it shows the month before the user types the day.
@Suite struct DateOrdinalLawTests {
  private static let patterns = ["yyyy-MM-dd", "yyyy/MM/dd"]

  private func typed(_ text: String, _ format: DateFormat) -> FormattedText {
    var session = EditingSession(format: format)
    for key in text { session.insert(String(key)) }
    session.endEditing()
    return session.current
  }

  /// After a first digit above 1, the field shows the month before the next key: `2024-2` becomes `2024-02-`. Without
  /// the hyphen, it shows months from 10 on as well. Any other number of a day stays a question.
  @Test(arguments: patterns, ["-", ""])
  func daysOfAYear(pattern: String, separator: String) throws {
    let format = try DateFormat(pattern)
    for day in 1...366 {
      let text = "2024" + separator + String(String(1000 + day).dropFirst())
      #expect(!format.editingEnded(format.formatted(text: text)).isDone, "pasted \(text)")
      if day < (separator.isEmpty ? 100 : 200) {
        #expect(!typed(text, format).isDone, "typed \(text)")
      }
    }
  }

  /// One more digit makes them a date, as does a separator after the month.
  @Test(arguments: patterns)
  func daysOfAMonth(pattern: String) throws {
    let format = try DateFormat(pattern)
    for month in 1...12 {
      for day in 1...28 {
        let (whole, short) = (String(2_024_0000 + 100 * month + day), "2024-\(month)-\(day)")
        for text in [whole, short] { expect(text, toBe: month, day, format) }
      }
    }
  }

  /// A month that the field shows needs no zero, nor does a day that can't have a second digit.
  @Test(arguments: patterns)
  func digitsWithoutZeros(pattern: String) throws {
    let format = try DateFormat(pattern)
    for month in 2...9 {
      for day in 4...9 { expect("2024\(month)\(day)", toBe: month, day, format) }
    }
  }

  private func expect(_ text: String, toBe month: Int, _ day: Int, _ format: DateFormat) {
    let date = format.formatted(typed: DateTimeComponents(year: 2024, month: month, day: day)).text
    let typed = typed(text, format)
    #expect(typed.isDone && typed.text == date, "typed \(text): \(typed.text)")
  }
}
