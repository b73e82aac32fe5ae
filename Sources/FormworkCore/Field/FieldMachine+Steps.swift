import FormworkMasks

/// A step of the response to an event. The result depends on the widget's state at that time.
enum Step: Hashable, Sendable {
  case perform(FieldCommand)

  /// Makes the widget show the session's text: with a rewrite if possible, or else as a whole.
  case write(TextRewrite?)
  case writeRest
  case select(keepsCaret: Bool)

  /// Assigns the session's text and selection like an app, including marked text.
  case assign
  case selectAssigned

  case owe(SessionChange, FieldChange.Cause?)
  case flush
  case send(TextEvent)
  case sendUnlessTold(TextEvent)

  case endChange(TextEvent)
  case endReconciling(composed: String?)
  case focus(completes: Bool)
  case endFocus
  case blur
  case redact(isLeaving: Bool)
  case showAll
  case standBehindSyllable
  case endTurn(forgetsSyllable: Bool)
}

/// An event whose response isn't finished.
struct Frame: Hashable, Sendable {
  /// The remaining steps.
  var steps: [Step] = []

  /// The step in progress, if any.
  var doing: Doing?

  enum Doing: Hashable, Sendable {
    case writing, assigning, sending, telling
  }
}

extension FieldMachine {
  /// Whether the responses to all events are finished.
  package var isIdle: Bool { frames.isEmpty }

  /// Begins the response to an event.
  mutating func begin() {
    frames.append(Frame())
  }

  /// Adds a step after all previous ones.
  mutating func emit(_ step: Step) { frames[frames.count - 1].steps.append(step) }

  /// Continues the response to the last event.
  ///
  /// - Parameter widget: The widget's state after the previous command.
  /// - Returns: The next command for the adapter; `nil` if there is none.
  package mutating func next(_ widget: WidgetState) -> FieldCommand? {
    guard !frames.isEmpty else { return nil }
    let widget = look(at: widget)
    let top = frames.count - 1
    frames[top].doing = nil
    while let step = frames[top].steps.first {
      let rest = frames[top].steps.dropFirst()
      frames[top].steps = []
      let command = take(step, widget)
      frames[top].steps += rest
      if let command {
        frames[top].doing = Self.doing(command)
        return command
      }
    }
    if frames.count == 1, let command = tellIssue() {
      frames[0].doing = .telling
      return command
    }
    frames.removeLast()
    return nil
  }

  private static func doing(_ command: FieldCommand) -> Frame.Doing? {
    switch command {
    case .replace, .select: .writing
    case .assign: .assigning
    case .send: .sending
    case .tell, .tellIssue: .telling
    case .reject, .showRemainder, .speak, .awaitEndOfTurn: nil
    }
  }

  /// Performs one step, or returns a command for it.
  private mutating func take(_ step: Step, _ widget: WidgetState) -> FieldCommand? {
    switch step {
    case .perform(let command): return command
    case .write(let rewrite): return write(rewrite, widget)
    case .writeRest: return writeRest(widget)
    case .select(let keepsCaret): return select(keepsCaret: keepsCaret, widget)
    case .assign: return assign(widget)
    case .selectAssigned: return selectAssigned(widget)
    case .owe(let change, let cause): owe(change, cause: cause)
    case .flush: return flush()
    case .send(let event): return .send(event)
    case .sendUnlessTold(let event):
      return turn.toldByWriting.contains(event) ? nil : .send(event)
    case .endChange(let event): return endChange(event)
    case .endReconciling(let composed): endReconciling(composed: composed)
    case .focus(let completes): focus(completes: completes, widget)
    case .endFocus: endFocus(widget)
    case .blur: blur()
    case .redact(let isLeaving): return redact(isLeaving: isLeaving, widget)
    case .showAll: return showAll()
    case .standBehindSyllable: return standBehindSyllable(widget)
    case .endTurn(let forgetsSyllable): endTurn(forgetsSyllable: forgetsSyllable)
    }
    return nil
  }
}
