public import FormworkText

/// A format whose value must match a regular expression in the end.
///
///     let expiry = try Mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
///     expiry.formatted(text: "1234").text  // "12/34"
///     expiry.formatted(text: "1324").text  // "12/4": no month is 13
///
/// An edit after which the value can't grow into a match any more is refused; of several characters
/// at once those that can't match are left out, and reported. What a deletion leaves is kept as far
/// as it can match, and what has to go is reported. The same holds for a value that the app sets.
///
/// A text is full where it is for the base, or where its value is as long as the longest match.
public struct Matching<Base: InputFormat>: FormatWrapper {
  /// The format whose value must match.
  public let base: Base

  /// What the value has to match in the end, from its first to its last character.
  public let expression: RegularExpression

  init(_ base: Base, _ expression: RegularExpression) {
    self.base = base
    self.expression = expression
  }
}

extension InputFormat {
  /// This format with a value that must match `expression` in the end.
  public func matching(_ expression: RegularExpression) -> Matching<Self> {
    Matching(self, expression)
  }

  /// This format with a value that must match `pattern` in the end.
  ///
  /// - Parameter pattern: A pattern; see ``RegularExpression`` for what it can say.
  /// - Returns: The format.
  /// - Throws: ``RegexError`` for what is invalid, not supported or too large.
  public func matching(_ pattern: String) throws(RegexError) -> Matching<Self> {
    Matching(self, try RegularExpression(pattern))
  }
}

extension Matching {
  /// Applies an edit, or as much of it as can still match.
  ///
  /// - Complexity: That of the base, and O(*n*) in the length of the value; times O(log *n*) for an
  ///   insertion of which something has to go.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    if whole.isRefused { return whole }
    if expression.isViable(whole.formatted.value) { return judged(whole) }
    if edit.replacement.isEmpty { return judged(kept(whole)) }
    return cut(edit, whole, current).map(judged)
      ?? .refused(current, because: refusal(of: edit, whole, current))
  }

  /// The text that shows `value`, without the characters that can't match.
  public func formatted(value: String) -> FormattedText {
    judged(adapted(base.formatted(value: value)))
  }

  /// The text that comes of `text`, without the characters that can't match.
  public func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if expression.isViable(whole.value) { return judged(whole) }
    return apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
  }

  /// What the base reads; the value is complete only if it matches, too.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    var reading = base.read(text, caret: caret, direction: direction)
    reading.isComplete = reading.isComplete && expression.matches(reading.value)
    return reading
  }

  /// What the base shows on focus.
  public func focused(_ current: FormattedText) -> FormattedText {
    judged(base.focused(current))
  }

  /// What the base tidies up, if that can match.
  public func blurred(_ current: FormattedText) -> FormattedText {
    let blurred = base.blurred(current)
    return expression.isViable(blurred.value) ? judged(blurred) : current
  }

  /// What the base steps to, if that can match.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      if stepped.isRefused { return stepped }
      return expression.isViable(stepped.formatted.value) ? judged(stepped) : .refused(current)
    }
  }
}

extension Matching: Equatable where Base: Equatable {}
extension Matching: Hashable where Base: Hashable {}
