import FormworkField
import FormworkMasks
import FormworkTestSupport
import Testing

/// A field for one character of a code.
@Suite struct CodeCellTests {
  private static let cell = CodeCell(accepting: .digit, isMarked: true)

  @Test func takesTheFirstAndLeavesTheRest() {
    let empty = Self.cell.focused(FormattedText())
    #expect(empty.text == "\u{200B}")
    let outcome = Self.cell.apply(TextEdit(inserting: "a1-2b3", at: 1), to: empty)
    #expect(outcome.formatted.text == "\u{200B}1")
    #expect(outcome.formatted.value == "1")
    #expect(outcome.unused == "23")
    #expect(outcome.formatted.isFull)
    let other = Self.cell.apply(TextEdit(inserting: "5", at: 2), to: outcome.formatted)
    #expect(other.formatted.value == "5")
    #expect(other.removed == "1")
    let over = Self.cell.apply(TextEdit(replacing: 1..<2, with: "6"), to: other.formatted)
    #expect(over.removed.isEmpty)
    #expect(Self.cell.apply(TextEdit(inserting: "x", at: 1), to: empty).rejection == .notAllowed)
    #expect(Self.cell.apply(TextEdit(inserting: "-", at: 1), to: empty) == EditOutcome(empty))
  }

  @Test func backspaceInAnEmptyCellIsAChange() {
    let empty = Self.cell.focused(FormattedText())
    let gone = Self.cell.apply(TextEdit(deletingBackward: 0..<1), to: empty)
    #expect(gone.formatted.text.isEmpty)
    let full = Self.cell.focused(Self.cell.formatted(value: "7"))
    let cleared = Self.cell.apply(TextEdit(deletingBackward: 1..<2), to: full)
    #expect(cleared.formatted.text == "\u{200B}", "the mark stays for the next Backspace")
    #expect(Self.cell.apply(TextEdit(deletingBackward: 0..<1), to: full).formatted == full)
  }

  @Test func theSameCharacterAgainIsAChange() {
    for cell in [Self.cell, CodeCell(accepting: .digit, isMarked: false)] {
      var current = cell.focused(cell.formatted(value: "7"))
      for _ in 0..<3 {
        let again = cell.apply(TextEdit(inserting: "7", at: current.caret), to: current).formatted
        #expect(!again.text.isSame(as: current.text))
        #expect(again.value == "7")
        current = again
      }
      #expect(cell.blurred(current).text == "7")
    }
  }

  /// Random edits: one character at the most, no trap, and what is formatted stays.
  @Test func obeysTheLawsOfAFormat() {
    var random = SeededGenerator(seed: 3)
    var current = FormattedText()
    for _ in 0..<20_000 {
      let cell = CodeCell(accepting: .digit, isMarked: random.number(in: 0...1) == 0)
      let lower = random.number(in: -2...4)
      let range = UTF16Offset(lower)..<UTF16Offset(lower + random.number(in: 0...3))
      let text = (0..<random.number(in: 0...3)).map { _ in
        random.element(of: ["1", "7", "x", "-", "\u{200B}", "😀", "٣"])
      }
      let outcome = cell.apply(TextEdit(replacing: range, with: text.joined()), to: current)
      if outcome.isRejected { #expect(outcome.formatted == current) }
      current = random.element(of: [
        outcome.formatted, cell.focused(outcome.formatted), cell.blurred(outcome.formatted),
      ])
      #expect(current.value.count <= 1)
      #expect(current.text.drop { $0 == "\u{200B}" } == current.value)
      let again = cell.formatted(text: current.text)
      #expect(again.text.isSame(as: current.text))
      #expect(again.value.isSame(as: current.value))
    }
  }
}
