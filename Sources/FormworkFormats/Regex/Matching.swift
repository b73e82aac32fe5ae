package import FormworkMasks

/// A format whose complete value must match a regular expression.
///
///     let expiry = try Mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
///     expiry.formatted(text: "1234").text  // "12/34"
///     expiry.formatted(text: "1324").text  // "": no month is 13
///
/// If a match isn't possible after a key, the key is rejected. A paste is inserted as a whole, or
/// reduced to its only part that matches, or rejected. After a deletion, characters that can't
/// match any more are removed and reported. If the app sets a value that can't match, the text
/// shows the part that can, with an issue, and the value stays as set. Decimal digits of other
/// scripts become ASCII digits if the expression accepts those.
///
/// Text is full if it is full for the base, or if its value has the length of the longest match.
package struct Matching<Base: InputFormat>: FormatWrapper {
  /// The format of the text.
  package let base: Base

  /// The regular expression that the complete value must match as a whole.
  package let expression: RegularExpression

  init(_ base: Base, _ expression: RegularExpression) {
    self.base = base
    self.expression = expression
  }
}

extension InputFormat {
  /// Returns this format with a regular expression that its complete value must match.
  package func matching(_ expression: RegularExpression) -> Matching<Self> {
    Matching(self, expression)
  }

  /// Returns this format with a pattern that its complete value must match.
  ///
  /// - Parameter pattern: The regular expression; ``RegularExpression`` describes its syntax.
  /// - Returns: The format.
  /// - Throws: ``RegexError`` if the pattern is invalid, too large, or uses syntax that isn't
  ///   supported.
  package func matching(_ pattern: String) throws(RegexError) -> Matching<Self> {
    Matching(self, try RegularExpression(pattern))
  }
}

extension Matching {
  /// Applies an edit if the value can still match afterwards.
  ///
  /// - Complexity: That of the base, and O(*n*) in the length of the value, for each part of a
  ///   whole input that is tried.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    let fits = !whole.isRejected && expression.isViable(whole.formatted.value)
    // A digit of another script may be a literal of the base.
    if !fits || !whole.unused.isEmpty || !whole.formatted.value.isPlainASCII,
      let outcome = withDigits(edit, current)
    {
      return outcome
    }
    // An edit that does nothing, such as Backspace at the start, keeps a value that an app assigned.
    if whole.keepsPart(of: current) { return whole }
    if fits { return judged(whole) }
    if edit.replacement.isEmpty { return whole.isRejected ? whole : judged(kept(whole)) }
    let rejection = whole.rejection ?? rejection(of: edit, whole, current)
    // Input with another prefix is a whole of another kind, and none of its parts is meant.
    if edit.replacement.isOneCharacter || rejection == .otherPrefix {
      return .rejected(current, because: rejection)
    }
    return part(of: edit, otherwise: rejection, current)
  }

  /// Returns the formatted text of `value`. If it can't match, the part that can is shown, with an
  /// issue.
  package func formatted(value: String) -> FormattedText {
    let digits = expression.wantsASCIIDigits ? value.withASCIIDigits : value
    let changed = base.formatted(value: digits)
    let whole =
      changed.isDone && expression.isViable(changed.value) ? changed : base.formatted(value: value)
    if expression.isViable(whole.value) || whole.value.isEmpty { return judged(whole) }
    return judged(adapted(whole)).showing(partOf: value)
  }

  /// Formats arbitrary text as a paste.
  package func formatted(text: String) -> FormattedText {
    apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
  }

  /// Reads text with the base format. The value is only complete if it also matches.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var reading = base.read(text, caret: caret, direction: direction)
    reading.isComplete = reading.isComplete && expression.matches(reading.value)
    return reading
  }

  /// Returns the text that the base shows on focus.
  package func editingBegan(_ current: FormattedText) -> FormattedText {
    judged(base.editingBegan(current))
  }

  /// Returns the text that the base tidies up, if it can match.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    let blurred = base.editingEnded(current)
    return expression.isViable(blurred.value) ? judged(blurred) : current
  }

  /// Returns the outcome of a step of the base, if it can match.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      if stepped.isRejected { return stepped }
      return expression.isViable(stepped.formatted.value) ? judged(stepped) : .rejected(current)
    }
  }
}

extension Matching: Equatable where Base: Equatable {}
extension Matching: Hashable where Base: Hashable {}
