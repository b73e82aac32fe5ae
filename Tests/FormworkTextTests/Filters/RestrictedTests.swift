import FormworkTestSupport
import Formwork
import Testing

@Suite struct RestrictedTests {
  private static func code() throws -> Restricted<Mask> {
    try Mask("X-[___]-[___]").restricted(to: .digits)
  }

  @Test(
    arguments: [
      ("X-|", "1", "X-1|"), ("X-12|", "3", "X-123-|"), ("X-123-|", "x4y", "X-123-4|"),
      ("|", "X-123-456", "X-123-456|"), ("|", "a1b2c3", "X-123-|"), ("X-1|2", "b9", "X-19|2-"),
    ] as [(before: Drawing, insertion: String, after: Drawing)])
  func keepsLiteralsAndLeavesOutStrangers(
    before: Drawing, insertion: String, after: Drawing
  ) throws {
    let code = try Self.code()
    let outcome = code.inserting(insertion, into: before)
    #expect(Drawing(outcome.formatted) == after)
  }

  @Test(arguments: ["a", "ab", "é", "👍"])
  func refusesWhatTheFilterRefuses(insertion: String) throws {
    let code = try Self.code()
    let before: Drawing = "X-12|"
    #expect(code.inserting(insertion, into: before) == .refused(before.formatted(by: code)))
  }

  /// What the filter lets through and the base has no room for is another matter.
  @Test(
    arguments: [
      ("12|", "a", .notAllowed), ("12|", "3", .noRoom), ("12|", "a3", .noRoom),
      ("1|", "-", .notAllowed),
    ] as [(before: Drawing, insertion: String, refusal: Refusal)])
  func saysWhyItRefuses(before: Drawing, insertion: String, refusal: Refusal) {
    let two = CharacterFilter(.any, maximumLength: 2).restricted(to: .digits)
    #expect(two.inserting(insertion, into: before).refusal == refusal)
  }

  @Test(
    arguments: [
      ("|", "a1b", "1", "ab"), ("1|", "a2b3", "12", "ab3"), ("|", "1-2", "12", ""),
      ("|", "1231", "12", "31"), ("|", "a1b1c1", "11", "abc1"),
    ] as [(before: Drawing, insertion: String, text: String, leftOut: String)])
  func saysWhatIsLeftOut(before: Drawing, insertion: String, text: String, leftOut: String) {
    let two = CharacterFilter(.any, maximumLength: 2).restricted(to: .digits)
    let outcome = two.inserting(insertion, into: before)
    #expect(outcome.formatted.text == text)
    #expect(outcome.leftOut == leftOut)
    #expect(outcome.formatted.isFull == (text.count == 2))
  }

  @Test func judgesTheCharactersTogether() throws {
    let price = try Mask("€ [_…]").restricted(to: .decimal)
    #expect(price.formatted(text: "12").value == "12")
    let amount = CharacterFilter.any.restricted(to: .decimal)
    #expect(amount.formatted(text: "1.2.3").text == "1.23")
    #expect(amount.inserting(".", into: "1.2|").isRefused)
  }

  @Test func whatTheAppPutThereMayGo() throws {
    let mask = try Mask("[____]")
    let code = mask.restricted(to: .digits)
    let current = mask.formatted(value: "ab")
    #expect(code.apply(TextEdit(deletingBackward: 1..<2), to: current).formatted.value == "a")
    #expect(code.apply(TextEdit(inserting: "1", at: 2), to: current).formatted.value == "ab1")
    #expect(code.apply(TextEdit(inserting: "c", at: 2), to: current).isRefused)
  }

  @Test func asksForTheFiltersKeyboard() throws {
    #expect(try Self.code().keyboard == .digits)
    #expect(try Mask("[000]").keyboard == .digits)
    #expect(try Mask("[000]").restricted(to: .any).keyboard == .digits)
    #expect(try Mask("[00AA]").keyboard == .any)
    #expect(try Mask("(999)", syntax: .digits).keyboard == .digits)
    #expect(try Mask("###", syntax: .hash).keyboard == .any)
    #expect(try Mask("###", syntax: .hash(.digit)).keyboard == .digits)
    #expect(CharacterFilter.decimal.keyboard == .decimal)
    #expect(CharacterFilter.digits.limited(to: 3).keyboard == .digits)
    #expect(AnyInputFormat(CharacterFilter.digits.validated { _ in true }).keyboard == .digits)
    #expect(CharacterFilter.nonChinese.keyboard == .any)
  }
}
