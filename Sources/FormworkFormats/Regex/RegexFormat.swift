package import FormworkMasks

/// A format for text that matches a regular expression.
///
///     let code = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
///     code.formatted(text: "AB1234").text  // "AB-1234"
///     code.formatted(text: "AB").text      // "AB-": the hyphen is certain
///     code.formatted(text: "A1").text      // "": no match begins so
///     code.formatted(text: "AB-12345").text  // "": not cut
///
/// If a match isn't possible after a key, the key is rejected. A paste is inserted as a whole
/// except for decoration (spaces, hyphens, dots, slashes, and brackets), or reduced to its only
/// complete part, or rejected. Decimal digits of other scripts become ASCII digits if the
/// expression accepts those. In a number, the decimal separators of other notations are replaced
/// with the one that the expression accepts.
///
/// Characters that must follow are literals, as in a mask. They appear automatically, they are
/// supplied when the user types a character after them, and Backspace deletes through them. The
/// value is the whole text.
///
/// Time is linear in the length of the text for every expression, because it never backtracks.
package struct RegexFormat: Hashable, Sendable {
  /// The regular expression that the complete text must match.
  package let expression: RegularExpression

  /// A Boolean value that indicates whether characters that must follow appear automatically.
  package let completes: Bool

  /// A Boolean value that indicates whether digits of other scripts stay unchanged.
  package let keepsDigits: Bool

  /// Creates a format from a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression that the complete text must match; ``RegularExpression``
  ///     describes its syntax.
  ///   - completion: Whether characters that must follow appear automatically.
  ///   - keepingDigits: Whether digits of other scripts stay unchanged.
  /// - Throws: ``RegexError`` if the pattern is invalid, too large, or uses syntax that isn't
  ///   supported.
  package init(
    _ pattern: String, completion: Bool = true, keepingDigits: Bool = false
  ) throws(RegexError) {
    self.init(
      try RegularExpression(pattern), completion: completion, keepingDigits: keepingDigits)
  }

  /// Creates a format from a compiled expression.
  ///
  /// - Parameters:
  ///   - expression: The regular expression that the complete text must match.
  ///   - completion: Whether characters that must follow appear automatically.
  ///   - keepingDigits: Whether digits of other scripts stay unchanged.
  package init(
    _ expression: RegularExpression, completion: Bool = true, keepingDigits: Bool = false
  ) {
    self.expression = expression
    completes = completion
    keepsDigits = keepingDigits
  }
}

extension RegexFormat: InputFormat {
  /// Applies an edit to text of this format.
  ///
  /// After a deletion, the remaining characters are placed in order; characters that can't be part
  /// of a match any more are removed and reported. An insertion is rejected with one of these
  /// reasons:
  ///
  /// - `Rejection.noRoom` if the text is full;
  /// - `Rejection.wouldLose` if the insertion is possible in its place, but not before the text
  ///   after it;
  /// - `Rejection.notAllowed` if no match begins with the resulting text, or no match contains the
  ///   character.
  ///
  /// Text is `isFull` if no character of a single scalar can be inserted anywhere without losing
  /// another one or the chance of a match. Literals don't count, whether they exist, disappear, or
  /// would be supplied. For expressions without a table, and for text of more than 256 characters,
  /// this isn't checked, and the text isn't full.
  ///
  /// - Complexity: O(*n*) in the length of the text, for each part of a whole input that is tried.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
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

  /// Applies an edit by reading the text, without a shortcut.
  func applyAnywhere(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    apply(edit, to: current)
  }

  /// Returns the formatted text of a value.
  ///
  /// If only a part of the value can match, the text shows that part, with an issue, and the value
  /// stays as given.
  package func formatted(value: String) -> FormattedText {
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

  /// Returns the edit with ASCII digits, if the expression accepts them and isn't for free text.
  private func withDigits(_ edit: TextEdit, _ current: FormattedText) -> TextEdit {
    if keepsDigits || edit.replacement.isPlainASCII { return edit }
    var changed = edit
    changed.replacement = edit.replacement.withASCIIDigits
    if changed.replacement.isSame(as: edit.replacement) { return edit }
    return expression.wantsASCIIDigits ? changed : edit
  }

  /// Returns one of the shortest texts that complete a match.
  package func remainder(after current: FormattedText) -> String {
    expression.state(after: expression.start, reading: current.text)
      .map(expression.shortestCompletion) ?? ""
  }
}
