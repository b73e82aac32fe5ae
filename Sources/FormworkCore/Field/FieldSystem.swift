/// The editing rules of a system, as far as the machine needs them.
package enum FieldSystem: Hashable, Sendable {
  /// A touch system. Keyboards and AutoFill have special behaviors: they probe, revert, and move
  /// the caret after a paste, and some changes leave a trace if they are rejected. The undo history
  /// is the machine's.
  case touch

  /// A desktop text view. Every key and paste is asked about, and a rejection leaves no trace. The
  /// system has its own undo: ``FieldCommand/replace(_:)`` adds a step to its history, and an
  /// assignment clears it.
  case desktopView

  /// A desktop field. Like a desktop's view, but a formatter is asked, which returns the text to
  /// show, and changes on focus aren't steps of the history.
  case desktopField

  /// Whether the system has its own history, and asks about every user edit.
  package var isDesktop: Bool { self != .touch }
}
