import Formwork

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
        try expectUnchanged(
          once, format, spec, step, "the text made of \(ReplayLine.quoted(text))")
      }
      // A bare prefix is no formatted text: formatting shows nothing without a value.
      let view = step.after.view
      if step.after.value.isEmpty || spec.isExempt(from: "idempotence", view) { return }
      tally.asserted += 1
      try expectUnchanged(step.after, format, spec, step, "the text of the field")
    }
  }

  private static func expectUnchanged(
    _ once: FormattedText, _ format: AnyFormat, _ spec: FormatSpec, _ step: Step, _ what: String
  ) throws(Violation) {
    let twice = format.formatted(text: once.text)
    // Where the value doesn't determine the text, the text can be that of several values.
    let isSameValue = spec.isExempt(from: "roundTrip") || twice.value.isSame(as: once.value)
    if twice.text.isSame(as: once.text), isSameValue { return }
    throw step.violation(
      "formatting a formatted text changes nothing: \(what)", once.picture, twice.picture,
      probe: [.set(""), .insert(once.text)])
  }

  /// `value(of: format(v).text) == v` for every value that `format` itself returns; stated on the
  /// text where the value doesn't determine it.
  static let roundTrip = Law(
    name: "roundTrip", share: 0.06, floor: 1,
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
      if !isText {
        tally.asserted += 1
        let second = format.formatted(value: first.value)
        // What a value was made of may have chosen another mask of a set than its characters do.
        let isSameText = isSet || second.text.isSame(as: first.text)
        if !second.value.isSame(as: first.value) || !isSameText {
          throw step.violation(
            "a value that the format returned is formatted as it was", first.picture,
            second.picture, probe: [.set(first.value)])
        }
      }
      if first.value.isEmpty { return }
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
