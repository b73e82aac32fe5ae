import FormworkCore
import Testing

/// What typing gives: the text, and the value of the field.
func typed<Value>(
  _ keys: String, _ format: FieldFormat<Value>, _ context: FormatContext
) -> (text: String, value: Value?) {
  let codec = format.resolved(in: context)
  var session = EditingSession(format: codec.format)
  for key in keys { session.insert(String(key)) }
  return (session.current.text, format.conversion.read(session.current, codec))
}

@Suite struct FieldFormatTests {
  @Test(
    arguments: [
      (.phone, "en_US", "2125550100", "(212) 555-0100", "+12125550100"),
      (.phone, "de_DE", "03023125042", "030 23125042", "+493023125042"),
      (.phone, "de", "493023125042", "+49 30 23125042", "+493023125042"),
      (.phone, "en_US@rg=dezzzz", "03023125042", "030 23125042", "+493023125042"),
      (.phone(.germany), "en_US", "03023125042", "030 23125042", "+493023125042"),
      (.phone(region: "de"), "en_US", "03023125042", "030 23125042", "+493023125042"),
      (.phone(region: "EU"), "en_US", "493023125042", "+49 30 23125042", "+493023125042"),
      (.internationalPhone, "en_US", "493023125042", "+49 30 23125042", "+493023125042"),
      (.card, "en_US", "4111111111111111", "4111 1111 1111 1111", "4111111111111111"),
      (.cardExpiry, "en_US", "1230", "12/30", "12/30"),
      (.securityCode, "en_US", "123", "123", "123"),
      (
        .iban, "de_DE", "DE00123456780000000000", "DE00 1234 5678 0000 0000 00",
        "DE00123456780000000000"
      ),
      (.oneTimeCode(length: 4), "en_US", "12345", "1234", "1234"),
      (.mask("[000] [000]"), "en_US", "123456", "123 456", "123456"),
      (.mask("[00]-[00]", alternatives: ["[000]-[000]"]), "en_US", "123456", "123-456", "123456"),
      (.regex("[A-Z]{2}-[0-9]{4}"), "en_US", "AB1234", "AB-1234", "AB-1234"),
      (.text(allowed: .digits, maximumLength: 3), "en_US", "a1b2345", "123", "123"),
      (.preset("postal.NL"), "en_US", "1234ab", "1234 AB", "1234AB"),
      (.plate, "en_US", "AB1234", "AB-1234", "AB1234"),
      (FieldFormat(AllowedCharacters.digits), "en_US", "1a2", "12", "12"),
      (.currency("EUR"), "de_DE", "1234,5", "1.234,5\u{A0}€", "1234.5"),
      (.currency("EUR"), "en_US", "1234.5", "€1,234.5", "1234.5"),
      (.number, "de_DE", "1234,5", "1.234,5", "1234.5"),
      (.percent, "fr_FR", "12,5", "12,5\u{A0}%", "12.5"),
      (.date, "de_DE", "24122024", "24.12.2024", "24.12.2024"),
      (.time, "en_US", "0930p", "09:30 PM", "09:30 PM"),
    ] as [(FieldFormat<String>, String, String, String, String)])
  func text(
    format: FieldFormat<String>, locale: String, keys: String, text: String, value: String
  ) {
    let (shown, read) = typed(keys, format, FormatContext(locale: locale))
    #expect(shown == text)
    #expect(read == value)
  }

  @Test func session() {
    var session = EditingSession(format: .phone(.germany))
    for key in "03023125042" { session.insert(String(key)) }
    #expect(session.current.text == "030 23125042")
  }

  @Test(arguments: [
    MaskSet.Strategy.wholeString, .prefix, .capacity, .extractedValueCapacity,
  ])
  func severalMasksAreChosenByTheStrategy(strategy: MaskSet.Strategy) throws {
    let patterns = ["+7 ([000]) [000]", "8 ([000]) [000]-[0000]", "[00]-[00]"]
    let format = FieldFormat.mask(
      patterns[0], alternatives: Array(patterns.dropFirst()), strategy: strategy)
    let masks = try patterns.map { try Mask($0) }
    let set = MaskSet(primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy)
    let codec = format.resolved(in: FormatContext(locale: "en_US"))
    for text in ["8", "812", "+7", "7 123", "8123456", "81234567", "1234", "+71"] {
      #expect(codec.format.formatted(text: text).text == set.formatted(text: text).text, "\(text)")
    }
    #expect(
      (format == FieldFormat.mask(patterns[0], alternatives: Array(patterns.dropFirst())))
        == (strategy == .wholeString))
  }

  /// Foundation's percent styles bind 0.125 for 12.5%, and an `Int` as it is shown.
  @Test func percentagesAreFractions() {
    let context = FormatContext(locale: "en_US")
    #expect(typed("12.5", FieldFormat<Double>.percent, context).value == 0.125)
    #expect(typed("7", FieldFormat<Double>.percent, context).value == 0.07)
    #expect(
      typed("12.5", FieldFormat<DecimalNumber>.percent, context).value == DecimalNumber("0.125"))
    #expect(typed("12", FieldFormat<Int>.percent, context).value == 12)
    #expect(typed("12.5", FieldFormat<String>.percent, context).value == "12.5")
    #expect(typed("", FieldFormat<Double>.percent, context).value == nil)
    #expect(FieldFormat<Double>.percent.formatted(0.3, in: context).text == "30%")
    #expect(FieldFormat<Int>.percent.formatted(30, in: context).text == "30%")
    let share = FieldFormat<Double>.percent(minimum: 0, maximum: 1)
    #expect(typed("101", share, context).text == "101%")
    #expect(typed("100", share, context).value == 1)
    #expect(typed("101", FieldFormat<Int>.percent(maximum: 100), context).value == 101)
  }
}

extension FieldFormat<String> {
  static var plate: Self { .mask("[AA]-[0000]") }
}
