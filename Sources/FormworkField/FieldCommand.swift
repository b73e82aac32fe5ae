package import FormworkText

/// What an adapter does to its widget, or on behalf of it.
///
/// A command is carried out at once and whole, and never asked back about: what came of it, the
/// machine reads from the widget's next state.
package enum FieldCommand: Hashable, Sendable {
  /// Replaces a part of the text in the way of keyboards, so that they know what stands around
  /// the caret.
  case replace(TextRewrite)

  /// Assigns the whole text.
  case assign(String)

  /// Sets the selection, in UTF-16 code units of the text.
  case select(Range<UTF16Offset>)

  /// Sends what the system would have sent of a change.
  case send(TextEvent)

  /// Tells the app of a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - completes: Whether the value became complete by it.
  ///   - fills: Whether the value became full by it.
  case tell(InputChange, completes: Bool, fills: Bool)

  /// Tells the app that another issue is to be shown now, or none.
  case tellIssue(ValidationIssue?)

  /// Lets the person feel that nothing came of what was done.
  case reject(Rejection?)

  /// Shows what is missing now.
  case showRemainder

  /// Says what assistive technologies read.
  case speak

  /// Calls ``FieldMachine/turnEnded(_:isRejected:)`` when this turn of the run loop is over.
  case awaitEndOfTurn
}

extension FieldCommand {
  /// Whether the widget may be another after it, so that its state is to be read anew.
  ///
  ///     known = command.mayChangeWidget ? nil : state
  ///
  /// What only shows or says something beside the text, or waits, leaves it as it is. Whoever is told
  /// may do anything.
  package var mayChangeWidget: Bool {
    switch self {
    case .replace, .assign, .select, .send, .tell, .tellIssue, .reject: true
    case .showRemainder, .speak, .awaitEndOfTurn: false
    }
  }
}

/// The two ways by which a system tells of a change of the text.
package enum TextEvent: Hashable, Sendable {
  /// To whom it concerns: an action of the control, a call of its delegate.
  case callback

  /// To everybody.
  case notification

  /// Both, in the order in which they are sent.
  static var all: [TextEvent] { [.callback, .notification] }
}
