import FormworkTestSupport
import Testing

@Suite struct RangeMappingTests {
  /// `+1 (212) 5é{.}5`: free literals, the user's "212", "5é5", and a fixed literal.
  private static let shown = FormattedText(
    text: "+1 (212) 5é.5", value: "2125é.5",
    provenance: Provenance([
      .init(length: 4, kind: []), .init(length: 3, kind: [.user, .value]),
      .init(length: 2, kind: []), .init(length: 3, kind: [.user, .value]),
      .init(length: 1, kind: .value), .init(length: 1, kind: [.user, .value]),
    ]))

  @Test(
    arguments: [
      ("+1 [(212) 5]é.5", "[2125]é.5", "+1 ([212) 5]é.5"),
      ("+1 (2[1]2) 5é.5", "2[1]25é.5", "+1 (2[1]2) 5é.5"),
      ("[+1 (]212) 5é.5", "|2125é.5", "+1 (|212) 5é.5"),
      ("+1 (212[) ]5é.5", "212|5é.5", "+1 (212|) 5é.5"),
      ("+1 (212) |5é.5", "212|5é.5", "+1 (212|) 5é.5"),
      ("+1 (212) 5[é.]5", "2125[é.]5", "+1 (212) 5[é.]5"),
      ("[+1 (212) 5é.5]", "[2125é.5]", "+1 ([212) 5é.5]"),
      ("+1 (212) 5é.5|", "2125é.5|", "+1 (212) 5é.5|"),
    ] as [(text: Drawing, value: Drawing, back: Drawing)])
  func maps(text: Drawing, value: Drawing, back: Drawing) {
    let filter = AllowedCharacters.any
    let range = filter.valueRange(of: text.selection, in: Self.shown)
    #expect(Drawing(text: Self.shown.value, selection: range) == value)
    let textRange = filter.textRange(of: range, in: Self.shown)
    #expect(Drawing(text: Self.shown.text, selection: textRange) == back)
    #expect(filter.valueRange(of: textRange, in: Self.shown) == range)
  }

  @Test(
    arguments: [
      ("+1 ([000]) [000]-[0000]", "2125550", 4..<10, 0..<4, 4..<10),
      ("+1 ([000]) [000]-[0000]", "2125550", 0..<14, 0..<7, 4..<14),
      ("[00]{.}[00]{.}[0000]", "12.11.2020", 1..<5, 1..<5, 1..<5),
      ("[00] / {AB}-[00]", "12AB34", 2..<8, 2..<4, 5..<7),
    ] as [(pattern: String, value: String, text: Range<Int>, mapped: Range<Int>, back: Range<Int>)])
  func mapsMasks(
    pattern: String, value: String, text: Range<Int>, mapped: Range<Int>, back: Range<Int>
  ) throws {
    let mask = try Mask(pattern)
    let shown = mask.formatted(value: value)
    #expect(shown.value == value)
    let range = mask.valueRange(of: text.utf16, in: shown)
    #expect(range == mapped.utf16)
    #expect(mask.textRange(of: range, in: shown) == back.utf16)
  }

  @Test(arguments: [(-9)..<99, 99..<100, (-2)..<(-1), Int.min..<Int.max])
  func clamps(range: Range<Int>) {
    let wild = range.utf16
    let filter = AllowedCharacters.any
    let value = filter.valueRange(of: wild, in: Self.shown)
    #expect(value.lowerBound >= 0 && value.upperBound <= 7)
    let text = filter.textRange(of: wild, in: Self.shown)
    #expect(text.lowerBound >= 4 && text.upperBound <= 13)
  }

  @Test func anEmptyValueHasEmptyRanges() {
    let prefix = FormattedText(
      text: "+1 (", provenance: Provenance([.init(length: 4, kind: .value)]))
    #expect(AllowedCharacters.any.valueRange(of: 1..<3, in: prefix) == 0..<0)
    #expect(AllowedCharacters.any.textRange(of: 0..<3, in: prefix) == 0..<0)
  }

  @Test func cutsNoCharacter() {
    let flags = AllowedCharacters.any.formatted(text: "a🇩🇪b")
    #expect(AllowedCharacters.any.valueRange(of: 2..<3, in: flags) == 1..<5)
    #expect(AllowedCharacters.any.valueRange(of: 3..<3, in: flags) == 1..<1)
    // The user's "e" and U+0301 stand apart in the text and merge in the value.
    let merged = FormattedText(
      text: "e\n\u{301}", value: "e\u{301}",
      provenance: Provenance([
        .init(length: 1, kind: [.user, .value]), .init(length: 1, kind: []),
        .init(length: 2, kind: [.user, .value]),
      ]))
    #expect(AllowedCharacters.any.valueRange(of: 2..<3, in: merged) == 0..<2)
    #expect(AllowedCharacters.any.textRange(of: 0..<2, in: merged) == 0..<3)
  }

  @Test func takesAnyProvenance() {
    for lengths in [[], [1], [100], [2, 1], [0, 0]] {
      let pieces = lengths.map { Provenance.Piece(length: $0, kind: [.user, .value]) }
      for value in ["a", "é", "🇩🇪🇩🇪🇩🇪🇩🇪"] {
        let odd = FormattedText(text: "é🇩🇪", value: value, provenance: Provenance(pieces))
        for lower in 0...9 {
          for upper in lower...9 {
            let range = UTF16Offset(lower)..<UTF16Offset(upper)
            let there = AllowedCharacters.any.valueRange(of: range, in: odd)
            #expect(there.upperBound <= .end(of: value))
            let back = AllowedCharacters.any.textRange(of: range, in: odd)
            #expect(back.upperBound <= .end(of: odd.text))
          }
        }
      }
    }
  }
}

extension Range<Int> {
  fileprivate var utf16: Range<UTF16Offset> {
    UTF16Offset(lowerBound)..<UTF16Offset(upperBound)
  }
}
