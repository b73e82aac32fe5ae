import FormworkMasks

/// Pasting characters of a value. Systems can only insert text, so the machine does it.
extension FieldMachine {
  /// Evaluates a paste of a value over the selection. ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Returns: The result; `nil` if the system has to paste text, because an input method is
  ///   composing, or the text isn't formatted.
  package mutating func deliberate(
    pasting value: String, _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    guard !isWriting, !widget.isComposing, rawText == nil,
      widget.text.isSame(as: session.displayedText), let selection = widget.selection
    else { return nil }
    begin()
    turn.hasUserActivity = true
    awaitEndOfTurn()
    var trial = session
    trial.select(selection)
    let isOverNothing = trial.format.valueRange(of: selection, in: trial.current).isEmpty
    var outcome = FieldDeliberation<Format>.Outcome.reject(nil)
    var ranges: [Range<UTF16Offset>]?
    if let edit = trial.edit(pasting: value) {
      let update = trial.perform(edit)
      if update.isRejected || update.change == nil && isOverNothing {
        outcome = .reject(update.rejection)
      } else {
        outcome = .paste(trial, update)
        ranges = [selection]
        isAskingOnly = true
      }
    }
    return FieldDeliberation(
      ranges: ranges, replacement: value, outcome: outcome, assignments: assignments)
  }
}
