/// A format whose value has at most a number of characters.
///
///     let name = CharacterFilter.letters.limited(to: 8)
///     name.formatted(text: "Maximilian").value  // "Maximili"
///
/// An edit that would make the value too long is cut: the longest beginning of what is inserted
/// that fits is used, in whole characters, and the caret stands where the base puts it. If nothing
/// fits, the edit is refused. A value that is too long already, because the app made it so, can be
/// edited but doesn't grow.
public struct Limited<Base: InputFormat>: InputFormat {
  /// The format that is limited.
  public let base: Base

  /// The greatest length of the value, in characters (extended grapheme clusters).
  public let maximumLength: Int

  init(_ base: Base, to maximumLength: Int) {
    self.base = base
    self.maximumLength = max(0, maximumLength)
  }
}

extension InputFormat {
  /// This format with a value of at most `maximumLength` characters.
  ///
  /// - Parameter maximumLength: The greatest length of the value in characters (extended grapheme
  ///   clusters); a negative one counts as 0.
  /// - Returns: The limited format.
  public func limited(to maximumLength: Int) -> Limited<Self> {
    Limited(self, to: maximumLength)
  }
}

extension Limited {
  /// Applies an edit, or as much of it as the length allows.
  ///
  /// - Complexity: That of the base, times the logarithm of the length of a replacement that is
  ///   cut.
  public func apply(_ edit: Edit, to current: FormattedText) -> Outcome {
    let whole = base.apply(edit, to: current)
    if whole.isRefused || fits(whole.formatted.value, insteadOf: current.value) { return whole }
    let best = edit.replacement.longestBeginning { beginning -> Trial<Outcome> in
      let outcome = base.apply(edit.replacing(with: beginning), to: current)
      guard fits(outcome.formatted.value, insteadOf: current.value) else { return .tooLong }
      return outcome.isRefused ? .unusable : .fits(outcome)
    }
    return best ?? .refused(current)
  }

  /// The text that shows the longest beginning of `value` that fits.
  public func formatted(value: String) -> FormattedText {
    longest(of: value) { base.formatted(value: $0) }
  }

  /// The text that comes of the longest beginning of `text` that fits.
  public func formatted(text: String) -> FormattedText {
    longest(of: text) { base.formatted(text: $0) }
  }

  /// What the base reads in the longest beginning of `text` that fits.
  public func read(_ text: String, caret: UTF16Offset, gravity: Gravity) -> Reading {
    let whole = base.read(text, caret: caret, gravity: gravity)
    if whole.value.hasAtMost(maximumLength) { return whole }
    let best = text.longestBeginning { beginning -> Trial<Reading> in
      let reading = base.read(beginning, caret: caret, gravity: gravity)
      return reading.value.hasAtMost(maximumLength) ? .fits(reading) : .tooLong
    }
    return best ?? base.read("", caret: 0, gravity: gravity)
  }

  /// What the base says is still missing.
  public func remainder(after current: FormattedText) -> String {
    base.remainder(after: current)
  }

  /// What the base shows on focus, unless that makes the value too long.
  public func focused(_ current: FormattedText) -> FormattedText {
    let focused = base.focused(current)
    return fits(focused.value, insteadOf: current.value) ? focused : current
  }

  /// What the base tidies up, unless that makes the value too long.
  public func blurred(_ current: FormattedText) -> FormattedText {
    let blurred = base.blurred(current)
    return fits(blurred.value, insteadOf: current.value) ? blurred : current
  }

  /// The base's range of the value.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.valueRange(of: textRange, in: formatted)
  }

  /// The base's range of the text.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    base.textRange(of: valueRange, in: formatted)
  }

  private func fits(_ value: String, insteadOf earlier: String) -> Bool {
    value.hasAtMost(maximumLength) || value.count <= earlier.count
  }

  private func longest(
    of text: String, formattedBy format: (String) -> FormattedText
  ) -> FormattedText {
    let whole = format(text)
    if whole.value.hasAtMost(maximumLength) { return whole }
    let best = text.longestBeginning { beginning -> Trial<FormattedText> in
      let formatted = format(beginning)
      return formatted.value.hasAtMost(maximumLength) ? .fits(formatted) : .tooLong
    }
    return best ?? format("")
  }
}

extension Limited: Equatable where Base: Equatable {}
extension Limited: Hashable where Base: Hashable {}

extension Edit {
  /// The same edit with another replacement.
  func replacing(with replacement: String) -> Edit {
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
