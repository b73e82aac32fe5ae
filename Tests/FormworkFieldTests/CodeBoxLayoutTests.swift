import FormworkCore
import Testing

/// The boxes of a code.
@Suite("Code boxes") struct CodeBoxLayoutTests {
  private func drawn(_ boxes: [CodeBox], _ layout: CodeBoxLayout) -> String {
    boxes.map { box in
      (box.isActive ? "|" : "") + (box.text.isEmpty ? "_" : box.text)
        + (box.endsGroup ? layout.separator : "")
    }.joined()
  }

  @Test func groupsAndTheActiveBox() {
    let layout = CodeBoxLayout(groups: [3, 3])
    #expect(layout.length == 6)
    #expect(drawn(layout.boxes(for: "", caret: 0), layout) == "|___–___")
    #expect(drawn(layout.boxes(for: "1234", caret: 4), layout) == "123–4|__")
    #expect(drawn(layout.boxes(for: "123456", caret: 6), layout) == "123–45|6")
    #expect(drawn(layout.boxes(for: "12", caret: nil), layout) == "12_–___")
    #expect(drawn(layout.boxes(for: "12", caret: nil, isSecure: true), layout) == "••_–___")
    #expect(drawn(layout.boxes(for: "1234567", caret: nil), layout) == "123–456", "no ninth box")
  }

  @Test func lengthsThatCannotBe() {
    #expect(CodeBoxLayout(length: 0).length == 1)
    #expect(CodeBoxLayout(length: -3).length == 1)
    #expect(CodeBoxLayout(groups: []).length == 1)
    #expect(CodeBoxLayout(groups: [2, 0, -1, 2]).groups == [2, 2])
  }

  @Test func boxesHaveRoomAndBecomeNarrow() {
    let layout = CodeBoxLayout(groups: [2, 2])
    let measures = CodeMeasures(boxWidth: 40, spacing: 10, groupSpacing: 20)
    #expect(measures.width(of: layout) == 200)
    let wide = measures.extents(of: layout, in: 300, isRightToLeft: false)
    #expect(wide.map(\.x) == [0, 50, 110, 160])
    #expect(wide.allSatisfy { $0.width == 40 })
    // In a right-to-left interface the code begins at the right edge of the screen, and is read from the left.
    let arabic = measures.extents(of: layout, in: 300, isRightToLeft: true)
    #expect(arabic.map(\.x) == [100, 150, 210, 260])
    let narrow = measures.extents(of: layout, in: 120, isRightToLeft: true)
    #expect(narrow.map(\.x) == [0, 30, 70, 100])
    #expect(narrow.allSatisfy { $0.width == 20 })
    #expect(measures.extents(of: layout, in: 10, isRightToLeft: false).allSatisfy { $0.width == 0 })
  }
}
