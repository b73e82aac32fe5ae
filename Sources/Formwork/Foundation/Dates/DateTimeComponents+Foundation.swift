public import FormworkFormats

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateTimeComponents {
  /// The fields as `DateComponents`, without a calendar or a time zone.
  ///
  ///     DateTimeComponents(year: 2024, month: 12, day: 24).components.day  // 24
  package var components: DateComponents {
    DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  /// Creates fields from `DateComponents`, ignoring an era, a calendar, and a time zone.
  ///
  ///     DateTimeComponents(DateComponents(year: 2024, month: 12)).month  // 12
  public init(_ components: DateComponents) {
    self.init(
      year: components.year, month: components.month, day: components.day,
      hour: components.hour, minute: components.minute, second: components.second)
  }

  /// Returns the point in time of the fields in a calendar and a time zone.
  ///
  ///     let noon = DateTimeComponents("2024-12-24 12:00")
  ///     noon?.date(calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  ///
  /// A missing hour, minute, or second is 0. The fields of a format are Gregorian; another calendar
  /// interprets their numbers differently. If the time doesn't exist because clocks are put
  /// forward, the calendar chooses another one.
  ///
  /// - Parameters:
  ///   - calendar: The calendar of the fields.
  ///   - timeZone: The time zone of the fields, used instead of the calendar's own.
  /// - Returns: The point in time; `nil` if year, month, or day is missing, or the date doesn't
  ///   exist.
  package func date(calendar: Calendar, timeZone: TimeZone) -> Date? {
    guard isPossible, year != nil, month != nil, day != nil else { return nil }
    var calendar = calendar
    calendar.timeZone = timeZone
    guard let date = calendar.date(from: components) else { return nil }
    // Foundation moves a day that doesn't exist to the next month.
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    return found.year == year && found.month == month && found.day == day ? date : nil
  }

  /// Creates the fields of a point in time in a calendar and a time zone.
  ///
  ///     DateTimeComponents(Date(timeIntervalSince1970: 0), timeZone: .gmt).year  // 1970
  ///
  /// - Parameters:
  ///   - date: The point in time. Fractions of a second are ignored.
  ///   - calendar: The calendar of the fields. The fields of a format are Gregorian.
  ///   - timeZone: The time zone of the fields, used instead of the calendar's own.
  public init(
    _ date: Date, calendar: Calendar = Calendar(identifier: .gregorian),
    timeZone: TimeZone = .current
  ) {
    var calendar = calendar
    calendar.timeZone = timeZone
    self.init(
      calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date))
  }
}
