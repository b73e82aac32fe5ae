public import Formwork
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FieldFormat where Value: FieldNumber {
  /// Numbers within limits, as a locale writes them.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum. A smaller one has an issue when the user leaves the field.
  ///   - maximum: The maximum. A key that makes the number greater is rejected.
  ///   - entry: How keys become a number.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The locale.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func number(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: NumberFormat.Entry = .standard, sign: NumberFormat.SignStyle = .minus,
    grouping: NumberFormat.Grouping = .automatic, padding: NumberFormat.Padding = .onBlur,
    locale: Locale, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    number(
      fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, locale: locale.identifier, file: file,
      line: line)
  }

  /// Percentages within limits, as a locale writes them.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum, as it is shown.
  ///   - maximum: The maximum, as it is shown.
  ///   - entry: How keys become a number.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The locale.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func percent(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: NumberFormat.Entry = .standard, sign: NumberFormat.SignStyle = .minus,
    grouping: NumberFormat.Grouping = .automatic, padding: NumberFormat.Padding = .onBlur,
    locale: Locale, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    percent(
      fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, locale: locale.identifier, file: file,
      line: line)
  }

  /// Amounts of money, as a locale writes them.
  ///
  ///     .currency("EUR", locale: Locale(identifier: "de_DE"))
  ///
  /// - Parameters:
  ///   - code: The three letters of ISO 4217, such as `EUR`.
  ///   - fractionDigits: The minimum and the maximum number of fraction digits; those of the currency if you
  ///     omit them.
  ///   - minimum: The minimum. A smaller one has an issue when the user leaves the field.
  ///   - maximum: The maximum. A key that makes the amount greater is rejected.
  ///   - entry: How keys become an amount.
  ///   - sign: How negative amounts are written.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The locale.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func currency(
    _ code: String, fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil,
    maximum: Value? = nil, entry: NumberFormat.Entry = .standard,
    sign: NumberFormat.SignStyle = .minus, grouping: NumberFormat.Grouping = .automatic,
    padding: NumberFormat.Padding = .onBlur, locale: Locale, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    currency(
      code, fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, locale: locale.identifier, file: file,
      line: line)
  }
}

extension FieldFormat where Value: FieldDate {
  /// Dates within limits, as a locale writes them.
  ///
  /// - Parameters:
  ///   - minimum: The earliest date that isn't an issue.
  ///   - maximum: The latest date that isn't an issue.
  ///   - locale: The locale.
  ///   - timeZone: The time zone that the date is read in; that of the field if you omit it.
  /// - Returns: The format.
  public static func date(
    minimum: DateFields? = nil, maximum: DateFields? = nil, locale: Locale,
    timeZone: TimeZone? = nil
  ) -> Self {
    date(
      minimum: minimum, maximum: maximum, locale: locale.identifier,
      timeZone: timeZone?.identifier)
  }

  /// Times of day in hours and minutes, as a locale writes them.
  ///
  /// - Parameters:
  ///   - hours: Whether there are 12 or 24 hours; as in the locale if you omit it.
  ///   - locale: The locale.
  ///   - timeZone: The time zone that the time is read in; that of the field if you omit it.
  /// - Returns: The format.
  public static func time(
    hours: DayHours? = nil, locale: Locale, timeZone: TimeZone? = nil
  ) -> Self {
    time(hours: hours, locale: locale.identifier, timeZone: timeZone?.identifier)
  }
}
