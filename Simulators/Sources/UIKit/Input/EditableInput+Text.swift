import Foundation

// The text itself: reading, splicing, and setting it by code.
extension EditableInput {
  var string: String { String(decoding: units, as: UTF16.self) }

  func string(in range: NSRange) -> String {
    let range = clamped(range)
    return String(decoding: units[range.lowerBound..<range.upperBound], as: UTF16.self)
  }

  func clamped(_ range: NSRange) -> NSRange {
    let lower = min(max(range.lowerBound, 0), units.count)
    return NSRange(location: lower, length: min(max(range.upperBound, lower), units.count) - lower)
  }

  /// The range of the whole character that holds the unit at `offset`.
  func character(at offset: Int) -> NSRange {
    var lower = 0
    for character in string {
      let upper = lower + character.utf16.count
      if offset < upper { return NSRange(location: lower, length: upper - lower) }
      lower = upper
    }
    return NSRange(location: units.count, length: 0)
  }

  /// Replaces units and puts the caret behind; tells nobody.
  func splice(_ range: NSRange, _ text: String) {
    units.replaceSubrange(range.lowerBound..<range.upperBound, with: text.utf16)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    didSplice(range, length: text.utf16.count)
  }

  /// What `text =` does.
  func setByCode(_ text: String, log: Bool = true) {
    if log { Simulation.current.note("TEXT\"\(text.escaped)\"") }
    let old = NSRange(location: 0, length: units.count)
    units = Array(text.utf16)
    marked = nil
    selection = NSRange(location: units.count, length: 0)
    let keepsSteps = editDepth > 0 && profile.setTextInsideEditKeepsTypingOp
    if profile.setTextClearsUndo && !keepsSteps { forgetSteps() }
    didSplice(old, length: units.count)
    if profile.setTextSendsSelection { tellSelection() }
  }

  /// Drops the undo steps of the input, and only these where the manager is shared.
  func forgetSteps() {
    if undoManager === ownUndoManager {
      ownUndoManager.removeAllActions()
    } else {
      undoManager?.removeAllActions(withTarget: self)
    }
  }

  /// Sets the text as AutoFill does when it goes around the delegate.
  func setBySystem(_ text: String) {
    if profile.systemSetsTextThroughSetter {
      setThroughSetter(text)
    } else {
      setByCode(text, log: false)
    }
    tellSelection()
    tellChange()
  }

  func tellSelection() {
    Simulation.current.note("SEL{\(selection.location),\(selection.length)}")
    callSelectionDelegate()
  }
}
