import FormworkCore
import Testing

/// The options of money: entry from the right, negative amounts of accounts, grouping, and padding.
@Suite struct FieldFormatMoneyTests {
  @Test(
    arguments: [
      ("1", "€0.01", "0.01"), ("12", "€0.12", "0.12"), ("1234", "€12.34", "12.34"),
      ("123456", "€1,234.56", "1234.56"), ("-5", "-€0.05", "-0.05"), ("1.2", "€0.12", "0.12"),
      ("00", "€0.00", "0"), ("123x4", "€12.34", "12.34"),
    ])
  func cents(keys: String, text: String, value: String) {
    let format = FieldFormat<String>.currency("EUR").entry(.minorUnits)
    let (shown, read) = typed(keys, format, FormatContext(locale: "en_US"))
    #expect(shown == text)
    #expect(read == value)
  }

  @Test func centsOfACurrencyWithout() {
    let (shown, read) = typed(
      "1234", FieldFormat<Int>.currency("JPY").entry(.minorUnits), FormatContext(locale: "ja_JP"))
    #expect(shown == "¥1,234" || shown == "￥1,234")
    #expect(read == 1234)
  }

  @Test(
    arguments: [
      ("en_US", .accounting, "($1,234.5)", "($1,234.50)"),
      ("en_US", .minus, "-$1,234.5", "-$1,234.50"),
      ("de_DE", .accounting, "-1.234,5\u{A0}$", "-1.234,50\u{A0}$"),
      ("de_DE", .parentheses, "(1.234,5\u{A0}$)", "(1.234,50\u{A0}$)"),
      ("fr_FR", .accounting, "(1\u{202F}234,5\u{A0}$)", "(1\u{202F}234,50\u{A0}$)"),
    ] as [(String, NumberFormat.SignStyle, String, String)])
  func negativeAmounts(
    locale: String, sign: NumberFormat.SignStyle, typing: String, left: String
  ) {
    let format = FieldFormat<Double>.currency("USD").sign(sign)
    let codec = format.resolved(in: FormatContext(locale: locale))
    for keys in ["-1234", "(1234", "1234-"] {
      var session = EditingSession(format: codec.format)
      for key in keys { session.insert(String(key)) }
      if keys.last != "-" { session.insert(locale == "en_US" ? ".5" : ",5") }
      #expect(
        format.conversion.read(session.current, codec) == (keys.last == "-" ? -1234 : -1234.5),
        "\(keys)")
      if keys.last != "-" { #expect(session.current.text == typing, "\(keys)") }
      session.endEditing()
      if keys.last != "-" { #expect(session.current.text == left, "\(keys)") }
    }
    #expect(format.formatted(-1234.5, in: FormatContext(locale: locale)).text == left)
  }

  /// Cash in Switzerland is paid in units of 5 centimes. A tie is rounded to an even multiple, as in IEEE 754.
  @Test(
    arguments: [
      ("12.43", "0.05", "12.45"), ("12.42", "0.05", "12.40"), ("12.425", "0.05", "12.40"),
      ("12.475", "0.05", "12.50"), ("0.02", "0.05", "0.00"), ("12.40", "0.05", "12.40"),
      ("1230", "500", "1000.00"), ("1251", "500", "1500.00"), ("7.3", "0.2", "7.20"),
      ("7.4", "1", "7.00"),
    ] as [(keys: String, unit: String, text: String)])
  func cash(keys: String, unit: String, text: String) throws {
    let format = FieldFormat<String>.number(fractionDigits: 2...3).grouping(.never)
      .roundsTo(NumberLimit(decimalText: unit))
    var session = EditingSession(format: format)
    for key in keys { session.insert(String(key)) }
    let typed = session.current.text
    #expect(typed == keys, "nothing is rounded while the user types")
    session.endEditing()
    #expect(session.current.text == text)
    #expect(try FieldFormat<String>(json: format.json()) == format)
    let made = format.makeFormat()
    #expect(made.read(line: keys).text == text, "a line of a file is left, too")
    #expect(made.formatted(value: keys).text.hasPrefix(keys), "the app's value stays")
  }

  @Test func roundingToOtherUnits() {
    for unit in ["0.03", "-1", "0"] as [NumberLimit] {
      #expect(throws: FormatError.self) {
        try FieldFormat<String>(json: FieldFormat<String>.number.roundsTo(unit).json())
      }
    }
    #expect(FieldFormat<Double>.currency("CHF").roundsTo(0.05) == .currency("CHF").roundsTo("0.05"))
  }

