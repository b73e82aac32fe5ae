import FormworkCore
import Testing

/// Mistakes in literals, and what tells formats apart.
@Suite struct FieldFormatErrorTests {
  private final class Log: @unchecked Sendable {
    var entries: [(error: FormatError, place: CallSite)] = []
  }

  /// Makes a format, and returns the mistakes that are reported.
  private func mistakes<Value>(
    _ format: FieldFormat<Value>, _ body: (FieldFormat<Value>) -> Void = { _ in }
  ) -> [(error: FormatError, place: CallSite)] {
    let log = Log()
    FormatError.observing({ log.entries.append(($0, $1)) }) { body(format) }
    return log.entries
  }

  @Test(
    arguments: [
      (.mask("{+}-"), "“{+}-”: The pattern has no slot"), (.mask("[000"), "“[000”"),
      (.mask("[00]", alternatives: ["{a"]), "“{a”"),
      (.mask("+1 (999) 999-9999"), "“1” may be a slot or a literal"),
      (.regex("[A-"), "[A-"), (.preset("postal.XX"), "“postal.XX”"),
      (.currency("EURO"), "“EURO”"), (.oneTimeCode(length: 0), "0 digits"),
      (.number(minimum: "2", maximum: "1"), "minimum"), (.number(minimum: "1,5"), "“1,5”"),
      (.number(fractionDigits: -1...2), "fraction digits"),
      (.date(pattern: "QQ"), "“QQ”"),
      (.date(pattern: "MM/yy", minimum: "2024-13"), "“2024-13”"),
    ] as [(FieldFormat<String>, String)])
  func reported(format: FieldFormat<String>, part: String) throws {
    let found = mistakes(format) { format in
      // The field stays unformatted.
      let shown = format.makeFormat().formatted(value: "any text 1")
      #expect(shown.text == "any text 1")
    }
    #expect(found.count == 1)
    let (error, place) = try #require(found.first)
    #expect(error.message.contains(part), "\(error.message)")
    #expect(!error.fix.isEmpty)
    #expect("\(place.file)" == "FormworkTests/FieldFormatErrorTests.swift")
    #expect((20...40).contains(place.line))
  }

  @Test func typedMistake() {
    let found = mistakes(FieldFormat<Int>.currency("??")) { format in
      #expect(format.formatted(5).text == "5")
      #expect(format.value(of: FormattedText(value: "5")) == nil)
    }
    #expect(found.count == 2)
  }

  @Test func rightFormatsReportNothing() {
    #expect(mistakes(FieldFormat.mask("[000]")) { _ = $0.makeFormat() }.isEmpty)
    #expect(mistakes(FieldFormat.phone(region: "EU")) { _ = $0.makeFormat() }.isEmpty)
  }

