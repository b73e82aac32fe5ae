import FormworkCore
import Testing

@Suite struct PresetDefinitionTests {
  @Test(
    arguments: [
      (#"{"card":{}}"#, "378282246310005", "3782 822463 10005", "378282246310005"),
      (#"{"iban":{}}"#, "IBAN: no93 8601 1117 947", "NO93 8601 1117 947", "NO9386011117947"),
      (#"{"preset":"postal.NL"}"#, "1234ab", "1234 AB", "1234AB"),
      (#"{"preset":"card"}"#, "42424", "4242 4", "42424"),
      (#"{"card":{},"maximumLength":4}"#, "4242", "4242", "4242"),
      (#"{"card":{},"valuePattern":"4.*"}"#, "42", "42", "42"),
    ] as [(json: String, typed: String, text: String, value: String)])
  func presets(json: String, typed: String, text: String, value: String) throws {
    let definition = try FormatDefinition(json: json)
    let formatted = try definition.makeFormat().formatted(text: typed)
    #expect(formatted.text == text)
    #expect(formatted.value == value)
  }

  @Test func unknownNamesAreTold() throws {
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: #"{"preset":"postal.XX"}"#)
    }
    #expect(error.code == .unknownName)
    #expect(error.path == "$.preset")
    #expect(error.fix.contains("postal.NL"))
  }
}
