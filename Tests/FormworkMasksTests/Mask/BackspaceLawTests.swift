import FormworkTestSupport
import Testing

/// Backspace undoes the last key, also after a separator that the user typed in front of optional slots.
@Suite struct BackspaceLawTests {
  private static let masks = [
    "[09]-[00]-[00]", "[0999]/[09]/[00]", "[099].[099].[099].[099]", "[09]:[00] [aa]",
    "([999]) [000]-[0000]",
    "[A][09]-[00]", "+1 ([000]) [009]-[00]", "[09]{-}[00]{-}[00]", "[00]-[99]-[99]",
  ]

  @Test(arguments: masks, [true, false])
  func takesBackTheLastKey(pattern: String, completes: Bool) throws {
    let mask = try Mask(pattern, options: .init(completion: completes))
    var random = SeededGenerator(seed: 70)
    let separators = Set(pattern.filter { !$0.isLetter && !$0.isNumber && !"[]{}()".contains($0) })
    let keys = ["1", "2", "3", "1", "2", "3", "a", "b"] + separators.sorted().map(String.init)
    var (characters, marks) = (0, 0)
    for _ in 0..<400 {
      var session = EditingSession(format: mask)
      for _ in 0..<random.number(in: 1...9) {
        let before = session.current
        let key = random.element(of: keys)
        guard !session.insert(key).isRejected, session.current.text != before.text else { continue }
        var other = session
        other.deleteBackward()
        let comment: Comment = "\(key) in \(before.text) gives \(session.current.text)"
        if session.current.value.count == before.value.count + 1,
          key.first.map({ $0.isLetter || $0.isNumber }) == true
        {
          #expect(other.current.value == before.value, comment)
          characters += 1
        } else if session.current.text == before.text + key {
          #expect(other.current.text == before.text, comment)
          marks += 1
        }
      }
    }
    #expect(characters > 200 && (completes || marks > 0), "\(characters), \(marks)")
  }
}
