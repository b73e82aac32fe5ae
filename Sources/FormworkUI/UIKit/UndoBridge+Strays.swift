#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What UIKit has recorded in a manager that the field shares with the app.
///
/// A change that UIKit makes without asking is recorded before anyone knows. Such a step can't be
/// removed, as nothing tells it from the app's, and it holds ranges of a text that is no more. So it is
/// let run idle: while the manager undoes, the text is long enough for any range, what UIKit does
/// to it is ignored, and afterwards the text is what it was.
extension UndoBridge {
  /// Takes note of a change that UIKit may have recorded.
  ///
  /// - Parameter isOver: Whether the turn is over in which it was made.
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

  /// Shows what the session says, whatever UIKit has made of the text.
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
