public import FormworkFormats

/// A type that can be the value of a date field or a time field.
///
/// `String` and `DateTimeComponents` conform to it. With Foundation, so do `Date` and `DateComponents`.
/// Your own types can conform, too.
public protocol InputDate: Hashable, Sendable {
  /// Creates a value from the fields of a date, or returns `nil` if the type can't hold it.
  ///
  /// - Parameters:
  ///   - dateTimeComponents: The fields. All of them are filled in and form a valid date or time.
  ///   - timeZone: The identifier of the time zone of the fields; `nil` for the device's.
  init?(dateTimeComponents: DateTimeComponents, timeZone: String?)

  /// Returns the fields of the value, or `nil` if it has none.
  ///
  /// - Parameter timeZone: The identifier of the time zone; `nil` for the device's.
  /// - Returns: The fields, or `nil`.
  func dateTimeComponents(timeZone: String?) -> DateTimeComponents?
}

extension DateTimeComponents: InputDate {
  /// Creates the value from the fields unchanged.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    self = dateTimeComponents
  }

  /// Returns the fields themselves.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? { self }
}

/// A `String` value is the text of the field, even while the date is incomplete.
extension String: InputDate {
  /// Creates a string with the fields in ISO 8601 notation.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    self = dateTimeComponents.text
  }

  /// Returns the fields of a string in ISO 8601 notation.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? {
    DateTimeComponents(self)
  }
}
