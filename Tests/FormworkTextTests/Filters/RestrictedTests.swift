import FormworkTestSupport
import Formwork
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
  func refusesWhatTheFilterRefuses(insertion: String) throws {
    let code = try Self.code()
    let before: Drawing = "X-12|"
    #expect(code.inserting(insertion, into: before) == .refused(before.formatted(by: code)))
  }

  /// What the filter lets through and the base has no room for is another matter.
  @Test(
    arguments: [
      ("12|", "a", .notAllowed), ("12|", "3", .noRoom), ("12|", "a: 3", .noRoom),
      ("1|", "-", .notAllowed), ("12|", "a3", .notAllowed),
    ] as [(before: Drawing, insertion: String, refusal: Refusal)])
  func saysWhyItRefuses(before: Drawing, insertion: String, refusal: Refusal) {
    let two = CharacterFilter(.any, maximumLength: 2).restricted(to: .digits)
    #expect(two.inserting(insertion, into: before).refusal == refusal)
  }

  @Test(
    arguments: [
      ("|", "a: 1", "1", "a"), ("1|", "a: 2", "12", "a"), ("|", "1-2", "12", ""),
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
    #expect(amount.formatted(text: "1.2.3").text == "")
    #expect(amount.formatted(text: "1,5").text == "1.5")
    #expect(amount.inserting(".", into: "1.2|").isRefused)
  }

  /// Free text in a base of free text: a space takes the place of what isn't allowed, and a beginning is kept.
  @Test func freeTextIsNotJoined() {
    let latin = CharacterFilter.any.restricted(to: CharacterFilter(.nonChinese(), maximumLength: 5))
    #expect(latin.formatted(text: "a中b").text == "a b")
    let cut = latin.inserting("abc def", into: "|")
    #expect(cut.formatted.text == "abc d")
    #expect(cut.formatted.problem == .tooLong)
    let further = latin.inserting("xyz", into: "abc|")
    #expect(further.formatted.text == "abcxy")
    #expect(further.formatted.problem == .tooLong)
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
