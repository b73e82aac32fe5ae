public import FormworkMasks
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DateFormat {
  /// The point in time that a text stands for; `nil` as long as it is none.
  ///
  ///     let format = try DateFormat("dd/MM/yyyy")
  ///     let text = format.formatted(text: "24/12/2024")
  ///     format.date(of: text, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  ///
  /// - Returns: `nil` if something is missing, or the calendar has no such date.
  public func date(
    of formatted: FormattedText, calendar: Calendar, timeZone: TimeZone
  ) -> Date? {
    typed(formatted)?.date(calendar: calendar, timeZone: timeZone)
  }

  /// The text that shows a point in time, with the caret at its end.
  public func formatted(date: Date, calendar: Calendar, timeZone: TimeZone) -> FormattedText {
    formatted(typed: DateFields(date, calendar: calendar, timeZone: timeZone))
  }
}
