import Formwork

extension Law {
  /// Typing an accepted character, then Backspace, restores text, value and the number of user's
  /// characters before the caret.
  static let inverse = Law(
    name: "inverse", share: 0.08,
    makes: cases(
      6...14,
      adjust: {
        $0.options.overflow = .reject
        $0.options.insertion = .insert
      })
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    guard spec.keepsEveryCharacter, spec.isReadable else { return }
    try walk(scenario, tally) { (step, format) throws(Violation) in

      guard case .type(let text) = step.action, step.isEdit, step.before.selection.isEmpty else {
        return
      }
      let before = step.before.view
      let after = step.after.view
      let isAccepted =
        after.users.count == before.users.count + 1
        || !spec.hasGuide && !step.after.text.isSame(as: step.before.text)
          && after.users == before.users
      let (head, tail, _) = before.split(step.before.selection)
      guard isAccepted, !joins(head.last, text, tail.first) else { return }
      // A key may push others across a literal there, and provenance keeps them beyond it.
      if spec.hasOptionalSlots, !tail.isEmpty || !spec.isUniform { return }
      if spec.hasGuide, !keepsPlaces(step) { return }
      var driver = step.driver
      var presses = 0
      // A Backspace that stops at literals first moves over them.
      let most = spec.options.deletion == .stopAtLiterals ? 24 : 1
      repeat {
        driver.perform(.backspace)
        presses += 1
      } while presses < most && driver.current.text.isSame(as: step.after.text)
      tally.edits += presses
      if isRestored(driver.current, step.before, spec) { return }
      if spec.isSet || spec.options.rightToLeft,
        mayForget(scenario.actions.prefix(step.index + 1), spec),
        isSameUsers(driver.current, step.before)
      {
        return
      }
      throw step.violation(
        "typing an accepted character, then Backspace, restores text, value and caret",
        step.before.picture, "\(driver.current.picture), typed: \(step.after.picture)",
        probe: Array(repeating: .backspace, count: presses))
    }
  }

  /// Whether a character was typed into a hole of the guide, so that no other one moved.
  private static func keepsPlaces(_ step: Step) -> Bool {
    let before = step.before.view
    let after = step.after.view
    guard after.users.count > before.users.count, !before.users.isEmpty else { return true }
    let typed = after.usersBefore(step.after.caret) - 1
    guard after.offsets.indices.contains(typed) else { return false }
    var others = after.offsets
    others.remove(at: typed)
    return others == before.offsets && step.after.text.count == step.before.text.count
  }

  /// Whether a literal may have been typed, which a mask of a set that doesn't have it forgets; from
  /// the right none can be typed, but one that was pasted is shown until a key comes.
  private static func mayForget(_ actions: ArraySlice<Action>, _ spec: FormatSpec) -> Bool {
    actions.contains { action in
      (action.text ?? "").contains {
        !CharacterClass.alphanumeric.contains($0) || spec.literals.contains($0)
      }
    }
  }

  private static func isSameUsers(_ current: FormattedText, _ before: FormattedText) -> Bool {
    let view = current.view
    return view.users == before.view.users
      && view.usersBefore(current.caret) == before.view.usersBefore(before.caret)
  }

  private static func isRestored(
    _ current: FormattedText, _ before: FormattedText, _ spec: FormatSpec
  ) -> Bool {
    let view = before.view
    let isSameCaret =
      current.view.usersBefore(current.caret) == view.usersBefore(before.caret)
    if spec.options.autoskip {
      // By its nature autoskip takes the literals left at the end too.
      let isShorter =
        before.text.utf8.starts(with: current.text.utf8)
        && view.ends.allSatisfy { $0 <= current.text.utf16.count }
      return isSameCaret && isShorter && current.view.users == view.users
    }
    return isSameCaret && current.text.isSame(as: before.text)
      && current.value.isSame(as: before.value)
  }

  /// With the caret at the end, Backspace pressed once per user's character empties the value.
  static let progress = Law(
    name: "progress", share: 0.06,
    makes: cases(
      4...12,
      adjust: {
        $0.options.autoskip = false
        $0.options.deletion = .throughLiterals
      })
  ) { (scenario, tally) throws(Violation) in
    guard scenario.format.isCanonical else { return }
    var last: Step?
    try walk(scenario, tally) { (step, _) throws(Violation) in last = step }
    guard let last else { return }
    var driver = last.driver
    let view = last.after.view
    // A literal that was typed through is taken back first; a hole of the guide is one step.
    let presses = view.users.count + view.typed.count + scenario.format.innerHoles(view)
    let probe = [Action.caret(10_000)] + Array(repeating: .backspace, count: presses)
    driver.perform(probe)
    tally.edits += presses
    if driver.current.value.isEmpty { return }
    throw last.violation(
      "Backspace once per user's character empties the value", "an empty value",
      driver.current.picture, probe: probe)
  }

  /// Typing characters one at a time and inserting them at once give the same text, where no
  /// literal is ambiguous.
  static let oneByOne = Law(
    name: "oneByOne", share: 0.07,
    makes: { random in
      guard
        var generator = generator(
          &random,
          where: { spec, format in
            !format.isAmbiguous && spec.hasPlainLiterals
          })
      else { return nil }
      generator.taste = .plain
      let start = generator.random.chance(50) ? [] : generator.script(length: 1...6, .edits)

      let text = generator.text(2...12).filter {
        !generator.spec.hasAmbiguousSeparators || CharacterClass.alphanumeric.contains($0)
      }
      return Scenario(generator.spec, start + [.insert(text)])
    }
  ) { (scenario, tally) throws(Violation) in
    guard scenario.format.hasPlainLiterals, let format = scenario.format.build(),
      !format.isAmbiguous, scenario.hasPlainInput, case .insert(let text)? = scenario.actions.last,
      text.first?.isWhitespace == false, text.last?.isWhitespace == false,
      !text.contains(where: { $0 == scenario.format.options.placeholder })
    else { return }
    var start = Driver(format, scenario.format)
    start.perform(Array(scenario.actions.dropLast()))
    var typing = start
    var isCut = false
    for character in text {
      let update = typing.perform(.type(String(character)))
      // What comes after a character that has no room is cut off with it.
      if isCut, update?.isRefused == false { return }
      if update?.isRefused == true, scenario.format.accepts(character) {
        // At once, fewer may have to go than when the first come first.
        if !scenario.format.isUniform { return }
        isCut = true
      }
    }
    var inserting = start
    inserting.perform(.insert(text))
    tally.edits += text.count + 1
    if typing.current.text.isSame(as: inserting.current.text) { return }
    // A paste of which no letter or digit can be used is refused, separators in it or not.
    if inserting.current == start.current, typing.current.view.users == start.current.view.users {
      return
    }
    throw Violation(
      rule: "one at a time and at once give the same text",
      expected: "one at a time: \(typing.current.picture)",
      actual: "at once: \(inserting.current.picture) (before: \(start.current.picture))")
  }
}

extension FormatSpec {
  /// Whether a separator may belong to several masks, or be one of two around an empty slot.
  fileprivate var hasAmbiguousSeparators: Bool { isSet || hasOptionalSlots }
}

extension Scenario {
  /// Whether no separator is typed where it may mean several literals.
  fileprivate var hasPlainInput: Bool {
    !format.hasAmbiguousSeparators
      || (actions.last?.text ?? "").allSatisfy { CharacterClass.alphanumeric.contains($0) }
  }
}
