package import FormworkFormats

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension DateFormat {
  /// Returns the point in time of a text.
  ///
  ///     let format = try DateFormat("dd/MM/yyyy")
  ///     let text = format.formatted(text: "24/12/2024")
  ///     format.date(of: text, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  ///
  /// - Returns: The point in time; `nil` if a field is missing, or the date doesn't exist.
  package func date(
    of formatted: FormattedText, calendar: Calendar, timeZone: TimeZone
  ) -> Date? {
    typed(formatted)?.date(calendar: calendar, timeZone: timeZone)
  }

  /// Returns the formatted text of a point in time, with the caret at its end.
  package func formatted(date: Date, calendar: Calendar, timeZone: TimeZone) -> FormattedText {
    formatted(typed: DateTimeComponents(date, calendar: calendar, timeZone: timeZone))
  }
}
