public import FormworkNumbers

/// A type for the value of a date field or a time field.
///
/// `String` and `DateFields` are such types, and with Foundation `Date` and `DateComponents`. Your own type can be
/// one, too.
public protocol FieldDate: Hashable, Sendable {
  /// Creates a value from the fields of a date, or returns `nil` if the type can't hold it.
  ///
  /// - Parameters:
  ///   - dateFields: The fields, all of them filled in and possible.
  ///   - timeZone: The identifier of the time zone that the fields are read in; `nil` for the device's.
  init?(dateFields: DateFields, timeZone: String?)

  /// Returns the fields of the value, or `nil` if it has none.
  ///
  /// - Parameter timeZone: The identifier of the time zone; `nil` for the device's.
  /// - Returns: The format.
  func dateFields(timeZone: String?) -> DateFields?
}

extension DateFields: FieldDate {
  /// Takes the fields as they are.
  public init?(dateFields: DateFields, timeZone: String?) { self = dateFields }

  /// The fields themselves.
  public func dateFields(timeZone: String?) -> DateFields? { self }
}

/// As a string, the value is the text of the field, also while the date isn't finished.
extension String: FieldDate {
  /// The fields as ISO 8601 writes them.
  public init?(dateFields: DateFields, timeZone: String?) { self = dateFields.text }

  /// The fields of a text that is written as ISO 8601.
  public func dateFields(timeZone: String?) -> DateFields? { DateFields(self) }
}
