import FormworkTestSupport
import Testing

@Suite struct AllowedCharactersTests {
  @Test(
    arguments: [
      // Every decimal digit becomes ASCII; what only looks like one spoils the rest (rules 1 and 10).
      (.digits, "12-34", "1234"),
      (.digits, "٣३３3", "3333"),
      (AllowedCharacters(.digits.keepingDigits), "٣३３3", "٣३３3"),
      (.digits, "5\u{FE0F}\u{20E3}½²①Ⅷ5", ""),
      (.digits, "5\u{301}6", ""),
      (.digits, "", ""),
      // One part with digits, or none.
      (.digits, "No. 915484", "915484"),
      (.digits, "12 apples and 13 pears", ""),
      (.digits, "84,070", "84070"),
      (.digits, "12,5", ""),
      (.digits, "12.50", ""),
      (.digits, "-5", ""),
      (.digits, "+65 6123 4567", ""),
      (.digits, "12k", ""),
      // One number (rule 8).
      (.decimal, "1.234.56", ""),
      (.decimal, "1,5", "1.5"),
      (.decimal, "1,234", "1234"),
      (.decimal, "7,192,053.10", "7192053.10"),
      (.decimal, "1.234,56", "1234.56"),
      (.decimal, "12,34,567.5", "1234567.5"),
      (.decimal, "0,500", "0.500"),
      (.decimal, "16.10.2007", ""),
      (.decimal, "9.78e2", ""),
      (.decimal, "3-5", ""),
      (.decimal, "$12.50", "12.50"),
      (.decimal, "12.50 EUR", "12.50"),
      (.decimal, "1.5M", ""),
      (.decimal, "١٬٢٣٤٫٥٦", "1234.56"),
      (AllowedCharacters(.decimal(separator: ",")), "1.234,56", "1234,56"),
      (AllowedCharacters(.decimal(separator: ",")), "12.50", "12,50"),
      (AllowedCharacters(.decimal(separator: ",")), "1.500", "1500"),
      (AllowedCharacters(.decimal(separator: ",", standIns: ".٫")), "1.500", "1,500"),
      (AllowedCharacters(.decimal(separator: ",", standIns: "")), "1.5", ""),
      (AllowedCharacters(.decimal(separator: ",", standIns: ".٫")), "1.5,5٫5", ""),
      (AllowedCharacters(.decimal(separator: "٫", standIns: ".")), "1.5", "1٫5"),
      (AllowedCharacters(.decimal(separator: "٫").keepingDigits), "١٫٥", "١٫٥"),
      // Letters and marks.
      (.letters, "Zoë!", "Zoë"),
      (.letters, "Anna Maria", ""),
      (.letters, "e\u{301}", "e\u{301}"),
      (.letters, "\u{301}a", "a"),
      (.letters, "a1b", ""),
      (.letters, "กำ क्ष ｶﾞ 각", ""),
      (.letters, "กำक्षｶﾞ각", "กำक्षｶﾞ각"),
      (.letters, "ℹ\u{FE0F}😀½", ""),
      (.alphanumerics, "a-1٣", "a13"),
      (.alphanumerics, "b-ms 42", "bms42"),
      (.alphanumerics, "hello world", ""),
      // Han in all its blocks; kana and Hangul pass. Between two words a space takes its place (rule 7).
      (.nonChinese, "漢a字あア한々〇𠀀\u{F900}b", "a あア한 b"),
      (.nonChinese, "、，「a」", "、，「a」"),
      (AllowedCharacters(.nonChinese(rejectsPunctuation: true)), "、，「a」“b”", "a “b”"),
      (.nonChinese, "漢\u{FE00}a", "a"),
      // Whole emoji.
      (.emoji, "👍🏽 🇩🇪👨\u{200D}👩\u{200D}👧", ""),
      (.emoji, "👍🏽🇩🇪👨\u{200D}👩\u{200D}👧!", "👍🏽🇩🇪👨\u{200D}👩\u{200D}👧"),
      (.emoji, "5\u{FE0F}\u{20E3}#", "5\u{FE0F}\u{20E3}"),
      (.emoji, "❤❤\u{FE0F}", "❤\u{FE0F}"),
      (.emoji, "🇩", ""),
      // Everything but what can't be seen.
      (.any, "a\u{202E}b\u{FFFC}c\nd\u{0}e\t", "abc d e"),
      (.any, "a\nb\r\nc\n", "a b c"),
      // Classes of the app.
      (AllowedCharacters(.characters(UnicodeSet("a"..."f"))), "fgaé", ""),
      (AllowedCharacters(.characters(UnicodeSet(["x", "y", "z"]).inverted)), "xay", "a"),
      (AllowedCharacters(.characters(.any.union(UnicodeSet(["\n"])))), "a\nb\r\nc", "a\nb c"),
    ] as [(filter: AllowedCharacters, input: String, text: String)])
  func restricts(filter: AllowedCharacters, input: String, text: String) {
    let formatted = filter.formatted(text: input)
    #expect(formatted.text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(formatted.text)")
    #expect(formatted.value == formatted.text)
    #expect(formatted.isComplete == !text.isEmpty)
    #expect(formatted.selection == UTF16Offset.end(of: text)..<UTF16Offset.end(of: text))
    // What the app assigns and doesn't fit is never shortened in silence (rule 2).
    let assigned = filter.formatted(value: input)
    #expect(assigned == formatted || assigned.value == input && !assigned.isDone)
  }

