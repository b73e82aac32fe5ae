import FormworkTestSupport
import Foundation
import Testing

/// Numbers as locales write them, against what others say of it.
@Suite struct LocaleNumbersTests {
  private struct Row: Decodable {
    var locale: String
    var values: [String]
    var outputs: [String]
    var digits: String?
    var agreesWithTable: Bool?
  }

  /// The rows of a file of vectors.
  private func rows(_ name: String) throws -> [Row] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try rows(at: folder.appendingPathComponent("Vectors/\(name).jsonl"))
  }

  private func rows(at url: URL) throws -> [Row] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test func foundationsRows() throws {
    var count = 0
    for row in try rows("numbers-foundation") where row.agreesWithTable == true {
      let symbols = try #require(NumberSymbols(locale: row.locale), "\(row.locale)")
      let format = try NumberFormat(symbols)
      for (value, output) in zip(row.values, row.outputs) {
        let shown = format.formatted(value: value)
        #expect(shown.text == output, "\(row.locale) \(value)")
        #expect(shown.value == value)
        let read = format.formatted(text: output)
        #expect(read.text == output && read.value == value, "\(row.locale) reads \(output)")
        count += 1
      }
    }
    print("\(count) texts of Foundation")
    #expect(count >= 1500)
  }

  /// A field whose locale changes keeps the caret between the same digits.
  @Test func anotherLocaleKeepsTheCaretBetweenItsDigits() throws {
    let locales = ["en_US", "de_DE", "fr_FR", "de_CH", "hi_IN", "ar_EG"]
    func digits(_ text: FormattedText) -> Int {
      text.text[..<text.caret.index(in: text.text)].count { $0.isNumber }
    }
    let formats = try locales.map { locale in
      var options = NumberFormat.Options()
      options.maximumFractionDigits = 2
      return try NumberFormat(try #require(NumberSymbols(locale: locale)), options)
    }
    var moved = 0
    for value in ["12.34", "1234.5", "-1234567.89", "123456"] {
      for old in formats {
        for new in formats {
          let shown = old.formatted(value: value)
          for place in 0...shown.text.utf16.count {
            var session = EditingSession(format: old, value: value)
            session.select(UTF16Offset(place)..<UTF16Offset(place))
            let before = session.current
            session.set(format: new)
            let kept = digits(session.current)
            #expect(kept == digits(before), "\(drawn(before)), \(drawn(session.current))")
            if session.current.caret != before.caret { moved += 1 }
          }
        }
      }
    }
    #expect(moved > 100)
  }

  /// A space that is typed after an amount stays before the currency, also where the same space is in front of it.
  @Test func aSpaceDoesNotLeaveTheNumber() throws {
    var count = 0
    for row in try rows("numbers-foundation") {
      let symbols = try #require(NumberSymbols(locale: row.locale))
      guard let group = symbols.groupSeparator, group.properties.isWhitespace else { continue }
      var options = NumberFormat.Options(affixes: symbols.affixes(currency: "kr", sign: .minus))
      options.minimumFractionDigits = 2
      let format = try NumberFormat(symbols, options)
      var session = EditingSession(format: format)
      session.insert("5")
      let caret = session.current.caret
      session.insert(String(group))
      #expect(session.current.caret == caret && session.current.value == "5", "\(row.locale)")
      count += 1
    }
    #expect(count > 20)
  }

  /// Babel writes ASCII digits, no minimum of leading digits, and `-` for every minus: the rows apply with
  /// these options. Where it takes the group separator of Latin digits for others, they don't: ff_Adlm.
  @Test func babelsRows() throws {
    let count = try compareWithBabel(rows("numbers-babel"))
    print("\(count) texts of Babel")
    #expect(count >= 1500)
  }

  /// The numbers that `Scripts/compare numbers` has drawn and had written by Babel.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["NUMBER_ROWS"] != nil))
  func drawnNumbersOfLocales() throws {
    let path = ProcessInfo.processInfo.environment["NUMBER_ROWS"] ?? ""
    let rows = try rows(at: URL(fileURLWithPath: path))
    let count = try compareWithBabel(rows)
    print("\(count) texts of Babel, of \(rows.count) locales")
    #expect(rows.count >= 900 && count >= rows.count)
  }

  /// Amounts of accounts, as Babel writes them with ASCII digits and `-`, and `¤` for the currency. It has the
  /// separators of plain numbers.
  @Test func babelsAccounts() throws {
    var (count, inParentheses) = (0, 0)
    for row in try rows("accounting-babel") {
      var symbols = try #require(NumberSymbols(locale: row.locale), "\(row.locale)")
      symbols.grouping = DigitGrouping(symbols.grouping.primary, symbols.grouping.secondary)
      let minus = symbols.minusSign
      var options = NumberFormat.Options(
        affixes: symbols.affixes(currency: "¤", sign: .accounting))
      options.minimumFractionDigits = 2
      options.maximumFractionDigits = 2
      options.digits = .latin
      let format = try NumberFormat(symbols, options)
      for (value, output) in zip(row.values, row.outputs) {
        let shown = format.formatted(value: value)
        #expect(
          shown.text.replacingOccurrences(of: minus, with: "-")
            == output.replacingOccurrences(of: minus, with: "-"), "\(row.locale) \(value)")
        #expect(shown.value == value)
        let read = format.formatted(text: output)
        #expect(read.value == value, "\(row.locale) reads \(output)")
        count += 1
        if output.contains("(") { inParentheses += 1 }
      }
    }
    print("\(count) amounts of Babel, \(inParentheses) in parentheses")
    #expect(count >= 700 && inParentheses >= 150)
  }

  private func compareWithBabel(_ rows: [Row]) throws -> Int {
    var count = 0
    for row in rows where !row.locale.hasPrefix("ff_Adlm") {
      var symbols = try #require(NumberSymbols(locale: row.locale), "\(row.locale)")
      symbols.grouping = DigitGrouping(symbols.grouping.primary, symbols.grouping.secondary)
      let minus = symbols.minusSign
      var options = NumberFormat.Options()
      options.digits = .latin
      let format = try NumberFormat(symbols, options)
      for (value, output) in zip(row.values, row.outputs) {
        let shown = format.formatted(value: value).text.replacingOccurrences(of: minus, with: "-")
        #expect(
          shown == output.replacingOccurrences(of: minus, with: "-"), "\(row.locale) \(value)")
        #expect(format.formatted(text: output).value == value, "\(row.locale) reads \(output)")
        count += 1
      }
    }
    return count
  }

  /// What `FormatStyle` says at run time. Its data is of another version, and Apple's: a locale counts where
  /// the two write 12345.6 and -1234567.8 alike, and then all must be alike.
  @Test func formatStyleAtRunTime() throws {
    let probes = ["12345.6", "-1234567.8"]
    let values = [
      "0", "7", "-7", "999", "1000", "1234", "-1234", "99999", "100000", "1234567", "12345678.9",
      "-0.5", "0.25", "1234567890123.125", "-100.01",
    ]
    var (agreeing, differing) = (0, 0)
    for identifier in Locale.availableIdentifiers.sorted() {
      guard let symbols = NumberSymbols(locale: identifier) else { continue }
      let format = try NumberFormat(symbols)
      let style = Decimal.FormatStyle(locale: Locale(identifier: identifier))
        .precision(.fractionLength(0...10))
      func texts(_ value: String) -> (ours: String, theirs: String) {
        (format.formatted(value: value).text, (Decimal(string: value) ?? 0).formatted(style))
      }
      guard probes.allSatisfy({ texts($0).ours == texts($0).theirs }),
        texts("1234").ours == texts("1234").theirs
      else {
        differing += 1
        continue
      }
      agreeing += 1
      for value in values {
        let (ours, theirs) = texts(value)
        #expect(ours == theirs, "\(identifier) \(value)")
      }
    }
    print("\(agreeing) locales agree with Foundation, \(differing) have other data")
    #expect(agreeing >= 700)
    #expect(differing <= 150)
  }

  @Test(
    arguments: [
      ("de_DE", "1234.5", "1.234,5"), ("de-AT", "-1234.5", "-1.234,5"),
      ("de_XX", "1234.5", "1.234,5"), ("DE_de", "1234.5", "1.234,5"),
      ("de_AT.UTF-8", "1234.5", "1.234,5"), ("hi_IN", "1234567.5", "12,34,567.5"),
      ("hi-u-nu-deva", "12", "१२"), ("hi_IN@numbers=deva", "12", "१२"),
      ("hi_IN@calendar=gregorian;numbers=deva", "12", "१२"),
      ("hi_IN@numbers=deva;calendar=gregorian", "12", "१२"),
      ("ar_EG", "-1234.5", "\u{61C}-١٬٢٣٤٫٥"), ("es_ES", "1234.5", "1234,5"),
      ("es_ES", "12345.5", "12.345,5"), ("zh_Hant_TW", "1234", "1,234"), ("zh-TW", "1234", "1,234"),
      ("de_CH", "1234.5", "1’234.5"), ("en_US_POSIX", "1234.5", "1234.5"),
      ("sv_SE", "-5", "−5"), ("ff_Adlm", "1234", "𞥑⹁𞥒𞥓𞥔"),
    ])
  func locales(identifier: String, value: String, text: String) throws {
    let symbols = try #require(NumberSymbols(locale: identifier))
    #expect(try NumberFormat(symbols).formatted(value: value).text == text)
  }

  /// The locale's own group separator moves the caret over the one that is there. Another mark doesn't.
  @Test(
    arguments: [
      ("de_CH", "1234567«1»’", "1’|234’567"), ("de_CH", "1234567«1» ", "1|’234’567"),
      ("fr_FR", "1234567«1»\u{202F}", "1\u{202F}|234\u{202F}567"),
      ("fr_FR", "1234567«1»’", "1|\u{202F}234\u{202F}567"),
    ])
  func stepsOverItsGroups(locale: String, keys: String, shown: String) throws {
    let symbols = try #require(NumberSymbols(locale: locale))
    #expect(typed(keys, into: try NumberFormat(symbols)) == shown)
  }

  @Test(arguments: ["", "_", "x", "qq_QQ", "-", "de😀", "@numbers=deva", "\u{301}"])
  func unknownLocales(identifier: String) {
    #expect(NumberSymbols(locale: identifier) == nil)
  }

  @Test(
    arguments: [
      ("USD", "en_US", "-1234.5", "-$1,234.50"), ("EUR", "de_DE", "-1234.5", "-1.234,50\u{A0}€"),
      ("EUR", "fr_FR", "1234.5", "1\u{202F}234,50\u{A0}€"), ("JPY", "en_US", "1234", "¥1,234"),
      ("CHF", "de_CH", "-1234.5", "CHF-1’234.50"), ("CHF", "de_CH", "1234.5", "CHF\u{A0}1’234.50"),
      ("INR", "hi_IN", "1234567", "₹12,34,567.00"), ("BRL", "pt_BR", "1234.5", "R$\u{A0}1.234,50"),
      ("PLN", "pl_PL", "1234.5", "1234,50\u{A0}zł"), ("CAD", "en_CA", "5", "$5.00"),
      ("CAD", "en_US", "5", "CA$5.00"), ("CHF", "en_US", "5", "CHF\u{A0}5.00"),
      ("BHD", "en_US", "5", "BHD\u{A0}5.000"), ("EUR", "de_AT", "1234.5", "€\u{A0}1.234,50"),
      ("JPY", "ja_JP", "-1234", "-￥1,234"), ("EUR", "nl_NL", "-5", "€\u{A0}-5,00"),
    ])
  func currencies(code: String, locale: String, value: String, text: String) throws {
    let currency = try #require(Currency(code))
    let format = try #require(try NumberFormat(currency: currency, locale: locale))
    #expect(format.formatted(value: value).text == text)
    let read = format.formatted(text: text)
    #expect(read.text == text)
  }

  @Test(
    arguments: [
      ("en_US", "12.5", "12.5%"), ("de_DE", "-12.5", "-12,5\u{A0}%"), ("fr_FR", "5", "5\u{A0}%"),
      ("tr_TR", "5", "%5"), ("tr_TR", "-5", "-%5"), ("ar_EG", "5", "٥٪\u{61C}"),
    ])
  func percents(locale: String, value: String, text: String) throws {
    let format = try #require(try NumberFormat(percentIn: locale))
    #expect(format.formatted(value: value).text == text)
    #expect(format.formatted(text: text).value == value)
  }

  /// Every locale makes a format, with its digits, its percentages and any currency.
  @Test func everyLocaleMakesFormats() throws {
    struct Table: Decodable { var locales: [String: [String?]] }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Data/locale-affixes.json"))
    let identifiers = try JSONDecoder().decode(Table.self, from: data).locales.keys.sorted()
    #expect(identifiers.count == 1082)
    let (franc, dollar) = (try #require(Currency("CHF")), try #require(Currency("USD")))
    for identifier in identifiers {
      let symbols = try #require(NumberSymbols(locale: identifier))
      for format in [
        try NumberFormat(symbols),
        try #require(try NumberFormat(percentIn: identifier)),
        try #require(try NumberFormat(currency: franc, locale: identifier)),
        try #require(try NumberFormat(currency: dollar, locale: identifier)),
      ] {
        for value in ["0", "1234.5", "-1234567.25", "123456789012345678901234567890.75"] {
          let shown = format.formatted(value: value)
          let read = format.formatted(text: shown.text)
          #expect(
            read.text == shown.text && read.value == shown.value && read.value == value,
            "\(identifier): \(shown.text) of \(value)")
        }
      }
    }
  }
}
