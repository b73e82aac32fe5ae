import FormworkTestSupport
import FormworkUnderTest
import Testing

/// A formatter that remembers nothing does what a session does, as long as the text tells its own
/// history: no literal could be a character of the person's, and nothing was left out.
@Suite struct PartialStringLawTests {
  @Test(
    arguments: [
      "+([000]) [000]-[0000]", "[00]/[00]/[0000]", "[AA]-[000]", "[0000] [0000]", "[A…]",
    ])
  func agreesWithASession(pattern: String) throws {
    let mask = try Mask(pattern)
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var session = EditingSession(format: mask)
      var shown = PartialString("", selection: 0..<0)
      for step in 0..<12 {
        let edit = Self.edit(of: shown, &generator)
        shown.selection = edit.before
        session.select(edit.before)
        let before = session.current
        let isRejected = session.perform(edit.edit).isRejected
        let proposed = Self.proposal(edit.edit, to: shown.text)
        switch mask.answer(to: proposed, from: shown) {
        case .accept: shown = proposed
        case .replace(let other): shown = other
        case .reject: #expect(isRejected, "\(pattern), seed \(seed), step \(step)")
        }
        let isSame =
          shown.text == session.current.text && shown.selection == session.current.selection
        #expect(isSame, "\(pattern), seed \(seed), step \(step): “\(before.text)”, \(edit.edit)")
        guard shown.text == session.current.text else { return }
      }
    }
  }

  private static func edit(
    of shown: PartialString, _ generator: inout SeededGenerator
  ) -> (edit: TextEdit, before: Range<UTF16Offset>) {
    let length = shown.text.utf16.count
    let caret = generator.number(in: 0...2) == 0 ? generator.number(in: 0...length) : length
    let place = UTF16Offset(caret)
    switch generator.number(in: 0...7) {
    case 0 where caret > 0:
      return (TextEdit(deletingBackward: UTF16Offset(caret - 1)..<place), place..<place)
    case 1 where caret < length:
      return (TextEdit(deletingForward: place..<UTF16Offset(caret + 1)), place..<place)
    case 2 where caret < length:
      let end = UTF16Offset(generator.number(in: caret...length))
      let text = generator.element(of: ["", "7", "12", "b"])
      guard place < end || !text.isEmpty else { fallthrough }
      return (TextEdit(replacing: place..<end, with: text), place..<end)
    default:
      let text = generator.element(of: ["1", "2", "9", "a", "Z", "34", "5-6", "x7"])
      return (TextEdit(inserting: text, at: place), place..<place)
    }
  }

  /// What a widget left to itself would show.
  private static func proposal(_ edit: TextEdit, to text: String) -> PartialString {
    let units = Array(text.utf16)
    let lower = edit.range.lowerBound.value
    let result =
      units[..<lower] + Array(edit.replacement.utf16) + units[edit.range.upperBound.value...]
    let caret = UTF16Offset(lower + edit.replacement.utf16.count)
    return PartialString(
      String(decoding: Array(result), as: UTF16.self), selection: caret..<caret)
  }
}