  /// A view makes its formats again with each update: equal ones must be equal, and others not.
  @Test func equality() {
    let formats: [(FieldFormat<String>, FieldFormat<String>)] = [
      (.phone, .phone), (.phone(.germany), .phone(region: "de")),
      (.phone(.austria), .phone(.austria)), (.internationalPhone, .phone(region: "EU")),
      (.card, .card()), (.iban, .iban), (.cardExpiry, .cardExpiry),
      (.securityCode, .securityCode(for: nil)), (.oneTimeCode(length: 4), .oneTimeCode(length: 4)),
      (.oneTimeCode(), .oneTimeCode(length: 6)), (.mask("[00]"), .mask("[00]")),
      (.mask("[00]", alternatives: ["[000]"]), .mask("[00]", alternatives: ["[000]"])),
      (.mask("00", syntax: .digits), .mask("00", syntax: .digits)),
      (.mask("##"), .mask("##")), (.mask("##", syntax: .hash), .mask("##", syntax: .hash)),
      (.regex("[0-9]"), .regex("[0-9]")),
      (.regex("[0-9]", completion: false), .regex("[0-9]", completion: false)),
      (.text(), .text(allowed: .any)), (.text(maximumLength: 8), .text(maximumLength: 8)),
      (.text(allowed: .digits), FieldFormat(AllowedCharacters.digits)),
      (.preset("postal.NL"), .preset("postal.NL")), (.preset("postal.DE"), .preset("postal.DE")),
      (.number, .number()), (.number.locale("de"), .number.locale("de")),
      (.number(maximum: "9"), .number(maximum: "9")), (.percent, .percent()),
      (.currency("EUR"), .currency("EUR")), (.currency("USD"), .currency("USD")),
      (.currency("EUR").entry(.minorUnits), .currency("EUR").entry(.minorUnits)),
      (.date, .date()), (.date.locale("de"), .date.locale("de")),
      (.date(pattern: "MM/yy"), .date(pattern: "MM/yy")), (.time, .time()),
      (.time(hours: .twelve), .time(hours: .twelve)), (.personName, .personName),
      (.slug, .slug), (.plate, .mask("[AA]-[0000]")),
    ]
    for (index, pair) in formats.enumerated() {
      #expect(pair.0 == pair.1, "\(index)")
      #expect(pair.0.hashValue == pair.1.hashValue, "\(index)")
      for other in formats[(index + 1)...] { #expect(pair.0 != other.0, "\(index)") }
    }
  }

  @Test func hiddenFormats() {
    let hidden = AnyInputFormat(AllowedCharacters.digits)
    #expect(FieldFormat(hidden) == FieldFormat(hidden))
    #expect(FieldFormat(hidden) != FieldFormat(AnyInputFormat(AllowedCharacters.digits)))
  }

  /// A format that the app has written is compared by its identity, whatever the format is.
  @Test func identities() throws {
    let (short, long) = (try Mask("[00]"), try Mask("[000]"))
    #expect(FieldFormat(short, id: "code") == FieldFormat(long, id: "code"))
    #expect(FieldFormat(short, id: "short") != FieldFormat(short, id: "long"))
    #expect(FieldFormat(short, id: 1) != FieldFormat(short, id: "1"))
    #expect(FieldFormat(short) == FieldFormat(short))
    #expect(FieldFormat(short) != FieldFormat(long))
  }

  @Test(
    arguments: [
      ("de_AT", "AT"), ("de", nil), ("zh_Hant_TW", "TW"), ("en-GB", "GB"), ("de_DE.UTF-8", "DE"),
      ("en_US@rg=gbzzzz", "GB"), ("en-US-u-rg-dezzzz", "DE"), ("hi-u-nu-deva", nil),
      ("es_419", nil), ("", nil), ("en_us", "US"), ("de@fw=mon", nil), ("de_CH@fw=mon", "CH"),
    ] as [(String, String?)])
  func regionOfLocale(locale: String, region: String?) {
    #expect(FormatContext(locale: locale).region == region)
    #expect(FormatContext(locale: locale, region: "FR").region == "FR")
  }

  @Test func regions() throws {
    #expect(Region.all.count == 245)
    for region in Region.all {
      #expect(Region(region.code) == region)
      #expect(Region(region.code.lowercased()) == region)
    }
    #expect(Region.all.map(\.code) == PhoneRegion.all.map(\.code))
    #expect(
      (Region.germany.code, Region.unitedStates.code, Region.kosovo.code) == ("DE", "US", "XK"))
    for code in ["EU", "D", "DEU", "", "ÄÖ", "UK"] { #expect(Region(code) == nil, "\(code)") }
  }

  /// A region's flag is its code in letters of flags, and its calling code begins its numbers.
  @Test func flagsAndCallingCodes() {
    for region in Region.all {
      let letters = region.flag.unicodeScalars.compactMap {
        Unicode.Scalar($0.value - 0x1F1E6 + 0x41)
      }
      #expect(String(String.UnicodeScalarView(letters)) == region.code)
      #expect(region.flag.count == 1)
      if let example = region.examplePhoneNumber(.any, isInternational: true) {
        #expect(example.hasPrefix("+\(region.callingCode) "), "\(region.code) \(example)")
      }
    }
  }

  @Test(
    arguments: [
      ("en_US", .twelve), ("en_GB", .twentyFour), ("de_DE", .twentyFour), ("en_AU", .twelve),
      ("fr_CA", .twentyFour), ("en_CA", .twelve), ("ar_EG", .twelve), ("en", .twelve),
      ("fr", .twentyFour), ("ja_JP", .twentyFour), ("de", .twentyFour),
    ] as [(String, HourCycle)])
  func hours(locale: String, hours: HourCycle) {
    #expect(HourCycle(locale: locale) == hours)
  }
}
