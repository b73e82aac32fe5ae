import FormworkMasks

extension Law {
  /// Every letter or digit that is put in, and every user's character that was there, is in the text
  /// afterwards or reported with the change; a rejection is the report of all of it.
  static let accounted = Law(
    name: "accounted", share: 0.08, floor: 0.7, makes: cases(6...16)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      // Vowels of Hangul that a paste put side by side show, and go, as one character.
      guard step.before.view.isApart else { return }
      switch step.action {
      case .type, .insert, .backspace, .delete, .word, .cut:
        tally.asserted += 1
        try checkEdit(step, scenario.format, format)
      case .text(let text, _):
        tally.asserted += 1
        try checkReconciled(text, step)
      case .set(let value):
        tally.asserted += 2
        try checkWhole(value, format.formatted(value: value), step)
        try checkWhole(value, format.formatted(text: value), step)
      default: break
      }
    }
  }

  private static func checkEdit(
    _ step: Step, _ spec: FormatSpec, _ format: AnyFormat
  ) throws(Violation) {
    let text = step.insertion?.replacement ?? ""
    if step.isRejected || step.joinsNeighbours(text) { return }
    // A separator of another notation becomes the decimal filter's own.
    let isNotation = text.contains { !UnicodeSet.alphanumeric.contains($0) }
    if spec.filter?.allowed == .decimal, isNotation { return }
    var (head, tail, _) = step.before.view.split(step.before.selection)
    // What is ignored leaves the selection as well.
    if step.after == step.before { (head, tail) = (step.before.view.users, []) }
    // Of the text itself, where nothing changed that a change could tell.
    let outcome = step.insertion.map { format.apply($0, to: step.before) }
    let removed = outcome?.removed ?? step.update?.change?.removed ?? ""
    let unused = outcome?.unused ?? ""
    if let change = step.update?.change, change.removed != removed || change.unused != unused {
      throw step.violation(
        "a change tells what the outcome says", "\(removed), \(unused)",
        "\(change.removed), \(change.unused)")
    }
    let after = step.after.view
    let literals = step.literalsOfOtherMasks(spec)
    if step.insertion == nil {
      // A deletion takes what the person asked for; what else goes is said.
      let isSelection = !step.before.selection.isEmpty
      let kept = isSelection ? head + tail : step.before.view.users
      // Vowels of Hangul that nothing parts any more are one character.
      let joins = after.users.contains { $0.unicodeScalars.count > 1 && !kept.contains($0) }
      if joins { return }
      let most = isSelection ? 0 : step.action.isSingleKey ? 1 : kept.count
      // What a regular expression forces may have been the person's, and the other way round; so may
      // a literal of the next mask of a set.
      let forced =
        spec.regex == nil
        ? spec.literalsOfOtherMasks(after) : after.others.flatMap { $0.map { String($0) } }
      let counts = Folded.counts(
        Folded.characters(after.users + forced)
          + Folded.characters(removed.map { String($0) }))
      // Counted as the keys count: a letter with its accents is one.
      let gone = Folded.counts(Folded.characters(kept)).reduce(0) {
        $0 + max(0, $1.value - counts[$1.key, default: 0])
      }
      // What an expression leaves of a value may make a fixed literal the person's.
      let fixed = spec.valuePattern == nil ? [] : spec.literals.map { String($0) }
      if gone <= most,
        Self.unused(of: after.users + [removed], over: kept + literals + fixed, spec) == 0
      {
        return
      }
      throw unsaid(step, kept, removed, unused)
    }
    let new = text.filter { UnicodeSet.alphanumeric.contains($0) }.map { String($0) }
    let placed = after.users + [removed, unused]
    // A whole text has the characters whose place it takes.
    let needed = spec.isReplacedWhole(step, by: text) ? new : new + head + tail
    // In free text, a space replaces what isn't let in between two words.
    let breaks =
      spec.filter == nil
      ? 0 : text.split { !$0.isNewline && !isControl($0) && !unused.contains($0) }.count
    let spaces = [String](repeating: " ", count: breaks)
    guard missing(of: needed, in: placed + after.others) == 0,
      Self.unused(of: placed, over: [text] + spaces + head + tail + literals, spec) == 0
    else { throw unsaid(step, new + head + tail, removed, unused) }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// What a widget put there by itself: the format's own literals may be in it, or gone from it.
  private static func checkReconciled(_ text: String, _ step: Step) throws(Violation) {
    guard let update = step.update, !update.isRejected, let change = update.change else { return }
    // What is nothing but shorter is a deletion, which may go through literals.
    if Folded.isSubsequence(
      Folded.scalars([text]), of: Folded.scalars([step.before.text]))
    {
      return
    }
    let after = step.after.view
    let new = text.filter { UnicodeSet.alphanumeric.contains($0) }.map { String($0) }
    let placed = after.users + after.others + [change.removed, change.unused]
    if missing(of: new, in: placed + step.before.view.others) == 0 { return }
    throw unsaid(step, new, change.removed, change.unused)
  }

  /// A whole text or value answers by its unused.
  private static func checkWhole(
    _ text: String, _ formatted: FormattedText, _ step: Step
  ) throws(Violation) {
    let new = text.filter { UnicodeSet.alphanumeric.contains($0) }.map { String($0) }
    let unused = formatted.unused(of: text)
    let view = formatted.view
    if missing(of: new, in: view.users + view.others + [unused]) == 0 { return }
    throw step.violation(
      "every letter and digit of a whole text is in it or in its unused", ReplayLine.quoted(text),
      "\(formatted.picture), unused \(ReplayLine.quoted(unused))")
  }

  /// How many characters of `needed` aren't among `present`, scalar by scalar.
  private static func missing(of needed: [String], in present: [String]) -> Int {
    let counts = Folded.counts(Folded.scalars(present))
    return Folded.counts(Folded.scalars(needed)).reduce(0) {
      $0 + max(0, $1.value - counts[$1.key, default: 0])
    }
  }

  /// What a regular expression forces may be the person's a key later, and isn't told apart.
  private static func unused(
    of placed: [String], over needed: [String], _ spec: FormatSpec
  ) -> Int {
    spec.regex == nil ? unused(of: placed, over: needed) : 0
  }

  /// How many letters and digits are reported or placed twice, or come from nowhere.
  private static func unused(of placed: [String], over needed: [String]) -> Int {
    missing(of: placed, in: needed)
  }

  private static func unsaid(
    _ step: Step, _ needed: [String], _ removed: String, _ unused: String
  ) -> Violation {
    step.violation(
      "what was put in and what was there is in the text, or reported, once",
      "\(needed.joined(separator: " "))",
      "\(step.after.picture), removed \(ReplayLine.quoted(removed)), left out \(ReplayLine.quoted(unused))"
    )
  }
}
