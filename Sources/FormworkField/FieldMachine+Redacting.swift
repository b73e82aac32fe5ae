import FormworkText

/// A value that is shown in part only, while its field isn't edited.
///
/// The session knows nothing of it: what is shown instead is put into the widget last of all, and seen
/// as the text that it stands for.
extension FieldMachine {
  /// The text that the widget has to show: the session's, or what is shown in its place.
  package var shownText: String { redacted ?? session.displayedText }

  /// Whether the widget shows something in the place of the session's text.
  package var isRedacting: Bool { redacted != nil }

  /// The app wants more hidden, or less.
  package mutating func redactionDidChange(_ widget: WidgetState) {
    begin()
    _ = look(at: widget)
    emit(.redact(isLeaving: false))
  }

  /// Sees what is shown in the place of the session's text as that text.
  mutating func reveal(_ widget: inout WidgetState) {
    guard let redacted else { return }
    if widget.text.isSame(as: redacted) {
      widget.text = session.current.text
    } else {
      // Somebody has put another text there.
      self.redacted = nil
    }
  }

  /// Shows less, if the app wants that of a field that nobody edits; else all.
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
