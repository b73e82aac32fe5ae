import FormworkDefinition
import FormworkMasks
import FormworkRules
import Testing

/// The fraction digits of amounts: those that are written count, and the currency's are the others.
@Suite struct CurrencyDefinitionTests {
  @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3)], 0...4)
  func aMinimumRaisesTheMaximum(currency: (code: String, digits: Int), minimum: Int) throws {
    let definition = try FormatDefinition(
      json: #"""
        {"number":{"locale":"en_US","currency":"\#(currency.code)","minimumFractionDigits":\#(minimum)}}
        """#)
    let shown = try definition.makeFormat().formatted(value: "1")
    let fraction = shown.text.split(separator: ".").dropFirst().first ?? ""
    #expect(fraction.filter(\.isNumber).count == minimum, "\(shown.text)")
    let least = String(repeating: "5", count: max(minimum, currency.digits))
    let value = least.isEmpty ? "1" : "1." + least
    #expect(try definition.makeFormat().formatted(value: value).value == value)
  }
}
