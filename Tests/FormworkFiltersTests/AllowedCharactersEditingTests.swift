import FormworkTestSupport
import Testing

@Suite struct AllowedCharactersEditingTests {
  private static let pin = AllowedCharacters(.digits, maximumLength: 4)
  private static let price = AllowedCharacters(.decimal(separator: ","))
  private static let keyed = AllowedCharacters(.decimal(separator: ",", standIns: "."))
  private static let marks = AllowedCharacters(
    .characters(UnicodeSet(["e", "\n", "\u{301}"])))
  private static let lines = AllowedCharacters(.characters(.any.union(UnicodeSet(["\n"]))))

  @Test(
    arguments: [
      (.digits, "12|3", "4", "124|3"),
      (.digits, "1[23]4", "(5 6)", "156|4"),
      (.digits, "|", "1 2", "12|"),
      (.letters, "漢|字", "é", "漢é|字"),
      // Marks join the character before them, and take no room.
      (.letters, "ae|b", "\u{301}", "ae\u{301}|b"),
      (AllowedCharacters(.letters, maximumLength: 2), "e|b", "\u{301}", "e\u{301}|b"),
      (.letters, "क्|", "ष", "क्ष|"),
      (.emoji, "👍|", "🏽", "👍🏽|"),
      (.emoji, "👨|", "\u{200D}👩", "👨\u{200D}👩|"),
      (.any, "🇩|", "🇪", "🇩🇪|"),
      (.any, "🇩|", "🇪🇫", "🇩🇪🇫|"),
      (.any, "ab|", "\ncd", "ab cd|"), (.any, "a b |", "\ncd", "a b cd|"),
      (.any, " b|", "\ncd", " b cd|"),
      (.nonChinese, "ab|cd", "中x中", "ab x |cd"),
      (.any, "|🇪", "🇩", "🇩🇪|"),
      // Room.
      (pin, "12|3", "4", "124|3"),
      (pin, "[1234]", "9876 is yours", "9876|"),
      // One separator.
      (price, "1|2", ",", "1,|2"),
      (price, "1|2", ".", "1,|2"),
      (price, "1[,5]2", "0,7", "10,7|2"),
      (keyed, "1|", ".5", "1,5|"),
      // A digit of a class without ASCII digits stays as it is, whatever ASCII is allowed next to them.
      (AllowedCharacters(.characters(UnicodeSet(["٣", ":", "/"]))), "|", "٣", "٣|"),
    ] as [(filter: AllowedCharacters, before: Drawing, insertion: String, after: Drawing)])
  func inserts(filter: AllowedCharacters, before: Drawing, insertion: String, after: Drawing) {
    let outcome = filter.inserting(insertion, into: before)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRejected)
    #expect(outcome.removed.isEmpty)
  }

  @Test(
    arguments: [
      (.digits, "12|3", "a", .notAllowed),
      (.digits, "1[2]3", "a b", .notAllowed),
      (.digits, "1[2]3", "4 and 5", .notAllowed),
      (pin, "12|3", "456", .noRoom),
      (pin, "[1234]", "98765", .noRoom),
      (AllowedCharacters(.emoji, maximumLength: 2), "👍|", "🇩🇪🇫🇷", .noRoom),
      (price, "1|,5", "2,3", .notAllowed),
      (price, "1,|", ",", .notAllowed),
      (.digits, "5|", "\u{301}", .notAllowed),
      (.emoji, "👍|", "\u{200D}", .notAllowed),
      (pin, "12|34", "5", .noRoom),
      (pin, "12|34", "-5", .noRoom),
      (pin, "12|34", "x", .notAllowed),
      (pin, "12|34", "٥", .noRoom),
      (pin, "12|34", "é", .notAllowed),
      (AllowedCharacters(.any, maximumLength: 0), "|", "a", .noRoom),
      (price, "|1,5", ",", .notAllowed),
      (keyed, "|1,5", ".", .notAllowed),
      // It would make a character that isn't allowed with the one after it.
      (marks, "|\u{301}", "e", .notAllowed),
      (marks, "e[\n]\u{301}", "x", .notAllowed),
    ] as [(filter: AllowedCharacters, before: Drawing, insertion: String, rejection: Rejection)])
  func rejects(filter: AllowedCharacters, before: Drawing, insertion: String, rejection: Rejection)
  {
    let outcome = filter.inserting(insertion, into: before)
    #expect(outcome == .rejected(before.formatted(by: filter), because: rejection))
  }

  @Test(
    arguments: [
      (.digits, "1|", "No. 2", "12", "No"),
      (.digits, "1|", "(é) ٢", "12", "é"),
      (pin, "[12]", "1234 or 56", "1234", "or56"),
      (price, "|", "USD 1,2", "1,2", "USD"),
      (AllowedCharacters(.any, maximumLength: 2), "|", "漢字é", "漢字", "é"),
      (AllowedCharacters(.emoji), "|", "a👍1", "👍", "a1"),
      (.nonChinese, "|", "a漢b", "a b", "漢"),
    ]
      as [(
        filter: AllowedCharacters, before: Drawing, insertion: String, text: String, unused: String
      )])
  func saysWhatIsUnused(
    filter: AllowedCharacters, before: Drawing, insertion: String, text: String, unused: String
  ) {
    let outcome = filter.inserting(insertion, into: before)
    #expect(outcome.formatted.text == text)
    #expect(outcome.unused == unused)
  }

  /// A character that is taken back, because it would change its neighbor, is unused.
  @Test func saysWhatIsTakenBack() {
    let lines = AllowedCharacters(.characters(UnicodeSet(["e", " ", "\n", "\u{301}"])))
    let taken = lines.inserting("e\ne", into: "|\u{301}")
    #expect(Drawing(taken.formatted) == "e\n|\u{301}")
    #expect(taken.unused == "e" && !taken.isRejected)
    let joining = AllowedCharacters(.characters(UnicodeSet(["e", "a", "\u{301}"])))
    let outcome = joining.inserting("ae", into: "|\u{301}")
    #expect(outcome.isRejected || outcome.formatted.text + outcome.unused == "a\u{301}e")
    let split = joining.inserting("e", into: "a|")
    #expect(split.formatted.text == "ae")
  }

  @Test(
    arguments: [
      ("123|", false), ("1234|", true), ("|", false),
    ] as [(text: Drawing, isFull: Bool)])
  func isFullAtItsLength(text: Drawing, isFull: Bool) {
    let pin = AllowedCharacters(.digits, maximumLength: 4)
    #expect(pin.formatted(text: text.text).isFull == isFull)
    let typed = pin.inserting("1", into: text)
    #expect(typed.isRejected == isFull)
    #expect(!AllowedCharacters.digits.formatted(text: text.text).isFull)
  }

  @Test(
    arguments: [
      (.digits, "12|3", "1|3"),
      (.digits, "1[23]4", "1|4"),
      (.digits, "|123", "|123"),
      (.digits, "|", "|"),
      (.letters, "ae\u{301}|b", "a|b"),
      (.emoji, "👍👨\u{200D}👩|👍", "👍|👍"),
      (.any, "🇩🇪|", "|"),
      // The neighbours merge: the caret goes to the start of what they make.
      (lines, "ae\n|\u{301}b", "a|e\u{301}b"),
    ] as [(filter: AllowedCharacters, before: Drawing, after: Drawing)])
  func deletesBackward(filter: AllowedCharacters, before: Drawing, after: Drawing) {
    let outcome = filter.backspacing(before)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRejected)
    #expect(outcome.removed.isEmpty)
  }

  @Test(
    arguments: [("12|3", "12|"), ("|123", "|23"), ("123|", "123|"), ("1[2]3", "1|3")]
      as [(before: Drawing, after: Drawing)])
  func deletesForward(before: Drawing, after: Drawing) {
    let outcome = AllowedCharacters.digits.deleting(before)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRejected)
  }

  @Test func dropsWhatADeletionLeavesWithoutAPlace() {
    let outcome = Self.marks.deleting("ee|\n\u{301}e")
    #expect(Drawing(outcome.formatted) == "ee|e")
    #expect(outcome.removed == "\u{301}")
  }

  @Test(
    arguments: [
      (-5..<(-1), "1", "1|😀2"),
      (9..<12, "1", "😀21|"),
      (1..<1, "1", "1|😀2"),
      (1..<2, "1", "1|2"),
      (0..<1, "", "|2"),
      (2..<Int.max, "", "😀|"),
      (Int.min..<Int.max, "", "|"),
    ] as [(range: Range<Int>, insertion: String, after: Drawing)])
  func takesStaleOffsets(range: Range<Int>, insertion: String, after: Drawing) {
    let current = AllowedCharacters.any.formatted(text: "😀2")
    let edit = TextEdit(
      replacing: UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound), with: insertion)
    #expect(Drawing(AllowedCharacters.any.apply(edit, to: current).formatted) == after)
  }

  @Test func aTextThatIsTooLongCanBeEditedAndDoesNotGrow() {
    let current = FormattedText(text: "123456", value: "123456")
    #expect(Self.pin.apply(TextEdit(inserting: "7", at: 6), to: current).isRejected)
    let replaced = Self.pin.apply(TextEdit(replacing: 0..<2, with: "78"), to: current)
    #expect(Drawing(replaced.formatted) == "78|3456")
    #expect(Self.pin.apply(TextEdit(replacing: 0..<2, with: "789"), to: current).isRejected)
    let deleted = Self.pin.apply(TextEdit(deletingBackward: 5..<6), to: current)
    #expect(Drawing(deleted.formatted) == "12345|")

    let arabic = FormattedText(text: "١٢٣٤٥٦", value: "١٢٣٤٥٦")
    #expect(Self.pin.apply(TextEdit(inserting: "٧", at: 6), to: arabic).isRejected)
    let swapped = Self.pin.apply(TextEdit(replacing: 0..<2, with: "٧٨"), to: arabic)
    #expect(Drawing(swapped.formatted) == "78|٣٤٥٦")
  }

  @Test func aMillionCharacters() {
    let digits = String(repeating: "12345-", count: 200_000)
    let current = AllowedCharacters.digits.formatted(text: digits)
    #expect(current.text.utf8.count == 1_000_000)
    let marked = String(repeating: "e\n\u{301}", count: 300_000)
    let letters = AllowedCharacters.any.formatted(text: marked)
    #expect(AllowedCharacters.any.formatted(text: letters.text) == letters)
    let breaks = AllowedCharacters(.characters(UnicodeSet(["\r", "\n"])))
    let text = String(repeating: "\rx", count: 300_000) + String(repeating: "\nx", count: 300_000)
    #expect(breaks.formatted(text: text).text.isEmpty)
    #expect(breaks.read(text, caret: 0, direction: .forward()).text.utf8.count == 300_000)
    let amounts = String(repeating: "123,", count: 200_000)
    #expect(AllowedCharacters.decimal.formatted(text: amounts).text.isEmpty)
    #expect(AllowedCharacters.decimal.formatted(text: amounts + "456").text.utf8.count == 600_003)
  }
}
