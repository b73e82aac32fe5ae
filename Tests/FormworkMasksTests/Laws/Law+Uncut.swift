import FormworkTestSupport

extension Law {
  /// A whole input is placed whole, or one part of it that is then done, or it is rejected: no part is cut,
  /// and none is joined to another.
  static let uncut = Law(
    name: "uncut", share: 0.06, floor: 0.12,
    makes: { random in
      let made = generator(
        &random, masksOnly: true,
        adjust: {
          $0.options.overflow = .reject
          $0.options.insertion = .insert
        })
      guard var generator = made else { return nil }
      let start = generator.random.chance(60) ? [] : generator.script(length: 1...4, .edits)
      let texts = (0..<4).map { _ in Self.sentence(&generator) }
      return Scenario(generator.spec, start + texts.map { .insert($0) })
    }
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    let places = spec.masks.flatMap { $0.places(isReversed: spec.options.rightToLeft) }
    func takes(_ character: Character) -> Bool {
      // No slot takes what would join the character beside it.
      if "x\(character)".count < 2 || "\(character)1".count < 2 { return false }
      return places.contains {
        $0.takes(character, freely: true, asDigit: spec.options.digits == .ascii)
      }
    }
    try walk(scenario, tally) { (step, _) throws(Violation) in
      guard let text = step.insertion?.replacement, !step.isRejected, step.after != step.before,
        text.filter({ !$0.isIgnored && !$0.isWhitespace }).count > 1
      else { return }
      tally.asserted += 1
      let unused = step.update?.change?.unused ?? step.update?.unused ?? ""
      let isCut = unused.contains(where: takes)
      let isDone = step.after.isComplete && step.after.issue == nil
      if isCut, !isDone {
        throw step.violation(
          "a part of an input is placed only if it is complete, and no part is cut", "rejected",
          "\(step.after.picture), unused \(ReplayLine.quoted(unused))")
      }
      // Every run of letters and digits is placed as a whole, or not at all.
      let shown = Folded.scalars([step.after.text])
      for word in text.split(whereSeparator: { !UnicodeSet.alphanumeric.contains($0) })
      where word.allSatisfy(takes) && word.count > 1 {
        let isPlaced = Folded.isSubsequence(
          Folded.scalars([String(word)]), of: shown)
        let isUnused = Folded.isSubsequence(
          Folded.scalars([String(word)]), of: Folded.scalars([unused]))
        if !isPlaced, !isUnused {
          throw step.violation(
            "no run of letters and digits is cut", "rejected",
            "\(step.after.picture), unused \(ReplayLine.quoted(unused))")
        }
      }
    }
  }

  /// Words, numbers and separators as people paste them.
  private static func sentence(_ generator: inout ScriptGenerator) -> String {
    var words: [String] = []
    for _ in 0..<generator.random.number(in: 1...4) {
      words.append(
        generator.random.chance(75)
          ? generator.text(1...7) : generator.random.pick(["code", "no.", "+1", "é", "4821", "x"]))
    }
    return words.joined(separator: generator.random.pick([" ", "-", ", ", ": ", "/", "+", "\n"]))
  }
}
