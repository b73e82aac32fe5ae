#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Undo steps that UIKit has recorded in an undo manager that the field shares with the app.
///
/// If UIKit makes a change without asking, it records the step before the adapter knows. The step
/// can't be removed, because it can't be distinguished from the app's, and its ranges refer to a
/// text that no longer exists. So it runs without effect. While the manager undoes, the text is
/// made long enough for any range, UIKit's changes to it are ignored, and afterwards the text is
/// restored.
extension UndoBridge {
  /// Records a change for which UIKit may have registered an undo step.
  ///
  /// - Parameter isOver: Whether the turn in which it was made has ended.
  func noteChange(after isOver: Bool) {
    guard let adapter, let field = adapter.field, let manager = field.undoManager, isShared,
      !isSuspended, !manager.isUndoing, !manager.isRedoing, isOver || manager.groupingLevel > 0
    else { return }
    let length = max(field.shownText.utf16.count, adapter.session.current.text.utf16.count)
    strayLength = max(length, strayLength ?? 0)
    if strayObservation == nil { listen() }
  }

  private func listen() {
    let observation = FieldObservation()
    for name in [
      Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerWillRedoChange,
    ] {
      observation.listen(to: name, reading: Self.manager) { [weak self] in self?.begin($0) }
    }
    for name in [
      Notification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ] {
      observation.listen(to: name, reading: Self.manager) { [weak self] _ in self?.endGuarding() }
    }
    strayObservation = observation
  }

  private nonisolated static func manager(of news: Notification) -> ObjectIdentifier? {
    (news.object as AnyObject?).map { ObjectIdentifier($0) }
  }

  private func begin(_ manager: ObjectIdentifier) {
    guard let length = strayLength, let adapter, let field = adapter.field, isShared,
      field.undoManager.map(ObjectIdentifier.init) == manager
    else { return }
    isGuarding = true
    let missing = length - field.shownText.utf16.count
    guard missing > 0 else { return }
    adapter.show(passing: field.shownText + String(repeating: " ", count: missing))
  }

  /// Restores the text of the session, whatever UIKit has done to it.
  func endGuarding() {
    guard isGuarding else { return }
    isGuarding = false
    guard let adapter, let field = adapter.field else { return }
    if !field.shownText.isIdentical(to: adapter.session.current.text) { adapter.showAgain() }
    if field.undoManager?.canUndo == false, field.undoManager?.canRedo == false {
      strayLength = nil
    }
  }
}
#endif
