import FormworkTestSupport
import Testing

/// Whether a text is complete or full, against all that could be typed next.
@Suite struct FormatStateTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func theStateFollowsFromTheExpression(seed: UInt64) throws {
    var patterns = RandomPattern.simple(seed: seed + 20)
    var random = SeededGenerator(seed: seed)
    var (full, complete) = (0, 0)
    for _ in 0..<250 {
      let pattern = patterns.next(depth: 1)
      let expression = try RegularExpression(pattern)
      let format = try RegexFormat(pattern)
      var current = FormattedText()
      for _ in 0..<6 {
        let text = current.text
        let place = UTF16Offset(random.number(in: 0...text.utf16.count))
        let isDeletion = random.number(in: 0...4) == 0 && place > 0
        let edit =
          isDeletion
          ? TextEdit(deletingBackward: UTF16Offset(place.value - 1)..<place)
          : TextEdit(inserting: random.element(of: ["a", "b"]), at: place)
        current = format.apply(edit, to: current).formatted
        let comment: Comment = "\(pattern): \(text) \(edit), \(current.text)"
        #expect(current.text.isEmpty || expression.isViable(current.text), comment)
        #expect(
          current.isComplete == (!current.text.isEmpty && expression.matches(current.text)), comment
        )
        if current.isComplete { complete += 1 }
        guard current.isFull else { continue }
        full += 1
        for place in 0...current.text.utf16.count {
          for key in ["a", "b", "c"] {
            let more = format.apply(TextEdit(inserting: key, at: UTF16Offset(place)), to: current)
            #expect(more.formatted.text.count <= current.text.count, comment)
          }
        }
      }
    }
    #expect(full > 50 && complete > 100, "\(full) full, \(complete) complete")
  }

  /// A key is rejected exactly if no match is possible after it.
  @Test(arguments: 0..<2 as Range<UInt64>)
  func aValueThatMustMatchIsViableAtEachKey(seed: UInt64) throws {
    var patterns = RandomPattern.simple(seed: seed + 40)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let pattern = patterns.next(depth: 1)
      let expression = try RegularExpression(pattern)
      let format = AllowedCharacters.letters.matching(expression)
      var current = FormattedText()
      for _ in 0..<6 {
        let place = UTF16Offset(random.number(in: 0...current.text.utf16.count))
        let key = random.element(of: ["a", "b", "c"])
        var text = current.text
        text.insert(contentsOf: key, at: place.index(in: text))
        let outcome = format.apply(TextEdit(inserting: key, at: place), to: current)
        let comment: Comment = "\(pattern): \(current.text), \(key) at \(place)"
        #expect(outcome.isRejected == !expression.isViable(text), comment)
        #expect(outcome.formatted.text == (outcome.isRejected ? current.text : text), comment)
        current = outcome.formatted
        #expect(
          current.isComplete == (!current.text.isEmpty && expression.matches(current.text)), comment
        )
      }
    }
  }

  /// There is room if a character can be typed anywhere, whatever the length. A longer text isn't
  /// checked, and counts as one with room.
  @Test(arguments: [1, 255, 256, 257, 300])
  func roomInTheMiddleOfALongText(length: Int) throws {
    let format = try RegexFormat("a*b")
    let text = String(repeating: "a", count: length) + "b"
    let formatted = format.formatted(text: text)
    #expect(formatted.text == text && !formatted.isFull && formatted.isComplete)
    let more = format.apply(TextEdit(inserting: "a", at: 1), to: formatted)
    #expect(more.formatted.text == "a" + text)
  }
}
