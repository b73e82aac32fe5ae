import FormworkCore
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct RulesDocumentationTests {
  @Test func definitions() throws {
    let file =
      #"{"version":1,"mask":"+1 ([000]) [000]-[0000]","alternatives":["+44 [0000] [000000]"]}"#
    // example: definitions
    let phone = try FormatDefinition(json: file).makeFormat()
    let received = phone.read(line: "1-212-555-0100")
    #expect(received.value == "2125550100")
    #expect(received.isComplete == true)
    // end
    #expect(phone.formatted(text: "+442079460018").text == "+44 2079 460018")
  }

  @Test func wrongDefinitions() {
    // example: wrongDefinitions
    do {
      _ = try FormatDefinition(json: #"{"mask":"+1 ([000"}"#).makeFormat()
    } catch {
      #expect(error.path == "$.mask")
      #expect(error.message == "$.mask: The group that “[” opens is never closed.")
    }
    // end
  }
}
