import FormworkTestSupport
import Testing

/// A wrapper whose restriction excludes nothing is its base, in each of its answers.
@Suite struct WrapperLawTests {
  @Test func aWrapperWithoutARestrictionIsItsBase() throws {
    try check(Mask("+1 ([000]) [000]", options: .init(completesOnFocus: true)))
    try check(Mask("[00]/[00]", options: .init(placeholderCharacter: "_")))
    check(Grouped())
    check(Counter())
    check(AllowedCharacters(.digits, maximumLength: 3))
    check(AllowedCharacters.decimal)
  }

  private func check<Base: InputFormat>(_ base: Base) {
    let wrappers: [any InputFormat] = [
      base.limited(to: 1_000), base.limited(to: 1_000, of: .text), base.validated { _ in true },
      base.validated(onFailure: .reject) { _ in true }, base.restricted(to: .any),
      base.changingCase(.lower), base.textContentType(.oneTimeCode),
    ]
    for (index, wrapper) in wrappers.enumerated() {
      let comment: Comment = "\(index) of \(Base.self)"
      #expect(wrapper.keyboard == base.keyboard, comment)
      if index < wrappers.count - 1 { #expect(wrapper.purpose == base.purpose, comment) }
      var random = SeededGenerator(seed: 12)
      var current = FormattedText()
      for _ in 0..<150 {
        let text = random.list(upTo: 5) { $0.element(of: ["1", "2", "3", "4", "-", "+", " "]) }
          .joined()
        expectSame(wrapper, base, text, current, comment)
        let edit = random.edit(of: current.text, inserting: text)
        let outcome = base.apply(edit, to: current)
        #expect(wrapper.apply(edit, to: current) == outcome, "\(comment), \(edit)")
        current = outcome.formatted
      }
    }
  }

  private func expectSame(
    _ wrapper: some InputFormat, _ base: some InputFormat, _ text: String,
    _ current: FormattedText, _ comment: Comment
  ) {
    #expect(wrapper.formatted(value: text) == base.formatted(value: text), "\(comment), \(text)")
    #expect(wrapper.formatted(text: text) == base.formatted(text: text), "\(comment), \(text)")
    for caret in [0, text.utf16.count] {
      let caret = UTF16Offset(caret)
      let reading = wrapper.read(text, caret: caret, direction: .forward())
      #expect(
        reading == base.read(text, caret: caret, direction: .forward()), "\(comment), \(text)")
    }
    #expect(wrapper.remainder(after: current) == base.remainder(after: current), comment)
    #expect(wrapper.editingBegan(current) == base.editingBegan(current), comment)
    #expect(wrapper.editingEnded(current) == base.editingEnded(current), comment)
    for steps in [1, -1, 7] {
      #expect(wrapper.stepped(current, by: steps) == base.stepped(current, by: steps), comment)
    }
    #expect(wrapper.unused(of: text, in: current) == base.unused(of: text, in: current), comment)
    let range = 0..<current.end
    #expect(wrapper.valueRange(of: range, in: current) == base.valueRange(of: range, in: current))
    #expect(wrapper.textRange(of: range, in: current) == base.textRange(of: range, in: current))
  }
}
