public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormatContext {
  /// Creates a context from a locale.
  ///
  ///     FormatContext(Locale(identifier: "de_AT")).region  // "AT"
  ///
  /// - Parameters:
  ///   - locale: The locale, with its region.
  ///   - timeZone: The time zone for dates; `nil` for the device's.
  public init(_ locale: Locale, timeZone: TimeZone? = nil) {
    self.init(locale: locale.identifier, timeZone: timeZone?.identifier)
  }

  /// The context of the device: its locale, its region, and its date.
  public static var current: FormatContext { FormatContext(.current).dated }

  /// The same context with the current date in its time zone.
  package var dated: FormatContext {
    var dated = self
    let zone = timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
    let now = DateTimeComponents(Date(), calendar: Calendar(identifier: .gregorian), timeZone: zone)
    dated.today = DateTimeComponents(year: now.year, month: now.month, day: now.day)
    return dated
  }
}
