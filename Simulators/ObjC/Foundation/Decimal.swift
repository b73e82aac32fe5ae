public struct Decimal: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
  CustomStringConvertible, Codable, Sendable
{
  public init(_ value: Int) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var description: String { fatalError() }
  public var magnitude: Decimal { fatalError() }
  public static func < (lhs: Decimal, rhs: Decimal) -> Bool { fatalError() }
  public static func + (lhs: Decimal, rhs: Decimal) -> Decimal { fatalError() }
  public static func - (lhs: Decimal, rhs: Decimal) -> Decimal { fatalError() }
  public static func * (lhs: Decimal, rhs: Decimal) -> Decimal { fatalError() }
  public static func *= (lhs: inout Decimal, rhs: Decimal) { fatalError() }
}
