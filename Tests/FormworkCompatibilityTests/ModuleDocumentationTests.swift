import FormworkInputMask
import Testing

/// The example of the module's documentation, compiled and run.
@Suite struct ModuleDocumentationTests {
  @Test func oldNames() throws {
    // example: oldNames
    let text = "2125550100"
    let mask = try Mask(format: "+1 ([000]) [000]-[0000]")
    let result = mask.apply(
      toText: CaretString(
        string: text, caretPosition: text.endIndex, caretGravity: .forward(autocomplete: true)))
    #expect(result.formattedText.string == "+1 (212) 555-0100")
    #expect(result.extractedValue == "2125550100")
    #expect(result.complete == true)
    // end
  }
}
