package import FormworkMasks

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

/// The only code that writes to the widget.
extension FieldMachine {
  /// Writes an update that the system didn't make, and sends the events that it would have sent.
  mutating func carryOut(_ update: SessionUpdate, cause: FieldChange.Cause? = nil) {
    // The app may set a format as soon as it is notified of the writing.
    if let change = update.change, change.cause != .focus {
      source = .value(session.current.value)
    }
    write(update, inside: system == .desktopField && update.change?.cause == .focus)
    if let change = update.change { emit(.owe(change, cause)) }
    tellRejection(in: update)
    emit(.flush)
    emit(.redact(isLeaving: false))
    awaitEndOfTurn()
  }

  /// Makes the widget show the session's text, if it is different.
  ///
  /// - Parameters:
  ///   - update: The session's update.
  ///   - isInside: Whether no event may be sent, because the system is in the middle of its own
  ///     change, whose events are still to come.
  mutating func write(_ update: SessionUpdate, inside isInside: Bool = false) {
    turn.toldByWriting = []
    emit(.write(isInside ? nil : update.rewrite))
    emit(.writeRest)
    emit(.select(keepsCaret: update.change?.cause == .insertion))
    emit(.perform(.showRemainder))
  }

  /// Shows the session's text and caret without notifications.
  mutating func assign() {
    emit(.assign)
    emit(.selectAssigned)
    emit(.perform(.showRemainder))
    emit(.redact(isLeaving: false))
  }

  /// Keeps the selection in place during this turn and the next, in case the system moves it to the
  /// end of an insertion. Any other move is accepted.
  mutating func keepCaret(at selection: Range<UTF16Offset>) {
    guard !system.isDesktop else { return }
    keptCaret = KeptCaret(selection: selection, unwanted: insertionEnd, turns: 2)
    awaitEndOfTurn()
  }

  mutating func reject(_ reason: Rejection?) {
    if let reason { issues.editWasRejected(reason) }
    emit(.perform(.reject(reason)))
  }

  /// Reports a rejection, and unused characters of an edit that changed nothing.
  mutating func tellRejection(in update: SessionUpdate) {
    if update.isRejected {
      reject(update.rejection)
    } else if !update.unused.isEmpty {
      reject(session.current.isFull ? .noRoom : .notAllowed)
    }
  }

  /// Requests that the end of the turn is handled.
  mutating func awaitEndOfTurn() {
    guard !turn.isAwaited else { return }
    turn.isAwaited = true
    emit(.perform(.awaitEndOfTurn))
  }
}

/// The steps of writing.
extension FieldMachine {
  /// Replaces a part of the text. If the result is wrong, the whole text is assigned.
  func write(_ rewrite: TextRewrite?, _ widget: WidgetState) -> FieldCommand? {
    // The widget may contain a prediction that the session doesn't know.
    let text = session.displayedText
    guard let rewrite, widget.isEdited, !widget.text.isSame(as: text) else { return nil }
    if rewrite.leads(from: widget.text, to: text) { return .replace(rewrite) }
    if !system.isDesktop { return nil }
    return .replace(TextRewrite(range: 0..<UTF16Offset(widget.text.utf16.count), replacement: text))
  }

  func writeRest(_ widget: WidgetState) -> FieldCommand? {
    let text = session.displayedText
    return widget.text.isSame(as: text) ? nil : .assign(text)
  }

  mutating func select(keepsCaret: Bool, _ widget: WidgetState) -> FieldCommand? {
    guard let shown = widget.selection else { return nil }
    let selection = shownSelection
    if keepsCaret { keepCaret(at: selection) }
    // Between a paste and the system's last move of the caret, the latest selection counts.
    keptCaret?.selection = selection
    return shown == selection ? nil : .select(selection)
  }

  func assign(_ widget: WidgetState) -> FieldCommand? {
    // Marked text, such as a prediction, would disappear later by itself. And the system's undo
    // steps belong to the previous text, even if it looks the same.
    widget.marked != nil || system.isDesktop || !widget.text.isSame(as: session.current.text)
      ? .assign(session.displayedText) : nil
  }

  mutating func selectAssigned(_ widget: WidgetState) -> FieldCommand? {
    let selection = session.current.selection
    keptCaret?.selection = selection
    guard let shown = widget.selection, shown != selection else { return nil }
    return .select(selection)
  }
}

extension TextRewrite {
  fileprivate func leads(from shown: String, to text: String) -> Bool {
    let head = shown.utf16.prefix(range.lowerBound.value)
    let tail = shown.utf16.dropFirst(range.upperBound.value)
    return text.utf16.elementsEqual([head, replacement.utf16[...], tail].joined())
  }
}

