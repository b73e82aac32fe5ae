import FormworkTestSupport
import Testing

/// The button for the sign of a number.
@Suite struct SignTests {
  /// A closing parenthesis belongs to a minus sign, and is rejected without one.
  @Test(arguments: [("", true), ("5", true), ("1,234.5", true), ("-5", false), ("-1,234.5", false)])
  func aClosingParenthesis(text: String, isRejected: Bool) throws {
    var field = EditingSession(format: try NumberFormat(affixes: NumberAffixes(sign: .first)))
    field.set(text: text)
    #expect(field.insert(")").isRejected == isRejected)
    #expect(field.current.text == text)
  }

  /// A drawn text is that of the value before and after, with `|` for the caret.
  @Test(
    arguments: [
      (.first, "12|", "-12|", "12|"), (.first, "1|2", "-1|2", "1|2"),
      (.first, "|12", "-|12", "|12"),
      (.first, "1,2|34.5", "-1,2|34.5", "1,2|34.5"), (.first, "|", "-|", "|"),
      (.parentheses, "12|", "(12|)", "12|"), (.parentheses, "1|2", "(1|2)", "1|2"),
      (.last, "12|", "12|-", "12|"), (.last, "|12", "|12-", "|12"),
    ] as [(NumberAffixes.SignPlace, String, String, String)])
  func toggles(place: NumberAffixes.SignPlace, start: String, once: String, twice: String) throws {
    let format = try NumberFormat(affixes: NumberAffixes(sign: place))
    var field = EditingSession(format: format)
    field.set(text: start.replacing("|", with: ""))
    let caret = UTF16Offset(start.prefix { $0 != "|" }.utf16.count)
    field.select(caret..<caret)
    for expected in [once, twice] {
      #expect(field.toggleSign() != nil)
      var shown = field.current.text
      shown.insert(
        "|", at: String.Index(utf16Offset: field.current.caret.value, in: shown))
      if start == "|", expected == twice { break }
      #expect(shown == expected)
    }
  }

  /// Digits follow, unlike those after a minus that was typed behind a number.
  @Test func digitsFollow() throws {
    var field = EditingSession(format: try NumberFormat())
    field.insert("12")
    field.toggleSign()
    field.insert("3")
    #expect(field.current.text == "-123")
    field.undo()
    field.undo()
    #expect(field.current.text == "12")
  }

  @Test func onlyWhereNumbersMayBeNegative() throws {
    var options = NumberFormat.Options()
    options.minimum = 0
    var field = EditingSession(format: try NumberFormat(NumberSymbols(), options), value: "5")
    #expect(field.toggleSign() == nil)
    var time = EditingSession(format: DateFormat(try DatePattern("hh:mm a")), value: "09:30 PM")
    #expect(time.toggleSign() == nil)
    #expect(time.current.text == "09:30 PM")
    options.minimum = -3
    options.maximum = 10
    var limited = EditingSession(format: try NumberFormat(NumberSymbols(), options), value: "-20")
    #expect(limited.toggleSign()?.isRejected == false)
    #expect(limited.current.value == "20" && limited.current.issue == .aboveMaximum)
  }

  @Test func randomNumbers() throws {
    for seed in 0..<2_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let spec = NumberSpec(&random)
      let format = try spec.format
      var field = EditingSession(format: format)
      field.set(value: random.element(of: ["12", "1234.5", "0.25", "7", "999999", "100"]))
      guard field.current.issue == nil, !field.current.text.isEmpty, spec.takesMinus else {
        continue
      }
      let before = field.current
      guard let update = field.toggleSign(), !update.isRejected else { continue }
      #expect(field.current.value == "-" + before.value, "\(seed)")
      field.toggleSign()
      #expect(field.current.text == before.text && field.current.value == before.value, "\(seed)")
      #expect(field.current.caret == before.caret, "\(seed) \(spec)")
    }
  }
}
