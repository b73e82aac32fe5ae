public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Decimal: InputNumber {
  /// Creates a decimal from plain decimal text of at most 38 digits.
  public init?(decimalText: String) {
    guard let number = DecimalNumber(decimalText) else { return nil }
    self.init(exactly: number)
  }

  /// The decimal as plain decimal text; empty for `nan`.
  public var decimalText: String { DecimalNumber(self)?.text ?? "" }
}

extension DateComponents: InputDate {
  /// Creates components from the fields, without a calendar or a time zone.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    self = dateTimeComponents.components
  }

  /// Returns the fields of the components.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? {
    DateTimeComponents(self)
  }
}

extension Date: InputDate {
  /// Creates the point in time at which the date begins, in the Gregorian calendar.
  ///
  /// A time without a date is on January 1, 2001.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    var fields = dateTimeComponents
    if fields.year == nil, fields.month == nil, fields.day == nil {
      (fields.year, fields.month, fields.day) = (2001, 1, 1)
    }
    let date = fields.date(
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(fieldIdentifier: timeZone))
    guard let date else { return nil }
    self = date
  }

  /// Returns the fields of the point in time, in the Gregorian calendar.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? {
    DateTimeComponents(
      self, calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(fieldIdentifier: timeZone))
  }
}

extension TimeZone {
  /// Creates the time zone with an identifier, or the device's if the identifier is unknown.
  fileprivate init(fieldIdentifier identifier: String?) {
    self = identifier.flatMap { TimeZone(identifier: $0) } ?? .current
  }
}
