#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// From the machine to UIKit.
extension FieldAdapter {
  /// Tells the machine of an event, and carries out what it says.
  ///
  /// - Parameters:
  ///   - state: The field's, if it was just read: to read it takes longer than to decide.
  ///   - event: Tells the machine.
  /// - Returns: What the machine answers; `nil` without a field.
  @discardableResult
  func tell<Answer>(
    from state: WidgetState? = nil,
    _ event: (inout FieldMachine<AnyInputFormat>, WidgetState) -> Answer
  ) -> Answer? {
    guard let field, let owner else { return nil }
    machine.policy.formatsAssignedText = owner.formatsAssignedText
    machine.policy.hearsOfAssignments = owner.delegation.isObserved
    machine.policy.redaction = owner.redaction
    machine.policy.locksPrefix = owner.locksPrefix && !UIAccessibility.isVoiceOverRunning
    let state = state ?? field.state
    let answer = event(&machine, state)
    carryOut(from: state)
    return answer
  }

  /// Carries out all that the machine says.
  ///
  /// - Parameter state: The field's, if it was just read.
  func carryOut(from state: WidgetState? = nil) {
    var known = state
    while let field {
      let state = known ?? field.state
      guard let command = machine.next(state) else { return }
      carryOut(command, in: field)
      known = command.mayChangeWidget ? nil : state
    }
  }

  private func carryOut(_ command: FieldCommand, in field: any FormattedInput) {
    switch command {
    case .replace(let rewrite):
      guard let range = field.textRange(rewrite.range) else { return }
      undo.withoutRecording { field.replace(range, withText: rewrite.replacement) }
    case .assign(let text): undo.withoutRecording { field.assign(text: text) }
    case .select(let selection): field.select(selection)
    case .send(let event): field.send(event)
    case .tell(let change, let completes, let fills):
      owner?.tell(change, completes: completes, fills: fills, of: field)
    case .tellIssue(let issue): owner?.tellIssue(issue, of: field)
    case .reject(let reason):
      if !field.isSecure { owner?.reject(reason ?? .notAllowed, in: field) }
    case .showRemainder: showRemainder()
    case .speak: owner?.spokenValue.show(machine.shownText, format: session.format, in: field)
    case .awaitEndOfTurn: DispatchQueue.main.async { [weak self] in self?.turnDidEnd() }
    }
  }

  /// Shows what is missing now, if the app has asked for it.
  func showRemainder() {
    guard let label = owner?.remainderLabel, let field = field as? UITextField else { return }
    let remainder = machine.isRedacting ? "" : session.remainder
    label.show(remainder, after: session.displayedText, in: field)
  }
}

/// Changes that UIKit knows nothing of, so that the app's delegate has to be asked here.
extension FieldAdapter {
  /// Pastes characters of the value over the selection, unless the app's delegate says no.
  ///
  /// - Returns: Whether that was the way to do it; `false` if UIKit has to paste a text.
  func paste(value: String) -> Bool {
    guard let field, let deliberation = machine.deliberate(pasting: value, field.state) else {
      return false
    }
    let isAllowed = settle(deliberation, in: field)
    // Without a format UIKit pastes.
    return !isAllowed || self.field != nil
  }

  /// Steps what is under the caret up or down, unless the app's delegate says no.
  ///
  /// - Returns: Whether there was something to step.
  func step(by steps: Int) -> Bool {
    guard let field, !undo.isGuarding,
      let deliberation = machine.deliberate(steppingBy: steps, field.state)
    else { return false }
    settle(deliberation, in: field)
    return true
  }

  /// Gives the number the other sign.
  ///
  /// - Returns: Whether the format has negative numbers.
  func toggleSign() -> Bool {
    guard let field, !undo.isGuarding,
      let deliberation = machine.deliberateTogglingSign(field.state)
    else { return false }
    settle(deliberation, in: field)
    return true
  }

  /// Whether the arrow keys are the field's.
  var canStep: Bool { field.map { machine.canStep($0.state) } ?? false }

  /// Asks the app's delegate about what UIKit knows nothing of, and returns what it says.
  @discardableResult
  private func settle(
    _ deliberation: FieldDeliberation<AnyInputFormat>, in field: any FormattedInput
  ) -> Bool {
    let range = deliberation.ranges?.first
    let isAllowed =
      range.map { field.delegateAllows(deliberation.replacement, in: NSRange($0)) } ?? true
    _ = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    return isAllowed
  }
}
#endif
