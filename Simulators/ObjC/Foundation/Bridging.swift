// What may stand in an Objective-C signature. `_ObjectiveCBridgeable` is the standard library's.

extension String: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSString, result: inout String?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String {
    fatalError()
  }
}

extension Array: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout Array<Element>?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSArray, result: inout Array<Element>?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array<Element> {
    fatalError()
  }
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(
    _ x: NSDictionary, result: inout Dictionary<Key, Value>?
  ) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSDictionary, result: inout Dictionary<Key, Value>?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary<
    Key, Value
  > {
    fatalError()
  }
}

extension Set: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSSet, result: inout Set<Element>?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSSet, result: inout Set<Element>?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> {
    fatalError()
  }
}

extension NSRange {
  public func union(_ other: NSRange) -> NSRange { fatalError() }
}

extension NSRange: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout NSRange?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSValue, result: inout NSRange?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSRange {
    fatalError()
  }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNotification, result: inout Notification?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification
  {
    fatalError()
  }
}

extension NSNotification.Name: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout NSNotification.Name?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSString, result: inout NSNotification.Name?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?)
    -> NSNotification.Name
  {
    fatalError()
  }
}

// A C scalar on Apple's platforms; here it is bridged, so that Objective-C can express it.
extension CGFloat: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNumber, result: inout CGFloat?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    fatalError()
  }
}
