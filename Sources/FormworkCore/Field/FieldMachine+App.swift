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
