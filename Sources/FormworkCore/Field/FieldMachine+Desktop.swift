import FormworkMasks

/// Handling for systems with their own undo, and for changes that they don't report.
extension FieldMachine {
  /// Records an undone or redone change. There may be several, and the texts in between aren't
  /// formatted.
  mutating func noteUndo(_ event: TextEvent) {
    turn.toldByUndo = (turn.toldByUndo ?? []).union([event])
    awaitEndOfTurn()
  }

  /// Handles the end of the system's undo or redo: the session moves to the corresponding step of
  /// its own history.
  package mutating func undoDidEnd(isRedo: Bool, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    guard let told = turn.toldByUndo else { return }
    turn.toldByUndo = nil
    guard !widget.isComposing, rawText == nil else { return }
    let update =
      isRedo ? session.didRedo(to: widget.text) : session.didUndo(to: widget.text)
    guard let update else { return }
    carryOut(update, cause: .undo)
    turn.toldByWriting = told
  }

  /// Checks for a text that has changed without a notification: the result of a composition that
  /// was ended by a click, or a text that the app has assigned.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isAssigned: Whether the app must have assigned it; otherwise, it counts as a user edit.
  ///   - isRejected: Whether a text can't become a value that the app accepts.
  package mutating func notice(
    _ widget: WidgetState, isAssigned: Bool, isRejected: (String) -> Bool
  ) {
    begin()
    let widget = look(at: widget)
    guard !isWriting, !widget.isComposing, !widget.isUndoing, turn.toldByUndo == nil
    else { return }
    if session.expects(widget.text) { return reconcile(at: .selection, widget) }
    if !isAssigned, takeTidied(widget) { return }
    if session.composition != nil || !isAssigned { return reconcile(at: .end, widget) }
    if rawText == nil, isStray(widget) { take(assigned: widget, isRejected: isRejected) }
  }

  /// Accepts a text that the system shows for the same value after editing has ended.
  private mutating func takeTidied(_ widget: WidgetState) -> Bool {
    guard !widget.isEdited, session.composition == nil,
      !widget.text.isSame(as: session.current.text)
    else { return false }
    let value = session.current.value
    let shown = value.isEmpty ? FormattedText() : session.format.formatted(value: value)
    guard shown.text.isSame(as: widget.text) else { return false }
    session.set(formatted: shown)
    owe(OwedChange(cause: .focus))
    return true
  }
}
