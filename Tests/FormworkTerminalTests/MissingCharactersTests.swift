import FormworkTerminal
import FormworkTestSupport
import Testing

@Suite struct MissingCharactersTests {
  private static let phone = "+1 ([000]) [000]-[0000]"

  @Test(
    arguments: [
      (phone, "", "10 more digits"), (phone, "212", "7 more digits"),
      (phone, "212555010", "1 more digit"), (phone, "2125550100", ""),
      ("[AA]-[000]", "a", "1 more letter, 3 more digits"),
      ("[_]{.}[A]", "", "1 more letter or digit, 1 more letter"),
      ("[0099]", "1", "1 more digit"), ("[0…]", "", "1 more digit"), ("abc", "", ""),
    ] as [(pattern: String, text: String, phrase: String)])
  func masks(pattern: String, text: String, phrase: String) throws {
    let mask = try Mask(pattern)
    #expect(MissingCharacters.phrase(mask.missing(after: mask.formatted(text: text))) == phrase)
  }

  @Test func otherFormats() throws {
    let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
    #expect(
      plate.missing(after: plate.formatted(text: "A")) == [
        .init(.letters, count: 1), .init(.digits, count: 4),
      ])
    let signs = try RegexFormat("[!?]{3}")
    #expect(MissingCharacters.phrase(signs.missing(after: .init())) == "3 more characters")
    let guided = try Mask("[00]/[00]", options: .init(placeholderCharacter: "x"))
    #expect(
      guided.missing(after: guided.formatted(text: "1")) == [.init(.digits, count: 3)])
    let price = try Mask("[009].[00]", options: .init(rightToLeft: true))
    #expect(price.missing(after: price.formatted(text: "1")) == [.init(.digits, count: 3)])
    let set = MaskSet(primary: try Mask("[000]"), alternatives: [try Mask("[AA]")])
    #expect(
      set.missing(after: .init()) == [.init(.lettersOrDigits, count: 1), .init(.digits, count: 2)])
    // An empty filter's text is never complete, and one digit completes it.
    #expect(AllowedCharacters.digits.missing(after: .init()) == [.init(.digits, count: 1)])
  }

  /// Typing as many characters as are missing, of the kinds that are, completes the text, and
  /// nothing less does.
  @Test func asManyAsAreMissing() throws {
    var generator = SeededGenerator(seed: 19)
    var checked = 0
    for _ in 0..<2000 {
      let slots = (0..<generator.number(in: 1...8)).map { _ in
        ["0", "A", "_", "][", "]-[", "]{.}[", "9"][generator.number(in: 0...6)]
      }
      let mask = try Mask("[" + slots.joined() + "]")
      var text = FormattedText()
      for _ in 0..<generator.number(in: 0...4) {
        text = mask.apply(TextEdit(inserting: "7", at: .end(of: text.text)), to: text).formatted
        text = mask.apply(TextEdit(inserting: "x", at: .end(of: text.text)), to: text).formatted
      }
      let missing = mask.missing(after: text)
      if missing.isEmpty { continue }
      for run in missing {
        let key = run.kind == .letters ? "x" : "7"
        for _ in 0..<run.count {
          #expect(!text.isComplete, "\(mask.pattern)")
          let outcome = mask.apply(TextEdit(inserting: key, at: .end(of: text.text)), to: text)
          #expect(!outcome.isRejected, "\(mask.pattern) \(text.text)")
          text = outcome.formatted
        }
      }
      #expect(text.isComplete, "\(mask.pattern) \(text.text)")
      checked += 1
    }
    #expect(checked > 500)
  }

  @Test(
    arguments: [
      (phone, "", "+1 (___) ___-____"), (phone, "212", "___-____"), (phone, "2125550100", ""),
      ("[00]-24-[00]", "1", "_-24-__"), ("[AA] 0A [-]", "", "__ 0A _"), ("{12}[0…]", "", "12_"),
      ("[0099]", "1", "___"), ("+{1} [0]", "", "+1 _"),
    ] as [(pattern: String, text: String, remainder: String)])
  func signs(pattern: String, text: String, remainder: String) throws {
    let mask = try Mask(pattern)
    let current = mask.formatted(text: text)
    #expect(mask.remainder(after: current, marking: "_") == remainder)
    #expect(mask.remainder(after: current).count == remainder.count)
  }

  @Test func signsOfOtherFormats() throws {
    let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
    #expect(plate.remainder(after: .init(), marking: "_") == "__-____")
    #expect(plate.remainder(after: plate.formatted(text: "AB1"), marking: "·") == "···")
    #expect(AllowedCharacters.digits.remainder(after: .init(), marking: "_") == "")
    let price = try Mask("[000].[00]", options: .init(rightToLeft: true))
    let shown = price.remainder(after: price.formatted(text: "1"), marking: "_")
    #expect(!shown.contains { $0.isNumber })
  }

  @Test(
    arguments: [
      ("[0…]", 1, nil, 1, nil), ("[00]/[0099]", 5, 7, 4, 6), ("+{7} [0…]", 4, nil, 2, nil),
      ("[…]", 0, nil, 0, nil), ("[99]", 0, 2, 0, 2), ("abc", 3, 3, 0, 0),
      ("[0…]-[0]", 1, nil, 1, nil),
    ] as [(pattern: String, least: Int, most: Int?, valueLeast: Int, valueMost: Int?)])
  func lengths(
    pattern: String, least: Int, most: Int?, valueLeast: Int, valueMost: Int?
  ) throws {
    let mask = try Mask(pattern)
    #expect((mask.textLengths.least, mask.textLengths.most) == (least, most))
    #expect((mask.valueLengths.least, mask.valueLengths.most) == (valueLeast, valueMost))
  }
}
