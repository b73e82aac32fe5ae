/// A date, a time, or a part of one: plain numbers, without a calendar's or a time zone's help.
///
///     let christmas = DateFields(year: 2024, month: 12, day: 24)
///     christmas.isPossible                       // true
///     DateFields("2024-12-24") == christmas      // true
///     DateFields(year: 2023, month: 2, day: 29).isPossible  // false
///
/// The calendar is the Gregorian one for all years, also those before it was used. Any number is
/// legal in any field; ``isPossible`` says whether there is such a date.
public struct DateFields: Hashable, Sendable {
  /// The year: 2024 for the year that is shown as `2024` or `24`.
  public var year: Int?

  /// The month, from 1.
  public var month: Int?

  /// The day of the month, from 1.
  public var day: Int?

  /// The hour of the day, from 0 to 23.
  public var hour: Int?

  /// The minute, from 0.
  public var minute: Int?

  /// The second, from 0.
  public var second: Int?

  /// Creates a date, a time or a part of one.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil,
    hour: Int? = nil, minute: Int? = nil, second: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

extension DateFields {
  /// Whether every field is in its range, and the day in its month.
  ///
  ///     DateFields(month: 2, day: 29).isPossible  // true: some February has 29 days
  ///     DateFields(month: 4, day: 31).isPossible  // false
  ///
  /// A missing field is no obstacle.
  public var isPossible: Bool {
    isIn(1...9999, year) && isIn(1...12, month) && isIn(0...23, hour) && isIn(0...59, minute)
      && isIn(0...59, second) && isIn(1...mostDays, day)
  }

  /// How many days the month has, or can have as long as the year or the month isn't known.
  var mostDays: Int {
    guard let month else { return 31 }
    guard let year else { return month == 2 ? 29 : Self.days(inMonth: month, of: 1) }
    return Self.days(inMonth: month, of: year)
  }

  private func isIn(_ range: ClosedRange<Int>, _ field: Int?) -> Bool {
    guard let field else { return true }
    return range.contains(field)
  }

  /// How many days a month has; 31 for a number that is no month.
  ///
  ///     DateFields.days(inMonth: 2, of: 2000)  // 29
  ///     DateFields.days(inMonth: 2, of: 1900)  // 28
  ///
  /// - Parameters:
  ///   - month: The month, from 1.
  ///   - year: The year.
  /// - Returns: 28 to 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Whether a year has a 29 February: every fourth, of full centuries every fourth as well.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension DateFields {
  /// Whether this is earlier than another, as far as both have the fields.
  ///
  ///     let card = DateFields(year: 2024, month: 12)
  ///     card.precedes(DateFields(year: 2025, month: 1, day: 15))   // true
  ///     card.precedes(DateFields(year: 2024, month: 12, day: 15))  // false: no day, no difference
  ///
  /// Of the fields that both have, the largest that differs decides.
  public func precedes(_ other: DateFields) -> Bool {
    if let order = Self.differs(year, other.year) { return order }
    if let order = Self.differs(month, other.month) { return order }
    if let order = Self.differs(day, other.day) { return order }
    if let order = Self.differs(hour, other.hour) { return order }
    if let order = Self.differs(minute, other.minute) { return order }
    return Self.differs(second, other.second) ?? false
  }

  /// Whether a field is the smaller one; `nil` if both are the same or one is missing.
  private static func differs(_ mine: Int?, _ theirs: Int?) -> Bool? {
    guard let mine, let theirs, mine != theirs else { return nil }
    return mine < theirs
  }
}
