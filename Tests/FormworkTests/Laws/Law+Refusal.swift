import Formwork

extension Law {
  /// A refused edit leaves text, selection, value and undo exactly as they were. No key is refused
  /// for which there is room, and none is taken for which there isn't; a separator that nothing
  /// wants is ignored.
  static let reject = Law(
    name: "reject", share: 0.08, floor: 0.4, makes: cases(6...16)
  ) { (scenario, tally) throws(Violation) in
    var history = (canUndo: false, canRedo: false)
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let session = step.driver.session
      if step.isRefused {
        tally.asserted += 1
        try expectUnchanged(step, "refused")
        if session.canUndo != history.canUndo || session.canRedo != history.canRedo {
          throw step.violation(
            "a refused edit leaves undo as it was", "\(history)",
            "\((session.canUndo, session.canRedo))")
        }
        if step.update?.change != nil {
          throw step.violation("a refused edit tells no change", "no change", "a change")
        }
      }
      history = (session.canUndo, session.canRedo)
      if case .type(let text) = step.action, !step.mayReadKeysAnew(scenario.format),
        let answer = scenario.format.answer(to: text, in: step.before)
      {
        tally.asserted += 1
        try check(answer, step)
      }
    }
  }

  private static func check(_ answer: KeyAnswer, _ step: Step) throws(Violation) {
    switch answer {
    case .taken where step.isRefused:
      throw step.violation("a key for which there is room is taken", "taken", step.after.picture)
    case .refused where !step.isRefused:
      throw step.violation("a key without room is refused", "refused", step.after.picture)
    case .ignored where step.isRefused, .notRefused where step.isRefused:
      throw step.violation(
        "a separator that nothing takes isn't refused", "ignored", "refused: \(step.after.picture)")
    case .ignored: try expectUnchanged(step, "ignored")
    case .taken, .refused, .notRefused: break
    }
  }

  private static func expectUnchanged(_ step: Step, _ what: String) throws(Violation) {
    if step.after == step.before { return }
    throw step.violation(
      "a key that is \(what) leaves text, selection and value as they were", step.before.picture,
      step.after.picture)
  }
}
