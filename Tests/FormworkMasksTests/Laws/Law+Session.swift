import FormworkFormats

extension Law {
  /// Reconciling is idempotent: reporting what the widget shows changes nothing any more.
  static let reconciling = Law(
    name: "reconciling", share: 0.05, floor: 1,
    makes: { random in
      guard var generator = generator(&random) else { return nil }
      var actions = generator.script(length: 1...5)
      for _ in 0..<4 {
        var driver = Driver(generator.format, generator.spec)
        driver.perform(actions)
        actions.append(generator.change(of: driver.current.text))
      }
      return Scenario(generator.spec, actions)
    }
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, _) throws(Violation) in
      tally.edits += 1
      var session = step.driver.session
      let history = (session.canUndo, session.canRedo)
      if step.driver.isComposing { return }
      for selection in [step.after.selection, nil] {
        let update = session.didChange(to: step.after.text, selection: selection)
        tally.asserted += 1
        if update == nil, session.current == step.after,
          history == (session.canUndo, session.canRedo)
        {
          continue
        }
        throw step.violation(
          "reconciling is idempotent", "nothing to do for \(step.after.picture)",
          "\(session.current.picture)", probe: [.text(step.after.text, caret: nil)])
      }
      if case .text(let text, _) = step.action, let update = step.update {
        try checkRewrite(update, of: text, step)
      }
    }
  }

  /// Writing what the session asks for turns the widget's text into the formatted one.
  private static func checkRewrite(
    _ update: SessionUpdate, of text: String, _ step: Step
  ) throws(Violation) {
    let shown = update.rewrite.map { text.replacing($0.range, with: $0.replacement) } ?? text
    if shown.isSame(as: step.after.text) { return }
    throw step.violation(
      "the rewrite turns the widget's text into the formatted one", step.after.picture,
      ReplayLine.quoted(shown))
  }

  /// During a composition nothing is written and nothing changes.
  static let composition = Law(
    name: "composition", share: 0.04, floor: 0.5,
    makes: { random in
      guard var generator = generator(&random) else { return nil }
      return Scenario(
        generator.spec, generator.script(length: 1...6) + [.compose(generator.text(1...4))])
    }
  ) { (scenario, tally) throws(Violation) in
    var last: Step?
    try walk(scenario, tally) { (step, _) throws(Violation) in last = step }
    guard let last, last.driver.isComposing else { return }
    tally.edits += 8
    tally.asserted += 8
    var session = last.driver.session
    let shown = session.displayedText
    let end = UTF16Offset(shown.utf16.count)
    func expectSilence(_ isSilent: Bool, _ what: String) throws(Violation) {
      if isSilent, session.current == last.before { return }
      throw last.violation(
        "during a composition nothing is written: \(what)", last.before.picture,
        session.current.picture)
    }
    try expectSilence(true, "its beginning")
    let proposals = [("x", end..<end), ("", 0..<end), ("1", 0..<0)]
    for (text, range) in proposals {
      try expectSilence(session.propose(text, in: range) == .proceed, "a proposal")
      try expectSilence(session.didChange(to: shown + text) == nil, "a change of the text")
    }
    try expectSilence(session.undo() == nil, "undo")
    try expectSilence(session.redo() == nil, "redo")
    try expectSilence(session.beginEditing()?.rewrite == nil, "focus")
    try expectSilence(session.endEditing()?.rewrite == nil, "blur")
    session.select(0..<0)
    try expectSilence(true, "a selection")
    session = last.driver.session
    let update = session.compositionEnded(
      with: last.before.text, selection: last.before.selection)
    try expectSilence(update == nil, "a composition that left nothing")
  }

  /// The rewrite is the smallest, on the boundaries of characters of both texts.
  static let rewriting = Law(
    name: "rewriting", share: 0.04, floor: 0.9,
    makes: { random in
      let text = Alphabet.text(&random, length: 0...9, own: ["🇺🇸", "\u{301}", "\u{200D}"])
      var other = Array(text)
      let place = random.below(other.count + 1)
      if random.chance(50) { other.removeLast(other.count - place) }
      other.insert(
        contentsOf: Alphabet.text(&random, length: 0...4, own: ["🇺🇸", "🇺", "e"]),
        at: min(place, other.count))
      return Scenario(FormatSpec(""), [.text(text, caret: nil), .text(String(other), caret: nil)])
    }
  ) { (scenario, tally) throws(Violation) in
    guard scenario.actions.count == 2, let old = scenario.actions[0].text,
      let new = scenario.actions[1].text
    else { return }
    tally.edits += 1
    tally.asserted += 1
    var session = EditingSession(format: AllowedCharacters.any)
    session.set(formatted: FormattedText(text: old))
    let rewrite = session.set(formatted: FormattedText(text: new)).rewrite
    func fail(_ rule: String) -> Violation {
      Violation(
        rule: rule, expected: "\(ReplayLine.quoted(old)) to \(ReplayLine.quoted(new))",
        actual: "\(String(describing: rewrite))")
    }
    guard let rewrite else {
      if !old.isSame(as: new) { throw fail("a text that differs is rewritten") }
      return
    }
    if !old.replacing(rewrite.range, with: rewrite.replacement).isSame(as: new) {
      throw fail("the rewrite turns the old text into the new one")
    }
    let end = UTF16Offset(rewrite.range.lowerBound.value + rewrite.replacement.utf16.count)
    guard old.isBoundary(rewrite.range.lowerBound), old.isBoundary(rewrite.range.upperBound),
      new.isBoundary(rewrite.range.lowerBound), new.isBoundary(end)
    else { throw fail("the rewrite is on the boundaries of characters of both texts") }
    // Smaller by a character at either end is impossible, as they differ there.
    let removed = Array(
      old[rewrite.range.lowerBound.index(in: old)..<rewrite.range.upperBound.index(in: old)])
    let added = Array(rewrite.replacement)
    if let first = removed.first, let other = added.first, String(first).isSame(as: String(other)) {
      throw fail("the rewrite is the smallest at its start")
    }
    if let last = removed.last, let other = added.last, String(last).isSame(as: String(other)) {
      throw fail("the rewrite is the smallest at its end")
    }
  }
}
