import Foundation

// UIKit's own undo steps: they hold ranges, and fail where the text went away under them.
extension EditableInput {
  /// Records a step that takes back the replacement of `old` in `range` by `new`.
  func registerStep(replacing range: NSRange, _ old: String, with new: String) {
    let result = NSRange(location: range.location, length: new.utf16.count)
    guard let undoManager, undoManager.isUndoRegistrationEnabled else { return }
    if !undoManager.isUndoing && !undoManager.isRedoing { Simulation.current.note("UNDO+1") }
    undoManager.registerStep(of: self) { $0.takeBack(result, old) }
  }

  private func takeBack(_ range: NSRange, _ text: String) {
    let isStale = range.upperBound > units.count
    if isStale && !(profile.undoCallsSC && profile.undoRangeStale) { return crashOnStale(range) }
    if profile.undoCallsSC && !mayChange([range], text) { return }
    // The delegate may have changed the text just now.
    guard range.upperBound <= units.count else { return crashOnStale(range) }
    editDepth += 1
    defer { editDepth -= 1 }
    registerStep(replacing: range, string(in: range), with: text)
    splice(range, text)
    marked = nil
    tellEdit()
  }

  private func crashOnStale(_ range: NSRange) {
    Simulation.current.crash(
      "NSRangeException: undo of {\(range.location),\(range.length)} in \(units.count) units")
  }
}
