import FormworkCore
import Testing

/// The fraction digits of an amount: the currency's, unless a definition asks for more or fewer.
@Suite struct MoneyDefinitionTests {
  /// Currencies with the digits that ISO 4217 gives them.
  static let currencies = [
    ("JPY", 0), ("KRW", 0), ("CLP", 0), ("EUR", 2), ("USD", 2), ("CHF", 2), ("KWD", 3), ("TND", 3),
    ("CLF", 4), ("UYW", 4),
  ]

  @Test(arguments: currencies, 0...5)
  func atMost(_ currency: (code: String, digits: Int), maximum: Int) throws {
    try check(
      currency.code, #""maximumFractionDigits":\#(maximum)"#,
      shown: min(currency.digits, maximum), taken: maximum)
  }

  @Test(arguments: currencies, 0...5)
  func atLeast(_ currency: (code: String, digits: Int), minimum: Int) throws {
    try check(
      currency.code, #""minimumFractionDigits":\#(minimum)"#,
      shown: minimum, taken: max(currency.digits, minimum))
  }

  @Test(arguments: currencies)
  func asUsual(_ currency: (code: String, digits: Int)) throws {
    try check(currency.code, #""minimum":"0""#, shown: currency.digits, taken: currency.digits)
  }

  /// A whole amount has the digits that are shown; of a typed fraction, so many are taken.
  private func check(_ code: String, _ option: String, shown: Int, taken: Int) throws {
    let definition = try FormatDefinition(
      json: #"{"number":{"currency":"\#(code)","prefix":"",\#(option)}}"#)
    let format = try definition.makeFormat()
    #expect(format.formatted(value: "7").text == "7" + fraction("0", shown), "\(code) \(option)")
    var session = EditingSession(format: format)
    for key in "7.555555" where taken > 0 || key == "7" { session.insert(String(key)) }
    #expect(session.current.text == "7" + fraction("5", taken), "\(code) \(option)")
  }

  private func fraction(_ digit: String, _ count: Int) -> String {
    count == 0 ? "" : "." + String(repeating: digit, count: count)
  }
}
