import FormworkMasks

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