  /// The currency of a user is the one of ISO 4217 that is legal tender in the user's region.
  @Test(
    arguments: [
      ("de_DE", nil, "EUR"), ("de_CH", nil, "CHF"), ("en_US", nil, "USD"), ("en_GB", nil, "GBP"),
      ("ja_JP", nil, "JPY"), ("es_CU", nil, "CUP"), ("de_DE", "US", "USD"), ("en", nil, "USD"),
      ("ja", nil, "JPY"), ("en-US-u-rg-gbzzzz", nil, "GBP"), ("en_US@currency=EUR", nil, "EUR"),
      ("de-DE-u-cu-usd", nil, "USD"), ("de_DE@currency=euros", nil, "EUR"), ("", nil, "XXX"),
      ("tlh", nil, "XXX"), ("zh-Hant-HK", nil, "HKD"), ("de_ZZ", nil, "EUR"),
    ] as [(String, String?, String)])
  func theUsersCurrency(locale: String, region: String?, code: String) {
    let context = FormatContext(locale: locale, region: region)
    let named = FieldFormat<Double>.currency(code)
    #expect(
      FieldFormat<Double>.currency.formatted(1234.5, in: context).text
        == named.formatted(1234.5, in: context).text)
    #expect(
      FieldFormat<Double>.currency(fractionDigits: 0...0).formatted(1234, in: context).text
        == FieldFormat<Double>.currency(code, fractionDigits: 0...0).formatted(1234, in: context)
        .text)
    if region == nil {
      #expect(
        FieldFormat<Double>.currency.locale(locale).formatted(1).text
          == FieldFormat<Double>.currency(code).locale(locale).formatted(1).text)
    }
  }

  /// French-speaking Switzerland writes amounts with a point, and other numbers with a comma. Source: the separator
  /// `currencyDecimal` of CLDR. Its spaces are plain ones here.
  @Test(arguments: [("fr_CH", "CHF", "1 234.50 CHF", "1 234,5")])
  func separatorsOfAmounts(locale: String, code: String, amount: String, number: String) {
    func plain(_ text: String) -> String {
      String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
    let context = FormatContext(locale: locale)
    #expect(
      plain(FieldFormat<Double>.currency(code).formatted(1234.5, in: context).text) == amount)
    let shown = FieldFormat<Double>.number(fractionDigits: 0...1).formatted(1234.5, in: context)
    #expect(plain(shown.text) == number)
  }

  @Test func theUsersCurrencyIsAFormatOfItsOwn() {
    #expect(FieldFormat<Double>.currency == .currency())
    #expect(FieldFormat<Double>.currency != .currency("EUR"))
    let yen = FieldFormat<Double>.currency.formatted(1234.5, in: FormatContext(locale: "ja_JP"))
    #expect(yen.text == "¥1,234" || yen.text == "￥1,234", "a yen has no fraction")
  }

  /// A format with a locale of its own doesn't depend on the field's.
  @Test(arguments: ["en_CA", "en_US", "de_DE", "fr_CH", "ja_JP", "ar_EG", "en_IN"])
  func theLocaleOfAFormatIsThatOfAField(locale: String) throws {
    for other in ["en_US", "de_DE", "ja_JP", "hi_IN"] {
      for code in ["CAD", "USD", "EUR", "JPY", "INR"] {
        let own = FieldFormat<Double>.currency(code).locale(locale)
        let fields = FieldFormat<Double>.currency(code)
        let (here, there) = (FormatContext(locale: other), FormatContext(locale: locale))
        for amount in [5, -1234.5, 1_234_567] {
          let (shown, expected) = (
            own.formatted(amount, in: here), fields.formatted(amount, in: there)
          )
          #expect(shown.text == expected.text, "\(other), \(code)")
          #expect(own.value(of: shown, in: here) == fields.value(of: expected, in: there))
        }
      }
    }
  }

  /// The caret stays inside, Backspace deletes digits, and the last of all keys takes the parentheses away.
  @Test func keysInParentheses() {
    let format = FieldFormat<String>.currency("USD").sign(.accounting)
    var session = EditingSession(format: format.makeFormat())
    session.insert("-")
    #expect(session.current.text == "($)" && session.current.caret == 2)
    session.insert("12")
    #expect(session.current.text == "($12)" && session.current.caret == 4)
    session.select(5..<5)
    session.deleteBackward()
    #expect(session.current.text == "($1)" && session.current.caret == 3)
    session.deleteBackward()
    #expect(session.current.text == "($)")
    session.deleteBackward()
    #expect(session.current.text == "")
    session.insert("-5")
    session.insert("-")
    #expect(session.current.text == "$5" && session.current.caret == 2)
    session.insert(")")
    #expect(session.current.text == "$5")
  }

  @Test func numbersAndShares() {
    let context = FormatContext(locale: "en_US")
    #expect(typed("-12.5", FieldFormat<Double>.number.sign(.accounting), context).text == "(12.5)")
    #expect(typed("-12", FieldFormat<Double>.percent.sign(.accounting), context).text == "(12%)")
    let german = FormatContext(locale: "de_DE")
    #expect(typed("-12", FieldFormat<Double>.number.sign(.accounting), german).text == "-12")
    #expect(typed("-12", FieldFormat<Double>.number.sign(.parentheses), german).text == "(12)")
  }

  @Test(arguments: [("1234567", "1234567", 1_234_567), ("1,234", "1234", 1234)])
  func withoutGroups(keys: String, text: String, value: Double) {
    let format = FieldFormat<Double>.number.grouping(.never).locale("en_US")
    let codec = format.resolved(in: FormatContext())
    var session = EditingSession(format: codec.format)
    for key in keys { session.insert(String(key)) }
    session.endEditing()
    #expect(session.current.text == text)
    #expect(format.conversion.read(session.current, codec) == value)
    #expect(codec.format.formatted(text: "1,234,567.5").text == "1234567.5")
  }

  @Test func paddedAtOnce() {
    let format = FieldFormat<Double>.currency("USD").zeroPadding(.always)
    let (shown, value) = typed("5", format, FormatContext(locale: "en_US"))
    #expect(shown == "$5.00")
    #expect(value == 5)
    let three = FieldFormat<Double>.number(fractionDigits: 3...3).zeroPadding(.always)
    #expect(typed("1.5", three, FormatContext(locale: "en_US")).text == "1.500")
  }

  /// A field whose currency changes keeps the amount; one that doesn't fit isn't rounded silently.
  @Test(
    arguments: [
      ("EUR", "USD", "1234.5", "$1,234.50", nil, "1234.5"),
      ("JPY", "KWD", "12", "KWD\u{A0}12.000", nil, "12"),
      ("EUR", "JPY", "12", "¥12", nil, "12"),
      ("EUR", "JPY", "12.34", "¥12", .tooLong, "12.34"),
    ] as [(String, String, String, String, ValidationIssue?, String)])
  func currencyChanges(
    from old: String, to new: String, value: String, text: String, issue: ValidationIssue?,
    kept: String
  ) {
    for entry in [NumberFormat.Entry.standard, .minorUnits] {
      func format(_ code: String) -> AnyInputFormat {
        FieldFormat<String>.currency(code).entry(entry).locale("en_US").makeFormat()
      }
      var session = EditingSession(format: format(old), value: value)
      session.set(format: format(new))
      #expect(session.current.text == text, "\(entry)")
      #expect(session.current.value == kept, "\(entry)")
      #expect(session.current.issue == issue, "\(entry)")
      session.set(format: format(old))
      #expect(session.current.value == kept && session.current.issue == nil, "\(entry)")
    }
  }

  @Test func differentOptionsAreDifferentFormats() {
    let plain = FieldFormat<Double>.currency("EUR")
    #expect(plain != .currency("EUR").entry(.minorUnits))
    #expect(plain != .currency("EUR").sign(.accounting))
    #expect(plain != .currency("EUR").grouping(.never))
    #expect(plain != .currency("EUR").zeroPadding(.always))
    #expect(plain == .currency("EUR").sign(.minus))
  }

  /// An integer has no fraction, whatever fraction digits it is given.
  @Test(arguments: [0...2, 2...2, 1...3, 0...0])
  func anIntegerHasNoFraction(fractionDigits: ClosedRange<Int>) {
    let format = FieldFormat<Int>.number(fractionDigits: fractionDigits)
    let (shown, value) = typed("12.5", format, FormatContext(locale: "en_US"))
    #expect(!shown.contains("."), "\(shown): \(String(describing: value))")
    #expect(typed("12", format, FormatContext(locale: "en_US")).value == 12)
  }
}
