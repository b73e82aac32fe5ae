// What Swift adds to the Objective-C part of the module, whose declarations are in Headers/ObjectiveC.
@_exported import ObjectiveC

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

public struct NSZone {}

// What the compiler calls where a Swift function meets an Objective-C one.
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }

extension NSObject: Hashable {
  public final var hashValue: Int { fatalError() }
  public final func hash(into hasher: inout Hasher) { fatalError() }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}
