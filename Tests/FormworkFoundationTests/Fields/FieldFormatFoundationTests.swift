import Formwork
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The values of Foundation in fields, in locales and time zones.
@Suite struct FieldFormatFoundationTests {
  private func expectRoundTrip<Value>(
    _ value: Value, _ format: FieldFormat<Value>, _ context: FormatContext
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
    let context = FormatContext(Locale(identifier: locale), timeZone: TimeZone(identifier: zone))
    for text in ["0.01", "-1234567.89", "12345678901234567890.12"] {
      expectRoundTrip(try #require(Decimal(string: text)), .currency("EUR"), context)
    }
    expectRoundTrip(-1_234_567, .number, context)
    expectRoundTrip(0.1, .number, context)
    expectRoundTrip(try #require(Decimal(string: "0.125")), .percent, context)
    // 23 December 2024, 23:00 in Greenwich, at the beginning of a day or of a minute.
    let zone = try #require(TimeZone(identifier: zone))
    let fields = DateTimeComponents(year: 2024, month: 12, day: 24)
    let day = try #require(
      fields.date(calendar: Calendar(identifier: .gregorian), timeZone: zone))
    expectRoundTrip(day, .date, context)
    expectRoundTrip(DateComponents(year: 2024, month: 12, day: 24), .date, context)
    expectRoundTrip(DateComponents(hour: 21, minute: 5), .time, context)
    let time = try #require(
      FieldFormat<Date>.time.value(
        of: FieldFormat<DateTimeComponents>.time.formatted(
          DateTimeComponents(hour: 9, minute: 30), in: context),
        in: context))
    expectRoundTrip(time, .time, context)
  }

