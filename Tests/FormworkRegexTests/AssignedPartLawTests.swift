import FormworkTestSupport
import Testing

/// Of an assigned value that can't match, no less is shown than the longest beginning that can, with an issue.
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
          #expect(isSubsequence(formatted.text, value), comment)
          #expect(expression.isViable(formatted.text), comment)
          let beginning = value.indices.map { value[...$0] }.last {
            expression.isViable(String($0))
          }
          #expect(formatted.text.count >= (beginning ?? "").count, comment)
          #expect(formatted.issue != nil && !formatted.isComplete, comment)
          #expect(formatted.value == value, comment)
        }
      }
    }
    #expect(whole > 300 && part > 200, "\(whole) whole, \(part) in part")
  }

  /// The base may supply a literal that can't match. Then less is shown, but no less than necessary.
  @Test func itsLongestBeginningWithoutALiteral() throws {
    var (fitting, part) = (0, 0)
    for mask in ["[00]{/}[00]", "[0]{-}[000]", "[0000]", "{+}[00]{.}[0]", "[00]{ab}[0]"] {
      for pattern in [
        "[0-9]{1,3}", "[0-9]/?[0-9]*", "[0-9+]{0,2}", "[0-9]*-[0-9]{1,2}", "[0-9]{2}a",
      ] {
        let expression = try RegularExpression(pattern)
        for completes in [true, false] {
          let base = try Mask(mask, options: Mask.Options(completion: completes))
          for value in ["1234", "12/34", "1-234", "123", "1", "12a"] {
            let formatted = base.matching(expression).formatted(value: value)
            let digits = value.filter(\.isNumber)
            let beginnings = digits.indices.map { base.formatted(value: String(digits[...$0])) }
            let longest = beginnings.last { $0.issue == nil && expression.isViable($0.value) }
            let comment: Comment = "\(pattern) for \(mask), \(completes): \(value)"
            let whole = base.formatted(value: value)
            if expression.isViable(whole.value) {
              fitting += 1
              #expect(formatted.text == whole.text, comment)
            } else {
              part += 1
              #expect(formatted.text == longest?.text ?? "", comment)
            }
          }
        }
      }
    }
    #expect(fitting > 40 && part > 100, "\(fitting) fitting, \(part) in part")
  }

  /// Whether a text can be made of another by leaving out characters.
  private func isSubsequence(_ text: String, _ whole: String) -> Bool {
    var rest = text[...]
    for character in whole where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }
}