  @Test(
    arguments: [
      (.any, 3, "abcd", "abc"),
      (.any, 3, "a b c", "a b"),
      (.any, 0, "abcd", ""),
      (.any, -3, "abcd", ""),
      (.any, 2, "e\u{301}o\u{308}a", "e\u{301}o\u{308}"),
      (.any, 1, "👨\u{200D}👩\u{200D}👧👍", "👨\u{200D}👩\u{200D}👧"),
      (.any, 2, "🇩🇪🇫🇷🇺🇸", "🇩🇪🇫🇷"),
      (.any, 1, "", ""),
    ] as [(rule: AllowedCharacters.Rule, maximum: Int, input: String, text: String)])
  func freeTextKeepsItsBeginning(
    rule: AllowedCharacters.Rule, maximum: Int, input: String, text: String
  ) {
    let filter = AllowedCharacters(rule: rule, maximumLength: maximum)
    let formatted = filter.formatted(text: input)
    #expect(formatted.text == text)
    #expect(formatted.issue == (text.isEmpty || text == input ? nil : .tooLong))
    let typed = filter.apply(TextEdit(deletingBackward: 0..<1), to: formatted).formatted
    #expect(typed.issue == nil)
    let assigned = filter.formatted(value: input)
    #expect(assigned.value == input)
    #expect(assigned.isDone == (text == input && !text.isEmpty))
  }

  /// Codes are whole, their one complete part, or rejected (rule 1).
  @Test(
    arguments: [
      (.digits, 3, "1-2-3-4", ""), (.digits, 4, "12-34-56", ""), (.digits, 6, "1234567", ""),
      (.digits, 6, "G-542262 is your Google code", "542262"),
      (.digits, 6, "Call 24 now: your code is 482913", "482913"),
      (.digits, 6, "123456 or 654321", ""), (.digits, 6, "482913: 482913", "482913"),
      (.digits, 6, "AB123456", ""), (.digits, 6, "123456px", ""), (.digits, 6, "482 913", "482913"),
      (.digits, 4, "12", "12"), (.digits, 4, "١٢٣٤", "1234"), (.digits, 6, "+123456", ""),
      (.digits, 6, "1,234567", ""), (.digits, 1, "12,5", ""),
      (.letters, 4, "Maximilian", ""), (.letters, 4, "“Zoë”", "Zoë"), (.emoji, 1, "👍👍", ""),
      (.alphanumerics, 6, "Your code is AB12CD.", "AB12CD"), (.alphanumerics, 6, "AB12CDE", ""),
    ] as [(rule: AllowedCharacters.Rule, maximum: Int, input: String, text: String)])
  func codesAreNeverCut(
    rule: AllowedCharacters.Rule, maximum: Int, input: String, text: String
  ) {
    let filter = AllowedCharacters(rule: rule, maximumLength: maximum)
    #expect(filter.formatted(text: input).text == text)
    let paste = filter.apply(TextEdit(inserting: input, at: 0), to: FormattedText())
    #expect(paste.isRejected == text.isEmpty)
  }

