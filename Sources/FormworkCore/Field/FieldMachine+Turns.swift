import FormworkMasks

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
