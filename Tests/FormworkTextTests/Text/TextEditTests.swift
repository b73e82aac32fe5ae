import FormworkTestSupport
import Testing

@Suite struct TextEditTests {
  private static let characters = ["a", "a", "b", "1", "é", "😀", "👍🏽", "e\u{301}", "\r\n"]

  /// Of several equal characters, the one before the caret is new, after any other characters.
  @Test func theCaretIsAfterTheNewCharacter() {
    var random = SeededGenerator(seed: 761)
    var repeated = 0
    for _ in 0..<4_000 {
      let list = random.list(upTo: 7) { $0.element(of: Self.characters) }
      let place = random.number(in: 0...list.count)
      let key = random.element(of: Self.characters)
      let before = list[..<place].joined().utf16.count
      let new = (list[..<place] + [key] + list[place...]).joined()
      let edit = TextEdit(
        from: list.joined(), to: new, caret: UTF16Offset(before + key.utf16.count))
      #expect(edit.range == UTF16Offset(before)..<UTF16Offset(before), "\(list) \(place) \(key)")
      #expect(edit.replacement == key, "\(list) \(place) \(key)")
      if place < list.count, list[place] == key { repeated += 1 }
    }
    #expect(repeated > 300)
  }
}
