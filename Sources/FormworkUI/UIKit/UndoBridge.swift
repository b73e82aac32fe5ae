#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps the field's undo manager in step with the session's history.
///
/// UIKit records ranges of a text that a mask has rewritten since, and crashes when it takes them
/// back. So at the end of each turn its steps are removed, and for each step of the session one
/// is registered that asks the session.
///
/// A manager that the field shares with the rest of the app keeps all that isn't the field's.
@MainActor
final class UndoBridge {
  weak var adapter: FieldAdapter?

  private let target = UndoTarget()

  init() { target.bridge = self }

  /// Whether steps are only moved from one stack to the other.
  private var isArranging = false

  /// The steps that the manager was left with.
  private var arranged: Steps?

  private struct Steps: Equatable {
    var undo = 0
    var redo = 0
  }

  /// The manager that was asked not to record what UIKit does.
  private var suspended: UndoManager?

  /// The longest text, in UTF-16 code units, that UIKit's own steps in a shared manager may be
  /// about; `nil` if there are none.
  var strayLength: Int?

  /// Whether UIKit may be about to take one of these steps.
  var isGuarding = false

  /// Listens to a manager with such steps.
  var strayObservation: FieldObservation?

  /// Whether the field's manager is that of its surroundings.
  var isShared: Bool {
    guard let field = adapter?.field, let manager = field.undoManager else { return false }
    return manager === field.next?.undoManager
  }

  /// Keeps UIKit's own steps out of a shared manager, from which they couldn't be removed again.
  func suspend() {
    guard isShared, suspended == nil else { return }
    suspended = adapter?.field?.undoManager
    suspended?.disableUndoRegistration()
  }

  /// Whether UIKit is kept from recording.
  var isSuspended: Bool { suspended != nil }

  /// Ends what ``suspend()`` began.
  func resume() {
    // Who has removed all steps meanwhile has the manager record again.
    if let suspended, !suspended.isUndoRegistrationEnabled { suspended.enableUndoRegistration() }
    suspended = nil
  }

  /// Writes without leaving a step of UIKit's.
  func withoutRecording(_ body: () -> Void) {
    let isOutermost = suspended == nil
    suspend()
    body()
    if isOutermost { resume() }
  }

  /// Makes the manager's steps those of the session.
  func rebuild() {
    resume()
    guard let field = adapter?.field, let session = adapter?.session,
      let manager = field.undoManager, !manager.isUndoing, !manager.isRedoing
    else { return }
    let wanted =
      field.isSecure
      ? Steps() : Steps(undo: session.undoCount, redo: session.redoCount)
    leave(exceptFor: manager)
    if isShared { return share(manager, wanted) }
    manager.removeAllActions()
    // Inside somebody's open group all steps would become one; a later turn has none open.
    guard manager.groupingLevel == 0 else { return }
    isArranging = true
    defer { isArranging = false }
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    for _ in 0..<(wanted.undo + wanted.redo) { register(in: manager) }
    for _ in 0..<wanted.redo { manager.undo() }
    manager.groupsByEvent = groupsByEvent
  }

  /// Takes the field's steps out of a manager that isn't the field's any more.
  private func leave(exceptFor manager: UndoManager) {
    guard target.manager !== manager else { return }
    target.removeSteps()
    target.manager = manager
    arranged = nil
  }

  /// Of a shared manager, only the field's own steps can be touched, and what was undone stays
  /// where it is.
  private func share(_ manager: UndoManager, _ wanted: Steps) {
    if arranged == wanted { return }
    // Inside an open group all steps would become one.
    guard manager.groupingLevel == 0 else { return }
    var missing = wanted.undo
    if let arranged, arranged.undo <= wanted.undo {
      // What the app has recorded in between keeps its place.
      missing -= arranged.undo
    } else if wanted.redo == 0 {
      manager.removeAllActions(withTarget: target)
    }
    arranged = wanted
    guard wanted.redo == 0 else { return }
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    for _ in 0..<missing { register(in: manager) }
    manager.groupsByEvent = groupsByEvent
  }

  private func register(in manager: UndoManager) {
    manager.beginUndoGrouping()
    target.register(in: manager)
    manager.endUndoGrouping()
  }

  /// Called by the manager, to undo or to do again.
  fileprivate func takeStep() {
    guard let adapter, let manager = adapter.field?.undoManager else { return }
    let isRedo = manager.isRedoing
    // What is registered now goes on the other stack.
    target.register(in: manager)
    if isArranging { return }
    arranged = nil
    guard adapter.takeStep(isRedo: isRedo) else { return }
    arranged = Steps(undo: adapter.session.undoCount, redo: adapter.session.redoCount)
  }

  /// Removes the field's steps.
  func removeAll() {
    resume()
    strayObservation?.end()
    strayObservation = nil
    arranged = nil
    target.removeSteps()
  }

  deinit {
    // Controls go on the main thread. What they leave behind in a manager that others share goes with them.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { [target] in target.removeSteps() }
  }
}

/// Whom the manager asks to take a step.
///
/// A manager doesn't keep its targets alive, and doesn't forget them when they go. So each step keeps
/// its own, and the field takes its steps out of a manager that others share when it goes.
@MainActor
private final class UndoTarget {
  weak var bridge: UndoBridge?

  /// The manager that has the steps.
  weak var manager: UndoManager?

  func removeSteps() { manager?.removeAllActions(withTarget: self) }

  func register(in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [self] _ in
      MainActor.assumeIsolated { bridge?.takeStep() }
    }
  }
}
#endif
