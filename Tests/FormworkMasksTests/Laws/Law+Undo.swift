import FormworkTestSupport

extension Law {
  /// Undo restores text, value and selection before the last step, redo after it.
  static let undo = Law(
    name: "undo", share: 0.06, floor: 0.12,
    makes: { random in
      guard var generator = generator(&random) else { return nil }
      var actions: [Action] = []
      for _ in 0..<generator.random.number(in: 4...12) {
        // What a widget reports may be typing or not; runs are checked on keys only.
        let isPlain = generator.spec.undoSteps == .runs
        switch generator.random.below(20) {
        case 0..<4: actions += Array(repeating: .undo, count: generator.random.pick([1, 1, 2, 5]))
        case 4, 5: actions += Array(repeating: .redo, count: generator.random.pick([1, 1, 2]))
        case 6: actions.append(.focus)
        case 7: actions.append(.blur)
        default: actions += generator.script(length: 1...2, isPlain ? .edits : .all)
        }
      }
      return Scenario(generator.spec, actions)
    }
  ) { (scenario, tally) throws(Violation) in
    var model = History(steps: scenario.format.undoSteps)
    try walk(scenario, tally) { (step, _) throws(Violation) in
      tally.edits += 1
      let expected: FormattedText?
      switch step.action {
      case .undo: expected = model.undo() ?? step.before
      case .redo: expected = model.redo() ?? step.before
      default:
        expected = nil
        model.note(step)
      }
      guard let expected else { return }
      tally.asserted += 1
      let isRestored =
        expected.text.isSame(as: step.after.text) && expected.value.isSame(as: step.after.value)
        && expected.selection == step.after.selection
      if !isRestored {
        throw step.violation(
          "undo restores text, value and selection before the last step, redo after it",
          expected.picture, step.after.picture)
      }
      let session = step.driver.session
      if session.canUndo == model.undoable.isEmpty || session.canRedo == model.redoable.isEmpty {
        throw step.violation(
          "there is something to undo and redo as long as there are steps",
          "\(model.undoable.count) and \(model.redoable.count) steps",
          "\((session.canUndo, session.canRedo))")
      }
    }
  }

  /// The steps as the design describes them.
  private struct History {
    var steps: UndoSteps
    var undoable: [(before: FormattedText, after: FormattedText)] = []
    var redoable: [(before: FormattedText, after: FormattedText)] = []
    private var isRunOpen = false

    init(steps: UndoSteps) {
      self.steps = steps
    }

    mutating func undo() -> FormattedText? {
      isRunOpen = false
      guard let step = undoable.popLast() else { return nil }
      redoable.append(step)
      return step.before
    }

    mutating func redo() -> FormattedText? {
      isRunOpen = false
      guard let step = redoable.popLast() else { return nil }
      undoable.append(step)
      return step.after
    }

    mutating func note(_ step: Step) {
      let isChanged =
        !step.before.text.isSame(as: step.after.text)
        || !step.before.value.isSame(as: step.after.value)
      switch step.action {
      case .set:
        undoable = []
        redoable = []
        isRunOpen = false
      case .focus, .blur: isRunOpen = false
      case .caret, .select:
        if step.before.selection != step.after.selection { isRunOpen = false }
      case .type, .insert:
        let isTyping = step.action.text?.count == 1 && step.before.selection.isEmpty
        if isChanged { record(step, isTyping: isTyping) }
        if step.isRejected || !isTyping { isRunOpen = false }
      default:
        if isChanged { record(step, isTyping: false) }
        isRunOpen = false
      }
    }

    private mutating func record(_ step: Step, isTyping: Bool) {
      redoable = []
      isRunOpen = isRunOpen && steps == .runs && isTyping
      let start = isRunOpen ? undoable.popLast()?.before ?? step.before : step.before
      // Undoing a run that leads back to where it began would show nothing: it is no step.
      let leadsBack =
        start.text.isSame(as: step.after.text) && start.value.isSame(as: step.after.value)
      isRunOpen = isTyping && !leadsBack
      if !leadsBack { undoable.append((start, step.after)) }
    }
  }
}
