package import FormworkMasks

/// Actions of the app: it assigns texts and values, and changes the format. These aren't reported.
extension FieldMachine {
  /// Handles a text that code has assigned. It is formatted before the app's next statement.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isRejected: Whether a text can't become a value that the app accepts.
  package mutating func textWasAssigned(_ widget: WidgetState, isRejected: (String) -> Bool) {
    begin()
    let widget = look(at: widget)
    // The system may also report the clear button as an assignment.
    guard !isAssigning, !turn.isClearing || !widget.text.isEmpty else { return }
    if isWriting, widget.text.isSame(as: session.displayedText) { return }
    if let asked, widget.text.isSame(as: asked.text) {
      // The app makes the change itself, and will return `false`.
      self.asked?.assigned = widget
      return
    }
    // The system assigns a correction, or what is shown already. It is read when editing has ended.
    if turn.isEndingEditing { return }
    if turn.wasReadEarly {
      turn.wasReadEarly = false
      owed = nil
    } else if isSetAgain(widget) {
      return caretWasSet(widget)
    }
    take(assigned: widget, isRejected: isRejected)
  }

  /// Whether the assigned text is the one that was shown, so that the value, its issues, and the
  /// history stay. The system may also assign it, for example at the end of editing.
  private func isSetAgain(_ widget: WidgetState) -> Bool {
    guard !isBeingAnswered, rawText == nil, awaitedFormat == nil, session.composition == nil,
      widget.marked == nil, widget.value == nil, widget.text.isSame(as: session.displayedText)
    else { return false }
    // A text that shows only a part of the last content is another one.
    if session.current.isPartShown { return false }
    switch source {
    case .text(let text): return text.isSame(as: widget.text)
    case .value(let value): return value.isSame(as: session.current.value)
    }
  }

  /// Handles a request for the content. If the text has changed, it is read first.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isRejected: Whether a text can't become a value that the app accepts.
  package mutating func willBeRead(_ widget: WidgetState, isRejected: (String) -> Bool) {
    if isWriting || isSending { return }
    begin()
    let widget = look(at: widget)
    guard !widget.isComposing, session.composition == nil, rawText == nil, isStray(widget)
    else { return }
    if turn.hasUserActivity || session.expectsEdit || policy.hearsOfAssignments {
      turn.wasReadEarly = !turn.hasUserActivity
      reconcile(at: .selection, widget)
    } else {
      // If the system reports it as a change by the user later, it still counts as one.
      take(assigned: widget, isRejected: isRejected)
    }
  }

  mutating func take(assigned widget: WidgetState, isRejected: (String) -> Bool) {
    let text = widget.text
    turn.assignedOver = turn.assignedOver ?? session.current
    turn.hasProbe = false
    if isBeingAnswered {
      // The app assigned the text while it was notified of the change, so the change was made
      // before.
      let made = turn.isClearing ? session.didChange(to: "") : session.permittedEditWasMade()
      if let change = made?.change { owe(change, cause: turn.isClearing ? .deletion : nil) }
      if policy.formatsAssignedText, awaitedFormat == nil, rawText == nil,
        session.composition == nil, !isRejected(text)
      {
        return answer(text)
      }
    }
    let isRejected = policy.formatsAssignedText && !text.isEmpty && isRejected(text)
    takeOver(widget) { machine in
      if isRejected {
        machine.session.set(value: machine.session.current.value)
      } else if let value = widget.value {
        machine.source = .value(value)
        machine.session.set(value: value)
      } else {
        machine.source = .text(text)
        machine.session.set(text: text)
      }
    }
    if policy.formatsAssignedText { assign() } else { rawText = .kept }
  }

  /// Sets the value, with the caret at the end of its formatted text.
  package mutating func set(value: String, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    readChange(widget)
    takeOver(widget) { machine in
      machine.source = .value(value)
      machine.session.set(value: value)
    }
    assign()
  }

  /// Shows text that the format, possibly with other options, has made.
  package mutating func set(formatted: FormattedText, of text: String, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    takeOver(widget) { machine in
      machine.source = .text(text)
      machine.session.set(formatted: formatted)
    }
    assign()
  }

  /// Restores saved content with its selection, without notifications.
  package mutating func restore(_ saved: SavedInput, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    takeOver(widget, setting: .savedContent) { machine in
      machine.source = .value(saved.value)
      machine.session.set(formatted: machine.session.format.formatted(saved: saved))
    }
    assign()
  }

  /// Changes the format. While an input method is composing, the new format waits.
  package mutating func set(format: Format, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    if widget.isBeingComposed {
      awaitedFormat = format
      if rawText == .kept { rawText = .unread }
      return
    }
    readChange(widget)
    takeOver(widget, setting: .format) { $0.use(format) }
    assign()
  }

