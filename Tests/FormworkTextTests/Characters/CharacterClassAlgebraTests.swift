import FormworkTestSupport
import Testing

@Suite struct CharacterClassAlgebraTests {
  private static let samples: [Character] = [
    "aZ09é漢٣ -_+\u{7F}\u{200E}\u{FFFC}½Ⅷ😀", "\u{301}", "\u{E000}", "e\u{301}", "\r\n", "\r",
    "👍🏽", "🇩🇪", "กำ", "5\u{FE0F}\u{20E3}", "ℹ\u{FE0F}", "\u{600}a", "\u{1}\u{200D}",
  ].flatMap { (text: String) in Array(text) }

  /// A class, and what it should hold, put together from the ready ones and lists.
  private static func random(
    _ random: inout SeededGenerator, depth: Int
  ) -> (made: CharacterClass, holds: (Character) -> Bool) {
    guard depth > 0 else {
      let listed = (0...2).map { _ in random.element(of: samples) }
      switch random.number(in: 0...4) {
      case 0: return (.digit, { CharacterClass.digit.contains($0) })
      case 1: return (.letter, { CharacterClass.letter.contains($0) })
      case 2: return (.any, { CharacterClass.any.contains($0) })
      default:
        return (
          CharacterClass(listed),
          { character in
            listed.contains { $0.unicodeScalars.elementsEqual(character.unicodeScalars) }
          }
        )
      }
    }
    let one = self.random(&random, depth: depth - 1)
    let other = self.random(&random, depth: depth - 1)
    switch random.number(in: 0...2) {
    case 0: return (one.made.union(other.made), { one.holds($0) || other.holds($0) })
    case 1: return (one.made.intersection(other.made), { one.holds($0) && other.holds($0) })
    default: return (one.made.inverted, { CharacterClass.any.contains($0) && !one.holds($0) })
    }
  }

  @Test func holdsWhatItIsMadeOf() {
    var random = SeededGenerator(seed: 4)
    var count = 0
    for _ in 0..<400 {
      let (made, holds) = Self.random(&random, depth: random.number(in: 1...4))
      for character in Self.samples {
        #expect(made.contains(character) == holds(character), "\(character.debugDescription)")
        count += 1
      }
    }
    #expect(count >= 10_000)
  }

  /// The same members make the same class, and the same hash, in whatever order they came.
  @Test func theSameMembersAreEqual() throws {
    let hex = CharacterClass("0"..."9").union(CharacterClass("a"..."f"))
    #expect(hex == CharacterClass("a"..."f").union(CharacterClass("0"..."9")))
    let listed = try CharacterClass("0-9a-f")
    #expect(hex == listed)
    #expect(hex.hashValue == CharacterClass(Array("0123456789abcdef")).hashValue)
    #expect(CharacterClass.digit.union(.letter) == .alphanumeric)
    #expect(CharacterClass.digit.inverted.inverted == .digit)
    #expect(CharacterClass.digit.union(.any) == .any)
    #expect(CharacterClass.digit.intersection(.letter) == CharacterClass(ranges: []))
    let flags = CharacterClass(["🇩🇪"]).union(CharacterClass(["🇺🇸"]))
    #expect(flags == CharacterClass(["🇺🇸", "🇩🇪", "🇺🇸"]))
    #expect(flags.union(.any) == .any)
    #expect(CharacterClass(["e\u{301}"]).union(.letter) == .letter)
    #expect(CharacterClass("\u{D7FF}"..."\u{E000}").union(.any) == .any)
    #expect(hex != .digit)
  }

  @Test func keepsControlsOutsideOfTheOthers() {
    for hidden: Character in ["\u{7}", "\u{200E}", "\u{FFFC}", "\r\n"] {
      #expect(!CharacterClass.digit.inverted.contains(hidden))
      let listed = CharacterClass([hidden])
      #expect(listed.contains(hidden))
      #expect(!listed.inverted.contains(hidden))
      #expect(!listed.inverted.inverted.contains(hidden))
      #expect(CharacterClass.any.union(listed).contains(hidden))
    }
  }

  /// A tree of so many classes would overflow the stack.
  @Test func manyOperationsMakeNoDeepClass() throws {
    var united = CharacterClass(ranges: [])
    for number in 0..<100_000 {
      let scalar = try #require(Unicode.Scalar(0x4E00 + UInt32(number % 20_000)))
      united = united.union(CharacterClass(scalar...scalar))
    }
    #expect(united == CharacterClass("\u{4E00}"..."\u{9C1F}"))
    #expect(united.contains("中"))
    #expect(!united.contains("a"))
    var turned = CharacterClass("a"..."f")
    for _ in 0..<100_000 { turned = turned.inverted }
    #expect(turned == CharacterClass("a"..."f"))
    var mixed = CharacterClass("a"..."f")
    for number in 0..<5_000 {
      mixed = number % 2 == 0 ? mixed.union(.digit).inverted : mixed.intersection(.any).inverted
    }
    #expect(mixed.hashValue == CharacterClass("a"..."f").union(.digit).hashValue)
    #expect(mixed.contains("3"))
  }
}
