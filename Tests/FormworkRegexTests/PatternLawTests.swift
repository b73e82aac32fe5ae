import FormworkTestSupport
import Testing

/// Compares random patterns with a model that tries everything.
@Suite struct PatternLawTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func matchesAsTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (matchCount, textCount) = (0, 0)
    for round in 0..<300 {
      let (model, spelling) = PatternModel.random(&random, depth: 2)
      let ignoresCase = round % 3 == 0
      let (start, end) = random.element(of: [("", ""), ("^(?:", ")$"), ("\\A(", ")\\z")])
      let pattern = (ignoresCase ? "(?i)" : "") + start + spelling + end
      let expression: RegularExpression
      do throws(RegexError) {
        expression = try RegularExpression(pattern)
      } catch {
        #expect(error.code == .matchesNothing, "\(pattern): \(error.message)")
        continue
      }
      for _ in 0..<12 {
        let scalars = text(of: model, &random)
        let text = String(String.UnicodeScalarView(scalars))
        let isMatch = model.matches(scalars, ignoringCase: ignoresCase)
        #expect(expression.matches(text) == isMatch, "\(pattern) on \(scalars)")
        textCount += 1
        matchCount += isMatch ? 1 : 0
        if isMatch { #expect(expression.isViable(text), "\(pattern) on \(scalars)") }
      }
    }
    #expect(3 * matchCount > textCount)
    #expect(4 * matchCount < 3 * textCount)
  }

  /// A text that matches, one with a mistake, or any text.
  private func text(
    of model: PatternModel, _ random: inout SeededGenerator
  ) -> [Unicode.Scalar] {
    var text = model.example(&random)
    switch random.number(in: 0...3) {
    case 0: return random.list(upTo: 4) { $0.element(of: ScalarModel.alphabet) }
    case 1 where !text.isEmpty:
      text[random.number(in: 0...text.count - 1)] = random.element(of: ScalarModel.alphabet)
    case 2:
      if random.number(in: 0...1) == 0, !text.isEmpty {
        text.removeLast()
      } else {
        text.append(random.element(of: ScalarModel.alphabet))
      }
    default: break
    }
    return text
  }
}
