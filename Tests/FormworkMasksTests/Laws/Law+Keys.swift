import FormworkMasks

extension Law {
  /// Typing an accepted character, then Backspace, restores text, value and the number of user's
  /// characters before the caret.
  static let inverse = Law(
    name: "inverse", share: 0.08, floor: 0.1,
    makes: cases(
      6...14,
      adjust: {
        $0.options.overflow = .reject
        $0.options.insertion = .insert
      })
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    if spec.isExempt(from: "inverse") { return }
    try walk(scenario, tally) { (step, format) throws(Violation) in
      guard case .type(let text) = step.action, step.isEdit, step.before.selection.isEmpty,
        isAccepted(text, step, spec), !step.joinsNeighbours(text), !spec.pushes(step),
        // The first edit replaces a value that didn't fit, and its issue.
        step.before.issue == nil, !step.mayReadKeysAnew(spec),
        // Half a flag joins that of a literal behind it, and the caret can't be between the two.
        step.before.view.isApart,
        !step.forgetsTypedLiteral(spec), step.literalsOfOtherMasks(spec).isEmpty,
        !step.changesCase(spec), !step.partsAnew(spec), !step.isChosenByMore(spec, format)
      else { return }
      var driver = step.driver
      var presses = 0
      // A Backspace that stops at literals first moves over them.
      let most = spec.options.deletion == .stopAtLiterals ? 24 : 1
      repeat {
        driver.perform(.backspace)
        presses += 1
      } while presses < most && driver.current.text.isSame(as: step.after.text)
      tally.edits += presses
      tally.asserted += 1
      if isRestored(driver.current, step.before, spec) { return }
      throw step.violation(
        "typing an accepted character, then Backspace, restores text, value and caret",
        step.before.picture, "\(driver.current.picture), typed: \(step.after.picture)",
        probe: Array(repeating: .backspace, count: presses))
    }
  }

  /// Whether a key became a character of the user, or a literal that wasn't shown before. Another
  /// mask of a set may show that literal before one that was typed earlier (`:+` after `+` and `:`):
  /// Backspace takes what is before the caret.
  private static func isAccepted(_ text: String, _ step: Step, _ spec: FormatSpec) -> Bool {
    let before = step.before.view.users
    let after = step.after.view.users
    // What is forced of a text that must match depends on what is after the key.
    if spec.regex != nil, step.before.caret.value < step.before.text.utf16.count { return false }
    if after.count == before.count + 1 { return true }
    let last = step.after.text[..<step.after.caret.index(in: step.after.text)].last
    return after == before && step.after.text.utf16.count > step.before.text.utf16.count
      && (!spec.isSet || last.map { String($0) } == text)
  }

  private static func isRestored(
    _ current: FormattedText, _ before: FormattedText, _ spec: FormatSpec
  ) -> Bool {
    let view = before.view
    let isSameCaret =
      current.view.usersBefore(current.caret) == view.usersBefore(before.caret)
    if spec.options.autoskip {
      // By its nature autoskip takes the literals left at the end too.
      let isBeginning = before.text.utf8.starts(with: current.text.utf8)
      let isEnd = before.text.utf8.reversed().starts(with: current.text.utf8.reversed())
      let isShorter = spec.options.rightToLeft ? isEnd : isBeginning
      return isSameCaret && isShorter && current.view.users == view.users
    }
    let isSameValue = isSameCaret && current.value.isSame(as: before.value)
    if isSameValue, current.text.isSame(as: before.text) { return true }
    // A paste may pass an optional slot for the sake of a complete value, which shows more: literals,
    // of which fixed ones are in the value.
    if isSameCaret, current.view.users == view.users,
      spec.masks.contains(where: \.hasOptionalBeforeMandatory),
      before.text.utf8.starts(with: current.text.utf8),
      before.value.utf8.starts(with: current.value.utf8)
    {
      return true
    }
    // A literal that was typed behind the key may have chosen the mask by where it stood.
    let mayMove = spec.isSet && view.typed.contains { $0 > before.caret.value }
    return mayMove && isSameValue && current.view.users == view.users
  }

  /// With the caret at the end, Backspace pressed once per user's character empties the value.
  static let progress = Law(
    name: "progress", share: 0.08, floor: 0.15,
    makes: cases(
      4...12,
      adjust: {
        $0.options.autoskip = false
        $0.options.deletion = .throughLiterals
      })
  ) { (scenario, tally) throws(Violation) in
    if scenario.format.isExempt(from: "progress") { return }
    try walk(scenario, tally) { (step, _) throws(Violation) in
      if step.index % 3 < 2, step.index < scenario.actions.count - 1 { return }
      // They become the person's when another mask takes what is left.
      if !scenario.format.literalsOfOtherMasks(step.after.view).isEmpty { return }
      // Of a value that doesn't fit, nothing may be shown: there is no character to delete.
      if step.after.issue != nil, step.after.text.isEmpty { return }
      var driver = step.driver
      let view = step.after.view
      // A literal that was typed through is taken back first; a hole of the guide is one step.
      let presses = view.users.count + view.typed.count + scenario.format.innerHoles(view)
      let probe = [Action.caret(10_000)] + Array(repeating: .backspace, count: presses)
      driver.perform(probe)
      tally.edits += presses
      tally.asserted += 1
      if driver.current.value.isEmpty { return }
      throw step.violation(
        "Backspace once per user's character empties the value", "an empty value",
        driver.current.picture, probe: probe)
    }
  }
}
