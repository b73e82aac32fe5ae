package import FormworkMasks

/// The caret, the selection, and the focus.
extension FieldMachine {
  /// Handles a change of the selection, which may be part of a text change: it is reported before
  /// the events of that change.
  package mutating func selectionDidChange(_ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    guard !isWriting, !system.isDesktop || !widget.isUndoing else { return }
    // The system may have recorded an undo step, even if the text is the same.
    awaitEndOfTurn()
    if widget.isComposing {
      compositionChanged(widget)
    } else if session.composition != nil || rawText != nil {
      // An input method may have unmarked its text without inserting the result yet.
    } else if widget.text.isSame(as: session.current.text) {
      caretDidMove(widget)
    } else if !system.isDesktop, session.expects(widget.text) || turn.takesFirstKey {
      turn.takesFirstKey = false
      reconcile(at: .selection, widget)
    }
  }

  private mutating func caretDidMove(_ widget: WidgetState) {
    guard var selection = widget.selection else { return }
    if let kept = keptCaret, selection != kept.selection {
      let end = min(kept.unwanted, UTF16Offset(widget.text.utf16.count))
      if selection == end..<end {
        session.select(kept.selection)
        return emit(.perform(.select(session.current.selection)))
      }
      keptCaret = nil
    }
    // A user who moves the caret isn't about to replace the last insertion.
    if selection != session.current.selection { heard = nil }
    selection = allowed(selection)
    session.select(selection)
    // After a rejected paste, the system may move the caret into the middle of a character.
    if session.current.selection != widget.selection {
      emit(.perform(.select(session.current.selection)))
    }
  }

  /// Handles a caret that moved because the text was set again.
  mutating func caretWasSet(_ widget: WidgetState) {
    if let selection = widget.selection { session.select(selection) }
    awaitEndOfTurn()
  }

  /// The selection that the widget has to show: after the prefix, if the prefix is locked.
  package var shownSelection: Range<UTF16Offset> {
    session.composition == nil ? allowed(session.current.selection) : session.displayedSelection
  }

  private func allowed(_ selection: Range<UTF16Offset>) -> Range<UTF16Offset> {
    guard policy.locksPrefix else { return selection }
    let prefix = session.current.endOfPrefix
    return max(prefix, selection.lowerBound)..<max(prefix, selection.upperBound)
  }

  /// Moves the caret for the app. A later move by the system after a paste is ignored.
  package mutating func select(_ selection: Range<UTF16Offset>) {
    begin()
    session.select(selection)
    keptCaret?.selection = session.current.selection
    emit(.perform(.select(session.current.selection)))
  }

  /// Handles the beginning of editing.
  ///
  /// - Parameters:
  ///   - completes: Whether a fixed prefix may appear.
  ///   - widget: The widget's state.
  package mutating func editingDidBegin(completes: Bool, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    reconcile(at: .end, widget)
    heard = nil
    emit(.showAll)
    emit(.focus(completes: completes))
    emit(.endFocus)
  }

  mutating func focus(completes: Bool, _ widget: WidgetState) {
    awaitsFirstKey = !system.isDesktop && widget.isSecure && !session.current.text.isEmpty
    if completes, !widget.isComposing, let update = session.beginEditing() { carryOut(update) }
  }

  mutating func endFocus(_ widget: WidgetState) {
    if let selection = widget.selection { session.select(selection) }
    awaitEndOfTurn()
  }

  /// Handles the permission to end editing. Until it has ended, the system may assign the text.
  package mutating func editingWillEnd() {
    begin()
    turn.isEndingEditing = true
    awaitEndOfTurn()
  }

  /// Handles the end of editing, or its approach.
  package mutating func editingDidEnd(_ widget: WidgetState) {
    begin()
    turn.isEndingEditing = false
    let widget = look(at: widget)
    reconcile(at: .end, widget)
    heard = nil
    isKnockedAt = false
    emit(.blur)
  }

  mutating func blur() {
    if let update = session.endEditing() { carryOut(update) }
    issues.editingDidEnd(session.current)
    emit(.flush)
    // The system may have recorded an undo step that changes nothing.
    awaitEndOfTurn()
    emit(.redact(isLeaving: true))
    emit(.perform(.speak))
  }

  /// Undoes or redoes a step of the session's history.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package mutating func takeStep(isRedo: Bool) -> Bool {
    begin()
    heard = nil
    let update = isRedo ? session.redo() : session.undo()
    if let update { carryOut(update) }
    awaitEndOfTurn()
    return update != nil
  }

  /// How much one step of undo reverts, from now on.
  package var undoSteps: UndoSteps {
    get { session.undoSteps }
    set { session.undoSteps = newValue }
  }
}
