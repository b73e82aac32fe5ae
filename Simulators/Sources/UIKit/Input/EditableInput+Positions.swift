import Foundation

// Positions, and what code does through UITextInput.
extension EditableInput {
  /// Whether positions are of no use, as some systems have it for an input without focus.
  var isUnreachable: Bool { profile.beginningOfDocumentNilWhenUnfocused && !isFirstResponder }

  func position(_ offset: Int) -> FieldPosition {
    FieldPosition(offset, in: isUnreachable ? nil : self)
  }

  /// The offset of a position of this input; a stale one is rejected or clamped.
  func offset(of position: UITextPosition) -> Int? {
    guard let position = position as? FieldPosition else { return nil }
    if position.owner == nil {
      Simulation.current.crash("a position of a field without focus, which has none to give")
    }
    guard position.owner === self else { return nil }
    if (0...units.count).contains(position.offset) { return position.offset }
    return profile.strictPositions ? nil : min(max(position.offset, 0), units.count)
  }

  /// The offsets of a range of this input; a foreign one is recorded.
  func offsets(of range: UITextRange) -> NSRange? {
    if (range as? FieldRange)?.lower.owner !== self {
      Simulation.current.crash("a range that doesn't belong to the input")
      return nil
    }
    guard let lower = offset(of: range.start), let upper = offset(of: range.end) else { return nil }
    return NSRange(location: lower, length: upper - lower)
  }

  func position(_ position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
    guard let start = offset(of: position) else { return nil }
    let offset = start + distance
    return (0...units.count).contains(offset) ? self.position(offset) : nil
  }

  func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    guard let a = offset(of: from), let b = offset(of: to) else { return nil }
    return FieldRange(NSRange(location: min(a, b), length: abs(b - a)), in: self)
  }

  func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    (offset(of: to) ?? 0) - (offset(of: from) ?? 0)
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = distance(position, other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  /// What `selectedTextRange =` does.
  func selectByCode(_ range: UITextRange?) {
    var target = NSRange(location: 0, length: 0)
    if let range {
      guard let offsets = offsets(of: range) else { return }
      target = offsets
    } else if !profile.selectionNilMeansZero {
      return
    }
    let isCaret = target.length == 0
    Simulation.current.note(
      isCaret ? "CARET \(target.location)" : "CARET{\(target.location),\(target.length)}")
    select(target)
  }

  /// What `replace(_:withText:)` does.
  func replaceByCode(_ range: UITextRange, with text: String) {
    guard let offsets = offsets(of: range) else { return }
    Simulation.current.note("RANGE{\(offsets.location),\(offsets.length)}\"\(text.escaped)\"")
    // A question within a question would never end.
    if switches.replaceCallsSC && editDepth == 0 && !mayChange([offsets], text) { return }
    let target = clamped(offsets)
    if switches.replaceRegistersUndo {
      registerStep(replacing: target, string(in: target), with: text)
    }
    editDepth += 1
    defer { editDepth -= 1 }
    splice(target, text)
    marked = nil
    tellEdit(sendingChange: switches.replaceSendsChange)
  }

  /// What `setMarkedText(_:selectedRange:)` does; a key of the keyboard also sends the change.
  func mark(_ text: String, selecting range: NSRange) {
    let isKey = state.isKeyFromKeyboard
    state.isKeyFromKeyboard = false
    guard marked != nil || !text.isEmpty else { return }
    let target = clamped(marked ?? selection)
    if marked == nil || marked?.length == 0 {
      state.replacedByComposition = Array(string(in: target).utf16)
    }
    editDepth += 1
    defer { editDepth -= 1 }
    splice(target, text)
    let length = text.utf16.count
    marked = length == 0 ? nil : NSRange(location: target.location, length: length)
    if length > 0 {
      selection = clamped(
        NSRange(location: target.location + min(range.location, length), length: range.length))
    }
    tellEdit(sendingChange: isKey)
  }
}
