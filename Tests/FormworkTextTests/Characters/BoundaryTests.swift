import FormworkTestSupport
import Testing

/// Characters and offsets, told from UTF-8, are those that the standard library tells.
@Suite struct BoundaryTests {
  /// Between neighbours of many kinds, each scalar between two of one kind.
  @Test func everyScalarIsPartedFromItsNeighboursAsSwiftPartsIt() {
    let neighbours = [
      "a", "é", "я", "ש", "ش", "ก", "か", "漢", "한", "क", "😀", "🏽", "\u{200D}", "\u{600}", "\r",
    ]
    var asserted = 0
    for scalar in allScalars where scalar.value < 0x3_0000 || scalar.value >= 0xE_0000 {
      if scalar.value >= 0xE_0200 { break }
      let next = neighbours[Int(scalar.value) % neighbours.count]
      asserted += check("a" + next + String(scalar) + next + "b")
    }
    #expect(asserted > 1_000_000)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyPlaceOfATextIsWhereSwiftHasIt(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var asserted = 0
    for _ in 0..<2_000 {
      let text = random.troublesomeText(upTo: 12)
      asserted += check(text)
      for _ in 0..<4 {
        let edit = random.edit(of: text, inserting: "")
        checkTouched(edit.range, of: text)
        checkOffset(edit.range.lowerBound.value, of: text)
      }
    }
    #expect(asserted > 20_000)
  }

  /// Asks for the character at each place of a text.
  ///
  /// - Returns: How many places were asked for.
  private func check(_ text: String) -> Int {
    var place = 0
    for character in text {
      let end = place + character.utf8.count
      for inside in place..<end {
        let expected = inside == place ? place..<place : place..<end
        let found = text.character(around: inside)
        if found != expected { Issue.record("\(text.debugDescription) at \(inside): \(found)") }
      }
      place = end
    }
    if text.character(around: place) != place..<place { Issue.record("\(text.debugDescription)") }
    return place + 1
  }

  private func checkTouched(_ range: Range<UTF16Offset>, of text: String) {
    let length = text.utf16.count
    let lower = max(0, min(range.lowerBound.value, length))
    let upper = max(lower, min(range.upperBound.value, length))
    var expected = text.utf8.count..<text.utf8.count
    var (offset, place, isFound) = (0, 0, false)
    for character in text {
      let end = offset + character.utf16.count
      if !isFound, lower < end { (expected, isFound) = (place..<place, true) }
      place += character.utf8.count
      if isFound, !range.isEmpty, offset < upper { expected = expected.lowerBound..<place }
      offset = end
    }
    let found = text.bytes(ofCharactersTouching: range)
    #expect(found == expected, "\(text.debugDescription) \(range)")
  }

  private func checkOffset(_ offset: Int, of text: String) {
    let clamped = max(0, min(offset, text.utf16.count))
    var (start, characters, scalars) = (0, 0, 0)
    for character in text {
      if start + character.utf16.count > clamped { break }
      start += character.utf16.count
      characters += 1
      scalars += character.unicodeScalars.count
    }
    let found = UTF16Offset(offset)
    #expect(found.clamped(to: text).value == start)
    #expect(found.converted(to: CharacterUnits.self, in: text).value == characters)
    #expect(found.converted(to: ScalarUnits.self, in: text).value == scalars)
    #expect(ScalarOffset(scalars).converted(to: UTF16Units.self, in: text).value == start)
    #expect(CharacterOffset(characters).converted(to: UTF16Units.self, in: text).value == start)
    #expect(text.utf16Length == text.utf16.count)
    #expect(UTF16Offset.end(of: text).value == text.utf16.count)
  }
}
