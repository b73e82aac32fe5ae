import FormworkTestSupport
import Testing

/// Glyphs are written as the standard library writes the characters that they stand for.
@Suite struct GlyphTextTests {
  @Test func everyScalar() {
    let glyphs = Glyphs()
    var wrong: [Unicode.Scalar] = []
    var written = 0
    for scalar in allScalars {
      let text = String([scalar.value], in: glyphs)
      let wanted = String(Character(scalar))
      let isSame =
        text.utf8.elementsEqual(wanted.utf8)
        && glyphs.utf8Length(scalar.value) == wanted.utf8.count
        && glyphs.utf16Length(scalar.value) == wanted.utf16.count
      if isSame { written += 1 } else { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    #expect(written == 0x11_0000 - 0x800)
  }

  @Test(arguments: ["👩‍👩‍👧", "e\u{301}", "🇦🇺", "\r\n", "1️⃣é字a👍🏽", ""])
  func charactersOfSeveralScalars(text: String) {
    var glyphs = Glyphs()
    let list = glyphs.glyphs(of: text)
    #expect(list.count == text.count)
    #expect(String(list, in: glyphs).utf8.elementsEqual(text.utf8))
    #expect(list.reduce(0) { $0 + glyphs.utf8Length($1) } == text.utf8.count)
    #expect(list.reduce(0) { $0 + glyphs.utf16Length($1) } == text.utf16.count)
  }
}
