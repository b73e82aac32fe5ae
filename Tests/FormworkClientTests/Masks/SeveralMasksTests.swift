import FormworkCore
import Testing

/// The examples of the article SeveralMasks; ``DocumentationTests`` compares them.
@Suite struct SeveralMasksTests {
  @Test func grow() throws {
    // example: grow
    let local = try Mask("[000]-[0000]")
    let national = try Mask("([000]) [000]-[0000]")
    let numbers = MaskSet(primary: local, alternatives: [national])

    var field = EditingSession(format: numbers)
    field.insert("5550100")
    #expect(field.current.text == "555-0100")
    field.insert("2")
    #expect(field.current.text == "(555) 010-02")
    #expect(field.remainder == "00")
    field.deleteBackward()
    #expect(field.current.text == "555-0100")
    // end
  }

  @Test func separators() throws {
    // example: separators
    let slashes = try Mask("[00]/[00]")
    let dots = try Mask("[00].[00]")
    let date = MaskSet(primary: slashes, alternatives: [dots], strategy: .prefix)
    #expect(date.formatted(text: "1234").text == "12/34")
    #expect(date.formatted(text: "12.34").text == "12.34")
    // end
  }

  @Test func countries() throws {
    // example: countries
    let russia = try Mask("+{7} ([000]) [000] [00] [00]")
    let america = try Mask("+{1} ([000]) [000]-[0000]")
    let phone = MaskSet(primary: russia, alternatives: [america], strategy: .prefix)
    #expect(phone.formatted(text: "+12125550100").text == "+1 (212) 555-0100")
    #expect(phone.formatted(text: "+79125550100").text == "+7 (912) 555 01 00")
    // end
  }
}
