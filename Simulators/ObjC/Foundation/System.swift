open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  @available(*, unavailable, message: "an API that needs a reason in the privacy manifest")
  open var systemUptime: TimeInterval { fatalError() }
}

open class Thread: NSObject {
  open class var isMainThread: Bool { fatalError() }
}

@MainActor @objc open class UndoManager: NSObject {
  nonisolated public override init() { fatalError() }
  @objc open func beginUndoGrouping() { fatalError() }
  @objc open func endUndoGrouping() { fatalError() }
  @objc open var groupingLevel: Int { fatalError() }
  @objc open func disableUndoRegistration() { fatalError() }
  @objc open func enableUndoRegistration() { fatalError() }
  @objc open var isUndoRegistrationEnabled: Bool { fatalError() }
  @objc open var groupsByEvent = false
  @objc open var levelsOfUndo = 0
  @objc open func undo() { fatalError() }
  @objc open func redo() { fatalError() }
  @objc open var canUndo: Bool { fatalError() }
  @objc open var canRedo: Bool { fatalError() }
  @objc open var isUndoing: Bool { fatalError() }
  @objc open var isRedoing: Bool { fatalError() }
  @objc open func removeAllActions() { fatalError() }
  @objc(removeAllActionsWithTarget:) open func removeAllActions(withTarget target: Any) {
    fatalError()
  }
  @objc(registerUndoWithTarget:selector:object:)
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) { fatalError() }
}

extension UndoManager {
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) { fatalError() }
}

@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  @objc open var preferredLocalizations: [String] { fatalError() }
}
