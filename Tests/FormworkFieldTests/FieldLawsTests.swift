import FormworkCore
import FormworkTestSupport
import Testing

/// Laws of the machine under random orders of events and random habits of systems.
///
/// `FIELD_EVENTS` sets how many events each law sees, `FIELD_SEED` where they come from.
@Suite struct FieldLawsTests {
  /// A field of digits is its own oracle: what is in it are the digits that were put in, in order.
  @Test func nothingTypedIsLostAndEachChangeIsToldOnce() {
    run(SiftedDigits()) { step in
      if let expected = step.expected, step.field.value != expected { return "not \(expected)" }
      let count = step.field.told.count
      if step.deed.isByPerson {
        let isTold = step.isChanged ? count == 1 : count <= 1
        return isTold ? nil : "told \(count) times"
      }
      return count == 0 ? nil : "told of the app's own doing"
    }
  }

  /// Masks that rewrite nearly everything that is put in.
  @Test(arguments: ["+1 ([000]) [000]-[0000]", "[09]/[09]", "[AA]-[…]", "{EU}[00]"])
  func whoeverListensSeesTheFormattedTextLast(pattern: String) throws {
    run(try Mask(pattern)) { step in
      guard step.deed.isByPerson, step.isChanged else { return nil }
      let field = step.field
      if field.told.count != 1 { return "told \(field.told.count) times" }
      for event in TextEvent.all {
        guard let last = field.heard.last(where: { $0.event == event }) else {
          return "no \(event)"
        }
        if !last.text.isSame(as: field.text) { return "\(event) last saw \(last.text)" }
        // A key is told of once, by whomever, and what was asked about is never seen raw where the
        // selection is told of inside the change.
        let texts = field.heard.filter { $0.event == event }.map(\.text)
        if step.deed.isKey, step.before.selection.isEmpty, texts.count != 1 {
          return "\(event) came \(texts.count) times"
        }
        if case .insert = step.deed, field.habits.tellsSelection,
          texts.contains(where: { $0 != field.text })
        {
          return "\(event) saw \(texts)"
        }
      }
      return nil
    }
  }

  /// An app that assigns, sets formats and values while it is told of a change.
  @Test func anAppThatReactsIsToldOnceAllTheSame() throws {
    run(SiftedDigits(), reacts: true) { step in
      guard step.deed.isByPerson, let expected = step.expected else { return nil }
      if step.field.value != expected { return "not \(expected)" }
      let causes = step.field.told.map(\.cause)
      if expected == step.before.value { return nil }
      // A reaction of the app has no cause of its own.
      return causes == step.deed.cause.map { [$0] } ?? causes ? nil : "told of \(causes)"
    }
  }

  /// The hidden part of a value is back with the focus.
  @Test func aFieldThatIsLeftShowsItsEndOnly() {
    var looked = 0
    run(SiftedDigits(), hides: 2) { (field: HeadlessField<SiftedDigits>) in
      looked += 1
      let end = field.value.suffix(2)
      let signs = String(repeating: "•", count: field.value.count - end.count)
      if field.text != signs + end { field.offences.append("shows \(field.text)") }
    } _: { step in
      if let expected = step.expected, step.field.value != expected { return "not \(expected)" }
      return step.field.text.contains("•") ? "hides what is edited" : nil
    }
    #expect(looked > 100)
  }

  /// A step leads where the format says, is told once, and is one of undo.
  @Test func aStepIsToldAndTakenBackLikeAKey() {
    var taken = 0
    run(Counter()) { step in
      guard case .step(let steps) = step.deed else { return nil }
      let field = step.field
      guard let next = Counter.next(step.before.value, steps) else {
        return field.value == step.before.value && field.told.isEmpty ? nil : "not rejected"
      }
      if field.value != next { return "not \(next)" }
      if field.told.map(\.cause) != [.stepping] { return "told \(field.told)" }
      taken += 1
      var session = field.session
      session.undo()
      return session.current.value == step.before.value ? nil : "undone to \(session.current)"
    }
    #expect(taken > 100)
  }

