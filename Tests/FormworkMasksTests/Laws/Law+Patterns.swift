import FormworkTestSupport

extension Law {
  /// Any pattern compiles or is an error with a place in it, and any mask takes any script.
  static let patterns = Law(
    name: "patterns", share: 0.05, floor: 1,
    makes: { random in
      var mask = MaskSpec(elements: [], syntax: random.pick(MaskSpec.Syntax.allCases))
      let symbols = Array("[[]]{}\\0099AaHhP_-…") + Alphabet.separators
      var pattern = ""
      for _ in 0..<random.number(in: 0...12) {
        pattern.append(
          random.chance(70)
            ? random.pick(symbols)
            : random.chance(70) ? random.pick(Alphabet.exotic) : random.pick(Alphabet.awkward))
      }
      mask.raw = pattern
      var spec = FormatSpec(mask, options: MaskGenerator.options(&random))
      if random.chance(10) { spec.masks.append(MaskSpec("[00]-[00]")) }
      guard let format = spec.build() else { return Scenario(spec) }
      var generator = ScriptGenerator(random: random, format: format, spec: spec)
      return Scenario(spec, generator.script(length: 2...8))
    }
  ) { (scenario, tally) throws(Violation) in
    tally.edits += 1
    tally.asserted += 1
    for mask in scenario.format.masks { try checkError(mask, scenario.format.options) }
    try walk(scenario, tally) { (step, format) throws(Violation) in
      tally.asserted += 1
      try checkForm(step.after, step, scenario.format)
      _ = format.remainder(after: step.after)
      for mask in format.masks where step.index == 0 {
        _ = (mask.placeholder, mask.diagnostics.map(\.message), mask.example)
      }
    }
  }

  private static func checkError(_ spec: MaskSpec, _ options: Mask.Options) throws(Violation) {
    do throws(MaskError) {
      _ = try Mask(
        spec.pattern, syntax: spec.syntax.mask, notations: CustomNotation.notations,
        options: options)
    } catch {
      let length = spec.pattern.utf16.count
      if error.offset.map({ (0...length).contains($0.value) }) ?? true, !error.message.isEmpty {
        return
      }
      throw Violation(
        rule: "an error has its place in the pattern and a sentence",
        expected: "an offset in 0...\(length)", actual: "\(error)")
    }
  }
}
