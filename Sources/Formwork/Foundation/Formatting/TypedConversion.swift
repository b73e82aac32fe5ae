import FormworkCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A conversion between the text of a format and values of another type.
package enum TypedConversion: Hashable, Codable, Sendable {
  /// Between numbers and `Decimal`.
  case decimal

  /// Between numbers and `Int`.
  case integer

  /// Between dates and `Date`.
  case moment(Calendar, TimeZone)

  /// The format and the conversion of its values.
  enum Base: Sendable {
    case decimal(NumberFormat)
    case integer(NumberFormat)
    case moment(DateFormat, Calendar, TimeZone)
  }

  /// Creates the format of a definition; `nil` for a definition of another kind.
  func makeBase(_ kind: FormatDefinition.Kind) throws(DefinitionError) -> Base? {
    switch (self, kind) {
    case (.decimal, .number(let rules)): .decimal(try rules.makeFormat())
    case (.integer, .number(let rules)): .integer(try rules.makeFormat())
    case (.moment(let calendar, let zone), .date(let rules)):
      .moment(try rules.makeFormat(), calendar, zone)
    default: nil
    }
  }

  /// Whether the values have a type.
  func makes<Value>(_ type: Value.Type) -> Bool {
    switch self {
    case .decimal: type == Decimal.self
    case .integer: type == Int.self
    case .moment: type == Date.self
    }
  }
}

extension TypedConversion.Base {
  /// The format.
  var format: AnyInputFormat {
    switch self {
    case .decimal(let format), .integer(let format): AnyInputFormat(format)
    case .moment(let format, _, _): AnyInputFormat(format)
    }
  }

  /// Returns the value of formatted text; `nil` if it doesn't represent one yet.
  func typed<Value>(_ formatted: FormattedText) -> Value? {
    switch self {
    case .decimal(let format): format.decimal(formatted) as? Value
    case .integer(let format): format.integer(formatted) as? Value
    case .moment(let format, let calendar, let zone):
      format.date(of: formatted, calendar: calendar, timeZone: zone) as? Value
    }
  }

  /// Returns the formatted text of a value.
  func formatted(_ value: some Sendable) -> FormattedText? {
    switch self {
    case .decimal(let format): (value as? Decimal).map(format.formatted(decimal:))
    case .integer(let format): (value as? Int).map(format.formatted(integer:))
    case .moment(let format, let calendar, let zone):
      (value as? Date).map { format.formatted(date: $0, calendar: calendar, timeZone: zone) }
    }
  }
}
