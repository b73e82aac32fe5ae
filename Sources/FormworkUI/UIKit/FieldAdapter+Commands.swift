#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// From the machine to UIKit.
extension FieldAdapter {
  /// Tells the machine of an event, and carries out what it says.
  @discardableResult
  func tell<Answer>(
    _ event: (inout FieldMachine<AnyInputFormat>, WidgetState) -> Answer
  ) -> Answer? {
    guard let field, let owner else { return nil }
    machine.policy.formatsAssignedText = owner.formatsAssignedText
    machine.policy.hearsOfAssignments = owner.delegation.isObserved
    machine.policy.concealment = owner.concealment
    machine.policy.locksPrefix = owner.locksPrefix && !UIAccessibility.isVoiceOverRunning
    let state = field.state
    let answer = event(&machine, state)
    carryOut()
    return answer
  }

  func carryOut() {
    while let field {
      let state = field.state
      guard let command = machine.next(state) else { return }
      carryOut(command, in: field)
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
    case .tellProblem(let problem): owner?.tellProblem(problem, of: field)
    case .refuse(let reason):
      if !field.isSecure { owner?.refuse(reason ?? .notAllowed, in: field) }
    case .showRemainder: showRemainder()
    case .speak: owner?.spokenValue.show(machine.shownText, format: session.format, in: field)
    case .awaitEndOfTurn: DispatchQueue.main.async { [weak self] in self?.turnDidEnd() }
    }
  }

  /// Shows what is missing now, if the app has asked for it.
  func showRemainder() {
    guard let label = owner?.remainderLabel, let field = field as? UITextField else { return }
    let remainder = machine.isConcealing ? "" : session.remainder
    label.show(remainder, after: session.displayedText, in: field)
  }
}
#endif
