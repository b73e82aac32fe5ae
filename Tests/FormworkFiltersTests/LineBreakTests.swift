import FormworkFilters
import FormworkText
import Testing

@Suite struct LineBreakTests {
  @Test(
    arguments: [
      (.any, "a\nb\r\nc\u{7}", "a\nb\r\nc"), (.nonChinese(), "a\n中b", "a\nb"),
      (.digits, "1\n2", "1\n2"), (.emoji, "👍\n👍🏽!", "👍\n👍🏽"),
      (.decimal(), "1.2\n3", "1.2\n3"),
    ] as [(AllowedCharacters.Rule, String, String)])
  func areLetInWhereTheyAreAllowed(rule: AllowedCharacters.Rule, text: String, shown: String) {
    let filter = AllowedCharacters(rule: rule.allowingLineBreaks)
    #expect(filter.formatted(text: text).text == shown)
    #expect(filter.formatted(text: shown).text == shown)
    let outcome = filter.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == shown)
    #expect(!AllowedCharacters(rule: rule).formatted(text: text).text.contains("\n"))
  }
}
