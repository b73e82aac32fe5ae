import FormworkMasks
import Testing

@Suite struct LetterTests {
  @Test(arguments: ["a", "é", "e\u{301}", "ß", "漢", "กำ", "क्ष", "ｶﾞ", "\u{1112}\u{1161}\u{11AB}"])
  func letters(text: String) throws {
    #expect(text.count == 1)
    #expect(UnicodeSet.letter.contains(try #require(text.first)))
  }

  @Test(arguments: ["5", "\u{301}", "ℹ\u{FE0F}", "5\u{FE0F}\u{20E3}", "½", "👍", "🇩🇪", " ", "\r\n"])
  func others(text: String) throws {
    #expect(text.count == 1)
    #expect(!UnicodeSet.letter.contains(try #require(text.first)))
  }
}
