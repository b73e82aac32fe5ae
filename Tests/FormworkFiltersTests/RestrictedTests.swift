import FormworkTestSupport
import Testing

@Suite struct RestrictedTests {
  private static func code() throws -> Restricted<Mask> {
    try Mask("X-[___]-[___]").restricted(to: .digits)
  }

  @Test(
    arguments: [
      ("X-|", "1", "X-1|"), ("X-12|", "3", "X-123-|"), ("X-123-|", "(4)", "X-123-4|"),
      ("|", "X-123-456", "X-123-456|"), ("|", "No. 123", "X-123-|"), ("X-1|2", "b: 9", "X-19|2-"),
      ("|", "a1b2c3", "|"), ("|", "12 and 13", "|"), ("X-1|2", "٩", "X-19|2-"),
    ] as [(before: Drawing, insertion: String, after: Drawing)])
  func keepsLiteralsAndTakesOnePart(
    before: Drawing, insertion: String, after: Drawing
  ) throws {
    let code = try Self.code()
    let outcome = code.inserting(insertion, into: before)
    #expect(Drawing(outcome.formatted) == after)
  }

  @Test(arguments: ["a", "ab", "é", "👍"])
  func rejectsWhatTheFilterRejects(insertion: String) throws {
    let code = try Self.code()
    let before: Drawing = "X-12|"
    #expect(code.inserting(insertion, into: before) == .rejected(before.formatted(by: code)))
  }

  /// What the filter lets through and the base has no room for is another matter.
  @Test(
    arguments: [
      ("12|", "a", .notAllowed), ("12|", "3", .noRoom), ("12|", "a: 3", .noRoom),
      ("1|", "-", .notAllowed), ("12|", "a3", .notAllowed),
    ] as [(before: Drawing, insertion: String, rejection: Rejection)])
  func saysWhyItRejects(before: Drawing, insertion: String, rejection: Rejection) {
    let two = AllowedCharacters(.any, maximumLength: 2).restricted(to: .digits)
    #expect(two.inserting(insertion, into: before).rejection == rejection)
  }

  @Test(
    arguments: [
      ("|", "a: 1", "1", "a"), ("1|", "a: 2", "12", "a"), ("|", "1-2", "12", ""),
    ] as [(before: Drawing, insertion: String, text: String, unused: String)])
  func saysWhatIsUnused(before: Drawing, insertion: String, text: String, unused: String) {
    let two = AllowedCharacters(.any, maximumLength: 2).restricted(to: .digits)
    let outcome = two.inserting(insertion, into: before)
    #expect(outcome.formatted.text == text)
    #expect(outcome.unused == unused)
    #expect(outcome.formatted.isFull == (text.count == 2))
  }

  /// Signs between the digits of an assigned value are no fault of it.
  @Test(arguments: ["123456", "123-456", "(123) 456", "123 456", "12 34 56", "123/456", "٣٢١-456"])
  func anAssignedValueIsShownWithoutItsSigns(value: String) throws {
    let shown = try Self.code().formatted(value: value)
    let digits = value.filter(\.isNumber).compactMap(\.wholeNumberValue).map(String.init).joined()
    #expect(shown.text == "X-\(digits.prefix(3))-\(digits.suffix(3))")
    #expect(shown.issue == nil && shown.isComplete, "\(shown.text) \(shown.value)")
    let free = AllowedCharacters.any.restricted(to: .digits).formatted(value: value)
    #expect(free.text == digits && free.issue == nil, "\(free.text)")
  }

  @Test func judgesTheCharactersTogether() throws {
    let price = try Mask("€ [_…]").restricted(to: .decimal)
    #expect(price.formatted(text: "12").value == "12")
    let amount = AllowedCharacters.any.restricted(to: .decimal)
    #expect(amount.formatted(text: "1.2.3").text == "")
    #expect(amount.formatted(text: "1,5").text == "1.5")
    #expect(amount.inserting(".", into: "1.2|").isRejected)
  }

