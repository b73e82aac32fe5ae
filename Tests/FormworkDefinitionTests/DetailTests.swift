import FormworkCore
import Testing

/// Details of a text by name, as pages show them while a user types.
@Suite struct DetailTests {
  @Test(
    arguments: [
      (#"{"card":{}}"#, "4", ["cardBrand=visa", "cardBrandName=Visa"]),
      (#"{"card":{}}"#, "22", []),
      (#"{"card":{}}"#, "2221", ["cardBrand=mastercard", "cardBrandName=Mastercard"]),
      (#"{"iban":{}}"#, "DE89", ["region=DE"]),
      (#"{"iban":{}}"#, "D", []),
      (#"{"phone":{"region":"US"}}"#, "212555", ["region=US"]),
      (#"{"phone":{"region":"US"}}"#, "+4930", ["region=DE"]),
      (#"{"phone":{"region":null}}"#, "+1242", ["region=BS"]),
      (
        #"{"phone":{"region":"US"}}"#, "+4915123456789", ["region=DE", "phoneNumberType=mobile"]
      ),
      (#"{"phone":{"region":"US"}}"#, "", []),
      (#"{"mask":"[00]"}"#, "12", []),
    ] as [(String, String, [String])])
  func details(json: String, typed: String, expected: [String]) throws {
    let definition = try FormatDefinition(json: json)
    let formatted = try definition.makeFormat().formatted(text: typed)
    #expect(
      try definition.resolved().details(of: formatted).names.map { "\($0.key)=\($0.value)" }
        == expected,
      "\(json) \(typed)")
  }
}
