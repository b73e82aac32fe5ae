package import FormworkMasks

/// A format that limits the length of the value or of the text.
///
///     let code = AllowedCharacters.digits.limited(to: 6)
///     code.formatted(text: "Call 24 now: your code is 482913").value  // "482913"
///     code.formatted(text: "1234567").value  // "": not cut
///
///     let note = AllowedCharacters.any.limited(to: 5)
///     note.formatted(text: "Hello there").issue  // .tooLong, with the value "Hello"
///
/// A key is rejected if there is no room for it. If a text that arrives at once is too long, its one part
/// with the maximum length is used, or the text is rejected. If the base takes free text, the longest
/// beginning that fits is used instead, in whole characters, with the issue `ValidationIssue.tooLong` until
/// the next edit. If the app sets a value that is too long, the text shows its beginning with that issue, and
/// the value stays as assigned. A text with the maximum length is full.
package struct Limited<Base: InputFormat>: LengthLimiting {
  /// The limited format.
  package let base: Base

  /// The maximum length in characters (extended grapheme clusters).
  package let maximumLength: Int

  /// The part that is measured.
  package let measure: LengthMeasure

  init(_ base: Base, to maximumLength: Int, of measure: LengthMeasure) {
    self.base = base
    self.maximumLength = max(0, maximumLength)
    self.measure = measure
  }
}

/// The part of a formatted text that a limit of length measures.
public enum LengthMeasure: Hashable, Sendable {
  /// The characters of the value.
  case value

  /// The characters that the user sees, including literals.
  case text
}

extension InputFormat {
  /// Returns this format with at most `maximumLength` characters in the value or the text.
  ///
  ///     try Mask("[000]-[000]").limited(to: 6, of: .text).formatted(value: "12345").text  // "123-45"
  ///
  /// - Parameters:
  ///   - maximumLength: The maximum length in characters (extended grapheme clusters). A negative number
  ///     counts as 0.
  ///   - measure: Whether the value or the text is measured. The default is the value.
  /// - Returns: The limited format.
  package func limited(
    to maximumLength: Int, of measure: LengthMeasure = .value
  ) -> Limited<Self> {
    Limited(self, to: maximumLength, of: measure)
  }
}

extension Limited {
  /// Applies an edit if it fits. Otherwise, free text is cut, and other edits are rejected.
  ///
  /// - Complexity: That of the base. If free text is cut, that times the logarithm of its length.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    // An edit that does nothing keeps a value that an app assigned.
    if whole.keepsPart(of: current) { return whole }
    // In a set of masks, a shorter value may have more fixed literals, but a deletion never needs room.
    if edit.replacement.isEmpty || !whole.isRejected && fits(whole.formatted, insteadOf: current) {
      return updatingStatus(whole)
    }
    let rejection = whole.rejection ?? .noRoom
    // Input with another prefix is a whole of another kind, and none of its parts is meant.
    if edit.replacement.isOneCharacter || rejection == .otherPrefix {
      return .rejected(current, because: rejection)
    }
    guard whole.isRejected || !base.takesFreeText else {
      return beginning(of: edit, in: current) ?? .rejected(current, because: .noRoom)
    }
    return part(of: edit, in: current, otherwise: rejection)
  }

  /// Inserts the longest beginning that fits, with an issue.
  private func beginning(of edit: TextEdit, in current: FormattedText) -> EditOutcome? {
    edit.replacement.longestBeginning { beginning -> Trial<EditOutcome> in
      let outcome = base.apply(edit.replacing(with: beginning), to: current)
      guard fits(outcome.formatted, insteadOf: current) else { return .tooLong }
      return outcome.isRejected
        ? .unusable : .fits(outcome.accounting(for: edit.replacement, insteadOf: beginning))
    }.map { cut in
      var cut = updatingStatus(cut)
      cut.formatted.issue = cut.formatted.issue ?? .tooLong
      return cut
    }
  }

  /// Inserts the one part that has the maximum length.
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
    return updatingStatus(
      .onePart(of: input, whole, otherwise: rejection, current) { part in
        let outcome = base.apply(edit.replacing(with: part), to: current)
        let isExact = measured(outcome.formatted).count == maximumLength
        return isExact ? outcome : .rejected(current)
      })
  }

  /// Formats `value`, or its longest beginning that fits, with an issue.
  package func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if shownLength(of: whole) <= maximumLength { return updatingStatus(whole) }
    let best = value.longestBeginning { beginning -> Trial<FormattedText> in
      let formatted = base.formatted(value: beginning)
      return shownLength(of: formatted) <= maximumLength ? .fits(formatted) : .tooLong
    }
    var shown = updatingStatus(best ?? base.formatted(value: "")).showing(partOf: value)
    shown.issue = .tooLong
    return shown
  }

  /// Formats `text` as a paste does.
  package func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if !whole.text.isEmpty, measured(whole).hasAtMost(maximumLength) {
      return updatingStatus(whole)
    }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.isRejected
      ? updatingStatus(base.formatted(text: "")) : paste.formatted.withCaretAtEnd()
  }

  /// Reads the longest beginning of `text` that fits.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
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

  /// Returns whether a text is short enough, or no longer than the one that it replaces.
  package func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool {
    let measured = measured(formatted)
    return measured.hasAtMost(maximumLength) || measured.count <= shownLength(of: earlier)
  }

  /// Returns the text, marked as full if the base marks it or if it has the maximum length.
  package func updatingStatus(_ formatted: FormattedText) -> FormattedText {
    var updated = formatted
    updated.limit(isReached: measured(formatted).fills(maximumLength))
    return updated
  }

  /// Returns the length of the shown part, which is shorter than the value if the app assigned too much.
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
  /// Whether the format keeps two words as typed, so that the beginning of a longer text is useful.
  fileprivate var takesFreeText: Bool {
    var current = FormattedText()
    for key in ["a", " ", "b"] {
      let outcome = apply(TextEdit(inserting: key, at: .end(of: current.text)), to: current)
      if outcome.isRejected { return false }
      current = outcome.formatted
    }
    return current.isDone && current.text.isSame(as: "a b") && current.value.isSame(as: "a b")
  }
}

