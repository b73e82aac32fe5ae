public import FormworkMasks
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How the texts of a format become values of another type, and back.
public protocol TypedConversion: Hashable, Sendable {
  /// The format.
  associatedtype Base: InputFormat

  /// The type of the values.
  associatedtype Typed: Hashable & Sendable

  /// What a text stands for; `nil` as long as it is none.
  func typed(_ formatted: FormattedText, of base: Base) -> Typed?

  /// The text that shows a value.
  func formatted(_ typed: Typed, by base: Base) -> FormattedText
}

/// Numbers as decimals.
public struct DecimalConversion: TypedConversion, Codable {
  /// The decimal of a text.
  public func typed(_ formatted: FormattedText, of base: NumberFormat) -> Decimal? {
    base.decimal(formatted)
  }

  /// The text of a decimal.
  public func formatted(_ typed: Decimal, by base: NumberFormat) -> FormattedText {
    base.formatted(decimal: typed)
  }
}

/// Numbers as integers.
public struct IntegerConversion: TypedConversion, Codable {
  /// The integer of a text.
  public func typed(_ formatted: FormattedText, of base: NumberFormat) -> Int? {
    base.integer(formatted)
  }

  /// The text of an integer.
  public func formatted(_ typed: Int, by base: NumberFormat) -> FormattedText {
    base.formatted(integer: typed)
  }
}

/// Dates as points in time.
public struct MomentConversion: TypedConversion, Codable {
  /// The calendar in which a date is read.
  public let calendar: Calendar

  /// Where it is read.
  public let timeZone: TimeZone

  /// The point in time of a text.
  public func typed(_ formatted: FormattedText, of base: DateFormat) -> Date? {
    base.date(of: formatted, calendar: calendar, timeZone: timeZone)
  }

  /// The text of a point in time.
  public func formatted(_ typed: Date, by base: DateFormat) -> FormattedText {
    base.formatted(date: typed, calendar: calendar, timeZone: timeZone)
  }
}
