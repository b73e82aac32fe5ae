package import FormworkMasks

/// The answer to a system that asks about a change, and shows the answer instead.
package enum FieldAnswer: Hashable, Sendable {
  /// The system makes the change.
  case accept

  /// The system shows another text, with a selection in its UTF-16 code units. It may be the
  /// previous text.
  case show(String, Range<UTF16Offset>)

  /// The change is rejected.
  case reject
}

extension FieldMachine {
  /// Answers a question about a change. The system makes the change, or shows the answer instead,
  /// and reports either as its own change.
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
