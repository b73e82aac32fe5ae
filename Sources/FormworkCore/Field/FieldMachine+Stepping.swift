import FormworkMasks

/// Stepping a number or a part of a date, which systems don't do themselves.
extension FieldMachine {
  /// Evaluates a step at the caret, from an arrow key or a button. ``decide(_:isAllowed:)`` must
  /// follow.
  ///
  /// - Parameters:
  ///   - steps: The number of steps up; a negative number steps down.
  ///   - widget: The widget's state. If it isn't being edited, the step applies at the last
  ///     position of the caret.
  /// - Returns: The result; `nil` if the format can't step, an input method is composing, or the
  ///   text isn't formatted. A key then keeps its usual meaning.
  package mutating func deliberate(
    steppingBy steps: Int, _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    deliberate(widget) { $0.step(by: steps) }
  }

  /// Evaluates a change of the sign of a number, from a button next to a number pad.
  /// ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Parameter widget: The widget's state.
  /// - Returns: `nil` if the format has no negative numbers, or an input method is composing.
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

  /// Whether the format has negative numbers, so that a button for the sign makes sense.
  package var canToggleSign: Bool { session.format.signToggled(FormattedText()) != nil }

  /// Whether the format can step at the caret, so that the field handles the arrow keys.
  package func canStep(_ widget: WidgetState) -> Bool {
    var machine = self
    return machine.deliberate(steppingBy: 1, widget) != nil
  }
}
