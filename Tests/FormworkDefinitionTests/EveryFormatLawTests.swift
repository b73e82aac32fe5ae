import FormworkCore
import FormworkTestSupport
import Testing

/// Laws of every format: the state of a field is a function of its text.
@Suite struct EveryFormatLawTests {
  @Test(arguments: MeaningLawTests.cases)
  func laws(_ example: MeaningLawTests.Case) throws {
    let format = try FormatDefinition(json: example.definition).makeFormat()
    let whole = format.formatted(value: example.value)
    let signs = Array(Set(whole.text + whole.value)).sorted() + ["0", "7", "A", "-", " ", "."]
    var random = SeededGenerator(
      seed: UInt64(example.definition.utf8.reduce(11) { $0 &* 31 &+ Int($1) }.magnitude))
    for _ in 0..<8 {
      var session = EditingSession(format: format)
      // The beginning of the example, and a few other keys.
      for key in whole.text.prefix(random.number(in: 0...whole.text.count)) {
        session.insert(String(key))
      }
      for _ in 0..<random.number(in: 0...4) {
        if random.number(in: 0...3) == 0 {
          session.deleteBackward()
        } else {
          session.insert(String(random.element(of: signs)))
        }
        check(session.current, format, signs, example)
      }
      check(session.current, format, signs, example)
    }
    check(whole, format, signs, example)
  }

  private func check(
    _ current: FormattedText, _ format: AnyInputFormat, _ signs: [Character],
    _ example: MeaningLawTests.Case
  ) {
    // A full text takes no key at its end, unless there is an issue, or the key only replaces another.
    // A year of two digits may become one of four.
    let hasShortYear = example.definition.contains("yy\"") || example.definition.contains("expiry")
    if current.isFull, !hasShortYear {
      for sign in signs {
        let key = TextEdit(inserting: String(sign), at: .end(of: current.text))
        let outcome = format.apply(key, to: current)
        let after = outcome.formatted
        #expect(
          outcome.isRejected || after.issue != nil
            || after.value.count <= current.value.count,
          "“\(sign)” finds room in the full “\(current.text)”: “\(after.text)”")
      }
    }
    // Leaving twice is leaving once, and what was whole and right stays so, with its value.
    let left = format.editingEnded(current)
    #expect(format.editingEnded(left) == left, "“\(current.text)”")
    let tidiesUp = example.definition.contains("\"name\"")
    if current.isDone, !tidiesUp {
      #expect(left.value == current.value && left.isComplete, "“\(current.text)”")
    }
    // A text that is selected and pasted over itself is the same.
    if current.isDone, !current.text.isEmpty, !tidiesUp {
      let edit = TextEdit(replacing: 0..<(.end(of: current.text)), with: current.text)
      let outcome = format.apply(edit, to: current)
      let after = outcome.formatted
      #expect(
        outcome.isRejected
          || after.text == current.text && after.value == current.value && after.isComplete
            && after.issue == nil && after.isFull == current.isFull,
        "“\(current.text)”, pasted over itself, is “\(after.text)”")
    }
    // An edit of nothing does nothing.
    let caret = current.caret..<current.caret
    for edit in [
      TextEdit(replacing: caret, with: ""), TextEdit(deletingBackward: caret),
      TextEdit(deletingForward: caret),
    ] {
      #expect(format.apply(edit, to: current).formatted == current)
    }
  }
}
