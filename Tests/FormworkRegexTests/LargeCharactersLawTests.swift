import FormworkTestSupport
import Testing

/// A pattern behaves the same if its letters are replaced by characters of two scalars, which begin with the same one.
@Suite struct LargeCharactersLawTests {
  private static let large: [Character: String] = [
    "a": "e\u{301}", "b": "e\u{302}", "c": "e\u{303}",
  ]

  private static func enlarged(_ text: String) -> String {
    text.map { large[$0] ?? String($0) }.joined()
  }

  private static func enlarged(pattern: String) -> String {
    pattern.map { large[$0].map { "(?:\($0))" } ?? String($0) }.joined()
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func theyBehaveLikeSmallOnes(seed: UInt64) throws {
    // No scalar is the only one possible, or it would be supplied.
    var patterns = RandomPattern(
      generator: SeededGenerator(seed: seed),
      atoms: ["(?:a|x)", "(?:b|x)", "(?:a|b|x)", "[x-z]"])
    var random = SeededGenerator(seed: seed)
    var (changes, rejections) = (0, 0)
    for _ in 0..<300 {
      let pattern = patterns.next(depth: 1)
      let small = try RegexFormat(pattern, completion: false)
      let large = try RegexFormat(Self.enlarged(pattern: pattern), completion: false)
      var (one, two) = (FormattedText(), FormattedText())
      for _ in 0..<8 {
        let places = self.places(of: two.text)
        let start = random.number(in: 0...one.text.count)
        let end = random.number(in: 0...3) == 0 ? random.number(in: start...one.text.count) : start
        let key =
          start < end
          ? random.element(of: ["", "", "a"]) : random.element(of: ["a", "b", "c", "x"])
        let comment: Comment = "\(pattern): \(one.text), \(key) for \(start)..<\(end)"
        let first = small.apply(edit(key, start..<end), to: one)
        let second = large.apply(edit(Self.enlarged(key), places[start]..<places[end]), to: two)
        #expect(second.formatted.text == Self.enlarged(first.formatted.text), comment)
        #expect(second.isRejected == first.isRejected, comment)
        #expect(second.formatted.isComplete == first.formatted.isComplete, comment)
        if first.isRejected { rejections += 1 } else { changes += 1 }
        (one, two) = (first.formatted, second.formatted)
        guard two.text == Self.enlarged(one.text) else { break }
      }
    }
    #expect(changes > 400 && rejections > 300, "\(changes) changes, \(rejections) rejections")
  }

  /// The offset of each character, and of the end.
  private func places(of text: String) -> [Int] {
    text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
  }

  private func edit(_ text: String, _ range: Range<Int>) -> TextEdit {
    let range = UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)
    return text.isEmpty ? TextEdit(deletingBackward: range) : TextEdit(replacing: range, with: text)
  }
}
