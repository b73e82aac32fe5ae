/// A format whose value, or text, has at most a number of characters.
///
///     let name = CharacterFilter.letters.limited(to: 8)
///     name.formatted(text: "Maximilian").value  // "Maximili"
///
/// An edit that would make it too long is cut: the longest beginning of what is inserted
/// that fits is used, in whole characters, and the caret stands where the base puts it; letters and
/// digits of the rest are ``EditOutcome/leftOut``. If nothing fits, the edit is refused for want of
/// room. A text that has as many characters as it may is full. What is too long already, because the
/// app made it so, can be edited but doesn't grow.
public struct Limited<Base: InputFormat>: FormatWrapper {
  /// The format that is limited.
  public let base: Base

  /// The greatest length, in characters (extended grapheme clusters).
  public let maximumLength: Int

  /// What is measured.
  public let measure: LengthMeasure

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
  ///     try Mask("[000]-[000]").limited(to: 6, of: .text).formatted(value: "123456").text  // "123-45"
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
  /// Applies an edit, or as much of it as the length allows.
  ///
  /// - Complexity: That of the base, times the logarithm of the length of a replacement that is
  ///   cut.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    if whole.isRefused { return whole }
    // A set may show more fixed literals for less: a deletion never waits for room.
    if edit.replacement.isEmpty || fits(whole.formatted, insteadOf: current) {
      return judged(whole)
    }
    let best = edit.replacement.longestBeginning { beginning -> Trial<EditOutcome> in
      let outcome = base.apply(edit.replacing(with: beginning), to: current)
      guard fits(outcome.formatted, insteadOf: current) else { return .tooLong }
      return outcome.isRefused
        ? .unusable : .fits(outcome.accounting(for: edit.replacement, insteadOf: beginning))
    }
    return best.map(judged) ?? .refused(current, because: .noRoom)
  }

  /// The text that shows the longest beginning of `value` that fits.
  public func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if measured(whole).hasAtMost(maximumLength) { return judged(whole) }
    let best = value.longestBeginning { beginning -> Trial<FormattedText> in
      let formatted = base.formatted(value: beginning)
      return measured(formatted).hasAtMost(maximumLength) ? .fits(formatted) : .tooLong
    }
    return judged(best ?? base.formatted(value: ""))
  }

  /// The text that comes of the longest beginning of `text` that fits.
  public func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if measured(whole).hasAtMost(maximumLength) { return judged(whole) }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.isRefused
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
      if stepped.isRefused { return stepped }
      return fits(stepped.formatted, insteadOf: current)
        ? judged(stepped) : .refused(current, because: .noRoom)
    }
  }

  private func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool {
    let measured = measured(formatted)
    return measured.hasAtMost(maximumLength) || measured.count <= self.measured(earlier).count
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

  private func measured(_ formatted: FormattedText) -> String {
    measure == .value ? formatted.value : formatted.text
  }

  private func fits(_ reading: StatelessReading) -> Bool {
    (measure == .value ? reading.value : reading.text).hasAtMost(maximumLength)
  }
}

extension Limited: Equatable where Base: Equatable {}
extension Limited: Hashable where Base: Hashable {}

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
