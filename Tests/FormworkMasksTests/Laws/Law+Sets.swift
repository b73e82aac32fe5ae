import FormworkMasks

extension Law {
  /// A mask behaves in a set as it does alone, if the other mask is the same, or takes no character.
  ///
  /// A set also looks for room with all characters placed again, which differs in masks with optional
  /// slots, guides, or literals that are letters or digits. Where slots take any character, it keeps spaces of
  /// a paste. It shows a prefix again with the caret after it.
  static let sets = Law(
    name: "sets", share: 0.06, floor: 1,
    makes: cases(
      4...12, masksOnly: true,
      adjust: { spec in
        spec.masks = Array(spec.masks.prefix(1))
        spec.options.overflow = .reject
        spec.options.insertion = .insert
        spec.options.placeholderCharacter = nil
      })
  ) { (scenario, tally) throws(Violation) in
    if scenario.format.hasOptionalSlots || scenario.format.hasWordLiterals { return }
    if scenario.format.masks.contains(where: { $0.syntax == .hash }) { return }
    for other in scenario.format.masks + [MaskSpec("[E]")] {
      let isCopy = scenario.format.masks == [other]
      if !isCopy, scenario.format.options.completesOnFocus || scenario.hasFaces { continue }
      var spec = scenario.format
      spec.masks.append(other)
      spec.strategy = strategies[scenario.actions.count % strategies.count]
      guard let set = spec.build() else { return }
      var driver = Driver(set, spec)
      // A set keeps the caret before a literal that the user typed, so what follows may differ, too.
      var hasTyped = false
      try walk(scenario, tally) { (step, format) throws(Violation) in
        let update = driver.perform(step.action)
        if !step.before.view.typed.isEmpty || !step.after.view.typed.isEmpty { hasTyped = true }
        if step.before.isEmpty { hasTyped = !step.after.view.typed.isEmpty }
        if hasTyped { return }
        tally.asserted += 1
        let isSame =
          driver.current.isSameState(as: step.after, withCaret: !step.after.isPrefixOnly)
          && (step.after.text.isEmpty
            || set.remainder(after: driver.current) == format.remainder(after: step.after))
          && update?.isRejected == step.update?.isRejected
          && update?.change?.removed == step.update?.change?.removed
        if isSame { return }
        throw step.violation(
          "a mask behaves as it does alone in a set with \(isCopy ? "a copy" : "a stranger")",
          step.after.picture, driver.current.picture)
      }
    }
  }

  private static let strategies: [MaskSet.Strategy] = [
    .wholeString, .prefix, .capacity, .extractedValueCapacity,
  ]
}

extension FormattedText {
  fileprivate var isPrefixOnly: Bool { showsPrefix && value.isEmpty }

  fileprivate func isSameState(as other: FormattedText, withCaret hasCaret: Bool) -> Bool {
    isEqualInText(to: other) && (!hasCaret || selection == other.selection) && issue == other.issue
      && (isComplete, isFull) == (other.isComplete, other.isFull)
      && view.offsets == other.view.offsets && view.typed == other.view.typed
  }
}

extension FormatSpec {
  /// Whether a literal is a letter or a digit, or there is nothing else.
  fileprivate var hasWordLiterals: Bool {
    masks.contains { $0.symbols.isEmpty || $0.literals.contains { $0.isLetter || $0.isNumber } }
  }
}

extension Scenario {
  /// Whether the mask of faces could take something.
  fileprivate var hasFaces: Bool {
    let strings = actions.compactMap(\.text) + format.masks.map(\.pattern)
    return format.masks.contains { $0.symbols.contains("E") }
      || strings.contains { $0.unicodeScalars.contains { "😀"..."😎" ~= $0 } }
  }
}