  /// Notifies observers of the present value as a change by the app.
  package mutating func tellObservers() {
    begin()
    owe(OwedChange(cause: .programmatic, completes: session.current.isDone))
    emit(.flush)
  }

  /// Shows another text temporarily, which isn't interpreted as input.
  package mutating func show(passing text: String) {
    begin()
    emit(.perform(.assign(text)))
  }

  /// Shows the session's text again, whatever the widget shows.
  package mutating func showAgain() {
    begin()
    if session.composition != nil {
      _ = session.compositionEnded(with: session.current.text)
    }
    assign()
    awaitEndOfTurn()
  }

  /// Formats the value again from its original source, so that several settings in a row don't
  /// shorten it twice.
  mutating func use(_ format: Format) {
    let before = session.current.value
    session.set(format: format)
    switch source {
    case .text(let text): session.set(text: text)
    case .value(let value) where !value.isSame(as: before): session.set(value: value)
    case .value: break
    }
  }

  /// Whether the user has made a change in this turn, to which the app's actions are a response.
  private var isBeingAnswered: Bool {
    turn.hasUserActivity || owed != nil || session.expectsEdit || isWriting || isSending
      || frames.contains { $0.doing == .telling }
  }

  /// Replaces a change with the app's response to it.
  private mutating func answer(_ text: String) {
    if !text.isSame(as: session.displayedText) {
      assignments += 1
      session.amend(text: text)
      source = .text(text)
    }
    assign()
    awaitEndOfTurn()
  }

  /// Records a user edit before the app makes a change.
  private mutating func readChange(_ widget: WidgetState) {
    guard isBeingAnswered || policy.hearsOfAssignments, rawText == nil,
      !widget.isComposing, session.composition == nil,
      let change = session.didChange(to: widget.text, selection: widget.selection)?.change
    else { return }
    source = .value(session.current.value)
    owe(change, cause: turn.isClearing ? .deletion : nil)
  }

  /// What an app sets.
  private enum SetPart { case content, savedContent, format }

  /// Lets the app determine the content.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - part: What the app sets.
  ///   - change: The change.
  private mutating func takeOver(
    _ widget: WidgetState, setting part: SetPart = .content, _ change: (inout FieldMachine) -> Void
  ) {
    // A value that is set in response to an edit is still the user's.
    let isAnswer = isBeingAnswered
    let old = session.current
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    rawText = nil
    heard = nil
    isKnockedAt = false
    assignments += 1
    change(&self)
    switch part {
    case .content where !isAnswer:
      issues.contentWasSet(session.current, isEdited: widget.isEdited)
    case .format: issues.formatWasSet(session.current, after: old, isEdited: widget.isEdited)
    case .content, .savedContent: issues.reset()
    }
    unsettledText = nil
    rejectedSyllable = nil
    awaitEndOfTurn()
    if !widget.isEdited { emit(.perform(.speak)) }
  }
}

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

/// Redaction of a value while its field isn't being edited.
///
/// The session doesn't know about it. The redacted text is written to the widget last, and
/// interpreted as the session's text.
extension FieldMachine {
  /// The text that the widget has to show: the session's text, or its redaction.
  package var shownText: String { redacted ?? session.displayedText }

  /// Whether the widget shows redacted text.
  package var isRedacting: Bool { redacted != nil }

  /// Handles a change of the redaction setting.
  package mutating func redactionDidChange(_ widget: WidgetState) {
    begin()
    _ = look(at: widget)
    emit(.redact(isLeaving: false))
  }

  /// Interprets redacted text as the session's text.
  mutating func reveal(_ widget: inout WidgetState) {
    guard let redacted else { return }
    if widget.text.isSame(as: redacted) {
      widget.text = session.current.text
    } else {
      // Another text was assigned.
      self.redacted = nil
    }
  }

  /// Redacts the text if the app has asked for it and the field isn't being edited; otherwise,
  /// shows all of it.
  mutating func redact(isLeaving: Bool, _ widget: WidgetState) -> FieldCommand? {
    guard let redaction = policy.redaction, isLeaving || !widget.isEdited else {
      return showAll()
    }
    if widget.isComposing || session.composition != nil || rawText != nil { return nil }
    let text = redaction.text(of: session.current)
    if text.isSame(as: session.current.text) { return showAll() }
    if let redacted, redacted.isSame(as: text) { return nil }
    redacted = text
    emit(.perform(.showRemainder))
    emit(.perform(.speak))
    return .assign(text)
  }

  /// Shows the session's text again.
  mutating func showAll() -> FieldCommand? {
    if redacted == nil { return nil }
    redacted = nil
    emit(.perform(.showRemainder))
    return .assign(session.displayedText)
  }
}
