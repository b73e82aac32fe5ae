import FormworkTestSupport

extension Law {
  /// The laws of editing, which hold for every format and every policy that isn't exempt.
  ///
  /// A law is written from its statement, not from what the engine does: its checks look only at
  /// what a person sees and what the app gets.
  static let all = [
    idempotence, accounted, roundTrip, canonical, survivors, inverse, progress, oneByOne, caret,
    reject, undo, mapping, totality, patterns, reconciling, composition, events, rewriting,
    surfaces, reference, identity, whole, sets,
  ]

  /// Makes cases of a script for a random format; `adjust` turns off what the law doesn't cover,
  /// and formats that are exempt as a whole make none.
  static func cases(
    _ length: ClosedRange<Int> = 4...14, _ kinds: ScriptGenerator.Kinds = .all,
    taste: Alphabet.Taste? = nil, masksOnly: Bool = false,
    adjust: @escaping @Sendable (inout FormatSpec) -> Void = { _ in },
    exemptFrom law: String? = nil
  ) -> @Sendable (inout SeededGenerator) -> Scenario? {
    { random in
      guard
        var generator = generator(&random, masksOnly: masksOnly, adjust: adjust, exemptFrom: law)
      else { return nil }
      generator.taste = taste ?? generator.random.pick([.plain, .whole, .any])
      return Scenario(generator.spec, generator.script(length: length, kinds))
    }
  }

  static func generator(
    _ random: inout SeededGenerator, masksOnly: Bool = false,
    adjust: (inout FormatSpec) -> Void = { _ in }, exemptFrom law: String? = nil
  ) -> ScriptGenerator? {
    var spec = MaskGenerator.spec(&random, masksOnly: masksOnly)
    adjust(&spec)
    if let law, spec.isExempt(from: law) { return nil }
    guard let format = spec.build() else { return nil }
    return ScriptGenerator(random: random, format: format, spec: spec)
  }

  /// One action of a script with the texts around it.
  struct Step {
    var index: Int
    var action: Action
    var before: FormattedText
    var after: FormattedText
    var update: SessionUpdate?

    /// The session after the action, to try things on.
    var driver: Driver

    var isRejected: Bool { update?.isRejected ?? false }

    /// Whether the person changed the text with this action.
    var isEdit: Bool { action.isEdit && !isRejected }

    /// The edit that a key or a paste proposes.
    var insertion: TextEdit? {
      switch action {
      case .type(let text), .insert(let text):
        text.isEmpty ? nil : TextEdit(replacing: before.selection, with: text)
      default: nil
      }
    }

    /// Whether a key came to the end of a full field whose mask has a prefix: then all keys may be read anew,
    /// the first of them as that prefix (the design's row: a key that corrects the meaning of earlier ones).
    func mayReadKeysAnew(_ spec: FormatSpec) -> Bool {
      guard case .type = action, before.isFull else { return false }
      return before.selection.lowerBound.value == before.text.utf16.count
        && spec.masks.contains { !$0.prefixSigns.isEmpty }
    }

    var removed: [String] { (update?.change?.removed ?? "").map { String($0) } }

    /// The break of a law by this step.
    func violation(
      _ rule: String, _ expected: String, _ actual: String, probe: [Action] = []
    ) -> Violation {
      Violation(
        rule: rule, expected: expected,
        actual: "\(actual) (before: \(before.picture))", probe: probe, count: index + 1)
    }
  }

  /// Carries out a script and looks at every step.
  static func walk(
    _ scenario: Scenario, _ tally: Tally,
    _ look: (Step, AnyFormat) throws(Violation) -> Void
  ) throws(Violation) {
    guard let format = scenario.format.build() else { return }
    var driver = Driver(format, scenario.format)
    for (index, action) in scenario.actions.enumerated() {
      let before = driver.current
      let update = driver.perform(action)
      if action.isEdit {
        tally.edits += 1
        tally.scripted += 1
        if before.selection.lowerBound < UTF16Offset(before.text.utf16.count) { tally.inside += 1 }
      }
      let step = Step(
        index: index, action: action, before: before, after: driver.current, update: update,
        driver: driver)
      try look(step, format)
    }
  }
}
