public import FormworkText

/// A format whose value must match a regular expression in the end.
///
///     let expiry = try Mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
///     expiry.formatted(text: "1234").text  // "12/34"
///     expiry.formatted(text: "1324").text  // "": no month is 13
///
/// A key after which the value can't grow into a match any more is rejected. Text that arrives at once is placed
/// whole, or its one part that matches is, or it is rejected. What a deletion leaves is kept as far
/// as it can match, and what has to go is reported. Of a value that the app sets and that can't match, the
/// text shows what can, with an issue, and the value stays what was set. Decimal digits of other scripts
/// become ASCII where the expression accepts these.
///
/// A text is full where it is for the base, or where its value is as long as the longest match.
public struct Matching<Base: InputFormat>: FormatWrapper {
  /// The format whose value must match.
  package let base: Base

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
  /// Applies an edit after which the value can still match.
  ///
  /// - Complexity: That of the base, and O(*n*) in the length of the value, for each part of a whole input that is
  ///   tried.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if let outcome = withDigits(edit, current) { return outcome }
    let whole = base.apply(edit, to: current)
    if !whole.isRejected, expression.isViable(whole.formatted.value) { return judged(whole) }
    if edit.replacement.isEmpty { return whole.isRejected ? whole : judged(kept(whole)) }
    let rejection = whole.rejection ?? rejection(of: edit, whole, current)
    if edit.replacement.isOneCharacter { return .rejected(current, because: rejection) }
    return part(of: edit, otherwise: rejection, current)
  }

  /// The text that shows `value`; of one that can't match, what can, with an issue.
  public func formatted(value: String) -> FormattedText {
    let digits = expression.wantsASCIIDigits ? value.withASCIIDigits : value
    let changed = base.formatted(value: digits)
    let whole =
      changed.isDone && expression.isViable(changed.value) ? changed : base.formatted(value: value)
    if expression.isViable(whole.value) || whole.value.isEmpty { return judged(whole) }
    return judged(adapted(whole)).showing(partOf: value)
  }

  /// The text that comes of pasting `text`.
  public func formatted(text: String) -> FormattedText {
    apply(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted.withCaretAtEnd()
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
      if stepped.isRejected { return stepped }
      return expression.isViable(stepped.formatted.value) ? judged(stepped) : .rejected(current)
    }
  }
}

extension Matching: Equatable where Base: Equatable {}
extension Matching: Hashable where Base: Hashable {}
