package import FormworkMasks

/// A command for an adapter to carry out on its widget, or on behalf of it.
///
/// A command is carried out immediately and completely. The machine reads its result from the
/// widget's next state.
package enum FieldCommand: Hashable, Sendable {
  /// Replaces a part of the text like a keyboard does, so that keyboards know the text around the
  /// caret.
  case replace(TextRewrite)

  /// Assigns the whole text.
  case assign(String)

  /// Sets the selection, in UTF-16 code units of the text.
  case select(Range<UTF16Offset>)

  /// Sends the event that the system would have sent for a change.
  case send(TextEvent)

  /// Notifies the app of a change.
  ///
  case tell(FieldChange)

  /// Notifies the app that the issue to show has changed.
  case tellIssue(ValidationIssue?)

  /// Notifies the user that an edit was rejected.
  case reject(Rejection?)

  /// Shows the current remainder.
  case showRemainder

  /// Updates the text for assistive technologies.
  case speak

  /// Calls ``FieldMachine/turnEnded(_:isRejected:)`` at the end of this turn of the run loop.
  case awaitEndOfTurn
}

extension FieldCommand {
  /// Whether the command may change the widget, so that its state has to be read again.
  ///
  ///     known = command.mayChangeWidget ? nil : state
  ///
  /// Commands that only show something next to the text, or wait, don't change it. A notified app
  /// may change anything.
  package var mayChangeWidget: Bool {
    switch self {
    case .replace, .assign, .select, .send, .tell, .tellIssue, .reject: true
    case .showRemainder, .speak, .awaitEndOfTurn: false
    }
  }
}

/// The two ways in which a system reports a change of the text.
package enum TextEvent: Hashable, Sendable {
  /// To one recipient: an action of the control, or a call of its delegate.
  case callback

  /// To all observers.
  case notification

  /// Both events, in the order in which they are sent.
  package static var all: [TextEvent] { [.callback, .notification] }
}
