#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Synchronizes the field's undo manager with the session's history.
///
/// UIKit records ranges of a text that a mask may have rewritten since, and crashes when it undoes
/// them. So at the end of each turn, UIKit's steps are removed, and for each step of the session a
/// step is registered that calls the session.
///
/// In a manager that the field shares with the rest of the app, all other steps stay.
@MainActor
final class UndoBridge {
  weak var adapter: FieldAdapter?

  private let target = UndoTarget()

  init() { target.bridge = self }

  /// Whether steps are only being moved from one stack to the other.
  private var isArranging = false

  /// The steps in the manager after the last update.
  private var arranged: Steps?

  private struct Steps: Equatable {
    var undo = 0
    var redo = 0
  }

  /// The manager whose registration is disabled to ignore UIKit's changes.
  private var suspended: UndoManager?

  /// The length, in UTF-16 code units, of the longest text to which UIKit's own steps in a shared
  /// manager may refer; `nil` if there are none.
  var strayLength: Int?

  /// Observes a manager with an open group, to update its steps later.
  private var closing: FieldObservation?

  /// Whether UIKit may be about to run one of these steps.
  var isGuarding = false

  /// Observes a manager with such steps.
  var strayObservation: FieldObservation?

  /// Whether the field shares its undo manager with the app.
  var isShared: Bool {
    guard let field = adapter?.field, let manager = field.undoManager else { return false }
    return manager === field.next?.undoManager
  }

  /// Prevents UIKit from recording steps in a shared manager, from which they couldn't be removed.
  func suspend() {
    guard isShared, suspended == nil else { return }
    suspended = adapter?.field?.undoManager
    suspended?.disableUndoRegistration()
  }

  /// Whether recording is disabled.
  var isSuspended: Bool { suspended != nil }

  /// Enables recording again after ``suspend()``.
  func resume() {
    // Removing all steps in the meantime has enabled recording again.
    if let suspended, !suspended.isUndoRegistrationEnabled { suspended.enableUndoRegistration() }
    suspended = nil
  }

  /// Runs `body` without recording an undo step of UIKit.
  func withoutRecording(_ body: () -> Void) {
    let isOutermost = suspended == nil
    suspend()
    body()
    if isOutermost { resume() }
  }

  /// Updates the manager's steps to match the session.
  func rebuild() {
    resume()
    guard let field = adapter?.field, let session = adapter?.session,
      let manager = field.undoManager, !manager.isUndoing, !manager.isRedoing
    else { return }
    let wanted =
      field.isSecure
      ? Steps() : Steps(undo: session.undoCount, redo: session.redoCount)
    leave(exceptFor: manager)
    if isShared, arranged == wanted { return }
    // In another party's open group, all steps would become one. Removing the steps would remove the
    // group, too, and raise an exception where it is closed.
    guard manager.groupingLevel == 0 else { return rebuild(afterGroupsOf: manager) }
    closing = nil
    if isShared { return share(manager, wanted) }
    manager.removeAllActions()
    isArranging = true
    defer { isArranging = false }
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    for _ in 0..<(wanted.undo + wanted.redo) { register(in: manager) }
    for _ in 0..<wanted.redo { manager.undo() }
    manager.groupsByEvent = groupsByEvent
  }

  /// Updates the steps in the turn after the last open group of a manager is closed.
  private func rebuild(afterGroupsOf manager: UndoManager) {
    guard closing == nil else { return }
    let closing = FieldObservation()
    closing.listen(to: .NSUndoManagerDidCloseUndoGroup, of: manager) { [weak self, weak manager] in
      guard manager?.groupingLevel == 0, let self, self.closing != nil else { return }
      self.closing = nil
      DispatchQueue.main.async { [weak self] in self?.rebuild() }
    }
    self.closing = closing
  }

  /// Removes the field's steps from a manager that the field doesn't use any more.
  private func leave(exceptFor manager: UndoManager) {
    guard target.manager !== manager else { return }
    target.removeSteps()
    target.manager = manager
    arranged = nil
  }

  /// Updates the field's steps in a shared manager. Only these can be changed, and undone steps
  /// stay in place.
  private func share(_ manager: UndoManager, _ wanted: Steps) {
    var missing = wanted.undo
    if let arranged, arranged.undo <= wanted.undo {
      // Steps that the app has recorded in between keep their place.
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

  /// Undoes or redoes a step; the manager calls it.
  fileprivate func takeStep() {
    guard let adapter, let manager = adapter.field?.undoManager else { return }
    let isRedo = manager.isRedoing
    // The step that is registered now goes on the other stack.
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
    closing?.end()
    closing = nil
    arranged = nil
    target.removeSteps()
  }

  deinit {
    // Controls are released on the main thread. Their steps in a shared manager are removed with
    // them.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { [target] in target.removeSteps() }
  }
}

/// The target of an undo step in the manager.
///
/// A manager doesn't retain its targets, and doesn't remove their steps when they are released. So
/// each step retains its own target, and when the field is released, it removes its steps from a
/// shared manager.
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
