public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FieldFormat where Value: InputNumber {
  /// Returns a format for numbers between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum. A smaller number has an issue when the user leaves the field.
  ///   - maximum: The maximum. A key that would exceed it is rejected.
  ///   - entry: How digits are entered: from the left, or from the right as at a cash register.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - prefix: The text before the number, such as `× `.
  ///   - suffix: The text after the number, such as ` kg`.
  ///   - locale: The locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func number(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: DigitEntry = .standard, sign: SignStyle = .minus,
    grouping: GroupingStyle = .automatic, padding: ZeroPadding = .afterEditing,
    prefix: String = "", suffix: String = "", locale: Locale,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    number(
      fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, prefix: prefix, suffix: suffix,
      locale: locale.identifier, file: file, line: line)
  }

  /// Returns a format for percentages between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum, as a value: 0.05 for `5%`, or 5 if the value is an `Int`.
  ///   - maximum: The maximum, as a value.
  ///   - entry: How digits are entered: from the left, or from the right as at a cash register.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func percent(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: DigitEntry = .standard, sign: SignStyle = .minus,
    grouping: GroupingStyle = .automatic, padding: ZeroPadding = .afterEditing,
    locale: Locale, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    percent(
      fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, locale: locale.identifier, file: file,
      line: line)
  }

  /// Returns a format for amounts of money, in the style of a locale.
  ///
  ///     .currency("EUR", locale: Locale(identifier: "de_DE"))
  ///
  /// - Parameters:
  ///   - code: The three letters of the currency in ISO 4217, such as `EUR`. The default is the
  ///     currency of the locale's region.
  ///   - fractionDigits: The minimum and the maximum number of fraction digits. If you omit them,
  ///     the currency decides.
  ///   - minimum: The minimum. A smaller amount has an issue when the user leaves the field.
  ///   - maximum: The maximum. A key that would exceed it is rejected.
  ///   - entry: How digits are entered: from the left, or from the right as at a cash register.
  ///   - sign: How negative amounts are written.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func currency(
    _ code: String? = nil, fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil,
    maximum: Value? = nil, entry: DigitEntry = .standard,
    sign: SignStyle = .minus, grouping: GroupingStyle = .automatic,
    padding: ZeroPadding = .afterEditing, locale: Locale, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    currency(
      code, fractionDigits: fractionDigits, minimum: minimum, maximum: maximum, entry: entry,
      sign: sign, grouping: grouping, padding: padding, locale: locale.identifier, file: file,
      line: line)
  }
}

extension FieldFormat where Value: InputDate {
  /// Returns a format for dates between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - minimum: The earliest valid date.
  ///   - maximum: The latest valid date.
  ///   - locale: The locale.
  ///   - timeZone: The time zone. The default is the field's time zone.
  /// - Returns: The format.
  public static func date(
    minimum: (some InputDate)? = DateTimeComponents?.none,
    maximum: (some InputDate)? = DateTimeComponents?.none,
    locale: Locale, timeZone: TimeZone? = nil
  ) -> Self {
    date(
      minimum: minimum, maximum: maximum, locale: locale.identifier,
      timeZone: timeZone?.identifier)
  }

  /// Returns a format for times in hours and minutes, in the style of a locale.
  ///
  /// - Parameters:
  ///   - hours: A 12-hour or a 24-hour clock. If you omit it, the locale decides.
  ///   - locale: The locale.
  ///   - timeZone: The time zone. The default is the field's time zone.
  /// - Returns: The format.
  public static func time(
    hours: HourCycle? = nil, locale: Locale, timeZone: TimeZone? = nil
  ) -> Self {
    time(hours: hours, locale: locale.identifier, timeZone: timeZone?.identifier)
  }
}
