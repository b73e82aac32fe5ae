import FormworkCore
import Testing

/// Details of a text by name, as pages show them while a user types.
@Suite struct DetailTests {
  @Test(
    arguments: [
      (#"{"card":{}}"#, "4", ["brand=visa", "brandName=Visa"]),
      (#"{"card":{}}"#, "22", []),
      (#"{"card":{}}"#, "2221", ["brand=mastercard", "brandName=Mastercard"]),
      (#"{"iban":{}}"#, "DE89", ["country=DE"]),
      (#"{"iban":{}}"#, "D", []),
      (#"{"phone":{"region":"US"}}"#, "212555", ["region=US"]),
      (#"{"phone":{"region":"US"}}"#, "+4930", ["region=DE"]),
      (#"{"phone":{"region":null}}"#, "+1242", ["region=BS"]),
      (#"{"phone":{"region":"US"}}"#, "", []),
      (#"{"mask":"[00]"}"#, "12", []),
    ] as [(String, String, [String])])
  func details(json: String, typed: String, expected: [String]) throws {
    let definition = try FormatDefinition(json: json)
    let formatted = try definition.makeFormat().formatted(text: typed)
    #expect(
      definition.makeDetails()(formatted).map { "\($0.name)=\($0.value)" } == expected,
      "\(json) \(typed)")
  }
}
