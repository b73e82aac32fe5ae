import FormworkFormats
import Testing

@Suite struct AnyInputFormatTests {
  /// A format whose every function answers something that no default would.
  private struct Marked: InputFormat {
    func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
      EditOutcome(FormattedText(text: "apply " + edit.replacement + current.text))
    }
    func formatted(value: String) -> FormattedText { FormattedText(text: "value " + value) }
    func formatted(text: String) -> FormattedText { FormattedText(text: "text " + text) }
    func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection) -> StatelessReading {
      StatelessReading(
        text: "read " + text, caret: caret, value: "", isComplete: direction == .backward(),
        affinity: 7, remainder: "")
    }
    func remainder(after current: FormattedText) -> String { "remainder " + current.text }
    func editingBegan(_ current: FormattedText) -> FormattedText {
      FormattedText(text: "focused " + current.text)
    }
    func editingEnded(_ current: FormattedText) -> FormattedText {
      FormattedText(text: "blurred " + current.text)
    }
    func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
      EditOutcome(FormattedText(text: "stepped \(steps) " + current.text))
    }
    func valueRange(
      of textRange: Range<UTF16Offset>, in formatted: FormattedText
    ) -> Range<UTF16Offset> { 101..<102 }
    func textRange(
      of valueRange: Range<UTF16Offset>, in formatted: FormattedText
    ) -> Range<UTF16Offset> { 103..<104 }
  }

  @Test func forwardsEverything() {
    let inside = Marked()
    let hidden = AnyInputFormat(AnyInputFormat(inside))
    let current = FormattedText(text: "c")
    let edit = TextEdit(inserting: "e", at: 0)
    #expect(hidden.apply(edit, to: current) == inside.apply(edit, to: current))
    #expect(hidden.formatted(value: "v") == inside.formatted(value: "v"))
    #expect(hidden.formatted(text: "t") == inside.formatted(text: "t"))
    for direction in [ReadingDirection.forward(), .backward()] {
      let reading = inside.read("r", caret: 1, direction: direction)
      #expect(hidden.read("r", caret: 1, direction: direction) == reading)
    }
    #expect(hidden.remainder(after: current) == "remainder c")
    #expect(hidden.editingBegan(current) == inside.editingBegan(current))
    #expect(hidden.editingEnded(current) == inside.editingEnded(current))
    #expect(hidden.stepped(current, by: 3) == inside.stepped(current, by: 3))
    #expect(hidden.valueRange(of: 0..<1, in: current) == 101..<102)
    #expect(hidden.textRange(of: 0..<1, in: current) == 103..<104)
  }

  @Test func wrapsAndEdits() throws {
    let mask = AnyInputFormat(try Mask("[000]-[000]"))
    var session = EditingSession(format: AnyInputFormat(mask.limited(to: 4)))
    _ = session.propose("1234", in: 0..<0)
    #expect(session.current.value == "1234")
    session.set(format: AnyInputFormat(AllowedCharacters.digits))
    #expect(session.current.text == "1234")
  }
}
