import FormworkTestSupport
import Testing

/// A set measures how well a mask fits in three ways: by reading the text as a whole, without making a text,
/// and for plain ASCII. All of them agree.
@Suite struct AffinityTests {
  @Test(arguments: [MaskSet.Strategy.wholeString, .prefix, .capacity, .extractedValueCapacity])
  func theWaysToMeasureAgree(strategy: MaskSet.Strategy) throws {
    let patterns = [
      "+1 ([000]) [000]-[0000]", "[00]-[09]", "{AB}[AA]-[00]", "[0…]", "é[00] 😀[A]", "[99].[99]",
      "#-[___]", "[A0A] [0A0]",
    ]
    let keys = ["1", "2", "A", "b", "+", "-", " ", "(", ")", ".", "é", "😀", "٣", "#"]
    var random = SeededGenerator(seed: 3)
    var plain = 0
    for pattern in patterns {
      let mask = try Mask(pattern)
      for _ in 0..<150 {
        let text = random.list(upTo: 9) { $0.element(of: keys) }.joined()
        let (whole, ofCharacters, quick) = mask.affinities(of: text, strategy, above: .min)
        #expect(ofCharacters == whole, "\(text) in \(pattern)")
        guard let quick else { continue }
        plain += 1
        #expect(quick == whole, "\(text) in \(pattern)")
        // A measure that stops early says no more than that the mask fits no better.
        for least in whole - 2...whole + 2 {
          let early = mask.affinities(of: text, strategy, above: least).quick
          #expect(early == whole || whole <= least && (early ?? .max) <= least, "\(text)")
        }
      }
    }
    #expect(plain > 100 || strategy != .wholeString)
  }

  /// A set that shows a value is in the same state as after each of its keys, with any of its masks. A value that is
  /// complete in another mask came from there.
  @Test(arguments: [
    ["[00]", "[AAAA]"], ["[00]-[00]", "[000]"], ["+1 [000]", "+44 [00]"], ["[0A]", "[00]", "[A]"],
    ["[000]", "[09]"],
  ])
  func aValueIsShownAsIfItWereTyped(patterns: [String]) throws {
    let masks = try patterns.map { try Mask($0) }
    let set = MaskSet(primary: masks[0], alternatives: Array(masks.dropFirst()))
    for value in ["1", "12", "123", "1234", "A", "AB", "ABCD", "1A"] {
      var session = EditingSession(format: set)
      let isTyped = value.allSatisfy { !session.insert(String($0)).isRejected }
      guard isTyped, session.current.value == value else { continue }
      let shown = set.formatted(value: value)
      if shown.isComplete, !session.current.isComplete {
        #expect(masks.contains { $0.formatted(value: value).text == shown.text })
        continue
      }
      #expect(shown.text == session.current.text, "\(value) in \(patterns)")
      #expect(shown.isComplete == session.current.isComplete, "\(value) in \(patterns)")
      #expect(shown.isFull == session.current.isFull, "\(value) in \(patterns)")
      #expect(
        set.remainder(after: shown) == set.remainder(after: session.current),
        "\(value) in \(patterns)")
    }
  }
}
