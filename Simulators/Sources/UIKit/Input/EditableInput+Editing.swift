import Foundation

// The edits of a user: ask, change, register for undo, tell.
extension EditableInput {
  /// Carries out an edit as UIKit does for its user.
  ///
  /// - Parameters:
  ///   - ranges: The ranges that go; the text comes in place of the first.
  ///   - text: The text that comes.
  ///   - asking: Whether the delegate is asked.
  ///   - sendingChange: Whether observers are told about the change.
  /// - Returns: Whether the edit was carried out.
  @discardableResult
  func edit(
    _ ranges: [NSRange], _ text: String, asking: Bool = true, sendingChange: Bool = true
  ) -> Bool {
    if asking && !mayChange(ranges, text) { return false }
    var ranges = ranges
    if state.clearsOnNextKey {
      ranges = [NSRange(location: 0, length: units.count)]
      state.clearsOnNextKey = false
    }
    apply(ranges, text, sendingChange: sendingChange)
    return true
  }

  private func apply(_ ranges: [NSRange], _ text: String, sendingChange: Bool) {
    editDepth += 1
    defer { editDepth -= 1 }
    if ranges.contains(where: { $0.upperBound > units.count }) {
      Simulation.current.crash("NSRangeException: an edit of a range that went away")
    }
    let ordered = ranges.map(clamped).sorted { $0.location > $1.location }
    guard let first = ordered.last else { return }
    for range in ordered.dropLast() { change(range, "") }
    change(first, text)
    marked = nil
    tellEdit(sendingChange: sendingChange)
  }

  private func change(_ range: NSRange, _ text: String) {
    registerStep(replacing: range, string(in: range), with: text)
    splice(range, text)
  }

  func tellEdit(sendingChange: Bool = true) {
    if profile.selectionBeforeChange { tellSelection() }
    if sendingChange { tellChange() }
    if !profile.selectionBeforeChange { tellSelection() }
  }

  /// How the key under way is taken: those of the keyboard ask, and are told.
  private func takeKey() -> (asks: Bool, sendsChange: Bool) {
    let isKey = state.isKeyFromKeyboard
    state.isKeyFromKeyboard = false
    return (isKey || profile.insertTextCallsSC, isKey || switches.insertTextSendsChange)
  }

  func insert(_ text: String) {
    let key = takeKey()
    var range = marked ?? selection
    if key.asks && clearsOnInsertion { range = NSRange(location: 0, length: units.count) }
    clearsOnInsertion = false
    edit([range], text, asking: key.asks, sendingChange: key.sendsChange)
  }

  func deleteBeforeCaret() {
    let key = takeKey()
    if selection.length > 0 {
      edit([selection], "", asking: key.asks, sendingChange: key.sendsChange)
    } else if selection.location > 0 {
      let last = character(at: selection.location - 1)
      edit([last], "", asking: key.asks, sendingChange: key.sendsChange)
    } else if key.asks && switches.deleteAtStartCallsSC {
      _ = mayChange([selection], "")
    }
  }

  func cutSelection() {
    let range = selection
    guard takesKeys, range.length > 0, mayChange([range], "") else { return }
    UIPasteboard.general.string = string(in: range)
    edit([range], "", asking: false)
  }

  func copySelection() {
    if selection.length > 0 { UIPasteboard.general.string = string(in: selection) }
  }

  func deleteSelection() {
    if takesKeys && selection.length > 0 { edit([selection], "") }
  }

  func selectEverything() { select(NSRange(location: 0, length: units.count)) }

  func pasteFromPasteboard() {
    guard takesKeys, let text = Simulation.current.pasteboard.content else { return }
    guard profile.pasteAsync else { return paste(text) }
    Simulation.current.enqueue { [weak self] in self?.paste(text) }
  }

  private func paste(_ text: String) {
    let range = selection
    if !edit([range], text) && profile.rejectedPasteRecordsUndo {
      registerStep(replacing: range, string(in: range), with: text)
    }
    // The end of the text as it was pasted, which a formatted text doesn't have.
    let caret = NSRange(location: range.location + text.utf16.count, length: 0)
    switch profile.pasteOverridesSelection {
    case .off: break
    case .sameTurn: select(clamped(caret))
    case .nextTurn:
      Simulation.current.enqueue { [weak self] in
        if let self { self.select(self.clamped(caret)) }
      }
    }
  }

  /// Sets the selection, and tells if it is another one.
  func select(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    tellSelection()
  }
}
