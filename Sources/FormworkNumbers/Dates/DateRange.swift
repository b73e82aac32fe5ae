public import FormworkText

/// Two dates or times, the first and the last of a range.
public struct DateRange: Hashable, Sendable {
  /// The first date of the range.
  public var start: DateFields

  /// The last date of the range.
  public var end: DateFields

  /// Creates a range; whether the end is after the start isn't checked.
  public init(start: DateFields, end: DateFields) {
    self.start = start
    self.end = end
  }
}

extension ValidationIssue {
  /// A range whose end is before its start.
  public static let reversedRange = ValidationIssue(code: "reversedRange")
}
