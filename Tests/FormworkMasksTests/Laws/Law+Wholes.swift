import FormworkTestSupport

extension Law {
  /// A whole text is the paste of it into an empty field; one that contradicts the prefix is nothing.
  static let whole = Law(
    name: "whole", share: 0.05, floor: 1.2,
    makes: { random in
      guard var generator = generator(&random) else { return nil }
      generator.taste = generator.random.pick([.plain, .whole, .any])
      let texts = (0..<5).map { _ in generator.text(0...14) }
      return Scenario(generator.spec, texts.map { .insert($0) })
    }
  ) { (scenario, tally) throws(Violation) in
    guard let format = scenario.format.build() else { return }
    for (index, text) in scenario.actions.compactMap(\.text).enumerated() {
      func violation(_ rule: String, _ expected: String, _ actual: String) -> Violation {
        Violation(rule: rule, expected: expected, actual: actual, count: index + 1)
      }
      tally.edits += 1
      tally.asserted += 1
      let whole = format.formatted(text: text)
      let paste = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      let isSame =
        whole.text.isSame(as: paste.formatted.text) && whole.value.isSame(as: paste.formatted.value)
        && whole.isComplete == paste.formatted.isComplete && whole.isFull == paste.formatted.isFull
      guard isSame, whole.caret == UTF16Offset(whole.text.utf16.count) else {
        throw violation(
          "a whole text is the paste of it into an empty field, with the caret at its end",
          paste.formatted.picture, whole.picture)
      }
      guard let isContradicted = scenario.format.isContradicted(by: text) else { continue }
      tally.asserted += 1
      if isContradicted != (paste.rejection == .otherPrefix) {
        throw violation(
          "what contradicts the prefix, and only that, is rejected for its prefix",
          isContradicted ? "rejected" : "not rejected for its prefix",
          "\(whole.picture), \(paste.rejection?.name ?? "not rejected")")
      }
    }
  }

  /// A text that another mask made, or nobody, is first formatted: an edit of it is the same edit
  /// of what the mask makes of that text.
  static let identity = Law(
    name: "identity", share: 0.05, floor: 0.9,
    makes: { random in
      guard let generator = generator(&random, masksOnly: true) else { return nil }
      // The other mask is beside the format's own; the law takes it out again.
      var (random, spec) = (generator.random, generator.spec)
      var other = spec.masks[0]
      for index in other.elements.indices where random.chance(40) {
        if other.elements[index].literal != nil {
          other.elements[index] = .free(random.pick(Alphabet.separators))
        }
      }
      let maker = FormatSpec(random.chance(60) ? other : MaskGenerator.mask(&random))
      guard let format = maker.build() else { return nil }
      var scripts = ScriptGenerator(random: random, format: format, spec: maker, taste: .plain)
      let text = format.formatted(value: scripts.text(1...8)).text
      let caret = random.below(text.utf16.count + 1)
      let edits = (0..<3).map { _ in random.chance(70) ? scripts.text(1...3) : "" }
      spec.undoSteps = .edits
      return Scenario(spec, [.text(text, caret: caret)] + edits.map { .insert($0) })
    }
  ) { (scenario, tally) throws(Violation) in
    guard let format = scenario.format.build(),
      case .text(let text, let caret)? = scenario.actions.first
    else { return }
    // By hand, and by the mask with a slot for each letter and digit of the text.
    var foreign = [FormattedText(text: text, value: text)]
    let maker = MaskSpec(
      elements: text.map { UnicodeSet.alphanumeric.contains($0) ? .slot("_") : .free($0) })
    let isOwn = scenario.format.masks.contains { $0.pattern == maker.pattern }
    if !isOwn, let mask = FormatSpec(maker).build() { foreign.append(mask.formatted(text: text)) }
    let place = UTF16Offset(caret ?? text.utf16.count)
    for other in foreign where other.text.isSame(as: text) {
      for insertion in scenario.actions.dropFirst().compactMap(\.text) {
        tally.edits += 1
        tally.asserted += 1
        try checkForeign(other, place, insertion, format)
      }
    }
  }

  private static func checkForeign(
    _ foreign: FormattedText, _ place: UTF16Offset, _ insertion: String, _ format: AnyFormat
  ) throws(Violation) {
    var foreign = foreign
    foreign.caret = place
    var own = format.formatted(text: foreign.text)
    // What isn't such a text as a whole is shown as far as it goes.
    let paste = format.apply(TextEdit(inserting: foreign.text, at: 0), to: FormattedText())
    if !paste.placesAll {
      own = format.formatted(value: foreign.text)
    }
    own.caret = place
    let edit =
      insertion.isEmpty
      ? TextEdit(deletingBackward: max(0, UTF16Offset(place.value - 1))..<place)
      : TextEdit(inserting: insertion, at: place)
    let expected = format.apply(edit, to: own)
    let outcome = format.apply(edit, to: foreign)
    // What has nothing to do changes nothing, neither the one text nor the other.
    if expected.formatted == own, outcome.formatted == foreign { return }
    let isSame =
      expected.isRejected == outcome.isRejected && expected.unused == outcome.unused
      && (outcome.isRejected
        ? outcome.formatted == foreign
        : outcome.formatted.text.isSame(as: expected.formatted.text)
          && outcome.formatted.value.isSame(as: expected.formatted.value)
          && outcome.formatted.selection == expected.formatted.selection)
    if isSame { return }
    throw Violation(
      rule: "a text that the format didn't make is formatted first",
      expected: "\(expected.formatted.picture)\(expected.isRejected ? " rejected" : "")",
      actual: "\(outcome.formatted.picture)\(outcome.isRejected ? " rejected" : "")"
        + " (\(foreign.picture) and \(ReplayLine.quoted(insertion)))")
  }
}
