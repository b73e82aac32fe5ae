public import FormworkText

/// A format that accepts exactly the texts that can still grow into a match of a regular
/// expression.
///
///     let code = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
///     code.formatted(text: "AB1234").text  // "AB-1234"
///     code.formatted(text: "AB").text      // "AB-": the hyphen is certain
///     code.formatted(text: "A1").text      // "": no match begins so
///     code.formatted(text: "AB-12345").text  // "": not cut
///
/// A key after which no match is possible is rejected. Text that arrives at once is placed whole but for
/// what decorates it (spaces, hyphens, dots, slashes, brackets), or its one complete part is, or it is rejected.
/// Decimal digits of other scripts become ASCII where the expression accepts these. In a number, the decimal
/// separators of other notations stand in for the one that the expression knows.
/// Characters that must follow are literals, as
/// those of a mask are: they appear by themselves, they are supplied when what follows them is
/// typed, and Backspace goes through them. The value is the whole text.
///
/// Time is linear in the text whatever the expression: nothing is ever tried twice.
public struct RegexFormat: Hashable, Sendable {
  /// What a text has to match in the end.
  public let expression: RegularExpression

  /// Whether characters that must follow appear by themselves.
  public let completes: Bool

  /// Whether digits of other scripts stay as they are typed.
  public let keepsDigits: Bool

  /// Compiles a pattern; see ``RegularExpression`` for what it can say.
  ///
  /// - Parameters:
  ///   - pattern: What a text has to match in the end, from its first to its last character.
  ///   - completion: Whether characters that must follow appear by themselves.
  ///   - keepingDigits: Whether digits of other scripts stay as they are typed.
  /// - Throws: ``RegexError`` for what is invalid, not supported or too large.
  public init(
    _ pattern: String, completion: Bool = true, keepingDigits: Bool = false
  ) throws(RegexError) {
    self.init(
      try RegularExpression(pattern), completion: completion, keepingDigits: keepingDigits)
  }

  /// Creates a format for a compiled expression.
  ///
  /// - Parameters:
  ///   - expression: What a text has to match in the end.
  ///   - completion: Whether characters that must follow appear by themselves.
  ///   - keepingDigits: Whether digits of other scripts stay as they are typed.
  public init(
    _ expression: RegularExpression, completion: Bool = true, keepingDigits: Bool = false
  ) {
    self.expression = expression
    completes = completion
    keepsDigits = keepingDigits
  }
}

extension RegexFormat: InputFormat {
  /// Applies one edit to a text of this format.
  ///
  /// What a deletion leaves is placed in order; characters that can't be part of a match any more
  /// are removed and reported. An insertion is rejected:
  ///
  /// - `Rejection.noRoom` where the text is full;
  /// - `Rejection.wouldLose` where it is possible there, but not before what is behind it;
  /// - `Rejection.notAllowed` where no match begins so, or knows the character at all.
  ///
  /// A text is `isFull` where no character of a single scalar can be put anywhere,
  /// at its end or between its characters, so that a match can still follow and none of them is lost.
  /// Literals don't count, whether they are there, go or would be supplied. Of expressions without a
  /// table, and of texts of more than 256 characters, it isn't known, and they count as not full.
  ///
  /// - Complexity: O(*n*) in the length of the text, for each part of a whole input that is tried.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let original = edit.replacement
    let edit = withDigits(edit, current)
    if !edit.replacement.isEmpty, !edit.replacement.isOneCharacter {
      return applyWhole(edit, to: current).accountingDigits(of: original)
    }
    if case .some = current.keys, let outcome = applyToNumber(edit, to: current) { return outcome }
    var editor = RegexEditor(self, current)
    let outcome = editor.apply(edit) ?? EditOutcome(current)
    return outcome.isRejected ? applyToNumber(edit, to: current) ?? outcome : outcome
  }

  /// Applies an edit; there is no other way.
  func applyAnywhere(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    apply(edit, to: current)
  }

  /// The text that shows `value`.
  ///
  /// If not all of it can be part of a match, the text shows what can, with an issue, and the value stays
  /// `value` as it was given.
  public func formatted(value: String) -> FormattedText {
    let edit = withDigits(TextEdit(inserting: value, at: 0), FormattedText())
    if value.isEmpty { return FormattedText() }
    if let whole = placed(edit.replacement, edit, FormattedText()) {
      return whole.formatted.withCaretAtEnd()
    }
    if let number = number(in: edit.replacement), let whole = placed(number, edit, FormattedText()),
      whole.isDone
    {
      return whole.formatted.withCaretAtEnd()
    }
    var editor = RegexEditor(self, FormattedText())
    let shown = editor.apply(edit)?.formatted ?? FormattedText()
    return shown.withCaretAtEnd().showing(partOf: value)
  }

  /// The edit with ASCII digits, where the expression accepts them and isn't about free text.
  private func withDigits(_ edit: TextEdit, _ current: FormattedText) -> TextEdit {
    if keepsDigits || edit.replacement.isPlainASCII { return edit }
    var changed = edit
    changed.replacement = edit.replacement.withASCIIDigits
    if changed.replacement.isSame(as: edit.replacement) { return edit }
    return expression.wantsASCIIDigits ? changed : edit
  }

  /// One of the shortest texts that make a match of what is there.
  public func remainder(after current: FormattedText) -> String {
    expression.state(after: expression.start, reading: current.text)
      .map(expression.shortestCompletion) ?? ""
  }
}
