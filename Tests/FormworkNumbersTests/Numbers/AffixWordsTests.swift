import FormworkFormats
import Testing

/// What may stand beside a number: the format's own words, and nothing else.
@Suite struct AffixWordsTests {
  private let euro: NumberFormat

  init() throws {
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: " €"))
    options.currencyCode = "EUR"
    euro = try NumberFormat(NumberSymbols(), options)
  }

  @Test(arguments: [
    ("5 EUR", "5 €", ""), ("eur5", "5 €", ""), ("5 €", "5 €", ""), ("€5", "5 €", ""),
    ("5", "5 €", ""),
    ("€5 EUR", "5 €", ""), ("5 USD", "", "USD"), ("$5", "", "$"), ("5 EURO", "", "EURO"),
    ("5₹", "", "₹"), ("5 EUR incl", "", "incl"), ("5 €/kg", "", "/kg"), ("5 € 5", "", "55"),
    ("5:30", "", ":"),
    ("-€5", "-5 €", ""), ("€-5", "-5 €", ""), ("5 €-", "-5 €", ""), ("5- €", "-5 €", ""),
    ("(5 €)", "-5 €", ""), ("(5) €", "-5 €", ""), ("(5", "", "5"), ("5 -", "", "5"),
    ("--5", "", "5"),
    ("-(5)", "", "5"), ("5,- €", "5. €", ""), ("5.–", "5. €", ""), ("EUR", "", ""), (" ", "", ""),
  ])
  func words(text: String, shown: String, unused: String) {
    let formatted = euro.formatted(text: text)
    #expect(formatted.text == shown)
    #expect(euro.unused(of: text, in: formatted) == unused)
    let outcome = euro.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == shown && outcome.unused.isEmpty)
  }

  /// The case of a currency doesn't matter, even if its symbol has only two letters.
  @Test(arguments: ["5 kr", "5 KR", "5 Kr", "kr 5", "SEK 5", "5 sek"])
  func crowns(text: String) throws {
    var options = NumberFormat.Options(affixes: NumberAffixes(suffix: " kr"))
    options.currencyCode = "SEK"
    #expect(try NumberFormat(NumberSymbols(), options).formatted(text: text).text == "5 kr")
  }

  /// Of a unit, the case counts where it may be all that tells; of a currency it doesn't.
  @Test(arguments: [
    (" mW", "5 mW", true), (" mW", "5 MW", false), (" kg", "5kg", true), (" kg", "5 g", false),
    (" kr.", "5 kr", true), (" kr.", "5 kr.-", true), ("%", "5٪", true), ("%", "5 ％", true),
    ("", "5%", false), (" \u{B5}g", "5 \u{3BC}g", true), (" μήνες", "5 ΜΉΝΕΣ", true),
    (" m2", "5 m2", true),
    (" m2", "5 m", false), (" EUR/kg", "5 EUR/kg", true), (" EUR/kg", "5 EUR", false),
    (" 5", "5 5", true), (" 5", "55", true),
    (" m2", "5m2", false),
  ])
  func units(suffix: String, text: String, isNumber: Bool) throws {
    let format = try NumberFormat(affixes: NumberAffixes(suffix: suffix))
    #expect(format.formatted(text: text).text.isEmpty == !isNumber)
  }

  /// A word that a letter joins is another word, before the number and after it: millimeters aren't meters.
  @Test(arguments: ["m", "kg", "EUR", "₴г", "kr."])
  func longerWordsAreOthers(word: String) throws {
    for affixes in [NumberAffixes(suffix: " " + word), NumberAffixes(prefix: word + " ")] {
      let format = try NumberFormat(affixes: affixes)
      for text in ["5 " + word, "5" + word, word + "5", word + " 5"] {
        #expect(format.formatted(text: text).value == "5", "\(text)")
      }
      for letter in ["m", "x", "é"] {
        let longer = [
          "5 " + letter + word, "5" + letter + word, letter + word + " 5", letter + word + "5",
        ]
        // A full stop at the end of a word separates it from the next.
        let further = word.hasSuffix(".") ? [] : ["5 " + word + letter, word + letter + " 5"]
        for text in longer + further {
          #expect(format.formatted(text: text).text.isEmpty, "\(text) as \(word)")
        }
      }
    }
  }

  @Test(arguments: [
    ("$", "USD", "US$5", true), ("$", "USD", "USD 5", true), ("$", "CAD", "CA$ 5", true),
    ("$", "CAD", "US$ 5", false), ("CA$", "CAD", "$5", false), ("￥", "JPY", "¥5", true),
    ("€", "EUR", "EU$5", false),
  ])
  func symbols(symbol: String, code: String, text: String, isNumber: Bool) throws {
    let format = try NumberFormat(currency: symbol, code: code)
    #expect(format.formatted(text: text).text.isEmpty == !isNumber)
  }

  /// Of what is typed beside a number, only the format's own is ignored.
  @Test(arguments: [
    ("€", false), ("$", true), ("%", true), (":", true), (" ", false), ("\u{200E}", false),
    ("E", true),
  ])
  func keys(key: String, isRejected: Bool) {
    let five = euro.formatted(value: "5")
    let outcome = euro.apply(TextEdit(inserting: key, at: 1), to: five)
    #expect(outcome.isRejected == isRejected)
    #expect(outcome.formatted.value == "5")
  }

  /// What an app assigns stays its value, with an issue if it doesn't fit.
  @Test(
    arguments: [
      ("1234.567", "1,234.56 €", "tooLong"), ("1234.560", "1,234.56 €", nil),
      ("12345.5", "1,234 €", "tooLong"),
      ("abc", "", "malformed"), ("1,5", "", "malformed"), ("", "", nil), ("١٢", "12 €", nil),
      ("-5", "-5 €", "belowMinimum"), ("1e-3", "0.00 €", "tooLong"),
    ] as [(String, String, String?)])
  func assigned(value: String, shown: String, issue: String?) throws {
    var options = euro.options
    options.maximumFractionDigits = 2
    options.maximumIntegerDigits = 4
    options.allowsNegative = false
    let format = try NumberFormat(NumberSymbols(), options)
    let formatted = format.formatted(value: value)
    #expect(formatted.text == shown)
    #expect(formatted.issue?.code == issue)
    if issue != nil { #expect(formatted.value == value && !formatted.isComplete) }
    #expect(format.editingEnded(formatted).value == formatted.value)
  }

  /// A number that an app assigns is rounded.
  @Test(arguments: [
    ("2.345", "2.34"), ("2.355", "2.36"), ("2.3450001", "2.35"), ("-2.345", "-2.34"),
    ("0.005", "0"),
    ("0.0051", "0.01"), ("9.999", "10"), ("0.0001", "0"), ("5", "5"), ("-0.006", "-0.01"),
  ])
  func rounded(number: String, value: String) throws {
    let format = try NumberFormat(currency: "$")
    let formatted = format.formatted(typed: try #require(DecimalNumber(number)))
    #expect(formatted.value == value && formatted.issue == nil && formatted.isComplete)
  }
}
