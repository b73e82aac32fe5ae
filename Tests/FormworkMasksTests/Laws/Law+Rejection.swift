import FormworkMasks

extension Law {
  /// A rejected edit leaves text, selection, value and undo exactly as they were, except that of a composition,
  /// the part that fits stays. No key is rejected
  /// for which there is room, and none is taken for which there isn't; a separator that nothing
  /// wants is ignored, but a plus sign is rejected. An edit that leaves text and value leaves the rest of
  /// the state as well.
  static let reject = Law(
    name: "reject", share: 0.08, floor: 0.4, makes: cases(6...16)
  ) { (scenario, tally) throws(Violation) in
    var history = (canUndo: false, canRedo: false)
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let session = step.driver.session
      if step.isRejected, !step.keepsPart {
        tally.asserted += 1
        try expectUnchanged(step, "rejected")
        if session.canUndo != history.canUndo || session.canRedo != history.canRedo {
          throw step.violation(
            "a rejected edit leaves undo as it was", "\(history)",
            "\((session.canUndo, session.canRedo))")
        }
        if step.update?.change != nil {
          throw step.violation("a rejected edit tells no change", "no change", "a change")
        }
      }
      history = (session.canUndo, session.canRedo)
      try expectSameState(step, scenario.format)
      if case .type(let text) = step.action, !step.mayReadKeysAnew(scenario.format),
        let answer = scenario.format.answer(to: text, in: step.before)
      {
        tally.asserted += 1
        try check(answer, step)
      }
    }
  }

  /// Whether a text is complete or full, so that the focus moves on, doesn't depend on its past.
  private static func expectSameState(_ step: Step, _ spec: FormatSpec) throws(Violation) {
    switch step.action {
    case .type, .insert, .backspace, .delete, .word, .cut: break
    default: return
    }
    let (before, after) = (step.before, step.after)
    guard after.isEqualInText(to: before) else { return }
    // A literal that is typed through stays a literal, and all other characters stay the user's.
    if case .type = step.action, before.selection.isEmpty, !spec.isSet,
      after.view.offsets != before.view.offsets
    {
      throw step.violation(
        "a key that leaves the text leaves the user's characters", "\(before.view.users)",
        "\(after.view.users)")
    }
    guard after.provenance == before.provenance else { return }
    if (after.isComplete, after.isFull) == (before.isComplete, before.isFull) { return }
    throw step.violation(
      "an edit that leaves the text leaves whether it is complete or full",
      "\((before.isComplete, before.isFull))", "\((after.isComplete, after.isFull))")
  }

  private static func check(_ answer: KeyAnswer, _ step: Step) throws(Violation) {
    switch answer {
    case .taken where step.isRejected:
      throw step.violation("a key for which there is room is taken", "taken", step.after.picture)
    case .rejected where !step.isRejected:
      throw step.violation("a key without room is rejected", "rejected", step.after.picture)
    case .ignored where step.isRejected, .notRejected where step.isRejected:
      throw step.violation(
        "a separator that nothing takes isn't rejected", "ignored",
        "rejected: \(step.after.picture)")
    case .ignored: try expectUnchanged(step, "ignored")
    case .taken, .rejected, .notRejected: break
    }
  }

  private static func expectUnchanged(_ step: Step, _ what: String) throws(Violation) {
    if step.after == step.before { return }
    throw step.violation(
      "a key that is \(what) leaves text, selection and value as they were", step.before.picture,
      step.after.picture)
  }
}

extension Law.Step {
  /// Whether a part of a composition stays, and the rest is rejected.
  fileprivate var keepsPart: Bool {
    if case .commit = action { update?.change != nil } else { false }
  }
}
