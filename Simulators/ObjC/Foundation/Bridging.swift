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

extension Locale: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSLocale { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSLocale, result: inout Locale?) {
    fatalError()
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSLocale, result: inout Locale?
  ) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSLocale?) -> Locale {
    fatalError()
  }
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}
