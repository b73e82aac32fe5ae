import FormworkFoundation
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The values of Foundation in fields, in locales and time zones.
@Suite struct FieldFormatFoundationTests {
  private func expectRoundTrip<Value>(
    _ value: Value, _ format: FieldFormat<Value>, _ context: FieldContext
  ) {
    let shown = format.formatted(value, in: context)
    #expect(format.value(of: shown, in: context) == value, "\(context.locale) \(shown.text)")
    var session = EditingSession(format: format.makeFormat(in: context))
    for key in shown.text { session.insert(String(key)) }
    #expect(format.value(of: session.current, in: context) == value, "typed \(shown.text)")
  }

  @Test(
    arguments: ["en_US", "de_DE", "de_CH", "fr_FR", "hi_IN", "ar_EG", "fa_IR", "ja_JP", "sv_SE"],
    ["UTC", "Asia/Tokyo", "America/New_York"])
  func roundTrips(locale: String, zone: String) throws {
    let context = FieldContext(Locale(identifier: locale), timeZone: TimeZone(identifier: zone))
    for text in ["0.01", "-1234567.89", "12345678901234567890.12"] {
      expectRoundTrip(try #require(Decimal(string: text)), .currency("EUR"), context)
    }
    expectRoundTrip(-1_234_567, .number, context)
    expectRoundTrip(0.1, .number, context)
    expectRoundTrip(try #require(Decimal(string: "0.125")), .percent, context)
    // 23 December 2024, 23:00 in Greenwich, at the beginning of a day or of a minute.
    let zone = try #require(TimeZone(identifier: zone))
    let fields = DateFields(year: 2024, month: 12, day: 24)
    let day = try #require(
      fields.date(calendar: Calendar(identifier: .gregorian), timeZone: zone))
    expectRoundTrip(day, .date, context)
    expectRoundTrip(DateComponents(year: 2024, month: 12, day: 24), .date, context)
    expectRoundTrip(DateComponents(hour: 21, minute: 5), .time, context)
    let time = try #require(
      FieldFormat<Date>.time.value(
        of: FieldFormat<DateFields>.time.formatted(DateFields(hour: 9, minute: 30), in: context),
        in: context))
    expectRoundTrip(time, .time, context)
  }

  @Test func locales() {
    let german = Locale(identifier: "de_DE")
    #expect(
      FieldFormat<Decimal>.currency("EUR", locale: german) == .currency("EUR", locale: "de_DE"))
    #expect(FieldFormat<Double>.number(locale: german) == .number(locale: "de_DE"))
    #expect(FieldFormat<Double>.percent(locale: german) == .percent(locale: "de_DE"))
    #expect(FieldFormat<Date>.date(locale: german) == .date(locale: "de_DE"))
    #expect(FieldFormat<Date>.time(locale: german) == .time(locale: "de_DE"))
    #expect(
      FieldFormat<Date>.date(locale: german, timeZone: TimeZone(identifier: "Asia/Tokyo"))
        == .date(locale: "de_DE", timeZone: "Asia/Tokyo"))
    #expect(NumberSymbols(locale: german) == NumberSymbols(locale: "de_DE"))
    #expect(DatePattern(locale: german)?.text == "dd.MM.yyyy")
    #expect(Currency("USD")?.symbol(locale: german) == "$")
    #expect(FieldContext(german).region == "DE")
    #expect(FieldContext.current.locale == Locale.current.identifier)
  }

  @Test func valuesThatATypeCannotHold() {
    #expect(Int(decimalText: "1.5") == nil)
    #expect(Int(decimalText: "99999999999999999999") == nil)
    #expect(Decimal(decimalText: String(repeating: "9", count: 39)) == nil)
    #expect(Double(decimalText: "") == nil)
    #expect(Double.infinity.decimalText.isEmpty && Decimal.nan.decimalText.isEmpty)
    #expect(FieldFormat<Double>.number.formatted(.nan).text.isEmpty)
    #expect((1e21).decimalText == "1000000000000000000000")
    #expect(FieldFormat<Int>.currency("EUR").formatted(5).text == "€5")
  }
}
