import FormworkNumbers
import FormworkText
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

  /// What stands around the number as words is there as a whole, or it isn't there.
  @Test(arguments: [
    ("5 EUR", ""), ("5 eur", ""), ("5 USD", "USD"), ("5 EU", "EU"), ("USD 5", "USD"), ("5", ""),
    ("approx. 5", ""), ("approx. 5 EUR", ""), ("approx. 5 USD", "USD"), ("app. 5 EUR", "app"),
    ("5 EURO", "EURO"), ("5 EUR incl", "incl"), ("5 zł", "zł"), ("EUR", ""), ("", ""),
    ("-5 EUR", ""), ("5 EUR approx", "approx"),
  ])
  func wordsAroundANumber(text: String, surplus: String) throws {
    let format = try NumberFormat(
      NumberSymbols(), .init(affixes: NumberAffixes(prefix: "approx. ", suffix: " EUR")))
    #expect(format.surplus(of: text, in: format.formatted(text: text)) == surplus)
  }

  /// Words with a code among them, with marks and in other scripts; the zeros that are shown count.
  @Test(arguments: [
    (" EUR/kg", "5 EUR/kg", ""), (" EUR/kg", "5.00 EUR/kg", ""), (" EUR/kg", "5 EUR", ""),
    (" EUR/kg", "5 kg", "kg"), (" EUR net", "5.00 EUR net", ""), (" \u{B5}g", "5 \u{3BC}g", ""),
    (" μήνες", "5 ΜΉΝΕΣ", ""), (" kr", "5.00 euro", "euro"), (" kr", "5.00 KR", ""),
    (" EUR", "5.00 USD", "USD"), (" रु", "5.00 रु", ""), (" zł", "5 ZŁ", ""), (" kr", "5.005", "5"),
  ])
  func wordsBehindANumber(suffix: String, text: String, surplus: String) throws {
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: suffix))
    options.currencyCode = "EUR"
    options.minimumFractionDigits = 2
    options.maximumFractionDigits = 2
    let format = try NumberFormat(NumberSymbols(), options)
    let formatted = format.formatted(text: text)
    #expect(format.surplus(of: text, in: formatted) == surplus, Comment(rawValue: formatted.text))
    #expect(format.surplus(of: formatted.text, in: formatted) == "")
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
