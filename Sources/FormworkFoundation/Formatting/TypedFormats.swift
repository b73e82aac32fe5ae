public import FormworkMasks
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A format that edits as its base does, and whose texts stand for a value of another type.
///
///     let dollars = try NumberFormat(currency: "$").decimals
///     dollars.formatted(typed: Decimal(1234.5)).text              // "$1,234.50"
///     MaskedTextField("Amount", value: $amount, format: dollars)  // amount: Decimal?
///
/// It is made by `NumberFormat.decimals`, `NumberFormat.integers` and
/// `DateFormat.moments(calendar:timeZone:)`.
public struct TypedFormat<Base: InputFormat & Hashable, Conversion: TypedConversion>: FormatWrapper,
  TypedInputFormat, Hashable
where Conversion.Base == Base {
  /// The format that edits.
  public let base: Base

  /// What its texts stand for.
  public let conversion: Conversion

  init(_ base: Base, _ conversion: Conversion) {
    self.base = base
    self.conversion = conversion
  }

  /// What the base makes of an edit.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    base.apply(edit, to: current)
  }

  /// The base's text for `value`.
  public func formatted(value: String) -> FormattedText { base.formatted(value: value) }

  /// The base's text for `text`.
  public func formatted(text: String) -> FormattedText { base.formatted(text: text) }

  /// What the base reads.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    base.read(text, caret: caret, direction: direction)
  }

  /// What a text stands for; `nil` as long as it is none.
  public func typed(_ formatted: FormattedText) -> Conversion.Typed? {
    conversion.typed(formatted, of: base)
  }

  /// The text that shows a value.
  public func formatted(typed: Conversion.Typed) -> FormattedText {
    conversion.formatted(typed, by: base)
  }
}

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

extension NumberFormat {
  /// This format with decimals as typed values.
  public var decimals: TypedFormat<NumberFormat, DecimalConversion> {
    TypedFormat(self, DecimalConversion())
  }

  /// This format with integers as typed values.
  public var integers: TypedFormat<NumberFormat, IntegerConversion> {
    TypedFormat(self, IntegerConversion())
  }
}

extension DateFormat {
  /// This format with points in time as typed values.
  ///
  /// - Parameters:
  ///   - calendar: The calendar in which a date is read.
  ///   - timeZone: Where it is read.
  /// - Returns: The format.
  public func moments(
    calendar: Calendar, timeZone: TimeZone
  ) -> TypedFormat<DateFormat, MomentConversion> {
    TypedFormat(self, MomentConversion(calendar: calendar, timeZone: timeZone))
  }
}