  @Test func locales() throws {
    let german = Locale(identifier: "de_DE")
    #expect(
      FieldFormat<Decimal>.currency("EUR").locale(german) == .currency("EUR").locale("de_DE"))
    #expect(FieldFormat<Double>.number.locale(german) == .number.locale("de_DE"))
    #expect(FieldFormat<Double>.percent.locale(german) == .percent.locale("de_DE"))
    #expect(FieldFormat<Date>.date.locale(german) == .date.locale("de_DE"))
    #expect(FieldFormat<Date>.time.locale(german) == .time.locale("de_DE"))
    #expect(
      FieldFormat<Date>.date.locale(german).timeZone(
        try #require(TimeZone(identifier: "Asia/Tokyo")))
        == .date.locale("de_DE").timeZone("Asia/Tokyo"))
    #expect(NumberSymbols(locale: german) == NumberSymbols(locale: "de_DE"))
    #expect(DatePattern(locale: german)?.text == "dd.MM.yyyy")
    #expect(Currency("USD")?.symbol(locale: german) == "$")
    #expect(FormatContext(german).region == "DE")
    #expect(FormatContext.current.locale == Locale.current.identifier)
  }

  /// A limit can be of any date type, and a point in time counts in the field's time zone.
  @Test func limitsOfAnyType() throws {
    // December 24, 2024, 23:00 in Greenwich, which is the 25th in Tokyo.
    let moment = Date(timeIntervalSince1970: 1_735_081_200)
    let day = DateComponents(year: 2024, month: 12, day: 24)
    func last<Value: InputDate>(_ format: FieldFormat<Value>, _ zone: String) -> Int? {
      let context = FormatContext(locale: "en_GB", timeZone: zone)
      return (20...28).last { format.formatted(text: "\($0)/12/2024", in: context).issue == nil }
    }
    func first<Value: InputDate>(_ format: FieldFormat<Value>, _ zone: String) -> Int? {
      let context = FormatContext(locale: "en_GB", timeZone: zone)
      return (20...28).first { format.formatted(text: "\($0)/12/2024", in: context).issue == nil }
    }
    for (zone, expected) in [("GMT", 24), ("Asia/Tokyo", 25), ("America/New_York", 24)] {
      #expect(last(FieldFormat<Date>.date(maximum: moment), zone) == expected)
      #expect(last(FieldFormat<DateComponents>.date(maximum: moment), zone) == expected)
      #expect(first(FieldFormat<String>.date(minimum: moment), zone) == expected)
      #expect(
        last(FieldFormat<Date>.date(pattern: "dd/MM/yyyy", maximum: moment), zone) == expected)
      #expect(
        last(
          FieldFormat<Date>.date(maximum: moment).locale(Locale(identifier: "en_GB")), zone)
          == expected)
      #expect(last(FieldFormat<Date>.date(maximum: day), zone) == 24)
      #expect(first(FieldFormat<Date>.date(minimum: "2024-12-24"), zone) == 24)
      #expect(last(FieldFormat<Date>.date(maximum: DateTimeComponents(day)), zone) == 24)
      let stay = FieldFormat.dateRange(pattern: "dd/MM/yyyy", maximum: moment)
      let shown = stay.formatted(
        text: "20/12/2024 – 25/12/2024", in: FormatContext(timeZone: zone))
      #expect((shown.issue == nil) == (expected == 25), "\(zone)")
    }
    #expect(
      last(FieldFormat<Date>.date(maximum: moment).timeZone("Asia/Tokyo"), "GMT") == 25)
    #expect(
      DateTimeComponents(moment, timeZone: .gmt)
        == DateTimeComponents(year: 2024, month: 12, day: 24, hour: 23, minute: 0, second: 0))
  }

  /// A format with the current time stays the same while a view is updated, and no longer than the
  /// day lasts anywhere.
  @Test func limitsWithinADayAreTheSameFormat() {
    // 20:20 in Greenwich, 01:50 in Kathmandu, 02:05 in Calcutta.
    let moment = Date(timeIntervalSince1970: 1_735_071_600)
    let later = moment + 100
    #expect(FieldFormat<Date>.date(maximum: moment) == .date(maximum: later))
    #expect(
      FieldFormat<Date>.date(pattern: "dd.MM.yyyy", maximum: moment)
        == .date(pattern: "dd.MM.yyyy", maximum: later))
    #expect(FieldFormat.cardExpiry(maximum: moment) == .cardExpiry(maximum: later))
    #expect(
      FieldFormat<Date>.date(pattern: "HH:mm", maximum: moment)
        != .date(pattern: "HH:mm", maximum: later))
    for zone in ["GMT", "Asia/Kathmandu", "Asia/Kolkata", "Pacific/Chatham", "Australia/Eucla"] {
      for step in 0..<96 {
        let end = moment + Double(step) * 900
        let context = FormatContext(locale: "de", timeZone: zone)
        let formats = [end, end - 1].map { FieldFormat<Date>.date(maximum: $0) }
        let shown = [end, end - 1].map { FieldFormat<Date>.date.formatted($0, in: context).text }
        if shown[0] != shown[1] { #expect(formats[0] != formats[1], "\(zone) \(step)") }
      }
    }
  }

  @Test func cardsExpireByTheDateOfTheContext() throws {
    let december = FormatContext(locale: "de", today: DateTimeComponents("2026-12-24"))
    #expect(FieldFormat.cardExpiry.formatted(text: "11/26", in: december).issue == .expired)
    #expect(FieldFormat.cardExpiry.formatted(text: "12/26", in: december).issue == nil)
    #expect(FieldFormat.cardExpiry.formatted(text: "11/26").issue == nil)
    // The context of a device has its date.
    #expect(FieldFormat.cardExpiry.formatted(text: "01/20", in: .current).issue == .expired)
    let limited = FieldFormat.cardExpiry(
      minimum: DateComponents(year: 2027, month: 1),
      maximum: DateTimeComponents(year: 2031, month: 6))
    #expect(limited.formatted(text: "12/26", in: december).issue == .belowMinimum)
    #expect(limited.formatted(text: "01/27", in: december).issue == nil)
    #expect(limited.formatted(text: "06/31", in: december).issue == nil)
    #expect(limited.formatted(text: "07/31", in: december).issue == .aboveMaximum)
    #expect(limited.makeFormat(in: december).purpose == .cardExpiration)
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
