import FormworkText

/// The end of a turn of the run loop: what never told is found out, what is owed is told.
extension FieldMachine {
  /// Whether the widget shows a text that nobody has told of.
  package func isStray(_ widget: WidgetState) -> Bool {
    !widget.isComposing && !widget.text.isSame(as: shownOrRawText)
      && redacted.map(widget.text.isSame) != true
  }

  /// The turn is over in which ``FieldCommand/awaitEndOfTurn`` was said.
  ///
  /// - Parameters:
  ///   - widget: The widget's state.
  ///   - isRejected: Whether nothing that the app wants can become of a text.
  package mutating func turnEnded(_ widget: WidgetState, isRejected: (String) -> Bool) {
    begin()
    let widget = look(at: widget)
    let ended = turn
    turn = Turn()
    let isStray = isStray(widget)
    if isStray, !ended.hasUserActivity, !policy.hearsOfAssignments {
      // Nobody typed, and the system doesn't report assignments here: it must have been the app.
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

  /// AutoFill knocked and didn't come in: the blank that it left goes, and who saw it hears of it.
  private mutating func removeProbe() {
    // What it has may come in a later turn, at a place behind the blank.
    isKnockedAt = true
    emit(.perform(.assign(session.displayedText)))
    unsettledText = nil
    for event in TextEvent.all { emit(.send(event)) }
  }

  private var shownOrRawText: String {
    if rawText != nil, case .text(let text) = source { text } else { session.displayedText }
  }
}
