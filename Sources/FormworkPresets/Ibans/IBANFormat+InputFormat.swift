package import FormworkText

extension IBANFormat: InputFormat {
  /// Inserts or deletes letters and digits, and groups the result.
  ///
  /// Letters become uppercase, and typed separators are ignored. Backspace and Delete next to a
  /// space delete the character beyond it. If a key is of the wrong kind for the country, it is
  /// rejected. A paste with such a character is inserted unchanged, with
  /// `ValidationIssue.misplacedCharacter`, so that the user can find and fix an `O` among digits.
  /// `IBAN` before a number is ignored.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` if there are more
  ///   characters than the country has, or with `Rejection.notAllowed` otherwise.
  /// - Complexity: O(*n*) in the length of the replacement.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    GroupedEditor(self, current).apply(edit)
  }

  /// Letters and digits of ASCII.
  package var keyboard: InputKeyboard { .ascii }
}