  /// Free text in a base of free text: a space takes the place of what isn't allowed, and a beginning is kept.
  @Test func freeTextIsNotJoined() {
    let latin = AllowedCharacters.any.restricted(
      to: AllowedCharacters(.nonChinese(), maximumLength: 5))
    #expect(latin.formatted(text: "a中b").text == "a b")
    let cut = latin.inserting("abc def", into: "|")
    #expect(cut.formatted.text == "abc d")
    #expect(cut.formatted.issue == .tooLong)
    let further = latin.inserting("xyz", into: "abc|")
    #expect(further.formatted.text == "abcxy")
    #expect(further.formatted.issue == .tooLong)
  }

  /// What the app assigns and the filter doesn't accept is never shortened in silence (rule 2).
  @Test func showsWhatIsAssignedWithAnIssue() throws {
    let assigned = try Self.code().formatted(value: "12a4")
    #expect(assigned.value == "12a4")
    #expect(assigned.text == "X-12")
    #expect(!assigned.isDone)
    #expect(try Self.code().formatted(value: "١٢٣").value == "123")
  }

  @Test func whatTheAppPutThereMayGo() throws {
    let mask = try Mask("[____]")
    let code = mask.restricted(to: .digits)
    let current = mask.formatted(value: "ab")
    #expect(code.apply(TextEdit(deletingBackward: 1..<2), to: current).formatted.value == "a")
    #expect(code.apply(TextEdit(inserting: "1", at: 2), to: current).formatted.value == "ab1")
    #expect(code.apply(TextEdit(inserting: "c", at: 2), to: current).isRejected)
  }

  /// A step leads to no text that the filter rejects, unless the app put such a text there.
  @Test func stepsWithinTheFilter() throws {
    let odd = Counter().restricted(to: AllowedCharacters(.characters(try UnicodeSet("1-9"))))
    let nine = odd.formatted(value: "9")
    #expect(odd.stepped(nine, by: 1) == .rejected(nine))
    #expect(odd.stepped(nine, by: 2)?.formatted.text == "11")
    #expect(odd.stepped(Counter().formatted(value: "20"), by: 10)?.formatted.text == "30")
  }

  @Test func asksForTheFiltersKeyboard() throws {
    #expect(try Self.code().keyboard == .numberPad)
    #expect(try Mask("[000]").keyboard == .numberPad)
    #expect(try Mask("[000]").restricted(to: .any).keyboard == .numberPad)
    #expect(try Mask("[00AA]").keyboard == .default)
    #expect(try Mask("(999)", syntax: .digits).keyboard == .numberPad)
    #expect(try Mask("###", syntax: .hash).keyboard == .default)
    #expect(try Mask("###", syntax: .hash(.digit)).keyboard == .numberPad)
    #expect(AllowedCharacters.decimal.keyboard == .decimalPad)
    #expect(AllowedCharacters.digits.limited(to: 3).keyboard == .numberPad)
    #expect(AnyInputFormat(AllowedCharacters.digits.validated { _ in true }).keyboard == .numberPad)
    #expect(AllowedCharacters.nonChinese.keyboard == .default)
    #expect(AllowedCharacters(.characters(try UnicodeSet("0-9A-Fa-f"))).keyboard == .asciiCapable)
    #expect(AllowedCharacters(.characters(try UnicodeSet("0-9é"))).keyboard == .default)
    let hex = Mask.Notation("h", accepts: try UnicodeSet("0-9A-F"))
    #expect(try Mask("[hh]-[00]", notations: [hex]).keyboard == .asciiCapable)
  }

  /// A key that the mask or the filter rejects needs no place on the keyboard.
  @Test func asksForTheSmallerKeyboard() throws {
    let hex = try UnicodeSet("0-9A-F")
    let masks = try ["[AA]", "[hh]", "[00]"].map {
      try Mask($0, notations: [Mask.Notation("h", accepts: hex)])
    }
    let filters = [AllowedCharacters.any, AllowedCharacters(.characters(hex)), .digits]
    let keyboards: [KeyboardType] = [.default, .asciiCapable, .numberPad]
    for (base, mask) in masks.enumerated() {
      for (other, filter) in filters.enumerated() {
        #expect(mask.restricted(to: filter).keyboard == keyboards[max(base, other)])
      }
    }
  }
}
