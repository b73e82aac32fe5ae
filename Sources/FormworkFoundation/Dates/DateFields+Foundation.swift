public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateFields {
  /// The fields as Foundation's components, without a calendar or a time zone.
  ///
  ///     DateFields(year: 2024, month: 12, day: 24).components.day  // 24
  public var components: DateComponents {
    DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  /// Takes the fields of Foundation's components; an era, a calendar and a time zone are left out.
  public init(_ components: DateComponents) {
    self.init(
      year: components.year, month: components.month, day: components.day,
      hour: components.hour, minute: components.minute, second: components.second)
  }

  /// The point in time that the fields are in a calendar and a time zone.
  ///
  ///     let noon = DateFields("2024-12-24 12:00")
  ///     noon?.date(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  ///
  /// A missing hour, minute or second is 0. The calendar says what the year is: the fields of a format
  /// are Gregorian, and a calendar that counts otherwise takes them for other dates. Of an hour that
  /// clocks leave out, it is the calendar's choice.
  ///
  /// - Parameters:
  ///   - calendar: The calendar in which the fields are counted.
  ///   - timeZone: Where the date and the time are meant, whatever the calendar's own time zone is.
  /// - Returns: `nil` if year, month or day is missing, or the calendar has no such date.
  public func date(calendar: Calendar, timeZone: TimeZone) -> Date? {
    guard isPossible, year != nil, month != nil, day != nil else { return nil }
    var calendar = calendar
    calendar.timeZone = timeZone
    guard let date = calendar.date(from: components) else { return nil }
    // Foundation carries a day that doesn't exist over into the next month.
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    return found.year == year && found.month == month && found.day == day ? date : nil
  }

  /// The fields that a point in time has in a calendar and a time zone.
  ///
  /// - Parameters:
  ///   - date: The point in time; what is less than a second is left out.
  ///   - calendar: The calendar in which the fields are counted.
  ///   - timeZone: Where the date and the time are meant, whatever the calendar's own time zone is.
  public init(_ date: Date, calendar: Calendar, timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    self.init(
      calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date))
  }
}
