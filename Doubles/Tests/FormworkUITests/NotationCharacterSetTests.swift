import FormworkUIUnderTest
import Foundation
import Testing

@Suite struct NotationCharacterSetTests {
  @Test(
    arguments: [
      (CharacterSet(charactersIn: "0123456789ABCDEF"), "7F", "gГ½"),
      (.decimalDigits, "0٣९", "a½Ⅳ"),
      (.letters, "aжé漢𐐀", "1 😀"),
      (CharacterSet(charactersIn: "0"..."9").inverted, "a \u{10FFFD}", "05"),
      (CharacterSet(charactersIn: "😀\u{10FFFD}"), "😀\u{10FFFD}", "😁a"),
      (CharacterSet(), "", "a0"),
    ] as [(CharacterSet, String, String)])
  func acceptsTheMembers(set: CharacterSet, members: String, others: String) {
    let notation = Notation(character: "H", characterSet: set, isOptional: true)
    #expect(notation.isOptional)
    for character in members { #expect(notation.accepts.contains(character), "\(character)") }
    for character in others { #expect(!notation.accepts.contains(character), "\(character)") }
  }
}
