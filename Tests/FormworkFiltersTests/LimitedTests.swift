import FormworkTestSupport
import Testing

@Suite struct LimitedTests {
  private static let three = AllowedCharacters.digits.limited(to: 3)
  private static let grouped = Grouped().limited(to: 3)

  @Test(
    arguments: [
      ("12|", "3", "123|"), ("|", "1-2-3", "123|"), ("1[2]3", "4", "14|3"),
      ("[123]", "987 of 65", "987|"), ("|", "Take 12 at 10:30, 456", "456|"),
    ] as [(before: Drawing, insertion: String, after: Drawing)])
  func takesWhatFits(before: Drawing, insertion: String, after: Drawing) {
    let outcome = Self.three.inserting(insertion, into: before)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRejected)
  }

  @Test(
    arguments: [
      ("12|3", "4", .noRoom), ("|123", "45", .noRoom), ("12|", "a", .notAllowed),
      ("12|3", "a", .notAllowed), ("12|", "3456", .noRoom), ("|", "1-2-3-4", .noRoom),
      ("1|2", "3-4", .noRoom), ("|", "123 456 or 789 123", .notAllowed),
      ("|", "AB123 45", .notAllowed),
    ] as [(before: Drawing, insertion: String, rejection: Rejection)])
  func rejects(before: Drawing, insertion: String, rejection: Rejection) {
    let outcome = Self.three.inserting(insertion, into: before)
    #expect(outcome == .rejected(before.formatted(by: Self.three), because: rejection))
  }

  @Test(
    arguments: [
      ("|", "Call 24: 123", "Call24"), ("12|", "3-", ""), ("[12]", "123; 4", "4"),
    ] as [(before: Drawing, insertion: String, unused: String)])
  func saysWhatIsUnused(before: Drawing, insertion: String, unused: String) {
    let outcome = Self.three.inserting(insertion, into: before)
    #expect(outcome.unused == unused)
    #expect(outcome.formatted.isFull)
  }

  /// Free text keeps its beginning, and says so until the next edit (rule 7).
  @Test func freeTextKeepsItsBeginning() {
    let note = AllowedCharacters.any.limited(to: 5)
    let pasted = note.inserting("Hello there", into: "|")
    #expect(Drawing(pasted.formatted) == "Hello|")
    #expect(pasted.formatted.issue == .tooLong)
    #expect(pasted.unused == "there")
    let edited = note.apply(TextEdit(deletingBackward: 4..<5), to: pasted.formatted)
    #expect(edited.formatted.issue == nil)
    let assigned = note.formatted(value: "Hello there")
    #expect(assigned.text == "Hello")
    #expect(assigned.value == "Hello there")
    #expect(!assigned.isDone)
  }

  @Test func isFullAtTheLimit() {
    #expect(!Self.three.formatted(text: "12").isFull)
    #expect(Self.three.formatted(text: "123").isFull)
    #expect(Self.three.formatted(value: "1234").isFull)
    let typed = Self.three.inserting("3", into: "12|").formatted
    #expect(typed.isFull)
    #expect(!Self.three.apply(TextEdit(deletingBackward: 2..<3), to: typed).formatted.isFull)
    #expect(Self.grouped.formatted(value: "12345").isFull)
  }

  @Test func limitsTheValueAndKeepsTheCaretOfTheBase() {
    #expect(Self.grouped.formatted(value: "12345").text == "1 2 3")
    #expect(Self.grouped.formatted(value: "12345").value == "12345")
    #expect(Self.grouped.formatted(text: "1 2 3 4 5").value == "")
    #expect(Self.grouped.formatted(text: "1 2 3").value == "123")
    let pasted = Self.grouped.inserting("7", into: "1| 2")
    #expect(Drawing(pasted.formatted) == "1 7| 2")
  }

  @Test func limitsAMask() throws {
    let phone = try Mask("+1 ([000]) [000]-[0000]").limited(to: 4)
    #expect(phone.formatted(text: "2125550100").text == "")
    #expect(phone.formatted(value: "2125550100").text == "+1 (212) 5")
    #expect(Drawing(phone.inserting("2125", into: "|").formatted) == "+1 (212) 5|")
    #expect(phone.inserting("212555", into: "|").rejection == .noRoom)
    #expect(Drawing(phone.inserting("9", into: "+1 (2[1]2) 5").formatted) == "+1 (29|2) 5")
    #expect(phone.inserting("9", into: "+1 (212) 5|").isRejected)
    #expect(Drawing(phone.backspacing("+1 (212) 5|").formatted) == "+1 (212) |")
    #expect(phone.remainder(after: phone.formatted(value: "2125")) == "00-0000")
  }

  @Test func limitsTheText() throws {
    let mask = try Mask("[000]-[000]", options: .init(completion: false))
    let short = mask.limited(to: 5, of: .text)
    #expect(short.formatted(value: "123456").text == "123-4")
    #expect(short.formatted(text: "123-456").text == "")
    #expect(Drawing(short.inserting("34", into: "12|").formatted) == "123-4|")
    #expect(short.inserting("3456", into: "12|").isRejected)
    #expect(short.inserting("5", into: "123-4|").isRejected)
    #expect(AllowedCharacters.any.limited(to: 2, of: .text).formatted(text: "🇩🇪🇫🇷🇮🇹").text == "🇩🇪🇫🇷")
  }

  @Test func countsCharacters() {
    let two = AllowedCharacters.any.limited(to: 2)
    #expect(two.formatted(value: "🇩🇪e\u{301}x").text == "🇩🇪e\u{301}")
    #expect(AllowedCharacters.any.limited(to: -1).formatted(value: "a").text.isEmpty)
    #expect(Drawing(two.inserting("\u{301}", into: "ab|").formatted) == "ab\u{301}|")
  }

  @Test func aValueThatIsTooLongCanBeEditedAndDoesNotGrow() {
    let current = AllowedCharacters.digits.formatted(value: "12345")
    #expect(Self.three.apply(TextEdit(inserting: "6", at: 5), to: current).isRejected)
    let replaced = Self.three.apply(TextEdit(replacing: 0..<1, with: "9"), to: current)
    #expect(Drawing(replaced.formatted) == "9|2345")
    #expect(Self.three.apply(TextEdit(replacing: 0..<1, with: "98"), to: current).isRejected)
    // Of a value that the app assigned only what is shown counts.
    let shown = Self.three.formatted(value: "12345")
    #expect(Self.three.apply(TextEdit(inserting: "6", at: 3), to: shown).rejection == .noRoom)
    let deleted = Self.three.apply(TextEdit(deletingBackward: 4..<5), to: current)
    #expect(Drawing(deleted.formatted) == "1234|")
    #expect(Self.three.editingBegan(current) == current)
    #expect(Self.three.editingEnded(current) == current)
  }

  @Test func aDeletionNeverWaitsForRoom() throws {
    let set = MaskSet(
      primary: try Mask("{--}[000]"), alternatives: [try Mask("[00]-[00]")], strategy: .capacity)
    var session = EditingSession(format: set.limited(to: 4))
    _ = press("⟨1111⟩", in: &session)
    #expect(drawn(session.current) == "11-11|")
    _ = press("⌫⌫⌫⌫", in: &session)
    #expect(session.current.value.isEmpty)
  }

  @Test func aWholeTextIsThePasteOfIt() throws {
    let one = try Mask("{-} [0]").limited(to: 1)
    #expect(one.formatted(text: " D11").text == one.inserting(" D11", into: "|").formatted.text)
  }

  @Test func forwardsTheRest() {
    let reading = Self.grouped.read("1234", caret: 4, direction: .forward())
    #expect(reading.text == "1 2 3")
    #expect(Self.grouped.remainder(after: FormattedText()) == "…")
    #expect(Self.grouped.editingEnded(FormattedText(text: "1 ", value: "1")).text == "1")
    let shown = Self.grouped.formatted(value: "123")
    #expect(Self.grouped.valueRange(of: 2..<5, in: shown) == 1..<3)
    #expect(Self.grouped.textRange(of: 1..<3, in: shown) == 2..<5)
  }

  /// A step may not make the text longer than the limit, and one that fills it makes it full.
  @Test func stepsWithinTheLimit() throws {
    let two = Counter().limited(to: 2)
    let full = two.formatted(value: "99")
    #expect(two.stepped(full, by: 1) == .rejected(full, because: .noRoom))
    let ten = try #require(two.stepped(two.formatted(value: "9"), by: 1))
    #expect(ten.formatted.text == "10" && ten.formatted.isFull)
    // Text that is already too long may become shorter, or keep its length.
    let long = Counter().formatted(value: "1001")
    #expect(two.stepped(long, by: -1)?.formatted.text == "1000")
    #expect(two.stepped(long, by: -2)?.formatted.text == "999")
  }

  @Test func isAValueWhereItsBaseIs() {
    #expect(AllowedCharacters.any.limited(to: 2) == AllowedCharacters.any.limited(to: 2))
    #expect(
      Set([AllowedCharacters.any.limited(to: 2), AllowedCharacters.any.limited(to: 3)]).count == 2)
  }

  /// Another country's number has no part that is meant here.
  @Test func anotherPrefixIsNoneOfItsParts() throws {
    let format = try Mask("+9[00]").limited(to: 1)
    let paste = format.apply(TextEdit(inserting: "+7-1", at: 0), to: FormattedText())
    #expect(paste.rejection == .otherPrefix)
  }

  /// A paste that is rejected doesn't mark an assigned value that is too long as full.
  @Test func aRejectedPasteChangesNothing() throws {
    var session = EditingSession(format: try Mask("[000000]{-}").limited(to: 6))
    session.set(value: "111111")
    let before = session.current
    let outcome = session.format.apply(
      TextEdit(inserting: "111111", at: 2), to: session.current)
    #expect(outcome.isRejected && outcome.formatted == before)
    #expect(outcome.formatted.isFull == before.isFull)
  }

  /// What the app assigned stays until the user changes it, and a separator is ignored.
  @Test func aKeyThatDoesNothingKeepsAnAssignedValue() throws {
    var session = EditingSession(format: try Mask("").limited(to: 2))
    session.set(value: "111")
    #expect(!session.insert(":").isRejected)
    #expect(session.current.value == "111")
  }
}
