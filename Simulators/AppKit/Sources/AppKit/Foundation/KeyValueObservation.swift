/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  /// The new value; the double gives none.
  public let newValue: Value?
}

/// A running observation; it ends with its last reference.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  let keyPath: AnyKeyPath
  let tell: @MainActor () -> Void

  init(_ keyPath: AnyKeyPath, tell: @escaping @MainActor () -> Void) {
    self.keyPath = keyPath
    self.tell = tell
    super.init()
  }
}

extension NSTextView {
  /// Observes `string` or `delegate`; the handler runs within the setter, after the change.
  public func observe<Value>(
    _ keyPath: KeyPath<NSTextView, Value>,
    changeHandler: @escaping @Sendable (NSTextView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(keyPath) { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange(newValue: nil)) }
    }
    observations.append(Weak(observation))
    return observation
  }

  func tellObservers(of keyPath: AnyKeyPath) {
    guard Simulation.current.profile.observation else { return }
    observations.removeAll { $0.object == nil }
    for observation in observations.compactMap(\.object) where observation.keyPath == keyPath {
      observation.tell()
    }
  }
}

/// A reference that doesn't keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
