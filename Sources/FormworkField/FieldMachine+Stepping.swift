import FormworkText

/// A step of an amount, or of a part of a date. No system makes one by itself, so it is carried out
/// here.
extension FieldMachine {
  /// Thinks about a step of what is under the caret, as an arrow key asks for it, or a button beside
  /// the field. ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Parameters:
  ///   - steps: How many steps up; down if negative.
  ///   - widget: The widget's state. One that isn't edited steps where the caret was last.
  /// - Returns: `nil` if there is nothing to step, or something is being composed, or shown that isn't
  ///   formatted: a key then does what it does elsewhere.
  package mutating func deliberate(
    steppingBy steps: Int, _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    deliberate(widget) { $0.step(by: steps) }
  }

  /// Thinks about the other sign of a number, as a button beside a number pad asks for it.
  /// ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Parameter widget: The widget's state.
  /// - Returns: `nil` if the format has no negative numbers, or something is being composed.
  package mutating func deliberateTogglingSign(
    _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    deliberate(widget) { $0.toggleSign() }
  }

  private mutating func deliberate(
    _ widget: WidgetState, _ change: (inout EditingSession<Format>) -> SessionUpdate?
  ) -> FieldDeliberation<Format>? {
    var widget = widget
    reveal(&widget)
    guard !isWriting, !widget.isComposing, !widget.isUndoing, rawText == nil,
      widget.text.isSame(as: session.displayedText)
    else { return nil }
    var trial = session
    if let selection = widget.selection { trial.select(selection) }
    guard let update = change(&trial) else { return nil }
    begin()
    turn.hasUserActivity = true
    keptCaret = nil
    awaitEndOfTurn()
    if update.isRejected {
      session = trial
      return FieldDeliberation(outcome: .reject(update.rejection), assignments: assignments)
    }
    var deliberation = FieldDeliberation(
      outcome: .step(trial, update), assignments: assignments)
    if let rewrite = update.rewrite {
      deliberation.ranges = [rewrite.range]
      deliberation.replacement = rewrite.replacement
      isAskingOnly = true
    }
    return deliberation
  }

  /// Whether the format has negative numbers, so that a button for the sign has a use.
  package var canToggleSign: Bool { session.format.signToggled(FormattedText()) != nil }

  /// Whether a step up or down would find something to step, so that the arrow keys are the field's.
  package func canStep(_ widget: WidgetState) -> Bool {
    var machine = self
    return machine.deliberate(steppingBy: 1, widget) != nil
  }
}
