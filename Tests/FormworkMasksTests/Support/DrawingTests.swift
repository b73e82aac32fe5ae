import FormworkTestSupport
import Testing

@Suite struct DrawingTests {
  @Test(
    arguments: [
      ("12|3", "123", 2..<2),
      ("1[23]4", "1234", 1..<3),
      ("|", "", 0..<0),
      ("😀|", "😀", 2..<2),
      ("e|\u{301}", "e\u{301}", 1..<1),
      (#"\[0\]|\|\\"#, #"[0]|\"#, 3..<3),
    ] as [(drawing: String, text: String, selection: Range<Int>)])
  func roundTrip(drawing: String, text: String, selection: Range<Int>) {
    let drawn = Drawing(drawing)
    #expect(drawn.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(drawn.selection.lowerBound.value..<drawn.selection.upperBound.value == selection)
    #expect(drawn.description == drawing)
  }

  @Test func withoutMarksTheCaretIsAtTheEnd() {
    #expect(Drawing("123") == Drawing("123|"))
  }
}
