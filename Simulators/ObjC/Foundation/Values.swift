@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double

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

public typealias NSPoint = CGPoint

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
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

public struct CGAffineTransform: Hashable, Sendable {
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
}

@objc open class NSMutableAttributedString: NSAttributedString {
  @objc(appendAttributedString:)
  open func append(_ attrString: NSAttributedString) { fatalError() }
  @objc(replaceCharactersInRange:withString:)
  open func replaceCharacters(in range: NSRange, with str: String) { fatalError() }
  @objc(replaceCharactersInRange:withAttributedString:)
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    fatalError()
  }
}

/// A C structure on Apple's platforms; here it is bridged, so that Objective-C can express it.
public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init() { fatalError() }
  public init(location: Int, length: Int) { fatalError() }
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index { fatalError() }
  public init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger { fatalError() }
  public var lowerBound: Int { fatalError() }
  public var upperBound: Int { fatalError() }
  public func contains(_ index: Int) -> Bool { fatalError() }
}

public let NSNotFound = Int.max
public func NSMaxRange(_ range: NSRange) -> Int { fatalError() }

extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) { fatalError() }
}

extension Range where Bound == Int {
  public init?(_ range: NSRange) { fatalError() }
}

@objc open class NSValue: NSObject {
  @objc(valueWithRange:) public init(range: NSRange) { fatalError() }
  @objc open var rangeValue: NSRange { fatalError() }
}

@objc open class NSNumber: NSValue, @unchecked Sendable {
  @objc open var doubleValue: Double { fatalError() }
  @objc(unsignedIntegerValue) open var uintValue: UInt { fatalError() }
  @objc open var boolValue: Bool { fatalError() }
}
@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSError: NSObject, @unchecked Sendable {}

@objc open class NSString: NSObject {
  @objc(initWithString:) public init(string aString: String) { fatalError() }
  @objc open var length: Int { fatalError() }
  @objc(substringWithRange:) open func substring(with range: NSRange) -> String { fatalError() }
  @objc(stringByReplacingCharactersInRange:withString:)
  open func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    fatalError()
  }
}

@objc open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
  }

  public init(string str: String) { fatalError() }
  public init(string str: String, attributes attrs: [Key: Any]? = nil) { fatalError() }
  @objc open var string: String { fatalError() }
  @objc open var length: Int { fatalError() }
}

@objc open class NSCoder: NSObject {
  @objc open var allowsKeyedCoding: Bool { fatalError() }
  @objc(containsValueForKey:) open func containsValue(forKey key: String) -> Bool { fatalError() }
  @objc(decodeObjectForKey:) open func decodeObject(forKey key: String) -> Any? { fatalError() }
  @objc(encodeObject:forKey:) open func encode(_ object: Any?, forKey key: String) {
    fatalError()
  }
}

@objc public protocol NSCoding {
  @objc(encodeWithCoder:) func encode(with coder: NSCoder)
  @objc(initWithCoder:) init?(coder: NSCoder)
}

public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }

extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}

extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}
