/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = Self(rawValue: 1)
  /// The old value.
  public static let old = Self(rawValue: 2)
  /// One call at once, at registration.
  public static let initial = Self(rawValue: 4)
  /// A call before each change; the double makes none.
  public static let prior = Self(rawValue: 8)
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
}

/// A running observation; it ends with ``invalidate()`` or with its last reference.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  let keyPath: AnyKeyPath
  private(set) var tell: (@Sendable @MainActor (UIResponder, Any?) -> Void)?

  init<Root: UIResponder, Value>(
    _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @Sendable (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.keyPath = keyPath
    nonisolated(unsafe) let path = keyPath
    tell = { object, old in
      guard let object = object as? Root else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? object[keyPath: path] : nil,
        oldValue: options.contains(.old) ? old as? Value : nil)
      changeHandler(object, change)
    }
    super.init()
  }

  /// Ends the observation.
  public func invalidate() { tell = nil }
}

extension UITextField {
  /// Observes `text`, `attributedText`, `isSecureTextEntry` or `delegate`; other properties never change here.
  ///
  /// The handler runs within the setter, after the change. Typing goes around the setter.
  public func observe<Value>(
    _ keyPath: KeyPath<UITextField, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UITextField, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    add(NSKeyValueObservation(keyPath, options, changeHandler), options)
  }
}

extension UITextView {
  /// Observes `text`, `attributedText` or `delegate`; other properties never change here.
  ///
  /// The handler runs within the setter, after the change. Typing goes around the setter.
  public func observe<Value>(
    _ keyPath: KeyPath<UITextView, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UITextView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    add(NSKeyValueObservation(keyPath, options, changeHandler), options)
  }
}

extension UIResponder {
  fileprivate func add(
    _ observation: NSKeyValueObservation, _ options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservation {
    observations.append(Weak(observation))
    if options.contains(.initial) { observation.tell?(self, nil) }
    return observation
  }

  /// Tells the observers of `keyPath` that the setter ran.
  func tellObservers(of keyPath: AnyKeyPath, old: Any?) {
    let profile = Simulation.current.profile
    let isDelegate = keyPath == \UITextField.delegate || keyPath == \UITextView.delegate
    guard isDelegate ? profile.observesDelegate : profile.observesText else { return }
    observations.removeAll { $0.object?.tell == nil }
    for observation in observations.compactMap(\.object) where observation.keyPath == keyPath {
      observation.tell?(self, old)
    }
  }
}

/// A reference that doesn't keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
