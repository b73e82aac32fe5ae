public import FormworkRules
import FormworkDefinition
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormatStyle where Self == TypedInputStyle<DecimalConversion> {
  /// The style of a number or an amount of money, with decimals as values.
  ///
  /// - Parameter rules: What describes the number.
  /// - Returns: The style.
  public static func decimal(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(rules, DecimalConversion())
  }
}

extension FormatStyle where Self == TypedInputStyle<IntegerConversion> {
  /// The style of a number with integers as values; a fraction can't be parsed.
  ///
  /// - Parameter rules: What describes the number.
  /// - Returns: The style.
  public static func integer(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(rules, IntegerConversion())
  }
}

extension FormatStyle where Self == TypedInputStyle<MomentConversion> {
  /// The style of a date with points in time as values.
  ///
  /// - Parameters:
  ///   - rules: What describes the date.
  ///   - calendar: The calendar in which it is read.
  ///   - timeZone: Where it is read.
  /// - Returns: The style.
  public static func moment(
    _ rules: FormatDefinition.DateRules, calendar: Calendar, timeZone: TimeZone
  ) -> Self {
    Self(rules, MomentConversion(calendar: calendar, timeZone: timeZone))
  }
}

/// A conversion of numbers that rules describe.
public protocol NumberConversion: StyleConversion where Base == NumberFormat {}

extension NumberConversion {
  /// A number.
  public static func kind(_ rules: FormatDefinition.NumberRules) -> FormatDefinition.Kind {
    .number(rules)
  }

  /// The rules of a number.
  public static func rules(in kind: FormatDefinition.Kind) -> FormatDefinition.NumberRules? {
    guard case .number(let rules) = kind else { return nil }
    return rules
  }

  /// Makes the format.
  public static func makeBase(
    _ rules: FormatDefinition.NumberRules
  ) throws(DefinitionError) -> NumberFormat {
    try rules.makeFormat()
  }
}

extension DecimalConversion: NumberConversion {}
extension IntegerConversion: NumberConversion {}

extension MomentConversion: StyleConversion {
  /// A date.
  public static func kind(_ rules: FormatDefinition.DateRules) -> FormatDefinition.Kind {
    .date(rules)
  }

  /// The rules of a date.
  public static func rules(in kind: FormatDefinition.Kind) -> FormatDefinition.DateRules? {
    guard case .date(let rules) = kind else { return nil }
    return rules
  }

  /// Makes the format.
  public static func makeBase(
    _ rules: FormatDefinition.DateRules
  ) throws(DefinitionError) -> DateFormat {
    try rules.makeFormat()
  }
}
