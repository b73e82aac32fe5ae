import FormworkTestSupport
import Testing

@Suite struct UnicodeSetAlgebraTests {
  private static let samples: [Character] = [
    "aZ09é漢٣ -_+\u{7F}\u{200E}\u{FFFC}½Ⅷ😀", "\u{301}", "\u{E000}", "e\u{301}", "\r\n", "\r",
    "👍🏽", "🇩🇪", "กำ", "5\u{FE0F}\u{20E3}", "ℹ\u{FE0F}", "\u{600}a", "\u{1}\u{200D}",
  ].flatMap { (text: String) in Array(text) }

  /// A class, and what it should hold, put together from the ready ones and lists.
  private static func random(
    _ random: inout SeededGenerator, depth: Int
  ) -> (made: UnicodeSet, holds: (Character) -> Bool) {
    guard depth > 0 else {
      let listed = (0...2).map { _ in random.element(of: samples) }
      switch random.number(in: 0...4) {
      case 0: return (.digit, { UnicodeSet.digit.contains($0) })
      case 1: return (.letter, { UnicodeSet.letter.contains($0) })
      case 2: return (.any, { UnicodeSet.any.contains($0) })
      default:
        return (
          UnicodeSet(listed),
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
    default: return (one.made.inverted, { UnicodeSet.any.contains($0) && !one.holds($0) })
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
    let hex = UnicodeSet("0"..."9").union(UnicodeSet("a"..."f"))
    #expect(hex == UnicodeSet("a"..."f").union(UnicodeSet("0"..."9")))
    let listed = try UnicodeSet("0-9a-f")
    #expect(hex == listed)
    #expect(hex.hashValue == UnicodeSet(Array("0123456789abcdef")).hashValue)
    #expect(UnicodeSet.digit.union(.letter) == .alphanumeric)
    #expect(UnicodeSet.digit.inverted.inverted == .digit)
    #expect(UnicodeSet.digit.union(.any) == .any)
    #expect(UnicodeSet.digit.intersection(.letter) == UnicodeSet(ranges: []))
    let flags = UnicodeSet(["🇩🇪"]).union(UnicodeSet(["🇺🇸"]))
    #expect(flags == UnicodeSet(["🇺🇸", "🇩🇪", "🇺🇸"]))
    #expect(flags.union(.any) == .any)
    #expect(UnicodeSet(["e\u{301}"]).union(.letter) == .letter)
    #expect(UnicodeSet("\u{D7FF}"..."\u{E000}").union(.any) == .any)
    #expect(hex != .digit)
  }

  @Test func keepsControlsOutsideOfTheOthers() {
    for hidden: Character in ["\u{7}", "\u{200E}", "\u{FFFC}", "\r\n"] {
      #expect(!UnicodeSet.digit.inverted.contains(hidden))
      let listed = UnicodeSet([hidden])
      #expect(listed.contains(hidden))
      #expect(!listed.inverted.contains(hidden))
      #expect(!listed.inverted.inverted.contains(hidden))
      #expect(UnicodeSet.any.union(listed).contains(hidden))
    }
  }

  /// A tree of so many classes would overflow the stack.
  @Test func manyOperationsMakeNoDeepClass() throws {
    var united = UnicodeSet(ranges: [])
    for number in 0..<100_000 {
      let scalar = try #require(Unicode.Scalar(0x4E00 + UInt32(number % 20_000)))
      united = united.union(UnicodeSet(scalar...scalar))
    }
    #expect(united == UnicodeSet("\u{4E00}"..."\u{9C1F}"))
    #expect(united.contains("中"))
    #expect(!united.contains("a"))
    var turned = UnicodeSet("a"..."f")
    for _ in 0..<100_000 { turned = turned.inverted }
    #expect(turned == UnicodeSet("a"..."f"))
    var mixed = UnicodeSet("a"..."f")
    for number in 0..<5_000 {
      mixed = number % 2 == 0 ? mixed.union(.digit).inverted : mixed.intersection(.any).inverted
    }
    #expect(mixed.hashValue == UnicodeSet("a"..."f").union(.digit).hashValue)
    #expect(mixed.contains("3"))
  }
}
