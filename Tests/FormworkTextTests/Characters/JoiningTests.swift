import FormworkMasks
import Testing

/// What Swift joins with a literal to one character fills no slot: the text would have fewer
/// characters than the mask shows, and the value others than were typed.
@Suite struct JoiningTests {
  @Test func whatJoinsALiteralFillsNoSlot() throws {
    let mask = try Mask("#-#", syntax: .hash)
    let planes: [ClosedRange<UInt32>] = [0x300...0xD7FF, 0xE000...0x1_FFFF, 0xE_0000...0xE_01EF]
    var joining = 0
    for scalar in planes.joined().lazy.compactMap(Unicode.Scalar.init) {
      let character = String(Character(scalar))
      guard (character + "-").count == 1 || ("-" + character).count == 1 else { continue }
      joining += 1
      #expect(mask.formatted(value: character).text.isEmpty, "U+\(String(scalar.value, radix: 16))")
    }
    #expect(joining > 2_000)
  }

  /// A scalar joins the next one exactly where Swift says so, in scripts that don't change any more.
  @Test func joinsAfterAsSwiftDoes() {
    let glyphs = Glyphs()
    for scalar in (0x20...0xFFF).compactMap(Unicode.Scalar.init) {
      let joins = (String(Character(scalar)) + "-").count == 1
      #expect(glyphs.joinsAfter(scalar.value) == joins, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