extension String {
  fileprivate func hasAtMost(_ count: Int) -> Bool {
    // A character has at least one byte.
    utf8.count <= count || self.count <= count
  }

  /// Returns the result for the longest beginning that fits and is shorter than the text, or `nil` if none
  /// fits.
  ///
  /// - Complexity: O(log *n*) trials. If a beginning doesn't fit, no longer one may fit.
  fileprivate func longestBeginning<Result>(_ trial: (String) -> Trial<Result>) -> Result? {
    // These are numbers of characters. Beginnings up to `low` fit, and beginnings from `high` on don't.
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

/// The result of trying a beginning of a text.
private enum Trial<Result> {
  case fits(Result)
  case unusable
  case tooLong
}

/// A wrapper that limits a length, whatever it counts: no step, and nothing that appears with the focus, makes a
/// text longer than that.
package protocol LengthLimiting: FormatWrapper {
  /// Returns whether a text is short enough, or no longer than the one that it replaces.
  func fits(_ formatted: FormattedText, insteadOf earlier: FormattedText) -> Bool

  /// Returns the text, marked as full if the base marks it or if it has the maximum length.
  func updatingStatus(_ formatted: FormattedText) -> FormattedText
}

extension LengthLimiting {
  /// Returns the text that the base shows on focus, unless it is too long.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    fitting(base.editingBegan(current), insteadOf: current)
  }

  /// Returns the text that the base shows when the field loses the focus, unless it is too long.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    fitting(base.editingEnded(current), insteadOf: current)
  }

  /// Steps the number or date at the caret with the base, unless the result is too long.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      stepped.isRejected || fits(stepped.formatted, insteadOf: current)
        ? updatingStatus(stepped) : .rejected(current, because: .noRoom)
    }
  }

  /// Returns the outcome with its text marked as full if it is. A rejected edit changes nothing.
  package func updatingStatus(_ outcome: EditOutcome) -> EditOutcome {
    if outcome.isRejected { return outcome }
    var updated = outcome
    updated.formatted = self.updatingStatus(outcome.formatted)
    return updated
  }

  private func fitting(
    _ formatted: FormattedText, insteadOf current: FormattedText
  ) -> FormattedText {
    formatted != current && fits(formatted, insteadOf: current)
      ? updatingStatus(formatted) : current
  }
}
