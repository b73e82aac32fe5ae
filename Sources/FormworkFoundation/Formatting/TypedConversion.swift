public import FormworkMasks
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A conversion between the text of a format and values of another type.
public protocol TypedConversion: Hashable, Sendable {
  /// The format.
  associatedtype Base: InputFormat

  /// The type of the values.
  associatedtype Typed: Hashable & Sendable

  /// Returns the value of formatted text; `nil` if it doesn't represent one yet.
  func typed(_ formatted: FormattedText, of base: Base) -> Typed?

  /// Returns the formatted text of a value.
  func formatted(_ typed: Typed, by base: Base) -> FormattedText
}

/// A conversion between numbers and `Decimal`.
public struct DecimalConversion: TypedConversion, Codable {
  /// Returns the decimal of formatted text.
  public func typed(_ formatted: FormattedText, of base: NumberFormat) -> Decimal? {
    base.decimal(formatted)
  }

  /// Returns the formatted text of a decimal.
  public func formatted(_ typed: Decimal, by base: NumberFormat) -> FormattedText {
    base.formatted(decimal: typed)
  }
}

/// A conversion between numbers and `Int`.
public struct IntegerConversion: TypedConversion, Codable {
  /// Returns the integer of formatted text.
  public func typed(_ formatted: FormattedText, of base: NumberFormat) -> Int? {
    base.integer(formatted)
  }

  /// Returns the formatted text of an integer.
  public func formatted(_ typed: Int, by base: NumberFormat) -> FormattedText {
    base.formatted(integer: typed)
  }
}

/// A conversion between dates and `Date`.
public struct MomentConversion: TypedConversion, Codable {
  /// The calendar of the dates.
  public let calendar: Calendar

  /// The time zone of the dates.
  public let timeZone: TimeZone

  /// Returns the point in time of formatted text.
  public func typed(_ formatted: FormattedText, of base: DateFormat) -> Date? {
    base.date(of: formatted, calendar: calendar, timeZone: timeZone)
  }

  /// Returns the formatted text of a point in time.
  public func formatted(_ typed: Date, by base: DateFormat) -> FormattedText {
    base.formatted(date: typed, calendar: calendar, timeZone: timeZone)
  }
}
