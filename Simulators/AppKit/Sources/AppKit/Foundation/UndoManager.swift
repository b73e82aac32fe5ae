public import Foundation

/// A model of `NSUndoManager`: nested groups, a group per turn, and recorded misuse.
@MainActor open class UndoManager: NSObject, @unchecked Sendable {
  /// One undoable step.
  struct Action {
    weak var target: AnyObject?

    /// Whether it is the framework's own, which it removes when its control goes.
    var goesWithTarget = false

    var isGone: Bool { goesWithTarget && target == nil }
    let perform: @MainActor () -> Void
  }

  /// Whether the first registration of a turn opens a group that the turn's end closes.
  open var groupsByEvent = true

  /// The number of steps kept; 0 means unlimited.
  open var levelsOfUndo = 0

  /// Whether an undo is under way.
  open private(set) var isUndoing = false

  /// Whether a redo is under way.
  open private(set) var isRedoing = false

  private var undoStack: [[Action]] = []
  private var redoStack: [[Action]] = []
  private var openGroups: [[Action]] = []
  private var disableCount = 0

  /// Creates a manager without steps.
  nonisolated public override init() { super.init() }

  /// The number of open groups, the one of the turn included.
  open var groupingLevel: Int { openGroups.count }

  /// Whether registrations are taken.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Whether there is a step to undo, in the open groups too.
  open var canUndo: Bool {
    forgetWhatIsGone()
    return !undoStack.isEmpty || openGroups.contains { !$0.isEmpty }
  }

  /// Whether there is a step to redo.
  open var canRedo: Bool {
    forgetWhatIsGone()
    return !redoStack.isEmpty
  }

  /// Records how to undo what is being done.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {
    register(target, goesWithTarget: false, handler)
  }

  /// Records a step of a control's own, which disappears with the control.
  func registerStep<Target: AnyObject>(
    of control: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {
    register(control, goesWithTarget: true, handler)
  }

  private func register<Target: AnyObject>(
    _ target: Target, goesWithTarget: Bool,
    _ handler: @escaping @MainActor @Sendable (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return Simulation.current.crash("must begin a group before registering undo")
      }
      openEventGroup()
    }
    let action = Action(target: target, goesWithTarget: goesWithTarget) { [weak target] in
      guard let target else {
        return Simulation.current.crash("a step was taken whose target is gone: it is unowned")
      }
      handler(target)
    }
    openGroups[openGroups.count - 1].append(action)
    if !isUndoing && !isRedoing { redoStack = [] }
  }

  /// Opens a group; at the top level, inside the group of the turn.
  open func beginUndoGrouping() {
    if openGroups.isEmpty && groupsByEvent { openEventGroup() }
    openGroups.append([])
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return Simulation.current.crash("endUndoGrouping called with no matching begin")
    }
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1] += group
      // The group of an earlier turn is closed at the end of this one.
      if groupsByEvent { Simulation.current.undoManagers.append(self) }
    } else if isUndoing, !group.isEmpty {
      redoStack.append(group)
    } else if !group.isEmpty {
      undoStack.append(group)
      if levelsOfUndo > 0 { undoStack = undoStack.suffix(levelsOfUndo) }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Undoes the last group.
  open func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard openGroups.isEmpty else {
      return Simulation.current.crash("undo was called with too many nested undo groups")
    }
    forgetWhatIsGone()
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    if groupingLevel == 1 { endUndoGrouping() }
    guard openGroups.isEmpty else {
      return Simulation.current.crash("redo was called with too many nested undo groups")
    }
    forgetWhatIsGone()
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Forgets everything, and takes registrations again.
  open func removeAllActions() {
    (undoStack, redoStack, disableCount) = ([], [], 0)
    openGroups = isUndoing || isRedoing ? [[]] : []
  }

  /// Forgets the actions of `target`.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    forget { $0.target === target }
  }

  private func forgetWhatIsGone() { forget { $0.isGone } }

  private func forget(_ isToGo: (Action) -> Bool) {
    func kept(_ groups: [[Action]]) -> [[Action]] { groups.map { $0.filter { !isToGo($0) } } }
    undoStack = kept(undoStack).filter { !$0.isEmpty }
    redoStack = kept(redoStack).filter { !$0.isEmpty }
    openGroups = kept(openGroups)
  }

  /// Stops taking registrations, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Takes back one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return Simulation.current.crash(
        "enableUndoRegistration may only be invoked with matching call to disable")
    }
    disableCount -= 1
  }

  /// Closes the group of the turn; an explicit group left open stays so.
  func endEvent() {
    if groupingLevel == 1 { endUndoGrouping() }
  }

  private func openEventGroup() {
    openGroups.append([])
    Simulation.current.undoManagers.append(self)
  }

  private func perform(_ group: [Action]) {
    openGroups = [[]]
    for action in group.reversed() { action.perform() }
    if openGroups.count > 1 { Simulation.current.crash("undo left a nested group open") }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a redo.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
