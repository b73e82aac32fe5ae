import Formwork

extension Law {
  /// Formatting a formatted text changes nothing.
  static let idempotence = Law(
    name: "idempotence", share: 0.06, makes: cases(2...6)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      if let text = step.action.text {
        tally.edits += 1
        let once = format.formatted(text: text)
        // What the chosen mask of a set dropped, another one may have chosen itself for.
        if scenario.format.isSet, once.view.users.count < scenario.format.wanted(of: text) {
          return
        }
        try expectUnchanged(
          once, format, scenario.format, step, "the text made of \(ReplayLine.quoted(text))")
      }
      // A bare prefix is no value: what focus put there isn't formatted text. A set remembers what
      // was typed into its field.
      if scenario.format.isCanonical, !scenario.format.isSet, !step.after.value.isEmpty {
        try expectUnchanged(step.after, format, scenario.format, step, "the text of the field")
      }
    }
  }

  private static func expectUnchanged(
    _ once: FormattedText, _ format: AnyFormat, _ spec: FormatSpec, _ step: Step, _ what: String
  ) throws(Violation) {
    let twice = format.formatted(text: once.text)
    let isSameValue =
      format.isAmbiguous || !spec.isReadable || twice.value.isSame(as: once.value)
    if twice.text.isSame(as: once.text), isSameValue { return }
    throw step.violation(
      "formatting a formatted text changes nothing: \(what)", once.picture, twice.picture,
      probe: [.set(""), .insert(once.text)])
  }

  /// `value(of: format(v).text) == v` for every value that `format` itself returns.
  static let roundTrip = Law(
    name: "roundTrip", share: 0.06,
    makes: { random in
      guard var generator = generator(&random, where: { !$1.isAmbiguous }) else { return nil }
      generator.taste = generator.random.pick([.plain, .whole, .any])
      return Scenario(generator.spec, (0..<4).map { _ in .set(generator.text(0...14)) })
    }
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      tally.edits += 1
      guard !format.isAmbiguous, case .set(let value) = step.action else { return }
      let first = format.formatted(value: value)
      if scenario.format.innerHoles(first.view) > 0 { return }
      let second = format.formatted(value: first.value)
      // A set may have chosen its mask by more than the value; the characters are carried over.
      let isSame =
        scenario.format.isSet
        ? !scenario.format.isReadable || second.view.users == first.view.users
        : second.text.isSame(as: first.text) && second.value.isSame(as: first.value)
      if !isSame {
        throw step.violation(
          "a value that the format returned is formatted as it was", first.picture, second.picture,
          probe: [.set(first.value)])
      }
      if first.value.isEmpty || !scenario.format.isReadable { return }
      let third = format.formatted(text: first.text)
      if !third.value.isSame(as: first.value),
        !scenario.format.isSet || third.view.users != first.view.users
      {
        throw step.violation(
          "value(of: format(v).text) == v", first.picture, third.picture,
          probe: [.set(""), .insert(first.text)])
      }
    }
  }

  /// The text is a function of the chosen mask, the value and the reach.
  static let canonical = Law(
    name: "canonical", share: 0.07,
    makes: cases(
      adjust: {
        $0.options.autoskip = false
        $0.options.deletion = .throughLiterals
      }, where: { !$1.isAmbiguous })
  ) { (scenario, tally) throws(Violation) in
    guard scenario.format.isCanonical else { return }
    var mayShowPrefix = false
    try walk(scenario, tally) { (step, format) throws(Violation) in
      if format.isAmbiguous { return }
      let view = step.after.view
      if case .focus = step.action { mayShowPrefix = scenario.format.options.completionOnFocus }
      if step.after.value.isEmpty {
        let isAllowed = step.after.text.isEmpty || mayShowPrefix || !view.typed.isEmpty
        if isAllowed, view.users.isEmpty { return }
        throw step.violation(
          "an empty value shows nothing, or the prefix if focus put it there", "an empty text",
          step.after.picture)
      }
      if scenario.format.innerHoles(view) > 0 { return }
      // What a regular expression must go on with depends on where it was left.
      if scenario.format.regex != nil { return }
      if format.masks.isEmpty, format.formatted(value: step.after.value).text == step.after.text {
        return
      }
      let texts = format.masks.map { $0.formatted(value: step.after.value) }
      if zip(texts, scenario.format.masks).contains(where: { text, mask in
        isReach(step.after, view, of: text, scenario.format, mask)
      }) {
        return
      }
      throw step.violation(
        "the text is a function of mask, value and reach",
        texts.map(\.picture).joined(separator: " or "), step.after.picture)
    }
  }

  /// Whether a text is the canonical one of its value, with literals that the person typed.
  private static func isReach(
    _ shown: FormattedText, _ view: TextView, of canonical: FormattedText, _ spec: FormatSpec,
    _ mask: MaskSpec
  ) -> Bool {
    if canonical.text.isSame(as: shown.text) { return true }
    // A literal that was typed after an optional slot says which one the characters before it fill.
    if spec.completes(mask), !mask.hasOptionalSlots { return false }
    if spec.options.rightToLeft {
      let rest = shown.text.utf16.count - canonical.text.utf16.count
      return rest > 0
        && Array(shown.text.utf8).suffix(canonical.text.utf8.count)
          .elementsEqual(canonical.text.utf8)
        && view.offsets.allSatisfy { $0 >= rest } && view.typed.contains { $0 <= rest }
    }
    // Literals are shown up to the last one that was typed.
    let length = canonical.text.utf16.count
    return shown.text.utf8.starts(with: canonical.text.utf8)
      && view.ends.allSatisfy { $0 <= length } && view.typed.last == shown.text.utf16.count
  }
}

extension FormatSpec {
  /// How many characters of a text a slot or a literal could take.
  fileprivate func wanted(of text: String) -> Int {
    text.filter { accepts($0) || literals.contains($0) }.count
  }
}
