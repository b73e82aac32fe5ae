import FormworkTestSupport
import Testing

/// A format whose value must match an expression in the end, alone and in its outcomes.
@Suite struct MatchingTests {
  private static let expiry = "(0[1-9]|1[0-2])[0-9]{2}"

  @Test(
    arguments: [
      ("1234", "12/34", true, true),
      ("123", "12/3", false, false),
      ("", "", false, false),
    ] as [(text: String, shown: String, isComplete: Bool, isFull: Bool)])
  func texts(text: String, shown: String, isComplete: Bool, isFull: Bool) throws {
    let expiry = try Mask("[00]/[00]", options: .init(completion: false)).matching(Self.expiry)
    for formatted in [expiry.formatted(text: text), expiry.formatted(value: text)] {
      #expect(formatted.text == shown)
      #expect(formatted.isComplete == isComplete)
      #expect(formatted.isFull == isFull)
    }
  }

  /// What can't match is rejected as a whole; assigned, it is shown as far as it can (rules 1 and 2).
  @Test(arguments: [("1324", "12/4"), ("24", "")])
  func whatCantMatch(text: String, shown: String) throws {
    let expiry = try Mask("[00]/[00]", options: .init(completion: false)).matching(Self.expiry)
    #expect(expiry.formatted(text: text).text == "")
    let assigned = expiry.formatted(value: text)
    #expect(assigned.text == shown)
    #expect(assigned.value == text)
    #expect(!assigned.isDone)
  }

  /// The one part that matches is taken out of a sentence, with ASCII digits.
  @Test(
    arguments: [
      ("Code: 1234.", "1234"), ("12345", ""), ("1234 or 5678", ""), ("१२३४", "1234"), ("A1234", ""),
    ])
  func onePart(text: String, value: String) throws {
    let code = try AllowedCharacters.any.matching("[0-9]{4}")
    #expect(code.formatted(text: text).value == value)
  }

  @Test(
    arguments: [
      ("[0-9]{4}", "123", false, false),
      ("[0-9]{4}", "1234", true, true),
      ("[0-9]{2,4}", "12", true, false),
      ("[0-9]{2,4}", "1234", true, true),
      ("[0-9]*", "1234", true, false),
      ("(12|345)6", "126", true, false),
      ("(12|345)6", "3456", true, true),
    ] as [(pattern: String, text: String, isComplete: Bool, isFull: Bool)])
  func isCompleteAndFull(pattern: String, text: String, isComplete: Bool, isFull: Bool) throws {
    let format = try AllowedCharacters.digits.matching(pattern)
    let formatted = format.formatted(text: text)
    #expect(formatted.isComplete == isComplete)
    #expect(formatted.isFull == isFull)
    let reading = format.read(text, caret: 0, direction: .forward())
    #expect(reading.isComplete == isComplete)
  }

  @Test func isFullWithItsBase() throws {
    #expect(try Mask("[00]").matching("[0-9]*").formatted(text: "12").isFull)
  }

  @Test(
    arguments: [
      ("12«0»⌦", "|", "2", "", nil),
      ("1224«0»⌦", "|", "224", "", nil),
      ("1012«0»⌦", "|01/2", "", "", nil),
      ("⟨1a32⟩", "|", "", "", .notAllowed),
      ("13", "1|", "", "", .notAllowed),
      ("12345", "12/34|", "", "", .noRoom),
      ("02«0»1", "1|0/2", "", "", nil),
    ] as [(keys: String, drawn: String, removed: String, unused: String, rejection: Rejection?)])
  func edits(
    keys: String, drawn text: String, removed: String, unused: String, rejection: Rejection?
  ) throws {
    let mask = try Mask("[00]/[00]", options: .init(completion: false))
    var session = EditingSession(format: try mask.matching(Self.expiry))
    let update = lastUpdate(of: keys, in: &session)
    #expect(drawn(session.current) == text)
    #expect(update?.change?.removed ?? "" == removed)
    #expect(update?.change?.unused ?? "" == unused)
    #expect(update?.rejection == rejection)
  }

  /// The digit is the mask's own, though the expression wants ASCII digits of the value.
  @Test func aDigitOfAnotherScriptMayBeALiteral() throws {
    let format = try Mask("٣[00]").matching("[0-9]{0,4}")
    #expect(format.formatted(text: "٣1").value == "1")
    #expect(format.formatted(text: "٣١").value == "31")
    #expect(format.formatted(text: "١٢").value == "12")
  }

  /// Another country's number has no part that is meant here.
  @Test func anotherPrefixIsNoneOfItsParts() throws {
    let format = try Mask("+9[0]").matching("[^7]*")
    let paste = format.apply(TextEdit(inserting: "+7-1", at: 0), to: FormattedText())
    #expect(paste.rejection == .otherPrefix)
    #expect(format.formatted(text: "+9-1").text == "+91")
  }

  /// What the app assigned stays until the user changes it.
  @Test func aKeyThatDoesNothingKeepsAnAssignedValue() throws {
    var session = EditingSession(format: try Mask("").matching("[0-9]{2}"))
    session.set(value: "abc")
    #expect(!session.insert("(").isRejected)
    #expect(session.current.value == "abc")
  }

  @Test(
    arguments: [
      ("[0]{-}[0]{3}", "1.*", "11«0»⌦", "|1-", ""),
      ("[0]{1}[0]", "1.*", "12«0»⌦", "|", "2"),
      ("[0]{-}[0]", "2-.*", "21«0»⌦", "|", "1"),
    ] as [(mask: String, pattern: String, keys: String, drawn: String, removed: String)])
  func aFixedLiteralIsNeverTheUsers(
    mask: String, pattern: String, keys: String, drawn text: String, removed: String
  ) throws {
    var session = EditingSession(format: try Mask(mask).matching(pattern))
    let update = lastUpdate(of: keys, in: &session)
    #expect(drawn(session.current) == text)
    #expect(update?.change?.removed ?? "" == removed)
  }

  /// A field that is only entered and left is empty as before, whatever the value must match.
  @Test(arguments: ["[2-9][0-9]{5}", "[0-9]{3}", "[0-9]*", "x?", "1.*"])
  func aFieldThatIsEnteredAndLeftIsAsBefore(pattern: String) throws {
    for mask in ["+1 ([000]) [000]", "[00]/[00]", "No. [0000]", "[AA] [00]"] {
      var session = EditingSession(
        format: try Mask(mask, options: .init(completesOnFocus: true)).matching(pattern))
      session.beginEditing()
      session.endEditing()
      #expect(session.current.text == "", "\(mask)")
      #expect(session.current.value == "" && session.current.issue == nil, "\(mask)")
    }
  }
}
