import FormworkTestSupport

extension GroupedField {
  /// What holds of every text that the format makes.
  func stateViolation(_ tally: inout LawTally) -> String? {
    let current = session.current
    let characters = Array(current.value)
    if characters.isEmpty {
      return current == FormattedText() ? nil : "an empty text has something"
    }
    tally.count("canonical")
    if current.text != model.text(characters) {
      return "the text should be \(model.text(characters))"
    }
    tally.count("complete")
    if current.isComplete != model.isComplete(characters) {
      return "complete is \(current.isComplete)"
    }
    if current.isFull != (characters.count >= model.most(characters)) {
      return "full is \(current.isFull)"
    }
    tally.count("issue")
    let issue = model.issue(characters)
    if current.issue != issue { return "the issue is \(current.issue?.code ?? "none")" }
    if let issue { tally.count(issue.code) }
    tally.count("remainder")
    let rest = format.remainder(after: current)
    if current.isComplete, !rest.isEmpty { return "“\(rest)” is missing in a complete text" }
    // By then no more zeros make another brand of a card.
    if characters.count >= 8, !rest.isEmpty {
      let whole = current.text + rest
      let all = Array(whole.filter { $0 != " " })
      tally.count("missing")
      // A shorter number than usual may go on if its check digit is wrong.
      let isOver = all.count >= model.room(all)
      if model.text(all) != whole || issue == nil && isOver && !model.isComplete(all) {
        return "with what is missing it is \(whole)"
      }
    }
    tally.count("mapping")
    if let violation = mappingViolation(current) { return violation }
    // What no number has can be left after a deletion, and isn't let in again.
    if characters.count > model.room(characters) { return nil }
    if model.normalized(characters) != characters { return nil }
    tally.count("idempotence")
    let again = format.formatted(text: current.text)
    if again.text != current.text || again.value != current.value {
      return "formatted again it is another"
    }
    tally.count("value")
    let shown = format.formatted(value: current.value)
    if shown.text != current.text || shown.value != current.value {
      return "the value shows another text"
    }
    if shown.caret != .end(of: shown.text) { return "the caret isn't at the end" }
    return nil
  }

  /// A range of the text, taken to the value and back, has the same characters.
  private func mappingViolation(_ current: FormattedText) -> String? {
    let length = current.text.utf16.count
    for lower in stride(from: 0, through: length, by: 4) {
      for upper in stride(from: lower, through: length, by: 7) {
        let range = UTF16Offset(lower)..<UTF16Offset(upper)
        let value = format.valueRange(of: range, in: current)
        let expected =
          GroupedModel.count(
            in: current.text, before: lower)..<GroupedModel.count(in: current.text, before: upper)
        if value.lowerBound.value != expected.lowerBound
          || value.upperBound.value != expected.upperBound
        {
          return "\(lower)..<\(upper) is \(value) of the value"
        }
        let back = format.textRange(of: value, in: current)
        if format.valueRange(of: back, in: current) != value {
          return "\(lower)..<\(upper) comes back as \(back)"
        }
      }
    }
    return nil
  }

  /// A key that is taken can be taken back, what is deleted can be typed again, and Backspace empties.
  mutating func keyViolation(_ tally: inout LawTally) -> String? {
    let current = session.current
    let offset = random.number(in: 0...current.text.utf16.count)
    let key = String(random.element(of: Array(model.takesLetters ? "0123456789AZ" : "0123456789")))
    let outcome = format.apply(TextEdit(inserting: key, at: UTF16Offset(offset)), to: current)
    if !outcome.isRejected {
      tally.count("inverse")
      let caret = outcome.formatted.caret
      let back = format.apply(
        TextEdit(deletingBackward: UTF16Offset(max(0, caret.value - 1))..<caret),
        to: outcome.formatted
      ).formatted
      let place = GroupedModel.count(in: current.text, before: offset)
      // A key that ends what means nothing takes it away; so Backspace doesn't bring it back.
      let isCorrection = current.value.count >= outcome.formatted.value.count
      if isCorrection { return nil }
      if back.text != current.text || back.value != current.value
        || GroupedModel.count(in: back.text, before: back.caret.value) != place
      {
        return "\(key) at \(offset), then Backspace: \(drawn(back))"
      }
    }
    let isLong = current.value.count > model.room(Array(current.value))
    if offset > 0, !isLong {
      let count = GroupedModel.count(in: current.text, before: offset)
      let gone = format.apply(
        TextEdit(deletingBackward: UTF16Offset(offset - 1)..<UTF16Offset(offset)), to: current
      ).formatted
      let same = String(Array(current.value)[count - 1])
      let back = format.apply(TextEdit(inserting: same, at: gone.caret), to: gone)
      tally.count("restored")
      if back.formatted.text != current.text {
        return "deleted at \(offset), then \(same): \(drawn(back.formatted))"
      }
    }
    if random.number(in: 0...15) == 0, !current.text.isEmpty {
      tally.count("progress")
      var field = EditingSession(format: format)
      field.set(formatted: current)
      field.select(.end(of: current.text)..<(.end(of: current.text)))
      for _ in current.value { field.deleteBackward() }
      if !field.current.text.isEmpty { return "something is left after all Backspaces" }
    }
    return nil
  }
}
