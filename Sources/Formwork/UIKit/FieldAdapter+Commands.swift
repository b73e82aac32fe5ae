#if canImport(UIKit) && !os(watchOS)
import FormworkCore
import UIKit

/// Commands from the state machine to UIKit.
extension FieldAdapter {
  /// Passes an event to the state machine, and carries out its commands.
  ///
  /// - Parameters:
  ///   - state: The state of the field, if it was just read, because reading it takes longer than
  ///     the decision.
  ///   - event: Passes the event to the machine.
  /// - Returns: The answer of the machine; `nil` without a field.
  @discardableResult
  func tell<Answer>(
    from state: WidgetState? = nil,
    _ event: (inout FieldMachine<AnyInputFormat>, WidgetState) -> Answer
  ) -> Answer? {
    guard let field, let owner else { return nil }
    machine.policy.formatsAssignedText = owner.formatsAssignedText
    machine.policy.hearsOfAssignments = owner.reportsAssignments ?? owner.delegation.isObserved
    machine.policy.redaction = owner.redaction
    machine.policy.locksPrefix = owner.locksPrefix && !UIAccessibility.isVoiceOverRunning
    let state = state ?? field.state
    let answer = event(&machine, state)
    carryOut(from: state)
    return answer
  }

  /// Carries out all commands of the state machine.
  ///
  /// - Parameter state: The state of the field, if it was just read.
  func carryOut(from state: WidgetState? = nil) {
    var known = state
    while let field {
      let state = known ?? field.state
      guard let command = machine.next(state) else { break }
      carryOut(command, in: field)
      known = command.mayChangeWidget ? nil : state
    }
    owner?.statusMayHaveChanged()
  }

  func carryOut(_ command: FieldCommand, in field: any FormattedInput) {
    switch command {
    case .replace(let rewrite):
      guard let range = field.textRange(rewrite.range) else { return }
      undo.withoutRecording { field.replace(range, withText: rewrite.replacement) }
    case .assign(let text):
      owner?.reportsAssignments = false
      undo.withoutRecording { field.assign(text: text) }
    case .select(let selection): field.select(selection)
    case .send(let event): field.send(event)
    case .tell(let change): owner?.tell(change, of: field)
    case .tellIssue: owner?.tellIssue(of: field)
    case .reject(let reason):
      if !field.isSecure { owner?.reject(reason ?? .notAllowed, in: field) }
    case .showRemainder:
      showRemainder()
      owner?.contentDidChange()
    case .speak: owner?.spokenValue.show(machine.shownText, format: session.format, in: field)
    case .awaitEndOfTurn: DispatchQueue.main.async { [weak self] in self?.turnDidEnd() }
    }
  }

  /// Shows the current remainder, if the app has asked for it.
  func showRemainder() {
    guard let owner, owner.showsRemainder, let field = field as? UITextField else { return }
    let remainder = machine.isRedacting ? "" : owner.shownRemainder(of: session)
    owner.remainderLabel.show(remainder, after: session.displayedText, in: field)
  }
}

/// Changes that UIKit doesn't make itself, so that the adapter has to ask the app's delegate.
extension FieldAdapter {
  /// Pastes characters of the value over the selection, unless the app's delegate rejects it.
  ///
  /// - Returns: Whether the paste was handled; `false` if UIKit has to paste text.
  func paste(value: String) -> Bool {
    guard let field, let deliberation = machine.deliberate(pasting: value, field.state) else {
      return false
    }
    let isAllowed = settle(deliberation, in: field)
    // Without a format, UIKit pastes.
    return !isAllowed || self.field != nil
  }

  /// Steps the number or date part at the caret, unless the app's delegate rejects it.
  ///
  /// - Returns: Whether the format can step.
  func step(by steps: Int) -> Bool {
    guard let field, !undo.isGuarding,
      let deliberation = machine.deliberate(steppingBy: steps, field.state)
    else { return false }
    settle(deliberation, in: field)
    return true
  }

  /// Changes the sign of the number.
  ///
  /// - Returns: Whether the format has negative numbers.
  func toggleSign() -> Bool {
    guard let field, !undo.isGuarding,
      let deliberation = machine.deliberateTogglingSign(field.state)
    else { return false }
    settle(deliberation, in: field)
    return true
  }

  /// Whether the format can step, so that the field handles the arrow keys.
  var canStep: Bool { field.map { machine.canStep($0.state) } ?? false }

  /// Asks the app's delegate about a change that UIKit doesn't make itself, and returns the answer.
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
