import FormworkTestSupport
import FormworkText
import Testing

@Suite struct CharacterFilterTests {
  @Test(
    arguments: [
      // Digits stay as they were typed; what looks like one isn't.
      (.digits, "12-34", "1234"),
      (.digits, "٣३３3", "٣३３3"),
      (.digits, "5\u{FE0F}\u{20E3}½²①Ⅷ5", "5"),
      (.digits, "5\u{301}6", "6"),
      (.digits, "", ""),
      // One separator.
      (.decimal, "1.234.56", "1.23456"),
      (.decimal, "1,5", "15"),
      (CharacterFilter(.decimal(separator: ",")), "1.234,56", "1234,56"),
      (CharacterFilter(.decimal(separator: ",", standIns: ".٫")), "1.5,5٫5", "1,555"),
      (CharacterFilter(.decimal(separator: "٫", standIns: ".")), "1.5", "1٫5"),
      (CharacterFilter(.decimal(separator: "٫")), "١٫٥٫.٥", "١٫٥٥"),
      // Letters and marks.
      (.letters, "Ab-1é", "Abé"),
      (.letters, "e\u{301}", "e\u{301}"),
      (.letters, "\u{301}a", "a"),
      (.letters, "a1\u{301}b", "ab"),
      (.letters, "กำ क्ष ｶﾞ 각", "กำक्षｶﾞ각"),
      (.letters, "ℹ\u{FE0F}😀½", ""),
      (.alphanumerics, "a-1_٣", "a1٣"),
      // Han in all its blocks; kana and Hangul pass.
      (.nonChinese, "漢a字あア한々〇𠀀\u{F900}b", "aあア한b"),
      (.nonChinese, "、，「a」", "、，「a」"),
      (CharacterFilter(.nonChinese(refusesPunctuation: true)), "、，「a」“b”", "a“b”"),
      (.nonChinese, "漢\u{FE00}a", "a"),
      // Whole emoji.
      (.emoji, "a👍🏽1🇩🇪漢👨\u{200D}👩\u{200D}👧", "👍🏽🇩🇪👨\u{200D}👩\u{200D}👧"),
      (.emoji, "5\u{FE0F}\u{20E3}5#", "5\u{FE0F}\u{20E3}"),
      (.emoji, "❤❤\u{FE0F}", "❤\u{FE0F}"),
      (.emoji, "🇩", ""),
      // Everything but what can't be seen.
      (.any, "a\u{202E}b\u{FFFC}c\nd\u{0}e\t", "abcde"),
      (.any, "a\n\u{301}", "a\u{301}"),
      // Classes of the app.
      (CharacterFilter(.characters(CharacterClass("a"..."f"))), "fgaé", "fa"),
      (CharacterFilter(.characters(CharacterClass(["x", "y", "z"]).inverted)), "xay", "a"),
      (CharacterFilter(.characters(.any.union(CharacterClass(["\n"])))), "a\nb\r\nc", "a\nbc"),
    ] as [(filter: CharacterFilter, input: String, text: String)])
  func restricts(filter: CharacterFilter, input: String, text: String) {
    let formatted = filter.formatted(text: input)
    #expect(formatted.text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(formatted.text)")
    #expect(formatted.value == formatted.text)
    #expect(formatted.isComplete == !text.isEmpty)
    #expect(formatted.selection == UTF16Offset.end(of: text)..<UTF16Offset.end(of: text))
    #expect(filter.formatted(value: input) == formatted)
  }

  @Test(
    arguments: [
      (.any, 3, "abcd", "abc"),
      (.any, 0, "abcd", ""),
      (.any, -3, "abcd", ""),
      (.any, 2, "e\u{301}o\u{308}a", "e\u{301}o\u{308}"),
      (.emoji, 1, "👨\u{200D}👩\u{200D}👧👍", "👨\u{200D}👩\u{200D}👧"),
      (.emoji, 2, "🇩🇪🇫🇷🇺🇸", "🇩🇪🇫🇷"),
      (.digits, 3, "1-2-3-4", "123"),
      (.any, 1, "", ""),
    ] as [(rule: CharacterFilter.Rule, maximum: Int, input: String, text: String)])
  func cutsBetweenCharacters(
    rule: CharacterFilter.Rule, maximum: Int, input: String, text: String
  ) {
    #expect(CharacterFilter(rule, maximumLength: maximum).formatted(text: input).text == text)
  }

  @Test(
    arguments: [
      ("1-2|-3", "12|3"), ("|1-2", "|12"), ("1-2|", "12|"), ("--|1", "|1"), ("1234|5", "1234|"),
    ] as [(input: Drawing, output: Drawing)])
  func reads(input: Drawing, output: Drawing) {
    let filter = CharacterFilter(.digits, maximumLength: 4)
    let reading = filter.read(input.text, caret: input.selection.lowerBound, direction: .forward())
    #expect(Drawing(text: reading.text, selection: reading.caret..<reading.caret) == output)
    #expect(reading.value == reading.text)
    #expect(reading.affinity == nil)
  }

  @Test func rulesAreValues() throws {
    #expect(
      CharacterFilter(.digits, maximumLength: 4) == CharacterFilter(.digits, maximumLength: 4))
    #expect(CharacterFilter.digits != .letters)
    #expect(CharacterFilter(.decimal(separator: ",")) != .decimal)
    #expect(Set([CharacterFilter.any, .emoji, .any]).count == 2)
    #expect(CharacterFilter.Rule.digits.contains("٣"))
    #expect(!CharacterFilter.Rule.emoji.contains("5"))
    #expect(
      try CharacterFilter(.characters(CharacterClass("0-9A-F"))).formatted(text: "xAF").text == "AF"
    )
  }
}
