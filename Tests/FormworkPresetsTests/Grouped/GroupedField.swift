import FormworkTestSupport

/// A field of grouped characters that random edits are made in, and that says which law one of them breaks.
struct GroupedField<Format: InputFormat> {
  var random: SeededGenerator
  let format: Format
  let model: GroupedModel
  var session: EditingSession<Format>

  /// Makes what is pasted: numbers, whole or not.
  let number: (inout SeededGenerator) -> String

  /// What was done, for the report of a failure.
  private(set) var trail: [String] = []

  init(
    seed: UInt64, _ format: Format, _ model: GroupedModel,
    number: @escaping (inout SeededGenerator) -> String
  ) {
    random = SeededGenerator(seed: seed)
    self.format = format
    self.model = model
    self.number = number
    session = EditingSession(format: format)
  }

  /// Makes one edit; the law that it breaks, if any.
  mutating func step(_ tally: inout LawTally) -> String? {
    let before = session.current
    let edit = nextEdit(before)
    let outcome = format.apply(edit, to: before)
    let steps = session.undoCount
    session.perform(edit)
    trail.append(
      "\(edit.range.lowerBound.value)..<\(edit.range.upperBound.value) \(edit.direction) "
        + "“\(edit.replacement)” \(drawn(outcome.formatted))")
    if session.current != outcome.formatted { return "the session shows something else" }
    return violation(edit, before, outcome, &tally)
      ?? session.undoViolation(before, steps, &tally)
      ?? stateViolation(&tally) ?? keyViolation(&tally)
  }

  private mutating func nextEdit(_ current: FormattedText) -> TextEdit {
    let insertion: String
    let sign = model.takesLetters ? "0123456789ABEGRX" : "0123456789"
    switch random.number(in: 0...14) {
    case 0...5: insertion = String(random.element(of: Array(sign)))
    case 6: insertion = random.element(of: [" ", "-", "x", ".", "é", "😀", "1x2", "٣", "５", "ａ"])
    case 7...8: insertion = number(&random)
    case 9:
      let whole = random.element(of: ["", "Visa ", "IBAN: ", " "]) + number(&random)
      insertion = whole + random.element(of: ["", " é1", ",2", "\n3", ";", " 12345"])
    case 10: insertion = random.troublesomeText(upTo: 4)
    default: insertion = ""
    }
    return random.likelyEdit(of: current.text, inserting: insertion)
  }

  /// The characters, the caret, what is left out and rejected are those of the model.
  private func violation(
    _ edit: TextEdit, _ before: FormattedText, _ outcome: EditOutcome, _ tally: inout LawTally
  ) -> String? {
    let after = outcome.formatted
    if !outcome.removed.isEmpty { return "something is removed" }
    guard let expected = model.outcome(of: edit, in: before.text) else {
      tally.count("ignored")
      if outcome.isRejected { return "what has no use is rejected" }
      return before.text == after.text && before.value == after.value
        ? nil : "what has no use changes something"
    }
    if outcome.rejection != expected.rejection {
      return "rejected: \(outcome.rejection?.name ?? "no")"
    }
    if expected.rejection != nil {
      tally.count("rejected")
      return after == before ? nil : "a rejected edit changes something"
    }
    tally.count("characters")
    if after.value != String(expected.characters) { return "the value is \(after.value)" }
    if outcome.unused != expected.unused { return "“\(outcome.unused)” is left out" }
    if !outcome.unused.isEmpty { tally.count("unused") }
    if !after.selection.isEmpty { return "something is selected" }
    if after.caret.value < 0 || after.caret > .end(of: after.text) { return "the caret is outside" }
    if let caret = expected.caret {
      tally.count("caret")
      let found = GroupedModel.count(in: after.text, before: after.caret.value)
      if found != caret { return "the caret is behind \(found) characters" }
      let units = Array(after.text.utf16)
      let isSpaceBefore = after.caret.value > 0 && units[after.caret.value - 1] == 0x20
      if !edit.replacement.isEmpty, isSpaceBefore { return "the caret is behind a separator" }
    }
    return nil
  }
}
