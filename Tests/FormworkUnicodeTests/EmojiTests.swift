import FormworkTables
import FormworkTestSupport
import Testing

@Suite struct EmojiTests {
  @Test(
    arguments: [
      // Emoji presentation by default, and by U+FE0F.
      "😀", "🫩", "⌚", "🀄", "😀\u{FE0F}", "❤\u{FE0F}", "©\u{FE0F}", "☎\u{FE0F}", "㊙\u{FE0F}",
      // Skin tones, on their own, after a base and after U+FE0F of older systems.
      "🏽", "👍🏽", "☝🏿", "☝\u{FE0F}🏿", "🧑🏻",
      // Joined sequences, with and without their U+FE0F.
      "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏽\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈",
      "🏴\u{200D}☠\u{FE0F}", "❤\u{FE0F}\u{200D}🔥", "👁\u{200D}🗨", "🕵\u{200D}♂\u{FE0F}",
      "👩🏼\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏿", "🐦\u{200D}⬛", "🙂\u{200D}↔\u{FE0F}",
      // Keycaps.
      "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{FE0F}\u{20E3}", "0\u{20E3}",
      // Flags of regions and subdivisions.
      "🇫🇷", "🇦🇺", "🏴", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "🏴\u{E0075}\u{E0073}\u{E0063}\u{E0061}\u{E007F}",
    ])
  func emoji(text: String) {
    #expect(UnicodeData.isWholeEmoji(text.unicodeScalars))
  }

  @Test(
    arguments: [
      "", "a", "5", "#", "*", "é", "漢", " ", "½", "①", "٣",
      // Text presentation.
      "©", "❤", "☎", "😀\u{FE0E}", "❤\u{FE0E}", "5\u{FE0F}", "#\u{FE0F}",
      // Parts of sequences.
      "\u{200D}", "\u{FE0F}", "\u{20E3}", "🇫", "\u{E0067}", "\u{E007F}", "👍\u{200D}",
      "\u{200D}👍", "👍\u{FE0F}\u{FE0F}", "\u{FE0F}\u{20E3}", "😀\u{200D}\u{200D}😀",
      "🏴\u{E0067}\u{E0062}\u{E0073}", "🏴\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E0073}\u{E0063}\u{E007F}",
      // Suffixes on the wrong base.
      "a\u{20E3}", "😀\u{20E3}", "a\u{FE0F}", "😀🏽", "❤🏽", "👍🏽🏽", "1\u{20E3}\u{FE0F}",
      "😀\u{E0067}\u{E0062}\u{E0073}\u{E007F}", "😀\u{301}", "1🏽",
      // More than one emoji, or something else besides.
      "😀😀", "🇫🇷🇫", "🇫🇷🇫🇷", "😀a", "a😀", "👍\u{200D}a", "😀\u{200D}1", "😀\u{200D}🇫",
    ])
  func notEmoji(text: String) {
    #expect(!UnicodeData.isWholeEmoji(text.unicodeScalars))
  }

  @Test func everyScalar() {
    let differences = allScalars.filter { scalar in
      let properties = scalar.properties
      let isPart = scalar.isASCII || 0x1F1E6...0x1F1FF ~= scalar.value
      return UnicodeData.isWholeEmoji([scalar]) != (properties.isEmojiPresentation && !isPart)
        || UnicodeData.isWholeEmoji([scalar, "\u{FE0F}"]) != (properties.isEmoji && !isPart)
        || UnicodeData.isWholeEmoji([scalar, "🏽"]) != properties.isEmojiModifierBase
    }
    #expect(differences.isEmpty)
  }
}
