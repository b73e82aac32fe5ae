import FormworkCore
import Testing

@Suite struct BasicFormatTests {
  @Test(
    arguments: [
      (#"{"mask":"[00]-[00]"}"#, "1234", "12-34"),
      (#"{"mask":"[00]-[00]","maximumLength":3}"#, "123", "12-3"),
      (#"{"mask":"[AA]","case":"upper"}"#, "ab", "AB"),
      (#"{"mask":"[00]","alternatives":["([00]) [00]"]}"#, "1234", "(12) 34"),
      (#"{"filter":{"allow":"letters"},"case":"lower"}"#, "AB!", "ab"),
      (#"{"filter":{"allow":"digits"},"maximumLength":4}"#, "12-34", "1234"),
      (#"{"filter":{"allow":"digits"},"maximumLength":4}"#, "12-34-56", ""),
      (
        #"{"filter":{"allow":"digits","maximumLength":6},"maximumLength":4}"#, "123456: 1234",
        "1234"
      ),
      (#"{"filter":{"allow":"digits"},"digits":"asTyped"}"#, "٣", "٣"),
    ] as [(json: String, input: String, text: String)])
  func makesMasksSetsAndFilters(json: String, input: String, text: String) throws {
    let definition = try FormatDefinition(json: json)
    #expect(try definition.makeFormat(kinds: .basic).formatted(text: input).text == text)
    #expect(try definition.makeFormat().formatted(text: input).text == text)
  }

  @Test(
    arguments: [
      (#"{"regex":"[A-Z]"}"#, "$.regex"), (#"{"number":{}}"#, "$.number"),
      (#"{"mask":"[00]","valuePattern":"1.*"}"#, "$.valuePattern"),
      (#"{"phone":{"region":"US"}}"#, "$.phone"), (#"{"iban":{}}"#, "$.iban"),
    ] as [(json: String, path: String)])
  func saysWhereTheOthersAreMade(json: String, path: String) throws {
    let error = try #require(throws: FormatError.self) {
      try FormatDefinition(json: json, kinds: .basic).makeFormat(kinds: .basic)
    }
    #expect(error.code == .unsupportedFormat)
    #expect(error.path == path)
    #expect(error.fix.contains("full page"))
  }

  /// What is wrong with a mask is said before what can't be made beside it.
  @Test func aWrongMaskIsStillTold() throws {
    let definition = try FormatDefinition(json: #"{"mask":"[00","valuePattern":"1"}"#)
    let error = try #require(throws: FormatError.self) { try definition.makeFormat(kinds: .basic) }
    #expect(error.code.name == "unclosedGroup")
  }
}
