package import FormworkText

/// What is answered to a system that asks about a change, and shows instead what it is given.
package enum FieldAnswer: Hashable, Sendable {
  /// The change is made as it is.
  case accept

  /// Another text is shown, with a selection in its UTF-16 code units; it may be the one before.
  case show(String, Range<UTF16Offset>)

  /// Nothing is changed.
  case reject
}

extension FieldMachine {
  /// Answers to a change that is asked about. The system makes it, or shows the answer instead, and
  /// tells of either as of a change of its own.
  package mutating func answer(_ question: FieldQuestion, _ widget: WidgetState) -> FieldAnswer {
    let deliberation = deliberate(question, widget)
    guard case .write(let trial, let update, _) = deliberation.outcome else {
      return decide(deliberation, isAllowed: true) ? .accept : .reject
    }
    session = trial
    turn.toldByWriting = []
    if let change = update.change { owe(change, cause: nil) }
    tellRejection(in: update)
    return .show(session.current.text, shownSelection)
  }
}
