import FormworkTestSupport
import Testing

/// A pasted or assigned text in a notation close to the field's own is shown in that at once.
@Suite struct DatePasteLawTests {
  /// A field that wants AM and PM shows each time of a clock with 24 hours at once, in the field's own signs, too.
  @Test(arguments: [
    ("h:mm a", "H:mm"), ("a h:mm", "H:mm"), ("h.mm a", "H.mm"), ("'Kl.' h:mm, a", "'Kl.' H:mm"),
  ])
  func readsHoursFrom13(pattern: String, other: String) throws {
    let (format, clock) = (try DateFormat(pattern), try DateFormat(other))
    for hour in 13...23 {
      for minute in [0, 5, 38, 59] {
        let fields = DateTimeComponents(hour: hour, minute: minute)
        let (shown, text) = (format.formatted(typed: fields), clock.formatted(typed: fields).text)
        var session = EditingSession(format: format)
        session.insert(text)
        for read in [format.formatted(text: text), format.formatted(value: text), session.current] {
          #expect(read.text == shown.text && read.isDone, "\(text): \(read.text)")
        }
      }
    }
  }

  /// A short year in front gets its century at once, pasted or assigned, as if it were typed.
  @Test(arguments: [("yyyy-MM-dd", "-"), ("yyyy/MM/dd", "/"), ("yyyy. MM. dd", ". ")])
  func shortYearsInFront(pattern: String, separator: String) throws {
    let format = try DateFormat(pattern)
    for year in stride(from: 32, through: 98, by: 3) {
      for (month, day) in [(1, 13), (2, 28), (10, 30), (12, 31)] {
        let text = [year, month, day].map { String(String(100 + $0).dropFirst()) }.joined(
          separator: separator)
        var session = EditingSession(format: format)
        for key in text { session.insert(String(key)) }
        session.endEditing()
        let keys = session.current
        #expect(keys.isDone && keys.value.contains(text), "\(text): \(keys.value)")
        for read in [format.formatted(text: text), format.formatted(value: text)] {
          #expect(read.text == keys.text && read.isDone, "\(text): \(read.text)")
        }
      }
    }
  }

  /// A date among other words replaces only the selection: other digits stay, wherever the caret is.
  @Test(
    arguments: [
      ("dd/MM/yyyy", "Invoice 4711 - 24/12/2024", "24/12/2024"),
      ("MM/dd/yyyy", "Room 12, 01/24/1964", "01/24/1964"),
    ])
  func aDateAmongWordsReplacesWhatIsSelected(pattern: String, text: String, value: String) throws {
    let format = try DateFormat(pattern)
    for digits in ["1", "10", "101", "1010", "101020"] {
      var session = EditingSession(format: format)
      for digit in digits { session.insert(String(digit)) }
      let before = session.current
      for caret in 0...before.text.utf16.count {
        let outcome = format.apply(TextEdit(inserting: text, at: UTF16Offset(caret)), to: before)
        #expect(outcome.formatted.text == before.text, "\(before.text), caret \(caret)")
        #expect(outcome.rejection != nil)
      }
      let all = UTF16Offset(0)..<UTF16Offset(before.text.utf16.count)
      let outcome = format.apply(TextEdit(replacing: all, with: text), to: before)
      #expect(outcome.formatted.value == value)
    }
  }
}
