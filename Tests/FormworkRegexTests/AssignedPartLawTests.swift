import FormworkFilters
import FormworkRegex
import FormworkTestSupport
import FormworkText
import Testing

/// Of an assigned value that can't match, the longest beginning that can is shown, with an issue.
@Suite struct AssignedPartLawTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func itsLongestBeginning(seed: UInt64) throws {
    var patterns = RandomPattern.simple(seed: seed + 60)
    var random = SeededGenerator(seed: seed)
    var (whole, part) = (0, 0)
    for _ in 0..<300 {
      let pattern = patterns.next(depth: 1)
      let expression = try RegularExpression(pattern)
      let format = AllowedCharacters.letters.matching(expression)
      for _ in 0..<4 {
        let value = random.list(upTo: 6) { $0.element(of: ["a", "b"]) }.joined()
        let formatted = format.formatted(value: value)
        let comment: Comment = "\(pattern): \(value)"
        if value.isEmpty { continue }
        if expression.isViable(value) {
          whole += 1
          #expect(formatted.text == value && formatted.issue == nil, comment)
          #expect(formatted.isComplete == expression.matches(value), comment)
        } else {
          part += 1
          #expect(value.hasPrefix(formatted.text) || isSubsequence(formatted.text, value), comment)
          #expect(expression.isViable(formatted.text), comment)
          let beginning = value.indices.map { value[...$0] }.last { expression.isViable(String($0)) }
          #expect(formatted.text.count >= (beginning ?? "").count, comment)
          #expect(formatted.issue != nil && !formatted.isComplete, comment)
          #expect(formatted.value == value, comment)
        }
      }
    }
    #expect(whole > 300 && part > 200, "\(whole) whole, \(part) in part")
  }

  /// Whether a text can be made of another by leaving out characters.
  private func isSubsequence(_ text: String, _ whole: String) -> Bool {
    var rest = text[...]
    for character in whole where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }
}
