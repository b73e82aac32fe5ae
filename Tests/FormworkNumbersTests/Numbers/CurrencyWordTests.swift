import Formwork
import FormworkNumbers
import Testing

/// Codes and signs of currencies beside a number.
@Suite struct CurrencyWordTests {
  private let euro: NumberFormat

  init() throws {
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: " €"))
    options.currencyCode = "EUR"
    euro = try NumberFormat(NumberSymbols(), options)
  }

  @Test(arguments: [
    ("5 EUR", "5 €", ""), ("eur5", "5 €", ""), ("5 €", "5 €", ""), ("€5", "5 €", ""),
    ("EUR 5 EUR", "5 €", "EUR"), ("5 USD", "5 €", "USD"), ("$5", "5 €", "$"),
    ("5 EURO", "5 €", "EURO"),
    ("5₹", "5 €", "₹"), ("５￥", "5 €", "￥"), ("5 EUR incl", "5 €", "incl"),
  ])
  func whatFindsNoPlace(text: String, shown: String, surplus: String) {
    let formatted = euro.formatted(text: text)
    #expect(formatted.text == shown)
    #expect(euro.surplus(of: text, in: formatted) == surplus)
  }

  /// A paste tells the field the same, so that the person is told.
  @Test(arguments: [("5 EUR", ""), ("5 USD", "USD"), ("$5", "$"), ("5 €", "")])
  func whatAPasteLeavesOut(text: String, leftOut: String) {
    let outcome = euro.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.value == "5")
    #expect(outcome.leftOut == leftOut)
  }

  /// Without a code, every word is one that finds no place.
  @Test func noCode() throws {
    let plain = try NumberFormat()
    #expect(plain.options.currencyCode == nil)
    #expect(plain.surplus(of: "5 EUR", in: plain.formatted(text: "5 EUR")) == "EUR")
    #expect(plain.surplus(of: "", in: FormattedText()) == "")
    #expect(euro.options.currencyCode == "EUR")
  }
}
