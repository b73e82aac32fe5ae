import FormworkMasks
import FormworkRules
import FormworkDefinition
import Testing

@Suite struct PhoneDefinitionTests {
  @Test(
    arguments: [
      (#"{"phone":{"region":"US"}}"#, "2125550100", "(212) 555-0100", "+12125550100"),
      (#"{"phone":{"region":"de"}}"#, "03023125042", "030 23125042", "+493023125042"),
      (#"{"phone":{"region":null}}"#, "493023125042", "+49 30 23125042", "+493023125042"),
      (#"{"phone":{}}"#, "+442079460018", "+44 20 7946 0018", "+442079460018"),
    ] as [(json: String, typed: String, text: String, value: String)])
  func phones(json: String, typed: String, text: String, value: String) throws {
    let definition = try FormatDefinition(json: json)
    let formatted = try definition.makeFormat().formatted(text: typed)
    #expect(formatted.text == text)
    #expect(formatted.value == value)
    #expect(try definition.contradiction() == nil)
  }

  @Test func valuesMayHaveToMatch() throws {
    let json = #"{"phone":{"region":"US"},"valuePattern":"\\+1.*"}"#
    let definition = try FormatDefinition(json: json)
    let format = try definition.makeFormat()
    #expect(format.formatted(value: "+12125550100").text == "(212) 555-0100")
    #expect(try definition.contradiction() == nil)
  }

  @Test func numbersMayHaveToBeValid() throws {
    let format = try FormatDefinition(json: #"{"phone":{"region":"US","validity":"valid"}}"#)
      .makeFormat()
    #expect(format.formatted(text: "1112223333").issue?.code == "notValid")
    #expect(format.formatted(text: "2125550100").isDone)
  }

  @Test func unknownRegionsAreNamed() throws {
    let definition = try FormatDefinition(json: #"{"phone":{"region":"EU"}}"#)
    let error = try #require(throws: DefinitionError.self) { try definition.makeFormat() }
    #expect(error.code == .unknownName)
    #expect(error.path == "$.phone.region")
  }
}
