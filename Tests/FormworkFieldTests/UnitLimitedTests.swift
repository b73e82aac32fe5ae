import FormworkCore
import FormworkTestSupport
import Testing

/// Lengths in UTF-16 code units and in bytes.
@Suite("A limit in units") struct UnitLimitedTests {
  private static let family = "👩\u{200D}👧"

  private func typed(_ text: String, _ limit: Int, _ unit: LengthUnit) -> FormattedText {
    let format = UnitLimited(AllowedCharacters.any, to: limit, unit)
    return format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted
  }

  @Test func lengths() {
    #expect(LengthUnit.characters.length(of: Self.family) == 1)
    #expect(LengthUnit.utf16.length(of: Self.family) == 5)
    #expect(LengthUnit.bytes.length(of: Self.family) == 11)
  }

  @Test func aPasteKeepsWholeCharacters() {
    #expect(typed("aé" + Self.family, 3, .bytes).text == "aé")
    #expect(typed("aé" + Self.family, 13, .bytes).text == "aé")
    #expect(typed("aé" + Self.family, 14, .bytes).text == "aé" + Self.family)
    #expect(typed("a" + Self.family + "b", 6, .utf16).text == "a" + Self.family)
    #expect(typed("a" + Self.family + "b", 5, .utf16).text == "a")
    #expect(typed("abc", 2, .bytes).issue == .tooLong)
    #expect(typed("ab", 2, .bytes).issue == nil)
    #expect(typed("ab", 2, .bytes).isFull)
    #expect(!typed("ab", 3, .bytes).isFull)
  }

  @Test func aKeyWithoutRoomIsRejected() {
    let format = UnitLimited(AllowedCharacters.any, to: 2, .bytes)
    let a = format.formatted(value: "a")
    #expect(format.apply(TextEdit(inserting: "é", at: 1), to: a).rejection == .noRoom)
    #expect(format.apply(TextEdit(inserting: "e", at: 1), to: a).formatted.text == "ae")
  }

  @Test func aValueThatIsTooLongIsKeptAndShownInPart() {
    let format = UnitLimited(AllowedCharacters.any, to: 2, .bytes)
    let shown = format.formatted(value: "abc")
    #expect(shown.text == "ab")
    #expect(shown.value == "abc")
    #expect(shown.issue == .tooLong)
    // Text that is too long already can be made shorter.
    let long = AllowedCharacters.any.formatted(value: "abcd")
    #expect(format.apply(TextEdit(deletingBackward: 3..<4), to: long).formatted.text == "abc")
  }

  /// Neither a step nor the focus makes a text longer than the limit.
  @Test func nothingGrowsBeyondTheLimit() throws {
    let one = UnitLimited(Counter(), to: 1, .bytes)
    let nine = one.formatted(value: "9")
    #expect(one.stepped(nine, by: 1) == .rejected(nine, because: .noRoom))
    let eight = try #require(one.stepped(nine, by: -1))
    #expect(eight.formatted.text == "8" && eight.formatted.isFull)
    let mask = try Mask("+1 [0]", options: .init(completesOnFocus: true))
    for (limit, shown) in [(2, ""), (3, "+1 "), (4, "+1 ")] {
      let format = UnitLimited(mask, to: limit, .bytes)
      let focused = format.editingBegan(FormattedText())
      #expect(focused.text == shown, "\(limit)")
      #expect(format.editingEnded(focused).text == "", "\(limit)")
    }
  }

  /// The longest beginning of whole characters that fits, whatever the unit and the characters.
  @Test(arguments: [LengthUnit.characters, .utf16, .bytes])
  func theLongestBeginningFits(unit: LengthUnit) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let limit = random.number(in: 0...12)
      let pieces = random.list(upTo: 6) {
        $0.element(of: ["a", "é", "e\u{301}", "漢", "😀", Self.family])
      }
      let text = pieces.joined()
      let format = UnitLimited(AllowedCharacters.any, to: limit, unit)
      let fitting = (0...text.count).last { unit.length(of: String(text.prefix($0))) <= limit } ?? 0
      let beginning = String(text.prefix(fitting))
      let assigned = format.formatted(value: text)
      #expect(assigned.text == beginning && assigned.value == text, "\(text), \(limit)")
      #expect((assigned.issue == .tooLong) == (fitting < text.count), "\(text), \(limit)")
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      if text.isEmpty { continue }
      if beginning.isEmpty {
        #expect(outcome.rejection == .noRoom, "\(text), \(limit)")
        continue
      }
      #expect(outcome.formatted.text == beginning, "\(text), \(limit)")
      #expect(
        outcome.formatted.isFull == (unit.length(of: beginning) >= limit), "\(text), \(limit)")
      // A deletion makes room again.
      let end = UTF16Offset(beginning.utf16.count)
      let last = UTF16Offset(beginning.dropLast().utf16.count)
      let shorter = format.apply(TextEdit(deletingBackward: last..<end), to: outcome.formatted)
        .formatted
      #expect(shorter.text == beginning.dropLast() && shorter.issue == nil)
      #expect(shorter.isFull == (unit.length(of: shorter.text) >= limit), "\(text), \(limit)")
    }
  }
}
