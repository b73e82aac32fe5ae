import FormworkTestSupport
import Testing

/// The code of a preset has a keyboard of digits exactly if its user types nothing but digits.
@Suite struct PresetKeyboardLawTests {
  /// The example is typed with its digits alone, and each letter is tried after each of them.
  @Test func aKeyboardOfDigitsIsEnough() throws {
    var kinds = [0, 0]
    for preset in Preset.all {
      guard preset.isCode else { continue }
      let digits = preset.example.filter(\.isNumber)
      let prefix = preset.example.prefix { !$0.isNumber }
      var session = EditingSession(format: preset.makeFormat())
      session.beginEditing()
      var takesLetters = Self.letters.contains { !prefix.contains($0) && Self.takes($0, session) }
      for digit in digits {
        session.insert(String(digit))
        takesLetters = takesLetters || Self.letters.contains { Self.takes($0, session) }
      }
      let isEnough = !takesLetters && session.current.text == preset.example
      #expect((preset.keyboard == .numberPad) == isEnough, "\(preset.identifier)")
      kinds[isEnough ? 0 : 1] += 1
    }
    #expect(kinds[0] > 30 && kinds[1] > 20, "\(kinds)")
  }

  /// The letters, and the sign that is a part of a Swedish number.
  private static let letters =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(UnicodeScalar($0)) } + ["+"]

  private static func takes(_ letter: Character, _ session: EditingSession<AnyInputFormat>) -> Bool
  {
    var session = session
    let before = session.current.text
    // A letter where only digits are goes in with an issue, one that is a wrong check digit with its own.
    return !session.insert(String(letter)).isRejected
      && [nil, .checksum].contains(session.current.issue)
      && session.current.text != before && session.current.text.contains(letter)
  }
}
