import FormworkMasks

extension Law {
  /// Formatting a formatted text changes nothing.
  static let idempotence = Law(
    name: "idempotence", share: 0.06, floor: 0.7, makes: cases(2...6)
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    try walk(scenario, tally) { (step, format) throws(Violation) in
      if let text = step.action.text {
        tally.edits += 1
        let once = format.formatted(text: text)
        tally.asserted += 1
        // Without a value, what was left out may have chosen the mask of a set.
        let isBare = spec.isSet && once.value.isEmpty
        // What a literal joins to one character is read as one.
        if !isBare, once.view.isApart, !spec.isExempt(from: "idempotence") {
          try expectUnchanged(
            once, format, spec, step, "the text made of \(ReplayLine.quoted(text))")
        }
      }
      // A bare prefix is no formatted text: formatting shows nothing without a value.
      let view = step.after.view
      if step.after.value.isEmpty || spec.isExempt(from: "idempotence", view) { return }
      // A value that an app assigned, and that doesn't fit, isn't what is shown.
      if step.after.issue != nil { return }
      tally.asserted += 1
      try expectUnchanged(step.after, format, spec, step, "the text of the field")
    }
  }

  private static func expectUnchanged(
    _ once: FormattedText, _ format: AnyFormat, _ spec: FormatSpec, _ step: Step, _ what: String
  ) throws(Violation) {
    let twice = format.formatted(text: once.text)
    // Where the value doesn't determine the text, the text can be that of several values.
    let isSameValue =
      spec.isExempt(from: "roundTrip") || spec.isExempt(from: "valueOfText")
      || twice.value.isSame(as: once.value)
    if twice.text.isSame(as: once.text), isSameValue { return }
    let isSameOfSet =
      spec.isExempt(from: "valueOfText") || twice.value.isSame(as: once.value)
      || Folded.characters(twice.view.users) == Folded.characters(once.view.users)
    if spec.isSet, isSameOfSet, isOfOtherMask(twice, format) { return }
    // A character of one mask may be a literal of another.
    if spec.isExempt(from: "valueOfText"), !spec.literalsOfOtherMasks(twice.view).isEmpty { return }
    throw step.violation(
      "formatting a formatted text changes nothing: \(what)", once.picture, twice.picture,
      probe: [.set(""), .insert(once.text)])
  }

  /// Whether one of the masks of a set shows a value so. A mask may have been chosen by what isn't in
  /// the text: `11/` under `[00]-[0]/` and `[00]` shows `11`, which is `11-` without the slash.
  static func isOfOtherMask(_ shown: FormattedText, _ format: AnyFormat) -> Bool {
    format.masks.contains { $0.formatted(value: shown.value).text.isSame(as: shown.text) }
  }

  /// `value(of: format(v).text) == v` for every value that `format` itself returns; stated on the
  /// text where the value doesn't determine it.
  static let roundTrip = Law(
    name: "roundTrip", share: 0.06, floor: 0.8,
    makes: { random in
      guard var generator = generator(&random) else { return nil }
      generator.taste = generator.random.pick([.plain, .whole, .any])
      return Scenario(generator.spec, (0..<4).map { _ in .set(generator.text(0...14)) })
    }
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      guard case .set(let value) = step.action, !scenario.format.isExempt(from: "value") else {
        return
      }
      tally.edits += 1
      let first = format.formatted(value: value)
      let isSet = scenario.format.isSet
      let isText = scenario.format.isExempt(from: "roundTrip", first.view)
      // What was left out may have kept characters of the value apart that are one without it.
      if !isText, first.view.isApart {
        tally.asserted += 1
        let second = format.formatted(value: first.value)
        // What a value was made of may have chosen another mask of a set than its characters do,
        // and one that begins with the sign of the prefix is a text, with typed literals.
        let isText = scenario.format.masks.contains { mask in
          value.first { !$0.isIgnored }.map { mask.prefixSigns.contains($0) } ?? false
        }
        let isSameText = isSet || isText || second.text.isSame(as: first.text)
        if !second.value.isSame(as: first.value) || !isSameText {
          throw step.violation(
            "a value that the format returned is formatted as it was", first.picture,
            second.picture, probe: [.set(first.value)])
        }
      }
      // What a literal joins to one character is read as one; a value that doesn't fit isn't what is shown.
      if first.value.isEmpty || !first.view.isApart || first.issue != nil { return }
      if scenario.format.isExempt(from: "valueOfText") || scenario.format.isExempt(from: "sign") {
        return
      }
      let third = format.formatted(text: first.text)
      tally.asserted += 1
      let isSameValue = third.value.isSame(as: first.value)
      let isSameText = third.text.isSame(as: first.text)
      if isText ? !isSameText && !(isSet && isSameValue) : !isSameValue {
        throw step.violation(
          "value(of: format(v).text) == v", first.picture, third.picture,
          probe: [.set(""), .insert(first.text)])
      }
    }
  }
}
