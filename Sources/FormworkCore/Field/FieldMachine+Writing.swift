import FormworkMasks

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
