/// Undo by a widget that keeps a history of its own.
extension EditingSession {
  /// Takes note that the widget has undone something by itself, and shows `text` now.
  ///
  ///     session.insert("2")     // "+1 (2"
  ///     session.insert("1")     // "+1 (21"
  ///     session.didUndo(to: "") // the widget took both back at once
  ///     session.current.text    // ""
  ///     session.redo()          // "+1 (2"
  ///
  /// Where the session knows the text from its own history, it goes there, however many steps
  /// that takes: the value is exactly the one of then. Else the text is reconciled as in
  /// ``didChange(to:selection:)``.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: Its selection, in UTF-16 code units of `text`, if the widget knows it.
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  public mutating func didUndo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsBack(to: text)) { session in session.undo() }
  }

  /// Takes note that the widget has done something again by itself, and shows `text` now.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: Its selection, in UTF-16 code units of `text`, if the widget knows it.
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  public mutating func didRedo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsForth(to: text)) { session in session.redo() }
  }

  private mutating func restore(
    _ text: String, _ selection: Range<UTF16Offset>?, steps: Int?,
    by step: (inout Self) -> SessionUpdate?
  ) -> SessionUpdate? {
    guard let steps, composition == nil, !text.isSame(as: current.text) else {
      pending = nil
      return didChange(to: text, selection: selection)
    }
    let before = current
    for _ in 0..<steps { _ = step(&self) }
    if let selection { current.selection = selection.clamped(to: text) }
    return SessionUpdate(
      rewrite: nil, selection: current.selection,
      change: SessionChange(.undo, from: before, to: current))
  }
}
