import FormworkMasks

extension Law.Step {
  /// Whether an app assigned a value, now or before.
  fileprivate func isAssigned(_ value: String) -> Bool {
    if case .set(let set) = action, set.isSame(as: value) { return true }
    return before.value.isSame(as: value)
  }
}

extension Law {
  /// No input traps; every text is well formed, whatever the offsets are.
  static let totality = Law(
    name: "totality", share: 0.08, floor: 1, makes: cases(4...12, taste: .any)
  ) { (scenario, tally) throws(Violation) in
    try walk(scenario, tally) { (step, format) throws(Violation) in
      try checkForm(step.after, step, scenario.format)
      let text = step.action.text ?? ""
      for edit in garbage(text, in: step.after) {
        tally.edits += 1
        let outcome = format.apply(edit, to: step.after)
        tally.asserted += 1
        try checkForm(outcome.formatted, step, scenario.format)
        if outcome.isRejected, outcome.formatted != step.after {
          throw step.violation(
            "a rejected edit changes nothing", step.after.picture, outcome.formatted.picture)
        }
      }
      for direction in [
        ReadingDirection.forward(completing: true), .backward(skipping: true), .forward(),
      ] {
        let caret = UTF16Offset(text.utf16.count / 2)
        let reading = format.read(text, caret: caret, direction: direction)
        tally.asserted += 1
        if !(0...reading.text.utf16.count).contains(reading.caret.value) {
          throw step.violation(
            "a reading's caret is in its text", "0...\(reading.text.utf16.count)",
            "\(reading.caret.value)")
        }
      }
      _ = format.remainder(after: step.after)
    }
  }

  /// Edits whose ranges are stale, inside characters or far away.
  private static func garbage(_ text: String, in current: FormattedText) -> [TextEdit] {
    let end = current.text.utf16.count
    let middle = UTF16Offset(end / 2)
    return [
      TextEdit(replacing: UTF16Offset(.min)..<UTF16Offset(.max), with: text),
      TextEdit(replacing: -1..<1, with: text),
      TextEdit(replacing: middle..<UTF16Offset(end + 7), with: text),
      TextEdit(inserting: text, at: middle),
      TextEdit(deletingBackward: middle..<UTF16Offset(end / 2 + 1)),
      TextEdit(deletingForward: UTF16Offset(.max)..<UTF16Offset(.max)),
      TextEdit(deletingBackward: UTF16Offset(end)..<UTF16Offset(end + 1)),
    ]
  }

  static func checkForm(
    _ formatted: FormattedText, _ step: Step, _ spec: FormatSpec
  ) throws(Violation) {
    let view = formatted.view
    func expect(_ isTrue: Bool, _ rule: String) throws(Violation) {
      if !isTrue { throw step.violation(rule, "a well formed text", formatted.picture) }
    }
    try expect(view.isWhole, "provenance covers the text")
    try expect(
      formatted.text.isBoundary(formatted.selection.lowerBound)
        && formatted.text.isBoundary(formatted.selection.upperBound),
      "the selection is on the boundaries of characters")
    try expect(
      !formatted.value.isEmpty || !formatted.isComplete, "an empty value is never complete")
    if let mask = spec.masks.first, !spec.isSet, spec.isPlainMask, mask.raw == nil,
      formatted.issue == nil, view.isApart, !mask.symbols.isEmpty, !mask.symbols.contains("…")
    {
      let mandatory = mask.symbols.count { !mask.isOptional($0) }
      let isFilled = view.users.count == mask.symbols.count
      try expect(
        view.users.count >= mandatory || !formatted.isComplete,
        "complete means no slot is left that must be filled")
      // A fixed literal is part of the value, and can be missing after the last slot.
      try expect(
        !isFilled || formatted.isComplete || mask.elements.contains { $0.isFixed },
        "all slots are filled, so the value is complete")
      if mask.isUniform {
        try expect(formatted.isFull == isFilled, "full means that all slots are filled")
      }
    }
    if spec.regex != nil {
      // The value of a regular expression is the whole text, typed literals included. A value that
      // an app assigned stays while less of it can be shown.
      let isAssigned = step.isAssigned(formatted.value) && formatted.issue != nil
      try expect(
        formatted.value.isSame(as: formatted.text) || isAssigned && !formatted.isComplete,
        "the value is the whole text")
    } else if formatted.issue != nil, !formatted.value.isSame(as: view.value) {
      // An assigned value stays while less of it can be shown.
      try expect(!formatted.isComplete, "a value that doesn't fit isn't complete")
    } else if view.users.isEmpty {
      try expect(formatted.value.isEmpty, "without a user's character the value is empty")
    } else if spec.hasGuide {
      try expect(view.value.hasPrefix(formatted.value), "the guide never enters the value")
    } else {
      try expect(
        formatted.value.isSame(as: view.value),
        "the value is the user's characters and the fixed literals")
    }
  }
}
