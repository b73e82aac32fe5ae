#if compiler(>=6.2)
#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// A class of Core Text on Apple's systems, which UIKit's and AppKit's fonts are used for without a conversion;
/// here the bridge is written out.
public struct CTFont: _ObjectiveCBridgeable, Hashable, Sendable {
  #if canImport(UIKit)
  public typealias _ObjectiveCType = UIFont
  #else
  public typealias _ObjectiveCType = NSFont
  #endif
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: _ObjectiveCType, result: inout CTFont?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: _ObjectiveCType, result: inout CTFont?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> CTFont {
    fatalError()
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
extension Font {
  public struct Resolved: Hashable, Sendable {
    public var ctFont: CTFont { fatalError() }
  }
  public func resolve(in context: Context) -> Resolved { fatalError() }
}
#endif
