import FormworkTerminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0),
      ("a", 1),
      ("+1 (213) ", 9),
      ("é", 1),
      ("e\u{301}", 1),
      ("e\u{301}\u{302}", 1),
      ("電話", 4),
      ("ｱ", 1),
      ("Ａ", 2),
      ("한국", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("กำ", 2),
      ("क्ष", 2),
      ("😀", 2),
      ("👍🏽", 2),
      ("🏽", 2),
      ("👨\u{200D}👩\u{200D}👧", 2),
      ("🇩🇪", 2),
      ("🇩", 1),
      ("5\u{FE0F}\u{20E3}", 2),
      ("❤", 1),
      ("❤\u{FE0F}", 2),
      ("😀\u{FE0F}", 2),
      ("a\u{FE0F}", 1),
      ("\u{200B}", 0),
      ("\u{AD}", 0),
      ("•…", 2),
      ("\u{20000}", 2),
      ("\u{FFFD}", 1),
    ] as [(text: String, columns: Int)])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func everyScalarTakesAtMostTwoColumns() {
    for value in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect((0...2).contains(DisplayWidth.columns(of: Character(scalar))))
    }
  }
}
