import FormworkTestSupport
import Testing

/// Durations as people write them into time sheets.
@Suite struct DurationNotationTests {
  @Test(
    arguments: [
      ("hh:mm", "90", 5400), ("hh:mm", "23", 82_800), ("hh:mm", "24", 1440),
      ("hh:mm", "1.5", 5400), ("hh:mm", "1.25", 4500), ("hh:mm", "1.33", 4800),
      ("hh:mm", "0.5", 1800),
      ("hh:mm", "1h30", 5400), ("hh:mm", "1h 30m", 5400), ("hh:mm", "1 h 30 min", 5400),
      ("hh:mm", "90m", 5400),
      ("hh:mm", "90 min", 5400), ("hh:mm", "2 hours", 7200), ("hh:mm", "1.5h", 5400),
      ("hh:mm", "1,5 h", 5400),
      ("hh:mm", "1:30", 5400), ("hh:mm", "0130", 5400), ("hh:mm", "1H30M", 5400),
      ("hh:mm", "٩٠", 5400),
      ("hhh:mm", "120", 7200), ("hh:mm:ss", "90", 5400), ("hh:mm:ss", "90s", 90),
      ("d hh:mm", "1d 2h", 93_600), ("mm:ss", "90", 5400), ("mm:ss", "1.5", 90),
      ("hh:mm", "1,5", 5400), ("hh:mm", "1,30", 5400), ("hh:mm", "1.30", 4680),
      ("hh:mm", "8,75", 31_500),
    ] as [(pattern: String, text: String, seconds: Int64)])
  func isRead(pattern: String, text: String, seconds: Int64) throws {
    let format = try DurationFormat(pattern)
    let read = format.formatted(text: text)
    #expect(format.typed(read) == seconds, "\(read.text)")
    #expect(read.isDone)
    #expect(format.unused(of: text, in: read) == "")
    // Typed key by key, and left.
    var session = EditingSession(format: format)
    let isRejected = text.map { session.insert(String($0)).isRejected }.contains(true)
    session.endEditing()
    if !isRejected { #expect(format.typed(session.current) == seconds, "\(session.current.text)") }
    // The seconds come back.
    #expect(format.formatted(typed: seconds).text == read.text)
  }

  /// One digit may be followed by another one, until the user leaves.
  @Test(arguments: [("hh:mm", "2", "02:00"), ("d hh:mm", "3", "3 00:00"), ("hh:mm", "2:", "02:00")])
  func isCompletedOnBlur(pattern: String, text: String, after: String) throws {
    let format = try DurationFormat(pattern)
    var session = EditingSession(format: format)
    for key in text { session.insert(String(key)) }
    #expect(!session.current.isComplete)
    session.endEditing()
    #expect(session.current.text == after)
    #expect(format.editingEnded(format.formatted(text: text)).text == after)
  }

  /// A text with two meanings, or one that doesn't fit, isn't complete.
  @Test(
    arguments: [
      ("hh:mm", "130"), ("hh:mm", "1.5.5"), ("hh:mm", "30s 1h"), ("hh:mm", "1x30"),
      ("hh:mm", "100h"), ("hh:mm", "1h 30"), ("hh:mm", "1h1h"), ("hh:mm", "h"), ("hh:mm", "-1"),
    ] as [(pattern: String, text: String)])
  func isntGuessed(pattern: String, text: String) throws {
    let read = try DurationFormat(pattern).formatted(text: text)
    if text == "1h 30" {
      #expect(read.text == "01:30")
    } else {
      #expect(!read.isDone, "\(read.text)")
    }
  }

  /// The app has the same value from a text that is typed, before and after the user leaves, and from a pasted one.
  @Test(arguments: [1, 7, 2026])
  func notationsAgree(seed: UInt64) throws {
    let format = try DurationFormat("hh:mm")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let minutes = generator.number(in: 24...5999)
      let (hours, rest) = (minutes / 60, minutes % 60)
      let (text, expected) = generator.element(of: [
        ("\(minutes % 1000 + 24) min", (minutes % 1000 + 24) * 60),
        ("\(minutes % 1000 + 24)m", (minutes % 1000 + 24) * 60),
        ("\(hours)h\(rest)", minutes * 60), ("\(hours) h \(rest) min", minutes * 60),
        ("\(hours).\(["0", "25", "5", "75"][rest / 15])", hours * 3600 + rest / 15 * 900),
        ("\(hours):\(rest / 10)\(rest % 10)", minutes * 60),
      ])
      let pasted = format.formatted(text: text)
      #expect(format.typed(pasted) == Int64(expected), "\(text): \(pasted.text)")
      var session = EditingSession(format: format)
      for key in text { session.insert(String(key)) }
      if session.current.isDone {
        #expect(
          format.typed(session.current) == Int64(expected), "\(text): \(session.current.text)")
      }
      session.endEditing()
      #expect(format.typed(session.current) == Int64(expected), "\(text): \(session.current.text)")
    }
  }

  @Test func decimalsStayUntilTheUserLeaves() throws {
    var options = DurationFormat.Options()
    options.decimalSeparator = ","
    let format = try DurationFormat("hh:mm", options: options)
    var session = EditingSession(format: format)
    for key in "12,25" { session.insert(String(key)) }
    #expect(session.current.text == "12,25")
    #expect(session.current.value == "12:15")
    #expect(session.current.isDone)
    session.deleteBackward()
    session.deleteBackward()
    #expect(session.current.text == "12,")
    #expect(!session.current.isComplete)
    session.deleteBackward()
    #expect(session.current.text == "12:")
    session.insert("3")
    session.insert("0")
    #expect(session.current.value == "12:30")
    session.undo()
    #expect(session.insert("x").isRejected)
    options.maximum = 3600
    let limited = try DurationFormat("hh:mm", options: options)
    #expect(limited.formatted(text: "1,5").issue == .aboveMaximum)
    // A pattern with the separator has no decimal numbers.
    #expect(try DurationFormat("hh.mm").formatted(text: "1.30").value == "01.30")
  }
}
