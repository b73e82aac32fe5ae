import FormworkText

/// What systems do that undo by themselves, and what they don't tell of.
extension FieldMachine {
  /// A change was taken back or made again. There may be several, and the texts between them are none
  /// of the format's.
  mutating func noteUndo(_ event: TextEvent) {
    turn.toldByUndo = (turn.toldByUndo ?? []).union([event])
    awaitEndOfTurn()
  }

  /// The system has taken back what it had to, or has made it again: the session goes to its own place
  /// for the text that is there.
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

  /// Looks at a widget whose text may be another one though nothing told of it: what a composition left
  /// behind that was ended by a click, or a text that the app has put there.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isAssigned: Whether it must have been the app; else it is taken for a change by the person.
  ///   - isRejected: Whether nothing that the app wants can become of a text.
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

  /// Takes note of a text that the system shows, now that nobody edits it, for the same value.
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
