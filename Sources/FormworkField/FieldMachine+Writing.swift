import FormworkText

/// The only place that writes into the widget.
extension FieldMachine {
  /// Writes an update that the system knows nothing of, and sends the events that it would have
  /// sent.
  mutating func carryOut(_ update: SessionUpdate, cause: InputChange.Cause? = nil) {
    // The app may set a format as soon as it hears of what is written.
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

  /// Makes the widget show what the session says; writes nothing that is there already.
  ///
  /// - Parameters:
  ///   - update: What the session says.
  ///   - isInside: Whether nothing may be written that could send events: the system is in the midst
  ///     of a change of its own, whose events are still to come.
  mutating func write(_ update: SessionUpdate, inside isInside: Bool = false) {
    turn.toldByWriting = []
    emit(.write(isInside ? nil : update.rewrite))
    emit(.writeRest)
    emit(.select(keepsCaret: update.change?.cause == .insertion))
    emit(.perform(.showRemainder))
  }

  /// Shows the session's text and caret, silently.
  mutating func assign() {
    emit(.assign)
    emit(.selectAssigned)
    emit(.perform(.showRemainder))
    emit(.redact(isLeaving: false))
  }

  /// Keeps the selection in its place, this turn and the next, should the system move it to the end
  /// of what was inserted. Whoever moves it elsewhere means it.
  mutating func keepCaret(at selection: Range<UTF16Offset>) {
    guard !system.isDesktop else { return }
    keptCaret = KeptCaret(selection: selection, unwanted: insertionEnd, turns: 2)
    awaitEndOfTurn()
  }

  mutating func reject(_ reason: Rejection?) {
    if let reason { issues.editWasRejected(reason) }
    emit(.perform(.reject(reason)))
  }

  /// Tells what was rejected, and what found no place though nothing changed that would tell it.
  mutating func tellRejection(in update: SessionUpdate) {
    if update.isRejected {
      reject(update.rejection)
    } else if !update.unused.isEmpty {
      reject(session.current.isFull ? .noRoom : .notAllowed)
    }
  }

  /// Has the end of the turn attended to.
  mutating func awaitEndOfTurn() {
    guard !turn.isAwaited else { return }
    turn.isAwaited = true
    emit(.perform(.awaitEndOfTurn))
  }
}

/// The steps of it.
extension FieldMachine {
  /// A part of the text is replaced. Should the widget make something else of it, or nothing, the
  /// whole text is assigned.
  func write(_ rewrite: TextRewrite?, _ widget: WidgetState) -> FieldCommand? {
    // A prediction may stand in the widget that the session never heard of.
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
    // What comes between a paste and the system's last word on its caret decides where that is.
    keptCaret?.selection = selection
    return shown == selection ? nil : .select(selection)
  }

  func assign(_ widget: WidgetState) -> FieldCommand? {
    // What is marked, a prediction perhaps, would go by itself later on. What a system could take back
    // by itself belongs to the text before, even if that looks the same.
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
