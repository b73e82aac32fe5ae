package import FormworkText

/// What the app does: it assigns texts and values, and changes the format. None of it is told.
extension FieldMachine {
  /// The text was assigned by code: it is shown formatted before the app's next statement.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isRejected: Whether nothing that the app wants can become of a text.
  package mutating func textWasAssigned(_ widget: WidgetState, isRejected: (String) -> Bool) {
    begin()
    let widget = look(at: widget)
    // The clear button may be reported as an assignment, too.
    guard !isAssigning, !turn.isClearing || !widget.text.isEmpty else { return }
    if isWriting, widget.text.isSame(as: session.displayedText) { return }
    take(assigned: widget, isRejected: isRejected)
  }

  mutating func take(assigned widget: WidgetState, isRejected: (String) -> Bool) {
    let text = widget.text
    turn.assignedOver = turn.assignedOver ?? session.current
    turn.hasProbe = false
    if isBeingAnswered {
      // The app assigned it while the change went round, so that was made before.
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
      } else {
        machine.source = .text(text)
        machine.session.set(text: text)
      }
    }
    if policy.formatsAssignedText { assign() } else { rawText = .kept }
  }

  /// Sets the value, formatted, with the caret at the end.
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

  /// Shows what the format, or one that differs in options only, has made of a text.
  package mutating func set(formatted: FormattedText, of text: String, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    takeOver(widget) { machine in
      machine.source = .text(text)
      machine.session.set(formatted: formatted)
    }
    assign()
  }

  /// Shows what was saved, with its selection; as silently as a value that is set.
  package mutating func restore(_ saved: SavedInput, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    takeOver(widget) { machine in
      machine.source = .value(saved.value)
      machine.session.set(formatted: machine.session.format.formatted(saved: saved))
    }
    assign()
  }

  /// Changes the format; one that comes while an input method composes waits until that is over.
  package mutating func set(format: Format, _ widget: WidgetState) {
    begin()
    let widget = look(at: widget)
    if widget.isBeingComposed {
      awaitedFormat = format
      if rawText == .kept { rawText = .unread }
      return
    }
    readChange(widget)
    takeOver(widget) { $0.use(format) }
    assign()
  }

  /// Tells of the present value as of a change by the app.
  package mutating func tellObservers() {
    begin()
    owe(OwedChange(cause: .code, completes: session.current.isDone))
    emit(.flush)
  }

  /// Shows another text for a while, of which nothing is made.
  package mutating func show(passing text: String) {
    begin()
    emit(.perform(.assign(text)))
  }

  /// Shows the session's text, whatever the widget shows.
  package mutating func showAgain() {
    begin()
    if session.composition != nil {
      _ = session.compositionEnded(with: session.current.text)
    }
    assign()
    awaitEndOfTurn()
  }

  /// Makes the value anew from what it was made from first, so that settings that come one after
  /// the other don't cut it down twice.
  mutating func use(_ format: Format) {
    let before = session.current.value
    session.set(format: format)
    switch source {
    case .text(let text): session.set(text: text)
    case .value(let value) where !value.isSame(as: before): session.set(value: value)
    case .value: break
    }
  }

  /// Whether the person has changed something in this turn: what the app does by then answers it.
  private var isBeingAnswered: Bool {
    turn.hasUserActivity || owed != nil || session.expectsEdit || isWriting || isSending
      || frames.contains { $0.doing == .telling }
  }

  /// Takes what the app has made of a change in the place of that.
  private mutating func answer(_ text: String) {
    if !text.isSame(as: session.displayedText) {
      assignments += 1
      session.amend(text: text)
      source = .text(text)
    }
    assign()
    awaitEndOfTurn()
  }

  /// Takes note of what the person has done, before the app does something else.
  private mutating func readChange(_ widget: WidgetState) {
    guard isBeingAnswered || policy.hearsOfAssignments, rawText == nil,
      !widget.isComposing, session.composition == nil,
      let change = session.didChange(to: widget.text, selection: widget.selection)?.change
    else { return }
    source = .value(session.current.value)
    owe(change, cause: turn.isClearing ? .deletion : nil)
  }

  /// Lets the app determine what is there.
  private mutating func takeOver(_ widget: WidgetState, _ change: (inout FieldMachine) -> Void) {
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    rawText = nil
    heard = nil
    isKnockedAt = false
    assignments += 1
    change(&self)
    issues.reset()
    unsettledText = nil
    rejectedSyllable = nil
    awaitEndOfTurn()
    if !widget.isEdited { emit(.perform(.speak)) }
  }
}
