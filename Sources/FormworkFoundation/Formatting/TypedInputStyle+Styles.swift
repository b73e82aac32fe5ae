public import FormworkRules
import FormworkDefinition
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormatStyle where Self == TypedInputStyle<DecimalConversion> {
  /// Returns a style for numbers or amounts of money with decimal values.
  ///
  /// - Parameter rules: The rules of the number.
  /// - Returns: The style.
  public static func decimal(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(rules, DecimalConversion())
  }
}

extension FormatStyle where Self == TypedInputStyle<IntegerConversion> {
  /// Returns a style for numbers with integer values. Parsing a fraction throws.
  ///
  /// - Parameter rules: The rules of the number.
  /// - Returns: The style.
  public static func integer(_ rules: FormatDefinition.NumberRules) -> Self {
    Self(rules, IntegerConversion())
  }
}

extension FormatStyle where Self == TypedInputStyle<MomentConversion> {
  /// Returns a style for dates whose values are points in time.
  ///
  /// - Parameters:
  ///   - rules: The rules of the date.
  ///   - calendar: The calendar of the dates.
  ///   - timeZone: The time zone of the dates.
  /// - Returns: The style.
  public static func moment(
    _ rules: FormatDefinition.DateRules, calendar: Calendar, timeZone: TimeZone
  ) -> Self {
    Self(rules, MomentConversion(calendar: calendar, timeZone: timeZone))
  }
}

/// A conversion of numbers whose rules can be encoded.
public protocol NumberConversion: StyleConversion where Base == NumberFormat {}

extension NumberConversion {
  /// Returns the kind for the rules of a number.
  public static func kind(_ rules: FormatDefinition.NumberRules) -> FormatDefinition.Kind {
    .number(rules)
  }

  /// Returns the rules of a number; `nil` for another kind.
  public static func rules(in kind: FormatDefinition.Kind) -> FormatDefinition.NumberRules? {
    guard case .number(let rules) = kind else { return nil }
    return rules
  }

  /// Creates the format.
  public static func makeBase(
    _ rules: FormatDefinition.NumberRules
  ) throws(DefinitionError) -> NumberFormat {
    try rules.makeFormat()
  }
}

extension DecimalConversion: NumberConversion {}
extension IntegerConversion: NumberConversion {}

extension MomentConversion: StyleConversion {
  /// Returns the kind for the rules of a date.
  public static func kind(_ rules: FormatDefinition.DateRules) -> FormatDefinition.Kind {
    .date(rules)
  }

  /// Returns the rules of a date; `nil` for another kind.
  public static func rules(in kind: FormatDefinition.Kind) -> FormatDefinition.DateRules? {
    guard case .date(let rules) = kind else { return nil }
    return rules
  }

  /// Creates the format.
  public static func makeBase(
    _ rules: FormatDefinition.DateRules
  ) throws(DefinitionError) -> DateFormat {
    try rules.makeFormat()
  }
}
