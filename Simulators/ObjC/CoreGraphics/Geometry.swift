// What Swift adds to the structs of Headers/CoreGraphics.
@_exported import CoreGraphics
@_exported import ObjectiveC

public struct CGFloat: ExpressibleByFloatLiteral, Hashable, Sendable, SignedNumeric, Comparable {
  public typealias Magnitude = CGFloat
  public init(_ value: Double) { fatalError() }
  public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public typealias NativeType = Double
  public init(floatLiteral value: NativeType) { fatalError() }
  public var native: NativeType { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
}

extension CGPoint: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
}

extension CGSize: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

extension CGRect: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
}

extension CGAffineTransform: Equatable, Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
}
