import FormworkMasks
import FormworkFoundation
import FormworkNumbers
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Formats of numbers and dates with the values that apps compute with.
@Suite struct TypedFormatsTests {
  @Test func decimals() throws {
    let format = try NumberFormat(currency: "$").decimals
    let amount = try #require(Decimal(string: "1234.5"))
    let shown = format.formatted(typed: amount)
    #expect(shown == format.base.formatted(decimal: amount))
    #expect(format.typed(shown) == amount)
    #expect(format.typed(FormattedText()) == nil)
    var session = EditingSession(format: format)
    session.insert("7.2")
    #expect(format.typed(session.current) == Decimal(string: "7.2"))
    #expect(format == (try NumberFormat(currency: "$").decimals))
  }

  @Test func integers() throws {
    let format = try NumberFormat().integers
    #expect(format.typed(format.formatted(typed: -1_234_567)) == -1_234_567)
    #expect(format.typed(format.formatted(value: "1.5")) == nil)
  }

  @Test func moments() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 0))
    let calendar = Calendar(identifier: .gregorian)
    let format = try DateFormat("dd/MM/yyyy").moments(calendar: calendar, timeZone: zone)
    let shown = format.formatted(text: "24/12/2024")
    let moment = try #require(format.typed(shown))
    #expect(moment.timeIntervalSince1970 == 1_734_998_400)
    #expect(format.formatted(typed: moment).text == "24/12/2024")
    #expect(format.typed(format.formatted(text: "31/02/2024")) == nil)
  }
}
