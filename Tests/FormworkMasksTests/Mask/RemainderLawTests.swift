import FormworkTestSupport
import Testing

/// The missing characters, as a field shows them after the text.
@Suite struct RemainderLawTests {
  /// A text and its remainder are what the mask shows for both together, in masks of digits, whose remainder
  /// consists of zeros and literals.
  @Test func theRemainderContinuesTheText() throws {
    var random = SeededGenerator(seed: 90)
    var (checked, inside) = (0, 0)
    for _ in 0..<300 {
      let groups = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let slots =
          ["0", "00", "09", "009", "099", "0000", "9"].randomElement(using: &random) ?? "0"
        return "[\(slots)]" + (["/", "-", ".", " ", ") "].randomElement(using: &random) ?? "/")
      }
      let mask = try Mask(groups.joined() + "[00]")
      var session = EditingSession(format: mask)
      for _ in 0..<8 {
        session.insert(["0", "1", "7", "9", "/", "-", "."].randomElement(using: &random) ?? "1")
        let current = session.current
        let whole = current.text + mask.remainder(after: current)
        let shown = mask.formatted(text: whole)
        #expect(shown.text == whole && shown.isComplete, "\(mask.pattern): \(current.text)")
        checked += 1
        if current.text.last.map({ !$0.isNumber }) ?? false { inside += 1 }
      }
    }
    #expect(checked == 2_400 && inside >= 300, "\(inside)")
  }
}
