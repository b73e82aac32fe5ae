/// How a system edits the text of a control, as far as the machine has to know it.
package enum FieldSystem: Hashable, Sendable {
  /// Keyboards and AutoFill have habits of their own: they knock, take back, move the caret after a
  /// paste, and some of what they do can't be rejected without a trace. What is undone is the machine's
  /// history.
  case touch

  /// Every key and paste is asked about, and a rejection leaves nothing behind. The system undoes by
  /// itself: what is written by ``FieldCommand/replace(_:)`` is a step of its history, and what is
  /// assigned ends that.
  case desktopView

  /// As a desktop's view; but it is a formatter that is asked, which says what to show instead, and
  /// what the focus brings and takes is no step of the history.
  case desktopField

  /// Whether the system has a history of its own, and asks of all that a person does.
  var isDesktop: Bool { self != .touch }
}
