import FormworkTestSupport
import Testing

/// Digits of other scripts mean the same as those of ASCII, and are kept if an app wants them.
@Suite struct ScriptDigitsLawTests {
  private static let scripts: [[Character]] = [
    Array("٠١٢٣٤٥٦٧٨٩"), Array("०१२३४५६७८९"), Array("０１２３４５６７８９"),
  ]

  private static let filters: [(name: String, filter: AllowedCharacters)] = [
    ("digits", .digits), ("decimal", .decimal),
    ("six digits", AllowedCharacters(.digits, maximumLength: 6)),
    ("six of a decimal", AllowedCharacters(.decimal, maximumLength: 6)),
    ("digits and letters", .alphanumerics),
  ]

  @Test(arguments: 0..<3)
  func theyMeanTheSame(script: Int) {
    var random = SeededGenerator(seed: UInt64(script))
    var (equal, kept) = (0, 0)
    for _ in 0..<2_000 {
      let (name, filter) = random.element(of: Self.filters)
      let text = random.list(upTo: 9) { $0.element(of: Array("0123456789012345.,.,-")) }
      let other = text.map { key in key.wholeNumberValue.map { Self.scripts[script][$0] } ?? key }
      for isTyped in [true, false] {
        let plain = enter(text, in: filter, isTyped: isTyped)
        let comment: Comment = "\(name): \(String(other)), \(isTyped)"
        let result = enter(other, in: filter, isTyped: isTyped)
        #expect(result.text == plain.text && result.value == plain.value, comment)
        #expect(
          result.issue == plain.issue && result.isComplete == plain.isComplete
            && result.isFull == plain.isFull, comment)
        equal += plain.text.isEmpty ? 0 : 1
        let asWritten = enter(other, in: filter.keepingDigits, isTyped: isTyped)
        let digits = plain.text.map { key in
          key.wholeNumberValue.map { Self.scripts[script][$0] } ?? key
        }
        #expect(asWritten.text == String(digits) && asWritten.issue == plain.issue, comment)
        kept += asWritten.text.contains { !$0.isASCII } ? 1 : 0
      }
    }
    #expect(equal > 1_500 && kept > 1_500, "\(equal) equal, \(kept) kept")
  }

  private func enter(
    _ text: [Character], in filter: AllowedCharacters, isTyped: Bool
  ) -> FormattedText {
    if !isTyped { return filter.formatted(text: String(text)) }
    return text.reduce(FormattedText()) { current, key in
      let edit = TextEdit(inserting: String(key), at: .end(of: current.text))
      return filter.apply(edit, to: current).formatted
    }
  }
}