  /// A reported change has the state of the field. It reports once that the value is complete or full, at the
  /// key that made it so.
  @Test(arguments: ["[00]-[09]", "[0]-[99]", "{A}[00]"])
  func aReportedChangeHasTheStateOfTheField(pattern: String) throws {
    let format = try Mask(pattern)
    var completions = 0
    run(format) { step in
      guard step.deed.isByPerson, let last = step.field.told.last else { return nil }
      let (before, current, change) = (step.before, step.field.session.current, last)
      if change.content != current || change.content.issue != current.issue {
        return "reported \(change)"
      }
      guard step.deed.isKey, step.field.told.count == 1 else { return nil }
      if last.completes { completions += 1 }
      if last.completes != (current.isDone && !before.isDone) {
        return "wrong completion"
      }
      let isFilled = current.isFull && current.isDone
      return last.fills == (isFilled && !(before.isFull && before.isDone))
        ? nil : "wrong fullness"
    }
    #expect(completions > 100)
  }

  /// An issue is visible from when the user leaves the field until it is fixed, or until the app sets
  /// something else. No key makes an issue appear.
  @Test func anIssueIsVisibleFromLeavingUntilItIsFixed() throws {
    var (accused, seen) = (false, 0)
    var last: HeadlessField<Mask>?
    run(try Mask("[000]-[0]")) { step in
      if last !== step.field { accused = false }
      last = step.field
      let current = step.field.session.current
      let isGood = current.value.isEmpty || current.isDone
      switch step.deed {
      case .leaveAndReturn: accused = !isGood
      case .assign, .setValue: accused = false
      default: if isGood { accused = false }
      }
      guard let issue = step.field.shownIssue else { return accused ? "no issue" : nil }
      if issue != .incomplete { return nil }
      seen += 1
      return accused ? nil : "an issue too many"
    }
    #expect(seen > 50)
  }

  /// A step of a script, when all is done.
  private struct Step<Format: InputFormat> {
    var field: HeadlessField<Format>
    var deed: Deed
    var before: FormattedText
    var expected: String?

    var isChanged: Bool { !before.isEqualInText(to: field.session.current) }

    /// What holds after whatever happens.
    var violation: String? {
      let current = field.session.current
      if let offence = field.offences.first { return offence }
      if field.shownIssue != field.machine.visibleIssue {
        return "shows the issue \(field.shownIssue as Any)"
      }
      if !field.machine.isIdle { return "something is left to do" }
      if !field.text.isSame(as: current.text) {
        return "shows \(field.text), not \(drawn(current))"
      }
      if field.isEdited, field.selection != current.selection {
        return "shows \(field.drawn), not \(drawn(current))"
      }
      return nil
    }
  }

  /// Runs scripts, until three have failed.
  private func run<Format: InputFormat>(
    _ format: Format, reacts: Bool = false, hides visibleCount: Int? = nil,
    whileLeft: ((HeadlessField<Format>) -> Void)? = nil, _ law: (Step<Format>) -> String?
  ) {
    var (events, asserted, failures) = (0, 0, 0)
    for round in Rounds.all {
      var script = ReplayScript(seed: round)
      let field = HeadlessField(format, habits: script.habits)
      field.focus()
      if let visibleCount { field.redact(Redaction(allButLast: visibleCount)) }
      var trail: [String] = []
      for _ in 0..<script.length {
        var deed = script.nextDeed(text: field.text)
        // What else is done ends a composition first, which is a change of its own.
        if field.marked != nil, deed.isByPerson, !deed.isComposition { deed = .commit }
        let before = field.session.current
        let expected = deed.digits(
          in: field.text, field.selection, isComposing: field.marked != nil)
        field.told = []
        field.heard = []
        if reacts {
          let reaction = script.reaction()
          trail.append("\(reaction)")
          field.reaction = { field, occasion in
            if case .event = occasion { reaction.perform(in: field) }
          }
        }
        if let whileLeft {
          let doing = script.reaction()
          trail.append("when left \(doing)")
          field.whileLeft = { field in
            whileLeft(field)
            doing.performUnseen(in: field)
            whileLeft(field)
          }
        }
        deed.perform(in: field)
        field.endTurn()
        field.reaction = nil
        trail.append("\(deed) \(field.drawn)")
        events += 1
        if field.marked != nil { continue }
        asserted += 1
        let step = Step(field: field, deed: deed, before: before, expected: expected)
        guard let violation = step.violation ?? law(step) else { continue }
        Issue.record(
          "\(violation)\nseed \(round): \(trail.joined(separator: "; "))\n\(field.habits)")
        failures += 1
        break
      }
      if failures == 3 { return }
    }
    print("asserted \(asserted) of \(events) events")
    #expect(Double(asserted) >= Double(events) * 0.6, "too little was asserted")
  }
}
