public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible,
  @unchecked Sendable
{
  var ptr: OpaquePointer
  public init(_ str: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public var description: String { fatalError() }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
}

// What the compiler calls where a Swift function meets an Objective-C one.
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }

@objc public protocol NSObjectProtocol {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  @objc(isKindOfClass:) func isKind(of aClass: AnyClass) -> Bool
  @objc(respondsToSelector:) func responds(to aSelector: Selector!) -> Bool
  @objc(performSelector:withObject:)
  func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
}

@objc
open class NSObject: NSObjectProtocol, Hashable, CVarArg, CustomStringConvertible,
  CustomDebugStringConvertible
{
  @objc public init() {}
  @objc open func isEqual(_ object: Any?) -> Bool { fatalError() }
  @objc open var hash: Int { fatalError() }
  @objc(isKindOfClass:) open func isKind(of aClass: AnyClass) -> Bool { fatalError() }
  @objc(respondsToSelector:) open func responds(to aSelector: Selector!) -> Bool { fatalError() }
  @objc(performSelector:withObject:)
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    fatalError()
  }
  @objc(forwardingTargetForSelector:)
  open func forwardingTarget(for aSelector: Selector!) -> Any? { fatalError() }
  @objc(instancesRespondToSelector:)
  open class func instancesRespond(to aSelector: Selector!) -> Bool { fatalError() }
  @objc open func copy() -> Any { fatalError() }

  // Objective-C's, but String can't be expressed in it before Foundation is there.
  open class func description() -> String { fatalError() }
  open var description: String { fatalError() }
  open var debugDescription: String { fatalError() }

  public final var hashValue: Int { fatalError() }
  public final func hash(into hasher: inout Hasher) { fatalError() }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
  public var _cVarArgEncoding: [Int] { fatalError() }
}

public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
