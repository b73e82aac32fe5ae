import FormworkUnderTest
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
    let notation = Mask.Notation(character: "H", characterSet: set, isOptional: true)
    #expect(notation.isOptional)
    for character in members { #expect(notation.accepts.contains(character), "\(character)") }
    for character in others { #expect(!notation.accepts.contains(character), "\(character)") }
  }

  private static let sets: [CharacterSet] = [
    .decimalDigits, .letters, .alphanumerics, .uppercaseLetters, .lowercaseLetters,
    .capitalizedLetters, .whitespaces, .whitespacesAndNewlines, .newlines, .punctuationCharacters,
    .symbols, .nonBaseCharacters, .controlCharacters, .decomposables, .illegalCharacters,
    .urlHostAllowed, CharacterSet(), CharacterSet(charactersIn: "0123456789abcdef"),
    CharacterSet(charactersIn: "0123456789abcdef").inverted, CharacterSet.letters.inverted,
    CharacterSet.controlCharacters.inverted, CharacterSet.illegalCharacters.inverted,
    CharacterSet.letters.union(CharacterSet(charactersIn: "-.")),
    CharacterSet.alphanumerics.subtracting(.uppercaseLetters),
    CharacterSet(charactersIn: "\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"),
    CharacterSet(charactersIn: "\u{D000}"..."\u{F000}"),
    CharacterSet(charactersIn: "\u{1000}"..."\u{CFFF}"),
    CharacterSet(charactersIn: "\u{1F600}"..."\u{1F64F}"),
    CharacterSet(charactersIn: "\u{0}"..."\u{10FFFF}"),
    CharacterSet(charactersIn: "\u{30000}"..."\u{5FFFF}").union(.letters),
    CharacterSet(charactersIn: "\u{A0000}"..."\u{AFFFF}").union(.symbols),
    CharacterSet(charactersIn: "\u{A1234}").inverted, CharacterSet().inverted,
    CharacterSet.decimalDigits.inverted, CharacterSet.whitespaces.inverted,
    CharacterSet.decomposables.intersection(.letters),
    CharacterSet.letters.symmetricDifference(CharacterSet(charactersIn: "a\u{1F600}")),
    CharacterSet(bitmapRepresentation: CharacterSet.letters.bitmapRepresentation),
  ]

  /// Whether a scalar is compared: all of the first scripts of a plane, and one in seven of the large scripts of the first plane,
  /// which reaches each bit of a byte.
  private static func isTried(_ value: UInt32) -> Bool {
    value & 0xFFFF < 0x2000 || value < 0x1_0000 && (value < 0x3000 || value % 7 == 0)
  }

  /// Whatever the set, the class has its members to the last scalar.
  ///
  /// The set itself is asked, not its bitmap, which on Linux has too few controls in plane 14.
  @Test(arguments: sets)
  func meansWhatTheSetMeans(set: CharacterSet) {
    let accepts = Mask.Notation(character: "H", characterSet: set, isOptional: true).accepts
    var wrong = 0
    for plane in UInt32(0)...16 where plane < 4 || plane == 10 || plane > 13 {
      for value in plane << 16...plane << 16 + 0xFFFF where Self.isTried(value) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if set.contains(scalar) != accepts.contains(Character(scalar)) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(accepts == Mask.Notation(character: "x", characterSet: set, isOptional: false).accepts)
  }
}
