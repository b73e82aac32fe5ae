import FormworkMasks
import FormworkTerminal
import Testing

/// The example of the module's documentation, compiled.
@Suite struct ModuleDocumentationTests {
  @Test func prompt() throws {
    // example: prompt
    var prompt = MaskedPrompt(try Mask("+1 ([000]) [000]-[0000]"), message: "Phone")
    prompt.isRequired = true
    // end
    #expect(prompt.format.formatted(text: "2135550100").isComplete)
  }
}
