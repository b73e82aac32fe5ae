/// A format whose value, or text, has at most a number of characters.
///
///     let code = AllowedCharacters.digits.limited(to: 6)
///     code.formatted(text: "Call 24 now: your code is 482913").value  // "482913"
///     code.formatted(text: "1234567").value  // "": not cut
///
///     let note = AllowedCharacters.any.limited(to: 5)
///     note.formatted(text: "Hello there").issue  // .tooLong, with the value "Hello"
///
/// A key for which there is no room is rejected. Text that arrives at once and is too long is placed as the one
/// part of it that has the maximum length, or rejected. Only if the base takes free text, its longest beginning that
/// fits is used, in whole characters, with the issue ``ValidationIssue/tooLong`` until the next edit. If the
/// app sets a value that is too long, its beginning is shown with that issue, and the value stays what was set.
/// A text that has as many characters as it may is full.
public struct Limited<Base: InputFormat>: FormatWrapper {
  /// The format that is limited.
  package let base: Base

  /// The greatest length, in characters (extended grapheme clusters).
  public let maximumLength: Int

  /// What is measured.
  package let measure: LengthMeasure

  init(_ base: Base, to maximumLength: Int, of measure: LengthMeasure) {
    self.base = base
    self.maximumLength = max(0, maximumLength)
    self.measure = measure
  }
}

/// What a limit of length counts.
public enum LengthMeasure: Hashable, Sendable {
  /// The characters of the value.
  case value

  /// The characters that the person sees, literals and all.
  case text
}

extension InputFormat {
  /// This format with a value, or a text, of at most `maximumLength` characters.
  ///
  ///     try Mask("[000]-[000]").limited(to: 6, of: .text).formatted(value: "12345").text  // "123-45"
  ///
  /// - Parameters:
  ///   - maximumLength: The greatest length in characters (extended grapheme clusters); a negative
  ///     one counts as 0.
  ///   - measure: What is measured; the value if you leave it out.
  /// - Returns: The limited format.
  public func limited(
    to maximumLength: Int, of measure: LengthMeasure = .value
  ) -> Limited<Self> {
    Limited(self, to: maximumLength, of: measure)
  }
}