/// Notification of observers: once per user edit, after all of its events are sent.
extension FieldMachine {
  mutating func owe(_ change: SessionChange, cause: FieldChange.Cause?) {
    if change.cause != .focus { source = .value(session.current.value) }
    let isFilledIn = turn.hasProbe && change.cause != .deletion && change.cause != .undo
    owe(
      OwedChange(
        cause: cause ?? (isFilledIn ? .autoFill : FieldChange.Cause(change.cause)),
        removed: change.removed, unused: change.unused, completes: change.completesValue,
        fills: change.fillsValue, sent: turn.toldByWriting))
  }

  /// Records a change to report. Several unreported changes become one.
  package mutating func owe(_ change: OwedChange) {
    var change = change
    if let earlier = owed {
      change.removed = earlier.removed + change.removed
      change.unused = earlier.unused + change.unused
      change.completes = earlier.completes || change.completes
      change.fills = earlier.fills || change.fills
    }
    owed = change
    unsettledText = nil
    awaitEndOfTurn()
  }

  /// Sends the events that the system didn't send for the recorded change, one after the other, and
  /// then notifies the app.
  mutating func flush() -> FieldCommand? {
    guard let change = owed else { return nil }
    guard !change.isAssigned, let event = TextEvent.all.first(where: { !change.sent.contains($0) })
    else {
      return deliver()
    }
    owed?.sent.insert(event)
    emit(.flush)
    return .send(event)
  }

  /// Records that an event was sent. The app is notified after the last of them.
  mutating func note(_ event: TextEvent) -> FieldCommand? {
    owed?.sent.insert(event)
    guard let change = owed, change.sent.isSuperset(of: TextEvent.all) else { return nil }
    if change.isAssigned { owed?.cause = .autoFill }
    return deliver()
  }

  /// Reports the issue to show, if it has changed.
  mutating func tellIssue() -> FieldCommand? {
    let issue = visibleIssue
    if issue == toldIssue { return nil }
    toldIssue = issue
    return .tellIssue(issue)
  }

  private mutating func deliver() -> FieldCommand? {
    guard let change = owed else { return nil }
    owed = nil
    if change.cause != .programmatic { issues.textDidChange(session.current) }
    return .tell(
      FieldChange(
        session.current, removed: change.removed, unused: change.unused,
        cause: change.cause, completes: change.completes && session.current.isDone,
        fills: change.fills && session.current.isFullAndDone))
  }
}

/// The end of a turn of the run loop: unreported changes are detected, and recorded ones are
/// reported.
extension FieldMachine {
  /// Whether the widget shows a text that wasn't reported.
  package func isStray(_ widget: WidgetState) -> Bool {
    !widget.isComposing && !widget.text.isSame(as: shownOrRawText)
      && redacted.map(widget.text.isSame) != true
  }

  /// Handles the end of a turn, after ``FieldCommand/awaitEndOfTurn``.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isRejected: Whether a text can't become a value that the app accepts.
  package mutating func turnEnded(_ widget: WidgetState, isRejected: (String) -> Bool) {
    begin()
    let widget = look(at: widget)
    let ended = turn
    turn = Turn()
    let isStray = isStray(widget)
    if isStray, !ended.hasUserActivity, !policy.hearsOfAssignments {
      // There was no user activity, and the system doesn't report assignments here, so the app must
      // have assigned it.
      if !isWriting { take(assigned: widget, isRejected: isRejected) }
    } else if ended.hasProbe, isStray, session.current.text.isEmpty, widget.isBlank {
      removeProbe()
    } else if !widget.isComposing {
      reconcile(at: .end, widget)
      if ended.isRecomposing, ended.endsInSyllable { emit(.standBehindSyllable) }
    }
    emit(.endTurn(forgetsSyllable: ended.deletesForSyllable))
  }

  mutating func endTurn(forgetsSyllable: Bool) {
    if forgetsSyllable { rejectedSyllable = nil }
    emit(.flush)
    emit(.perform(.showRemainder))
    guard var kept = keptCaret else { return }
    kept.turns -= 1
    keptCaret = kept.turns > 0 ? kept : nil
    if kept.turns > 0 { awaitEndOfTurn() }
  }

  /// Removes the space that AutoFill has left after probing, and notifies observers that saw it.
  private mutating func removeProbe() {
    // AutoFill may insert its text in a later turn, at a position after the space.
    isKnockedAt = true
    emit(.perform(.assign(session.displayedText)))
    unsettledText = nil
    for event in TextEvent.all { emit(.send(event)) }
  }

  private var shownOrRawText: String {
    if rawText != nil, case .text(let text) = source { text } else { session.displayedText }
  }
}

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