  @Test(
    arguments: [
      (.digits, 4, "123456", "1234", .tooLong), (.digits, nil, "12a3", "12", .malformed),
      (.any, 2, "abc", "ab", .tooLong), (.decimal(), nil, "1.2.3", "1.", .malformed),
      (.digits, 4, "abc", "", .malformed),
    ]
      as [(
        rule: AllowedCharacters.Rule, maximum: Int?, value: String, text: String,
        issue: ValidationIssue
      )])
  func showsWhatTheAppAssignsAsFarAsItGoes(
    rule: AllowedCharacters.Rule, maximum: Int?, value: String, text: String, issue: ValidationIssue
  ) {
    let filter = AllowedCharacters(rule: rule, maximumLength: maximum)
    let assigned = filter.formatted(value: value)
    #expect(assigned.value == value)
    #expect(!assigned.isComplete)
    #expect(assigned.issue == issue)
    if rule != .decimal() { #expect(assigned.text == text) }
    guard !assigned.text.isEmpty else { return }
    let end = UTF16Offset(assigned.text.utf16.count)
    let edited = filter.apply(
      TextEdit(deletingBackward: UTF16Offset(end.value - 1)..<end), to: assigned)
    #expect(edited.formatted.value == edited.formatted.text)
    #expect(edited.formatted.issue == nil)
  }

  @Test(
    arguments: [
      ("1-2|-3", "12|3"), ("|1-2", "|12"), ("1-2|", "12|"), ("--|1", "|1"), ("1234|5", "1234|"),
    ] as [(input: Drawing, output: Drawing)])
  func reads(input: Drawing, output: Drawing) {
    let filter = AllowedCharacters(.digits, maximumLength: 4)
    let reading = filter.read(input.text, caret: input.selection.lowerBound, direction: .forward())
    #expect(Drawing(text: reading.text, selection: reading.caret..<reading.caret) == output)
    #expect(reading.value == reading.text)
    #expect(reading.affinity == nil)
  }

  /// Of two limits, the lesser one holds, whichever was set first.
  @Test func theLesserOfTwoLimitsHolds() {
    let limits = [nil, 0, 2, 4, 6]
    for (first, second) in limits.flatMap({ first in limits.map { (first, $0) } }) {
      let inner = AllowedCharacters(.digits, maximumLength: first)
      let least = [first, second].compactMap { $0 }.min()
      #expect(
        AllowedCharacters(inner, maximumLength: second)
          == AllowedCharacters(.digits, maximumLength: least))
    }
  }

  @Test func rulesAreValues() throws {
    #expect(
      AllowedCharacters(.digits, maximumLength: 4) == AllowedCharacters(.digits, maximumLength: 4))
    #expect(AllowedCharacters.digits != .letters)
    #expect(AllowedCharacters(.decimal(separator: ",")) != .decimal)
    #expect(Set([AllowedCharacters.any, .emoji, .any]).count == 2)
    #expect(AllowedCharacters.Rule.digits.contains("٣"))
    #expect(!AllowedCharacters.Rule.emoji.contains("5"))
    #expect(
      try AllowedCharacters(.characters(UnicodeSet("0-9A-F"))).formatted(text: "#AF").text
        == "AF"
    )
  }

  /// One separator groups and the last one may begin a fraction. Any other mixture isn't a number.
  @Test(
    arguments: [
      "1,234.567,8", "1.234,567.8", "1'234,567'890", "1,234.567,890", "1 234,567 890",
      "1.234'567.890",
    ])
  func groupsOfTwoKindsAreNoNumber(text: String) {
    let decimal = AllowedCharacters(.decimal(separator: "."))
    for filter in [AllowedCharacters.decimal, decimal] {
      #expect(filter.formatted(text: text).text.isEmpty)
      let outcome = filter.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      #expect(outcome.isRejected)
    }
  }
}
