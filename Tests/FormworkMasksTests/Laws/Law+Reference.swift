import FormworkTestSupport

extension Law {
  /// Keys in simple masks do what a naive model of the design does; in others, characters stand in
  /// the first places that leave room for what follows.
  static let reference = Law(
    name: "reference", share: 0.06, floor: 0.3,
    makes: { random in
      if random.chance(50) {
        guard var generator = generator(&random, masksOnly: true) else { return nil }
        generator.taste = .plain
        return Scenario(generator.spec, generator.script(length: 6...16, .edits))
      }
      var mask = MaskSpec(elements: [])
      let symbol = random.pick(["0", "A", "_"] as [Character])
      for _ in 0..<random.number(in: 1...4) {
        for _ in 0..<random.pick([0, 1, 1, 2, 3]) {
          mask.elements.append(.free(random.pick(Array(" -()+./🇺🇸é"))))
        }
        for _ in 0..<random.number(in: 1...4) { mask.elements.append(.slot(symbol)) }
        mask.elements.append(.split)
      }
      var spec = FormatSpec(mask)
      if random.chance(50) { spec.options.completion = false }
      var actions: [Action] = []
      for _ in 0..<random.number(in: 6...20) {
        switch random.below(10) {
        case 0..<4: actions.append(.type(String(random.pick(Array("0123456789abcXYZ%&")))))
        case 4, 5: actions.append(.backspace)
        case 6: actions.append(.delete)
        default: actions.append(.caret(random.below(8)))
        }
      }
      return Scenario(spec, actions)
    }
  ) { (scenario, tally) throws(Violation) in
    guard let mask = scenario.format.masks.first, mask.hasPlainLiterals, mask.isUniform,
      scenario.format == simple(scenario.format), scenario.actions.allSatisfy(mask.isPlain),
      !mask.places(isReversed: false).contains(where: \.isOptional), !mask.changesCase
    else { return try checkPlaces(scenario, tally) }
    var model = Model(mask, completes: scenario.format.completes(mask))
    try walk(scenario, tally) { (step, _) throws(Violation) in
      tally.edits += step.action.isEdit ? 0 : 1
      tally.asserted += 1
      model.perform(step.action)
      if model.text == step.after.text, model.value == step.after.value,
        model.caret == step.after.caret.value
      {
        return
      }
      let expected = FormattedText(
        text: model.text, value: model.value,
        selection: UTF16Offset(model.caret)..<UTF16Offset(model.caret))
      throw step.violation(
        "a simple mask does what the model does", expected.picture, step.after.picture)
    }
  }

  /// The characters of the user after a key, and the literals among them, are those of the
  /// earliest placing that there is.
  private static func checkPlaces(_ scenario: Scenario, _ tally: Tally) throws(Violation) {
    try walk(scenario, tally) { (step, _) throws(Violation) in
      guard case .type(let text) = step.action, step.isEdit,
        let expected = scenario.format.textAfter(text, in: step.before)
      else { return }
      tally.asserted += 1
      let shown = step.after.text.prefix(expected.count)
      if String(shown).isSame(as: expected), step.after.view.ends.last == expected.utf16.count {
        return
      }
      throw step.violation(
        "a key goes to the first place that leaves room for what follows",
        "\(ReplayLine.quoted(expected)), and literals", step.after.picture)
    }
  }

  /// The same format without anything that the model doesn't know.
  private static func simple(_ spec: FormatSpec) -> FormatSpec {
    var simple = FormatSpec(spec.masks.first ?? MaskSpec(""))
    simple.options.completion = spec.options.completion
    return simple
  }

  /// A mask of mandatory slots of one class: the user's characters in a list, all else follows.
  private struct Model {
    let places: [MaskSpec.Place]
    let completes: Bool
    var users: [Character] = []

    /// The caret, in characters of the text.
    var position = 0

    init(_ mask: MaskSpec, completes: Bool) {
      places = mask.places(isReversed: false)
      self.completes = completes
    }

    private var slots: [Int] { places.indices.filter { places[$0].accepts != nil } }

    /// The number of characters that are shown when there are `count` of the user's.
    private func length(_ count: Int) -> Int {
      if count == 0 { return 0 }
      let end = slots[count - 1] + 1
      if !completes { return end }
      return slots.first { $0 >= end } ?? places.count
    }

    private var shown: [Character] {
      var rest = users[...]
      return places[..<length(users.count)].compactMap { $0.literal ?? rest.popFirst() }
    }

    var text: String { String(shown) }
    var value: String { String(users) }
    var caret: Int { String(shown[..<position]).utf16.count }

    mutating func perform(_ action: Action) {
      // How many of the user's characters are before the caret.
      let before = slots.prefix { $0 < position }.count
      switch action {
      case .type(let text):
        let character = Character(text)
        guard users.count < slots.count, let first = slots.first,
          places[first].accepts?.contains(character) == true
        else { return }
        users.insert(character, at: before)
        // After the character, and after the completed run behind it.
        position = completes ? length(before + 1) : slots[before] + 1
      case .backspace where before > 0:
        users.remove(at: before - 1)
        position = min(slots[before - 1], length(users.count))
      case .delete where before < users.count:
        users.remove(at: before)
        position = min(position, length(users.count))
      case .caret(let offset):
        position = 0
        while position < shown.count, String(shown[...position]).utf16.count <= offset {
          position += 1
        }
      default: break
      }
    }
  }
}

extension MaskSpec {
  /// Whether the model knows an action: keys that are no literals, deletions, moves of the caret.
  fileprivate func isPlain(_ action: Action) -> Bool {
    switch action {
    case .type(let text): !text.contains { literals.contains($0) || !$0.isASCII }
    case .backspace, .delete, .caret: !elements.contains(where: \.isFixed)
    default: false
    }
  }
}
