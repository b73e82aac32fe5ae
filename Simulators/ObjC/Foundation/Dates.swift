public struct Date: Comparable, Hashable, Sendable, Codable {
  public init() { fatalError() }
  public static func < (lhs: Date, rhs: Date) -> Bool { fatalError() }
}

public struct TimeZone: Hashable, Sendable, Codable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var description: String { fatalError() }
  public var debugDescription: String { fatalError() }
  public init?(identifier: String) { fatalError() }
  public var identifier: String { fatalError() }
  public static var current: TimeZone { fatalError() }
}

public struct DateComponents: Hashable, Sendable, Codable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) { fatalError() }
  public var year: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var month: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var day: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var hour: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var minute: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var second: Int? {
    get { fatalError() }
    set { fatalError() }
  }
}

public struct Calendar: Hashable, Sendable, Codable {
  public enum Component: Hashable, Sendable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
    case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
  }
  public enum Identifier: Hashable, Sendable {
    case gregorian
  }

  public init(identifier: Identifier) { fatalError() }
  public var timeZone: TimeZone {
    get { fatalError() }
    set { fatalError() }
  }
  public static var current: Calendar { fatalError() }
  public func date(from components: DateComponents) -> Date? { fatalError() }
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    fatalError()
  }
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    fatalError()
  }
}
