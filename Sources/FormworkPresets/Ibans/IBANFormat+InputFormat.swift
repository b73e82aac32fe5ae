public import FormworkText

extension IBANFormat: InputFormat {
  /// Puts letters and digits in the place of a range, or takes some out, and groups what results.
  ///
  /// Letters become upper case, and typed separators are ignored. Backspace and Delete beside a space take the
  /// character beyond it. A key is rejected where its country has characters of the other kind; what is put in at
  /// once is taken as it is, with `ValidationIssue.misplacedCharacter`, so that an `O` among digits can be found and
  /// mended. `IBAN` in front of a number means nothing.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` for more characters than the country has,
  ///   else with `Rejection.notAllowed`.
  /// - Complexity: O(*n*) in the length of the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    GroupedEditor(self, current).apply(edit)
  }

  /// Letters and digits of ASCII.
  public var keyboard: InputKeyboard { .ascii }
}
