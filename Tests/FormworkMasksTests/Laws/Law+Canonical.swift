import FormworkFormats

extension Law {
  /// The text is a function of the chosen mask, the value and the reach, whichever edits led there;
  /// an empty value shows nothing, or the prefix if focus put it there.
  static let canonical = Law(
    name: "canonical", share: 0.07, floor: 1.2,
    makes: cases(adjust: {
      $0.options.autoskip = false
      $0.options.deletion = .throughLiterals
    })
  ) { (scenario, tally) throws(Violation) in
    let spec = scenario.format
    var mayShowPrefix = false
    try walk(scenario, tally) { (step, format) throws(Violation) in
      let view = step.after.view
      if case .focus = step.action { mayShowPrefix = spec.options.completesOnFocus }
      if step.after.value.isEmpty {
        tally.asserted += 1
        let isAllowed = step.after.text.isEmpty || mayShowPrefix || !view.typed.isEmpty
        if isAllowed, view.users.isEmpty { return }
        throw step.violation(
          "an empty value shows nothing, or the prefix if focus put it there", "an empty text",
          step.after.picture)
      }
      // What a regular expression must go on with depends on where it was left.
      if spec.regex != nil { return }
      // Characters that literals keep apart in the text may be one in the value.
      if !view.isApart { return }
      if spec.isExempt(from: "canonical") {
        if spec.isExempt(from: "canonicalText", view) { return }
        tally.asserted += 1
        return try checkText(step, format, spec)
      }
      if spec.isExempt(from: "canonical", view) { return }
      tally.asserted += 1
      let value = step.after.value
      let whole = format.formatted(value: value)
      if whole.text.isSame(as: step.after.text) { return try checkState(step, whole, format, spec) }
      let texts = format.masks.map { $0.formatted(value: value) }
      for (text, mask) in zip(texts, spec.masks) where text.value.isSame(as: value) {
        if isReach(step.after, view, of: text, spec, mask) { return }
      }
      throw step.violation(
        "the text is a function of mask, value and reach",
        (texts.isEmpty ? [whole] : texts).map(\.picture).joined(separator: " or "),
        step.after.picture)
    }
  }

  /// The state of a text, with its remainder, doesn't depend on the edits that led to it.
  private static func checkState(
    _ step: Step, _ whole: FormattedText, _ format: AnyFormat, _ spec: FormatSpec
  ) throws(Violation) {
    let shown = step.after
    // That a text was cut is an issue of the edit.
    if shown.issue == .tooLong { return }
    // Of a number, the keys count: `,1.` isn't one, and its text, `.1`, would be.
    if shown.keys != nil { return }
    // In a guide, the remainder depends on the caret.
    var whole = whole
    whole.selection = shown.selection
    guard whole.provenance == shown.provenance, whole.value.isSame(as: shown.value),
      whole.choice == shown.choice
    else { return }
    let state = { (text: FormattedText) in
      // A set is full if no mask takes more of the input, which may have separators.
      "complete \(text.isComplete), full \(text.isFull && !spec.isSet), issue \(text.issue?.code ?? "none"), then \(format.remainder(after: text))"
    }
    if state(whole) == state(shown) { return }
    throw step.violation("the state is a function of the text", state(whole), state(shown))
  }

  /// Where the value doesn't determine the text, the text must: it is what the format shows for
  /// itself.
  private static func checkText(
    _ step: Step, _ format: AnyFormat, _ spec: FormatSpec
  ) throws(Violation) {
    let shown = format.formatted(text: step.after.text)
    if shown.text.isSame(as: step.after.text) { return }
    if spec.isExempt(from: "sign") { return }
    // What chose the mask of a set needn't be in the text, and a character of one may be a literal
    // of another: `14` under `[900]-[0]` and `9-4`.
    if spec.isSet, isOfOtherMask(shown, format) { return }
    if !spec.literalsOfOtherMasks(shown.view).isEmpty { return }
    throw step.violation(
      "a text that an edit led to is one that the format shows", step.after.picture, shown.picture)
  }

  /// Whether a text is the canonical one of its value, with literals that the person typed.
  private static func isReach(
    _ shown: FormattedText, _ view: TextView, of canonical: FormattedText, _ spec: FormatSpec,
    _ mask: MaskSpec
  ) -> Bool {
    if canonical.text.isSame(as: shown.text) { return true }
    // A paste may pass an optional slot for the sake of a complete value, which shows more.
    let isLonger =
      shown.text.utf8.starts(with: canonical.text.utf8)
      || canonical.text.utf8.starts(with: shown.text.utf8)
    if mask.hasOptionalBeforeMandatory, isLonger { return true }
    if spec.options.rightToLeft {
      let rest = shown.text.utf16.count - canonical.text.utf16.count
      return rest > 0
        && Array(shown.text.utf8).suffix(canonical.text.utf8.count)
          .elementsEqual(canonical.text.utf8)
        && view.offsets.allSatisfy { $0 >= rest } && view.typed.contains { $0 <= rest }
    }
    // Literals are shown up to the last one that was typed, and on where they are certain.
    let length = canonical.text.utf16.count
    guard let typed = view.typed.last, shown.text.utf8.starts(with: canonical.text.utf8) else {
      return false
    }
    return view.ends.allSatisfy { $0 <= length } && typed > length
      && (typed == shown.text.utf16.count || spec.completes(mask))
  }
}
