import FormworkTestSupport
import Testing

/// AM and PM are one step for the caret: Backspace and forward Delete next to them delete them whole, or leave them.
@Suite struct DatePeriodLawTests {
  private func sessions(
    _ pattern: String, _ check: (EditingSession<DateFormat>, String, Int) -> Void
  ) throws {
    let format = try DateFormat(pattern)
    for hour in [0, 1, 9, 10, 12, 13, 22, 23] {
      for minute in [10, 25, 38, 59] {
        let shown = format.formatted(typed: DateTimeComponents(hour: hour, minute: minute))
        let period = hour < 12 ? "AM" : "PM"
        let first = try #require(shown.text.firstIndex { $0.isLetter })
        let start = first.utf16Offset(in: shown.text)
        check(EditingSession(format: format, value: shown.value), period, start)
      }
    }
  }

  @Test(arguments: ["h:mm a", "hh:mm a", "h.mm a", "h:mm, a"])
  func keysInFrontOfThePeriod(pattern: String) throws {
    try sessions(pattern) { session, period, start in
      var (back, forward) = (session, session)
      let place = UTF16Offset(start)..<UTF16Offset(start)
      back.select(place)
      back.deleteBackward()
      #expect(back.current.text.hasSuffix(period), "\(session.current.text): \(back.current.text)")
      #expect(back.current.text != session.current.text)
      forward.select(place)
      forward.deleteForward()
      #expect(
        !forward.current.text.contains(period), "\(session.current.text): \(forward.current.text)")
      #expect(forward.current.text.filter(\.isNumber) == session.current.text.filter(\.isNumber))
    }
  }

  @Test(arguments: ["a h:mm", "a hh:mm", "a, h:mm"])
  func keysBehindThePeriod(pattern: String) throws {
    try sessions(pattern) { session, period, start in
      var back = session
      back.select(UTF16Offset(start + 2)..<UTF16Offset(start + 2))
      back.deleteBackward()
      #expect(!back.current.text.contains(period), "\(session.current.text): \(back.current.text)")
      #expect(back.current.text.filter(\.isNumber) == session.current.text.filter(\.isNumber))
    }
  }
}
