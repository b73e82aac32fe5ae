import FormworkMasks

/// Handling after a change: the session catches up with the widget.
extension FieldMachine {
  /// The time at which the machine detects a changed text.
  enum Moment: Hashable, Sendable {
    /// During the change: the text is there, but its events aren't sent yet.
    case selection

    /// During an event. Observers before the adapter have seen the raw text.
    case event(TextEvent)

    /// At the end of the turn or of editing, after which no events are expected.
    case end
  }

  /// Handles an event for a changed text, sent by the system or by the app.
  package mutating func textDidChange(_ event: TextEvent, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    guard !isSending else { return }
    turn.hasUserActivity = true
    turn.wasReadEarly = false
    if isWriting {
      // The system reports the machine's own writing, which must not be reported again.
      turn.toldByWriting.insert(event)
      return
    }
    turn.toldByWriting = []
    if system.isDesktop, widget.isUndoing { return noteUndo(event) }
    reconcile(at: .event(event), widget)
    emit(.endChange(event))
  }

  /// Whether the machine's own writing has already caused the last event, so that it must not be
  /// passed on.
  package func wasTold(_ event: TextEvent) -> Bool { turn.toldByWriting.contains(event) }

  mutating func endChange(_ event: TextEvent) -> FieldCommand? {
    if owed == nil, session.composition == nil, let before = turn.assignedOver,
      !before.isEqualInText(to: session.current)
    {
      // The system filled in the field as the app would have done, but reports it.
      owe(
        OwedChange(
          cause: .programmatic, completes: session.current.isDone && !before.isDone,
          fills: session.current.isFullAndDone && !before.isFullAndDone, isAssigned: true))
    }
    turn.assignedOver = nil
    // The system may have recorded an undo step, even if nothing has changed in the end.
    awaitEndOfTurn()
    return note(event)
  }

  /// Handles the permitted clear button: the system clears the field and reports it.
  package mutating func willClear() {
    begin()
    turn.isClearing = true
    heard = nil
    turn.hasUserActivity = true
    awaitEndOfTurn()
  }

  /// Compares the widget with the session, and writes and reports the consequences.
  ///
  /// It can be called at any time, any number of times.
  mutating func reconcile(at moment: Moment, _ widget: WidgetState) {
    guard !isWriting else { return }
    if moment == .end {
      turn.toldByWriting = []
    } else {
      if widget.isComposing {
        return compositionChanged(widget)
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
      // Observers saw an intermediate text, which came to nothing, so they are notified of the
      // result.
      for event in TextEvent.all { emit(.sendUnlessTold(event)) }
    }
  }

  private mutating func finish(_ update: SessionUpdate, at moment: Moment, _ widget: WidgetState) {
    let writes = !widget.text.isSame(as: session.displayedText)
    if system.isDesktop, !writes, let selection = widget.selection {
      // The system may have selected its insertion, such as the completion of a word.
      session.select(selection)
    }
    write(update, inside: !system.isDesktop && moment != .end)
    if let change = update.change { emit(.owe(change, turn.isClearing ? .deletion : nil)) }
    tellRejection(in: update)
    if writes { sendAgain(at: moment, widget) }
    awaitEndOfTurn()
  }

  /// Sends events again, because observers have seen the raw text, and not its replacement.
  mutating func sendAgain(at moment: Moment, _ widget: WidgetState) {
    guard case .event(let event) = moment else { return }
    if !widget.isToldFirst || event != .callback { emit(.sendUnlessTold(event)) }
  }

  mutating func compositionChanged(_ widget: WidgetState) {
    // An input method that composes isn't AutoFill.
    turn.hasProbe = false
    heard = nil
    session.compositionChanged(to: widget.text, selection: widget.selection)
  }

  /// Records an intermediate text: events for it are sent, and another text follows.
  package mutating func textIsPassing(_ text: String) { unsettledText = text }
}
