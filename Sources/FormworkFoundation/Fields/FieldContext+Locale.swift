public import Formwork

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FieldContext {
  /// Creates a context from a locale.
  ///
  ///     FieldContext(Locale(identifier: "de_AT")).region  // "AT"
  ///
  /// - Parameters:
  ///   - locale: The locale, with its region.
  ///   - timeZone: The time zone for dates; `nil` for the device's.
  public init(_ locale: Locale, timeZone: TimeZone? = nil) {
    self.init(locale: locale.identifier, timeZone: timeZone?.identifier)
  }

  /// The context of the device: its locale and its region.
  public static var current: FieldContext { FieldContext(.current) }
}