extension Limited {
  /// Applies an edit that fits, or rejects it; free text keeps its beginning.
  ///
  /// - Complexity: That of the base, times the logarithm of the length of free text that is cut.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    // A set may show more fixed literals for less: a deletion never waits for room.
    if edit.replacement.isEmpty || !whole.isRejected && fits(whole.formatted, insteadOf: current) {
      return whole.isRejected ? whole : judged(whole)
    }
    let rejection = whole.rejection ?? .noRoom
    if edit.replacement.isOneCharacter { return .rejected(current, because: rejection) }
    guard whole.isRejected || !base.takesFreeText else {
      return beginning(of: edit, in: current) ?? .rejected(current, because: .noRoom)
    }
    return part(of: edit, in: current, otherwise: rejection)
  }

  /// The longest beginning that fits, with an issue.
  private func beginning(of edit: TextEdit, in current: FormattedText) -> EditOutcome? {
    edit.replacement.longestBeginning { beginning -> Trial<EditOutcome> in
      let outcome = base.apply(edit.replacing(with: beginning), to: current)
      guard fits(outcome.formatted, insteadOf: current) else { return .tooLong }
      return outcome.isRejected
        ? .unusable : .fits(outcome.accounting(for: edit.replacement, insteadOf: beginning))
    }.map { cut in
      var cut = judged(cut)
      cut.formatted.issue = cut.formatted.issue ?? .tooLong
      return cut
    }
  }

  /// The one part that has the maximum length.
  private func part(
    of edit: TextEdit, in current: FormattedText, otherwise rejection: Rejection
  ) -> EditOutcome {
    let input = WholeInput(edit.replacement)
    var known: [UInt32: Bool] = [:]
    let parts = input.parts { character in
      if character.isDecoration { return true }
      guard let scalar = character.onlyScalar else { return false }
      if let isPlaced = known[scalar] { return isPlaced }
      let key = TextEdit(inserting: String(character), at: 0)
      let isPlaced = known.count < 256 && !base.apply(key, to: FormattedText()).isRejected
      known[scalar] = isPlaced
      return isPlaced
    }
    let whole = parts.filter { !$0.touchesWord(in: input.text) }
    return judged(
      .onePart(of: input, whole, otherwise: rejection, current) { part in
        let outcome = base.apply(edit.replacing(with: part), to: current)
        let isExact = measured(outcome.formatted).count == maximumLength
        return isExact ? outcome : .rejected(current)
      })
  }

  /// The text that shows `value`, or its longest beginning that fits, with an issue.
  public func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if shownLength(of: whole) <= maximumLength { return judged(whole) }
    let best = value.longestBeginning { beginning -> Trial<FormattedText> in
      let formatted = base.formatted(value: beginning)
      return shownLength(of: formatted) <= maximumLength ? .fits(formatted) : .tooLong
    }
    var shown = judged(best ?? base.formatted(value: "")).showing(partOf: value)
    shown.issue = .tooLong
    return shown
  }

  /// The text that comes of pasting `text`.
  public func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if !whole.text.isEmpty, measured(whole).hasAtMost(maximumLength) { return judged(whole) }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.isRejected
      ? judged(base.formatted(text: "")) : paste.formatted.withCaretAtEnd()
  }

  /// What the base reads in the longest beginning of `text` that fits.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let whole = base.read(text, caret: caret, direction: direction)
    if fits(whole) { return whole }
    let best = text.longestBeginning { beginning -> Trial<StatelessReading> in
      let reading = base.read(beginning, caret: caret, direction: direction)
      return fits(reading) ? .fits(reading) : .tooLong
    }
    return best ?? base.read("", caret: 0, direction: direction)
  }

  /// What the base shows on focus, unless that makes it too long.
  public func focused(_ current: FormattedText) -> FormattedText {
    let focused = base.focused(current)
    let isUsable = focused != current && fits(focused, insteadOf: current)
    return isUsable ? judged(focused) : current
  }

  /// What the base tidies up, unless that makes it too long.
  public func blurred(_ current: FormattedText) -> FormattedText {
    let blurred = base.blurred(current)
    let isUsable = blurred != current && fits(blurred, insteadOf: current)
    return isUsable ? judged(blurred) : current
  }

  /// What the base steps to, unless that makes it too long.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      if stepped.isRejected { return stepped }
      return fits(stepped.formatted, insteadOf: current)
        ? judged(stepped) : .rejected(current, because: .noRoom)
    }
  }

  private func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool {
    let measured = measured(formatted)
    return measured.hasAtMost(maximumLength) || measured.count <= shownLength(of: earlier)
  }

  /// The same text, full if the base says so or it is as long as it may be.
  private func judged(_ formatted: FormattedText) -> FormattedText {
    var judged = formatted
    judged.isFull = formatted.isFull || measured(formatted).fills(maximumLength)
    return judged
  }

  private func judged(_ outcome: EditOutcome) -> EditOutcome {
    var judged = outcome
    judged.formatted = self.judged(outcome.formatted)
    return judged
  }

  /// The length of what is shown, which is less than the value if the app assigned more than fits.
  private func shownLength(of formatted: FormattedText) -> Int {
    let isPart = formatted.issue != nil && !formatted.isComplete && measure == .value
    return isPart
      ? base.formatted(text: formatted.text).value.count : measured(formatted).count
  }

  private func measured(_ formatted: FormattedText) -> String {
    measure == .value ? formatted.value : formatted.text
  }

  private func fits(_ reading: StatelessReading) -> Bool {
    (measure == .value ? reading.value : reading.text).hasAtMost(maximumLength)
  }
}

extension Limited: Equatable where Base: Equatable {}
extension Limited: Hashable where Base: Hashable {}

extension InputFormat {
  /// Whether two words stay as they are typed, so that a beginning of them is still of use.
  var takesFreeText: Bool {
    var current = FormattedText()
    for key in ["a", " ", "b"] {
      let outcome = apply(TextEdit(inserting: key, at: .end(of: current.text)), to: current)
      if outcome.isRejected { return false }
      current = outcome.formatted
    }
    return current.isDone && current.text.isSame(as: "a b") && current.value.isSame(as: "a b")
  }
}

extension TextEdit {
  /// The same edit with another replacement.
  package func replacing(with replacement: String) -> TextEdit {
    var edit = self
    edit.replacement = replacement
    return edit
  }
}

extension String {
  fileprivate func hasAtMost(_ count: Int) -> Bool {
    // A character has at least one byte.
    utf8.count <= count || self.count <= count
  }

  /// What was made of the longest beginning that fits, short of the whole; `nil` if none does.
  ///
  /// - Complexity: O(log *n*) trials, for a trial after whose first failure no longer one fits.
  fileprivate func longestBeginning<Result>(_ trial: (String) -> Trial<Result>) -> Result? {
    // Half-open places between characters: all up to `low` fit, none from `high` on does.
    var low = 0
    var high = count
    var best: Result?
    while high - low > 1 {
      let middle = low + (high - low) / 2
      switch trial(String(prefix(middle))) {
      case .fits(let result):
        best = result
        low = middle
      case .unusable: low = middle
      case .tooLong: high = middle
      }
    }
    return best
  }
}

/// What came of a beginning of a text.
private enum Trial<Result> {
  case fits(Result)
  case unusable
  case tooLong
}
