import FormworkTerminal
import Testing

/// The examples of the module's documentation, compiled.
@Suite struct TerminalDocumentationTests {
  @Test func prompt() {
    // example: prompt
    var prompt = MaskedPrompt(.mask("+1 ([000]) [000]-[0000]"), message: "Phone")
    prompt.isRequired = true
    // end
    #expect(prompt.message == "Phone")
  }

  @Test func price() {
    // example: price
    let price = FieldFormat<Double>.currency("USD", minimum: 0)
    let question = MaskedPrompt(price, message: "Price")
    // end
    #expect(question.message == "Price")
    #expect(price.value(of: price.formatted(text: "$1,234.50")) == 1234.5)
  }
}
