import Foundation
import Formwork
import Testing

@Suite struct DateTimeComponentsFoundationTests {
  private let gregorian = Calendar(identifier: .gregorian)

  @Test func isAPointInTime() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let fields = try #require(DateTimeComponents("2024-12-24 18:30"))
    let date = try #require(fields.date(calendar: gregorian, timeZone: zone))
    #expect(date == Date(timeIntervalSince1970: 1_735_061_400))
    let back = DateTimeComponents(date, calendar: gregorian, timeZone: zone)
    #expect(
      back == DateTimeComponents(year: 2024, month: 12, day: 24, hour: 18, minute: 30, second: 0))
  }

  @Test(arguments: ["2023-02", "18:30"])
  func isNoneWithoutADay(text: String) throws {
    let fields = try #require(DateTimeComponents(text))
    #expect(fields.date(calendar: gregorian, timeZone: .gmt) == nil)
  }

  @Test func isNoneThatTheCalendarHasNot() {
    let fields = DateTimeComponents(year: 2023, month: 2, day: 29)
    #expect(fields.date(calendar: gregorian, timeZone: .gmt) == nil)
    // Ten days were left out when the Gregorian calendar began.
    for day in 1...31 {
      let date = DateTimeComponents(year: 1582, month: 10, day: day)
        .date(calendar: gregorian, timeZone: .gmt)
      #expect((date == nil) == (5...14 ~= day), "\(day)")
    }
  }

  /// Every day of a year, in zones on both sides of Greenwich.
  @Test(arguments: ["Europe/Berlin", "America/New_York", "Pacific/Auckland", "GMT"])
  func everyDayComesBack(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let format = try DateFormat("dd/MM/yyyy HH:mm")
    for day in 0..<366 {
      let noon = Date(timeIntervalSince1970: 1_704_110_400 + Double(day) * 86_400)
      let shown = format.formatted(date: noon, calendar: gregorian, timeZone: zone)
      #expect(shown.isComplete)
      #expect(format.date(of: shown, calendar: gregorian, timeZone: zone) == noon)
    }
  }

  @Test func components() {
    let components = DateComponents(year: 2024, month: 12, hour: 8)
    #expect(DateTimeComponents(components) == DateTimeComponents(year: 2024, month: 12, hour: 8))
    #expect(DateTimeComponents(components).components == components)
  }

  @Test func errorsAreLocalized() {
    do {
      _ = try DatePattern("DD/MM/yyyy")
    } catch {
      #expect(error.errorDescription == "“DD” isn't a field.")
      #expect(error.recoverySuggestion == "Write “d” or “dd” for the day.")
    }
  }
}
