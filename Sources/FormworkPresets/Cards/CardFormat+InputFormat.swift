package import FormworkText

extension CardFormat: InputFormat {
  /// Inserts or deletes digits, and groups the result.
  ///
  /// Typed separators are ignored, because the format supplies its own. Backspace and Delete next
  /// to a space delete the digit beyond it. In a paste, digits are read up to the next letter,
  /// comma, semicolon, or line break. If the groups change with the brand, the caret keeps its
  /// position among the digits.
  ///
  /// The data after `=`, `^`, or `?` in the track of a magnetic stripe are never part of the number, and a
  /// security code after the number isn't either.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` if there are more
  ///   digits than the brand has, or with `Rejection.notAllowed` otherwise.
  /// - Complexity: O(*n*) in the length of the replacement.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    applyToTrack(edit, current) ?? GroupedEditor(self, current).apply(edit)
  }

  /// Returns the text with an issue if its check digit doesn't match, because the user won't add
  /// more digits, and without the separator of a track.
  package func blurred(_ current: FormattedText) -> FormattedText {
    let current = isClosed(current) ? opened(current) : current
    let digits = characters(of: current)
    let card = CardRules(beginning: digits)
    guard current.issue == nil, !digits.satisfyLuhn, card?.hasCheckDigit ?? true,
      card?.allows(count: digits.count) ?? (12...19 ~= digits.count)
    else { return current }
    var left = current
    left.issue = .checksum
    return left
  }

  /// The keyboard for digits.
  package var keyboard: InputKeyboard { .digits }

  /// The purpose: a card number.
  package var purpose: InputPurpose? { .cardNumber }
}

extension CardFormat: TypedInputFormat {
  /// Returns the card number if the text is complete and has no issue.
  package func typed(_ formatted: FormattedText) -> CardNumber? {
    guard formatted.isComplete, formatted.issue == nil else { return nil }
    let digits = characters(of: formatted)
    return CardNumber(digits: digits.text, brand: CardRules(beginning: digits)?.brand)
  }

  /// Returns the formatted text of a card number, with the caret at its end.
  package func formatted(typed: CardNumber) -> FormattedText { formatted(value: typed.digits) }
}
