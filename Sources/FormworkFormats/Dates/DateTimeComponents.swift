/// A date, a time, or a part of one, as plain numbers without a time zone.
///
///     let christmas = DateTimeComponents(year: 2024, month: 12, day: 24)
///     DateTimeComponents("2024-12-24") == christmas      // true
///
/// The calendar is Gregorian for all years, including those before its introduction. A component can
/// hold any number.
public struct DateTimeComponents: Hashable, Sendable {
  /// The full year: 2024, whether it is shown as `2024` or `24`.
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

  /// Creates a date, a time, or a part of one.
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

extension DateTimeComponents {
  /// A Boolean value that indicates whether the components are a valid date or time.
  ///
  ///     DateTimeComponents(month: 2, day: 29).isPossible  // true: some February has 29 days
  ///     DateTimeComponents(month: 4, day: 31).isPossible  // false
  ///
  /// Missing components are ignored.
  package var isPossible: Bool {
    isIn(1...9999, year) && isIn(1...12, month) && isIn(0...23, hour) && isIn(0...59, minute)
      && isIn(0...59, second) && isIn(1...mostDays, day)
  }

  /// The number of days in the month, or the maximum if the year or the month isn't known.
  var mostDays: Int {
    guard let month else { return 31 }
    guard let year else { return month == 2 ? 29 : Self.days(inMonth: month, of: 1) }
    return Self.days(inMonth: month, of: year)
  }

  private func isIn(_ range: ClosedRange<Int>, _ component: Int?) -> Bool {
    guard let component else { return true }
    return range.contains(component)
  }

  /// Returns the number of days in a month, or 31 if the month isn't valid.
  ///
  ///     DateTimeComponents.days(inMonth: 2, of: 2000)  // 29
  ///     DateTimeComponents.days(inMonth: 2, of: 1900)  // 28
  ///
  /// - Parameters:
  ///   - month: The month, from 1.
  ///   - year: The year.
  /// - Returns: The number of days, 28 to 31.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  /// Returns a Boolean value that indicates whether a year is a leap year in the Gregorian
  /// calendar.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension DateTimeComponents {
  /// Returns a Boolean value that indicates whether this date is earlier than another.
  ///
  ///     let card = DateTimeComponents(year: 2024, month: 12)
  ///     card.precedes(DateTimeComponents(year: 2025, month: 1, day: 15))   // true
  ///     card.precedes(DateTimeComponents(year: 2024, month: 12, day: 15))  // false: no day, no difference
  ///
  /// Only components that both dates have are compared.
  package func precedes(_ other: DateTimeComponents) -> Bool {
    if let order = Self.differs(year, other.year) { return order }
    if let order = Self.differs(month, other.month) { return order }
    if let order = Self.differs(day, other.day) { return order }
    if let order = Self.differs(hour, other.hour) { return order }
    if let order = Self.differs(minute, other.minute) { return order }
    return Self.differs(second, other.second) ?? false
  }

  /// Whether a component is smaller; `nil` if both are equal or one is missing.
  private static func differs(_ mine: Int?, _ theirs: Int?) -> Bool? {
    guard let mine, let theirs, mine != theirs else { return nil }
    return mine < theirs
  }
}

extension DateTimeComponents {
  /// Creates date components from text such as `2024-12-24`, `2024-12-24 18:30`, `18:30`, or
  /// `18:30:00`.
  ///
  ///     DateTimeComponents("2024-12")?.month        // 12
  ///     DateTimeComponents("2024-12-24T18:30")?.hour  // 18
  ///     DateTimeComponents("2024-02-30")            // nil: there is no such date
  ///
  /// A date begins with its four-digit year, optionally followed by month and day. All other components
  /// have two digits. A time follows a `T` or a space, or is the whole text.
  ///
  /// - Returns: The components; `nil` if the text has another form, or isn't a valid date.
  public init?(_ text: String) {
    self.init()
    var rest = Substring(text).utf8
    if !text.utf8.prefix(3).contains(UInt8(ascii: ":")) {
      guard let year = rest.popNumber(digits: 4) else { return nil }
      self.year = year
      if rest.pop("-") {
        guard let month = rest.popNumber(digits: 2) else { return nil }
        self.month = month
        if rest.pop("-") {
          guard let day = rest.popNumber(digits: 2) else { return nil }
          self.day = day
          if !rest.isEmpty, !rest.pop("T"), !rest.pop(" ") { return nil }
          if rest.isEmpty, text.utf8.count != 10 { return nil }
        }
      }
    }
    if !rest.isEmpty {
      guard day != nil || year == nil, rest.popTime(into: &self) else { return nil }
    }
    if !rest.isEmpty || !isPossible { return nil }
  }

  /// The date in the notation of `init(_:)`, up to the first missing component.
  ///
  ///     DateTimeComponents(year: 2024, month: 2, day: 9, hour: 8, minute: 0).text  // "2024-02-09 08:00"
  public var text: String {
    var text = ""
    if let year {
      text = Self.digits(year, width: 4)
      if let month {
        text += "-" + Self.digits(month, width: 2)
        if let day { text += "-" + Self.digits(day, width: 2) }
      }
    }
    guard let hour, let minute, year == nil || month != nil && day != nil else { return text }
    if !text.isEmpty { text += " " }
    text += Self.digits(hour, width: 2) + ":" + Self.digits(minute, width: 2)
    if let second { text += ":" + Self.digits(second, width: 2) }
    return text
  }

  private static func digits(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Substring.UTF8View {
  fileprivate mutating func pop(_ byte: Unicode.Scalar) -> Bool {
    guard let first, UInt32(first) == byte.value else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func popNumber(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = first, byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
      removeFirst()
    }
    return number
  }

  fileprivate mutating func popTime(into components: inout DateTimeComponents) -> Bool {
    guard let hour = popNumber(digits: 2), pop(":"), let minute = popNumber(digits: 2) else {
      return false
    }
    components.hour = hour
    components.minute = minute
    if pop(":") {
      guard let second = popNumber(digits: 2) else { return false }
      components.second = second
    }
    return true
  }
}
