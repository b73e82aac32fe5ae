import Formwork

extension Law {
  /// A refused edit leaves text, selection, value and undo exactly as they were; and no key is
  /// refused for which there is room.
  static let reject = Law(
    name: "reject", share: 0.06, makes: cases(6...16)
  ) { (scenario, tally) throws(Violation) in
    var history = (canUndo: false, canRedo: false)
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let session = step.driver.session
      if step.isRefused {
        if step.after != step.before {
          throw step.violation(
            "a refused edit leaves text, selection and value as they were", step.before.picture,
            step.after.picture)
        }
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
      if case .type(let text) = step.action {
        try checkRoom(for: text, step, scenario.format)
      }
    }
  }

  /// In a mask whose slots all accept the same, a key is refused only if the mask is full.
  private static func checkRoom(
    for text: String, _ step: Step, _ spec: FormatSpec
  ) throws(Violation) {
    guard spec.isPlainMask, !spec.isSet, let mask = spec.masks.first, mask.isUniform,
      mask.hasPlainLiterals, !mask.symbols.contains("V"), !mask.symbols.contains("…"),
      text.utf8.allSatisfy({ $0 < 0x80 }),
      let character = text.first, CharacterClass.alphanumeric.contains(character)
    else { return }
    let slots = mask.places(isReversed: false).filter { $0.accepts != nil }
    let isAccepted = slots.first?.accepts?.contains(character) ?? false

    let (head, tail, _) = step.before.view.split(step.before.selection)
    if !isAccepted {
      if step.isRefused { return }
      throw step.violation("a key that nothing takes is refused", "refused", step.after.picture)
    }
    if head.count + tail.count < slots.count {
      // A guide keeps holes on the left, and optional slots before a literal may be left empty.
      let isReplacing = spec.options.insertion == .replace && !tail.isEmpty
      let isOpen = !spec.hasGuide && !isReplacing && !slots.contains(where: \.isOptional)
      if !isOpen || !step.isRefused && step.after.view.users.count == head.count + tail.count + 1 {
        return
      }
      throw step.violation("a key is accepted while there is room", "accepted", step.after.picture)
    }
    if spec.options.overflow != .reject || spec.options.insertion != .insert || step.isRefused {
      return
    }
    throw step.violation("one key into a full field is refused", "refused", step.after.picture)
  }
}
