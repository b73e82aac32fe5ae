import FormworkText

/// After a change: the widget shows what it shows, and the session catches up.
extension FieldMachine {
  /// Where the machine finds out that the text is another one.
  enum Moment: Hashable, Sendable {
    /// Inside the change: the text is there, its events aren't sent yet.
    case selection

    /// While an event goes round; observers before the adapter have seen the raw text.
    case event(TextEvent)

    /// When no more is to be expected: the end of the turn, or of the editing.
    case end
  }

  /// An event of a changed text went round, sent by the system or by the app.
  package mutating func textDidChange(_ event: TextEvent, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    guard !isSending else { return }
    turn.hasUserActivity = true
    if isWriting {
      // The writing itself told; then it needn't be told again.
      turn.toldByWriting.insert(event)
      return
    }
    turn.toldByWriting = []
    if system.isDesktop, widget.isUndoing { return noteUndo(event) }
    reconcile(at: .event(event), widget)
    emit(.endChange(event))
  }

  /// Whether the writing of the machine has told of itself, when it was told of the last event: then
  /// that event needn't go further.
  package func wasTold(_ event: TextEvent) -> Bool { turn.toldByWriting.contains(event) }

  mutating func endChange(_ event: TextEvent) -> FieldCommand? {
    if owed == nil, session.composition == nil, let before = turn.assignedOver,
      !before.isEqualInText(to: session.current)
    {
      // The system filled the field in as the app would have, but tells of it.
      owe(
        OwedChange(
          cause: .code, completes: session.current.isDone && !before.isDone,
          fills: session.current.isFullAndDone && !before.isFullAndDone, isAssigned: true))
    }
    turn.assignedOver = nil
    // The system may have recorded a step for undo, though nothing has changed in the end.
    awaitEndOfTurn()
    return note(event)
  }

  /// The clear button was let through: the system empties the field and tells of it.
  package mutating func willClear() {
    begin()
    turn.isClearing = true
    heard = nil
    turn.hasUserActivity = true
    awaitEndOfTurn()
  }

  /// Compares the widget with the session, and writes and tells what follows from it.
  ///
  /// It may be called at any time and any number of times.
  mutating func reconcile(at moment: Moment, _ widget: WidgetState) {
    guard !isWriting else { return }
    if moment == .end {
      turn.toldByWriting = []
    } else {
      if widget.isComposing {
        compositionChanged(widget)
        emit(.perform(.showRemainder))
        return
      }
      if turn.isRecomposing || turn.hasProbe && widget.isBlank {
        if case .event = moment { unsettledText = widget.text }
        return
      }
    }
    if let rawText { return adopt(rawText, widget, at: moment) }
    let composed = session.composition?.text
    let before = session.current
    let isAsked = session.expectsEdit
    let update =
      composed == nil
      ? revise(widget) ?? session.didChange(to: widget.text, selection: widget.selection)
      : session.compositionEnded(with: widget.text, selection: widget.selection)
    if !isAsked, update?.change?.cause == .reconciliation { hear(widget, instead: before) }
    if update?.change != nil { source = .value(session.current.value) }
    if !widget.isBeingComposed, useAwaitedFormat() {
      finishReformatting(update, since: before, at: moment, widget)
    } else if let update {
      finish(update, at: moment, widget)
    }
    if moment == .end { emit(.endReconciling(composed: composed)) }
  }

  mutating func endReconciling(composed: String?) {
    defer { unsettledText = nil }
    if owed == nil, let seen = composed ?? unsettledText, !seen.isSame(as: session.current.text) {
      // What was in the making has gone round, and nothing came of it: who saw it hears of that.
      for event in TextEvent.all { emit(.sendUnlessTold(event)) }
    }
  }

  private mutating func finish(_ update: SessionUpdate, at moment: Moment, _ widget: WidgetState) {
    let writes = !widget.text.isSame(as: session.displayedText)
    if system.isDesktop, !writes, let selection = widget.selection {
      // What the system has put there may be selected, as the rest of a word that it completes.
      session.select(selection)
    }
    write(update, inside: !system.isDesktop && moment != .end)
    if let change = update.change { emit(.owe(change, turn.isClearing ? .deletion : nil)) }
    tellRejection(in: update)
    if writes { sendAgain(at: moment, widget) }
    awaitEndOfTurn()
  }

  /// The raw text has been round; what replaces it must follow.
  mutating func sendAgain(at moment: Moment, _ widget: WidgetState) {
    guard case .event(let event) = moment else { return }
    if !widget.isToldFirst || event != .callback { emit(.sendUnlessTold(event)) }
  }

  mutating func compositionChanged(_ widget: WidgetState) {
    // Who composes isn't AutoFill.
    turn.hasProbe = false
    heard = nil
    session.compositionChanged(to: widget.text, selection: widget.selection)
  }

  /// Takes note of a text that is passing: events of it go round, and another one follows.
  package mutating func textIsPassing(_ text: String) { unsettledText = text }
}
