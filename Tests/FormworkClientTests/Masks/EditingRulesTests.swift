import FormworkCore
import Testing

/// The examples of the article EditingRules; ``DocumentationTests`` compares them.
@Suite struct EditingRulesTests {
  @Test func typing() throws {
    var field = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
    field.insert("1")
    #expect(field.current.text == "+1 (1")
    field.set(value: "")
    field.insert("+")
    field.insert("1")
    #expect(field.current.text == "+1")
    #expect(field.current.value == "")
  }

  @Test func accounted() throws {
    // example: accounted
    let eight = try Mask("[0000] [0000]")
    let start = FormattedText()
    let outcome = eight.apply(TextEdit(inserting: "No. 1234-5678, page 3", at: 0), to: start)
    let full = outcome.formatted
    #expect(full.text == "1234 5678")
    #expect(outcome.unused == "Nopage3")
    #expect(eight.apply(TextEdit(inserting: "123456789", at: 0), to: start).rejection == .noRoom)
    #expect(eight.apply(TextEdit(inserting: "x", at: 0), to: full).rejection == .notAllowed)
    #expect(eight.apply(TextEdit(inserting: "9", at: 0), to: full).rejection == .noRoom)
    // end
  }

  @Test func policies() throws {
    // example: policies
    let guided = try Mask("[00]/[00]", options: .init(placeholderCharacter: "_"))
    #expect(guided.formatted(value: "1").text == "1_/__")
    let price = try Mask("[009].[000].[00]", options: .init(rightToLeft: true))
    #expect(price.formatted(value: "67").text == "67")
    #expect(price.formatted(value: "1234567").text == "12.345.67")
    // end
  }
}
