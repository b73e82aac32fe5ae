import UIKit

/// A bare field of UIKit, without a mask, that writes down all that it asks and tells.
@MainActor final class ObservedField: UITextField {
  let recorder = Recorder()
  private var observations: [NSKeyValueObservation] = []
  private var watcher: DelegateWatcher?

  /// What the delegate answers to questions about changes.
  var allowsChanges = true

  /// A delegate in between, and how often it was put there.
  var relay: RelayingDelegate?
  var relayRuns = 0

  func observeDelegate() {
    let watcher = DelegateWatcher(recorder: recorder)
    self.watcher = watcher
    delegate = watcher
  }

  func observe() {
    observeDelegate()
    let events: [(String, UIControl.Event)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    for (name, event) in events {
      // An action takes the place of another with the same identifier.
      addAction(
        UIAction(identifier: UIAction.Identifier(name)) { [recorder] _ in recorder.note("." + name)
        },
        for: event)
    }
    observations = [
      observe(\.text) { field, _ in field.noteOnMain("key-value observation: text") },
      observe(\.attributedText) { field, _ in
        field.noteOnMain("key-value observation: attributedText")
      },
      observe(\.delegate) { field, _ in field.noteOnMain("key-value observation: delegate") },
    ]
    NotificationCenter.default.addObserver(
      self, selector: #selector(noteChange), name: UITextField.textDidChangeNotification,
      object: self)
    for name in [
      NSNotification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(noteUndo), name: name, object: nil)
    }
  }

  @objc private func noteChange() { recorder.note("textDidChangeNotification") }

  @objc private func noteUndo() { recorder.note("the undo manager undid or redid") }

  private nonisolated func noteOnMain(_ name: String) {
    MainActor.assumeIsolated { recorder.note(name) }
  }

  /// What UIKit's steps are registered with, and how deep they are.
  func noteUndoManager() {
    guard let undoManager else { return recorder.note("no undo manager") }
    let owner = superview?.undoManager === undoManager ? "shared with the views around" : "its own"
    recorder.note("undo manager", "\(owner), can undo: \(undoManager.canUndo)")
  }
}
