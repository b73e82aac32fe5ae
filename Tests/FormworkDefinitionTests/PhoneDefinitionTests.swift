import FormworkCore
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

  @Test(
    arguments: [
      // Only these regions: another calling code is rejected, another region has an issue.
      (#"{"region":"DE","allowedRegions":["DE","AT"]}"#, "+4366412345678", "+4366412345678", nil),
      (#"{"region":"US","allowedRegions":["US"]}"#, "4165550123", "+14165550123", "foreignNumber"),
      (#"{"region":"US","foreignNumbers":"reject"}"#, "2125550100", "+12125550100", nil),
      // Mobile only.
      (#"{"region":"DE","kinds":"mobile"}"#, "015123456789", "+4915123456789", nil),
      (#"{"region":"DE","kinds":"mobile"}"#, "03023125042", "+493023125042", "notMobile"),
      // Possible or valid.
      (#"{"region":"US","validity":"possible"}"#, "1112223333", "+11112223333", nil),
      (#"{"region":"US","validity":"valid"}"#, "1112223333", "+11112223333", "notValid"),
      // The notation of the value.
      (#"{"region":"DE","valueStyle":"national"}"#, "+493023125042", "03023125042", nil),
      (#"{"region":"DE","valueStyle":"national"}"#, "+442079460018", "+442079460018", nil),
      (#"{"region":"DE","valueStyle":"asTyped"}"#, "03023125042", "03023125042", nil),
      (#"{"region":"DE","valueStyle":"asTyped"}"#, "+493023125042", "+493023125042", nil),
    ] as [(rules: String, typed: String, value: String, issue: String?)])
  func options(rules: String, typed: String, value: String, issue: String?) throws {
    let definition = try FormatDefinition(json: #"{"phone":"# + rules + "}")
    let formatted = try definition.makeFormat().formatted(text: typed)
    #expect(formatted.value == value)
    #expect(formatted.issue?.code == issue)
    #expect(try FormatDefinition(json: definition.json()) == definition)
  }

  @Test func anotherCallingCodeIsRejected() throws {
    let json = #"{"phone":{"region":"DE","allowedRegions":["DE","AT"]}}"#
    let format = try FormatDefinition(json: json).makeFormat()
    #expect(!format.formatted(text: "+442079460018").isDone)
    #expect(format.formatted(text: "+493023125042").isDone)
  }

  @Test func numbersOfTheRegionAreShownNationally() throws {
    let json = #"{"phone":{"region":"DE","homeNumbers":"national"}}"#
    let format = try FormatDefinition(json: json).makeFormat()
    let typed = format.formatted(text: "+493023125042")
    #expect(format.editingEnded(typed).text == "030 23125042")
    #expect(typed.value == "+493023125042")
  }

  @Test func unknownRegionsAreNamed() throws {
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: #"{"phone":{"region":"EU"}}"#)
    }
    #expect(error.code == .unknownName)
    #expect(error.path == "$.phone.region")
  }
}
