package import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormatStyle where Self == TypedInputStyle<Decimal> {
  /// Returns a style for numbers or amounts of money with decimal values.
  ///
  ///     1234.formatted(.decimal(currency: "EUR"))  // "€1,234.00" in American English
  ///
  /// - Parameters:
  ///   - currency: The three letters of ISO 4217 for an amount of money.
  ///   - minimum: The minimum.
  ///   - maximum: The maximum.
  ///   - locale: The locale.
  /// - Returns: The style.
  public static func decimal(
    currency: String? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil,
    locale: Locale = .current
  ) -> Self {
    var rules = FormatDefinition.NumberRules(locale: locale.identifier, currency: currency)
    rules.minimum = minimum?.description
    rules.maximum = maximum?.description
    return decimal(rules)
  }

  package static func decimal(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(.number(rules), .decimal)
  }
}

extension FormatStyle where Self == TypedInputStyle<Int> {
  /// Returns a style for numbers with integer values. Parsing a fraction throws.
  ///
  /// - Parameters:
  ///   - minimum: The minimum.
  ///   - maximum: The maximum.
  ///   - locale: The locale.
  /// - Returns: The style.
  public static func integer(
    minimum: Int? = nil, maximum: Int? = nil, locale: Locale = .current
  ) -> Self {
    var rules = FormatDefinition.NumberRules(locale: locale.identifier)
    rules.minimum = minimum?.description
    rules.maximum = maximum?.description
    return integer(rules)
  }

  package static func integer(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(.number(rules), .integer)
  }
}

extension FormatStyle where Self == TypedInputStyle<Date> {
  /// Returns a style for dates whose values are points in time.
  ///
  /// - Parameters:
  ///   - pattern: The order, the width, and the separators of the fields, such as `dd.MM.yyyy`; `nil` for the
  ///     notation of the locale.
  ///   - calendar: The calendar of the dates.
  ///   - timeZone: The time zone of the dates.
  ///   - locale: The locale.
  /// - Returns: The style.
  public static func moment(
    pattern: String? = nil, calendar: Calendar, timeZone: TimeZone, locale: Locale = .current
  ) -> Self {
    moment(
      .init(pattern.map { .pattern($0) } ?? .locale(locale.identifier)), calendar: calendar,
      timeZone: timeZone)
  }

  package static func moment(
    _ rules: FormatDefinition.DateRules, calendar: Calendar, timeZone: TimeZone
  ) -> Self {
    Self(.date(rules), .moment(calendar, timeZone))
  }
}
