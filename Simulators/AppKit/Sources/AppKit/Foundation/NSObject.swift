public import Foundation

/// The name of a method, as Objective-C spells it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons, as in `"textFieldShouldReturn:"`.
  public let description: String

  /// Creates a selector from a name with colons.
  public init(_ name: String) { description = name }

  /// Creates a selector from a literal name with colons.
  public init(stringLiteral value: String) { description = value }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object may implement `aSelector`.
  public func responds(to aSelector: Selector?) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? true
  }
}

/// The root class of the double.
///
/// There is no method table on Linux. An object responds to the methods of the delegate protocols
/// that it conforms to, because it may implement each: the call itself then tells whether it does.
/// It responds to no other name, unless it says so.
open class NSObject: Foundation.NSObject {
  nonisolated(unsafe) var associations: [UnsafeRawPointer: Any] = [:]

  /// Creates an object.
  public override init() { super.init() }

  /// Returns a Boolean value that indicates whether the object may implement `aSelector`.
  open func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { DeclaredMethods.mayImplement($0, self) } ?? false
  }

  /// Tells that the object came out of an archive of Interface Builder; tests call it.
  @MainActor open func awakeFromNib() {}

  /// The object that gets a message this object doesn't implement.
  open func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  /// Sends a message without arguments that returns an object.
  open func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }
}

/// How an associated object is kept. The double always retains.
public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_ASSIGN
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN
  case OBJC_ASSOCIATION_COPY
}

/// Attaches `value` to `object`: the storage dies with it.
@MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? NSObject)?.associations[key] = value
}

/// Returns what ``objc_setAssociatedObject(_:_:_:_:)`` attached to `object`.
@MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  (object as? NSObject)?.associations[key]
}

/// A protocol, as a value.
public typealias Protocol = Any.Type

/// A method that a protocol declares.
public struct objc_method_description {
  /// The name; `nil` if the protocol doesn't declare the method.
  public var name: Selector?
}

/// Returns the method that a protocol, or one that it inherits from, declares.
public func protocol_getMethodDescription(
  _ p: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
  let isDeclared = !isRequiredMethod && DeclaredMethods.of(p).contains(aSel.description)
  return objc_method_description(name: isDeclared ? aSel : nil)
}
