public import FormworkMasks

/// A range of dates or times.
package struct DateRange: Hashable, Sendable {
  /// The first date of the range.
  package var start: DateTimeComponents

  /// The last date of the range.
  package var end: DateTimeComponents

  /// Creates a range, without checking that the end is after the start.
  package init(start: DateTimeComponents, end: DateTimeComponents) {
    self.start = start
    self.end = end
  }
}

extension ValidationIssue {
  /// The end of the range is before its start.
  public static let reversedRange = ValidationIssue(code: "reversedRange")
}
