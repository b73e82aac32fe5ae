#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkCore

/// Commands from the state machine to AppKit.
extension ControlAdapter {
  /// Passes an event to the state machine, and carries out its commands.
  func tell(_ event: (inout FieldMachine<AnyInputFormat>, WidgetState) -> Void) {
    guard let input, let owner, let listening else { return }
    machine.policy.formatsAssignedText = owner.formatsAssignedText
    machine.policy.hearsOfAssignments = !listening.tellsAllChanges
    // VoiceOver reads text by moving the caret.
    machine.policy.locksPrefix =
      owner.locksPrefix && !NSWorkspace.shared.isVoiceOverEnabled
    let state = input.state
    event(&machine, state)
    carryOut(from: state)
  }

  /// Carries out all commands of the state machine.
  ///
  /// - Parameter state: The state of the control, if it was just read, because reading it takes
  ///   longer than the decision.
  func carryOut(from state: WidgetState? = nil) {
    var known = state
    while let input {
      let state = known ?? input.state
      guard let command = machine.next(state) else { break }
      carryOut(command, in: input)
      known = command.mayChangeWidget ? nil : state
    }
    owner?.statusMayHaveChanged()
  }

  private func carryOut(_ command: FieldCommand, in input: any FormattedInput) {
    switch command {
    case .replace(let rewrite): input.editor?.rewrite(rewrite, selecting: machine.shownSelection)
    case .assign(let text): input.show(text, of: machine.session.current.value)
    case .select(let selection): input.editor?.setSelectedRange(NSRange(selection))
    case .send(let event): input.send(event)
    case .tell(let change): owner?.tell(change)
    case .tellIssue: owner?.observers.issue?()
    case .reject(let reason): owner?.reject(reason ?? .notAllowed)
    case .showRemainder: owner?.showRemainder()
    case .speak: break
    case .awaitEndOfTurn: DispatchQueue.main.async { [weak self] in self?.turnDidEnd() }
    }
  }

  private func turnDidEnd() {
    let settings = owner?.request.settings
    tell { machine, state in
      machine.turnEnded(state) { settings?.rejects($0) ?? false }
    }
  }
}
#endif
