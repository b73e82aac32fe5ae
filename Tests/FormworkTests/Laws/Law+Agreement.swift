@testable import Formwork

extension Law {
  /// Every short cut agrees with the general way.
  static let shortCuts = Law(
    name: "shortCuts", share: 0.06, makes: cases(5...14, .edits)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let current = step.after
      if let text = step.action.text { try checkWhole(text, step, format) }
      let end = current.text.utf16.count
      let places = [
        (end, end), (current.caret.value, current.caret.value), (0, end), (end - 1, end),
      ]
      let texts = ["1", "a", "-", " ", "", "12"] + (step.action.text.map { [$0] } ?? [])
      let isWhole = step.index % 3 == 0
      for (lower, upper) in isWhole ? places : Array(places.prefix(1)) where lower >= 0 {
        let range = UTF16Offset(lower)..<UTF16Offset(upper)
        var edits = texts.map { Edit(replacing: range, with: $0) }
        edits += [Edit(deletingBackward: range), Edit(deletingForward: range)]
        for edit in edits {
          tally.edits += 1
          let outcome = format.apply(edit, to: current)
          let general = format.applyAnywhere(edit, to: current)
          if outcome == general { continue }
          throw step.violation(
            "a short cut agrees with the general way", describe(general), describe(outcome),
            probe: [.select(lower, upper), probe(edit)])
        }
      }
    }
  }

  /// A whole text is the paste of it into an empty field.
  private static func checkWhole(
    _ text: String, _ step: Step, _ format: AnyFormat
  ) throws(Violation) {
    let whole = format.formatted(text: text)
    let paste = format.applyAnywhere(Edit(inserting: text, at: 0), to: FormattedText()).formatted
    if whole.text.isSame(as: paste.text), whole.value.isSame(as: paste.value),
      whole.isComplete == paste.isComplete,
      whole.text.isEmpty || whole.provenance == paste.provenance
    {
      return
    }
    throw step.violation(
      "a whole text is read as several at once into an empty field",
      "\(paste.picture) \(paste.provenance)", "\(whole.picture) \(whole.provenance)")
  }

  private static func probe(_ edit: Edit) -> Action {
    if !edit.replacement.isEmpty { return .insert(edit.replacement) }
    return edit.direction == .forward ? .delete : .backspace
  }

  private static func describe(_ outcome: Outcome) -> String {
    "\(outcome.formatted.picture)\(outcome.isRefused ? " refused" : "")"
      + " dropped \(ReplayLine.quoted(outcome.dropped))"
      + " complete \(outcome.formatted.isComplete) \(outcome.formatted.provenance)"
  }
}

extension AnyFormat {
  func applyAnywhere(_ edit: Edit, to current: FormattedText) -> Outcome {
    switch base {
    case let pattern as PatternFormat: pattern.applyAnywhere(edit, to: current)
    default: apply(edit, to: current)
    }
  }
}
