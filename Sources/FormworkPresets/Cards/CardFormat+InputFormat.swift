public import FormworkText

extension CardFormat: InputFormat {
  /// Puts digits in the place of a range, or takes some out, and groups what results.
  ///
  /// Typed separators are ignored; the format has its own. Backspace and Delete beside a space take the digit
  /// beyond it. Of what is put in at once, the digits up to the next letter, comma, semicolon or line are taken.
  /// The caret keeps its count of digits when the brand becomes known and the groups change.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` for more digits than the brand has,
  ///   else with `Rejection.notAllowed`.
  /// - Complexity: O(*n*) in the length of the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    GroupedEditor(self, current).apply(edit)
  }

  /// The text with an issue if its check digit doesn't agree: nobody is about to add to it.
  public func blurred(_ current: FormattedText) -> FormattedText {
    let digits = characters(of: current)
    let card = CardRules(beginning: digits)
    guard current.issue == nil, !digits.satisfyLuhn, card?.hasCheckDigit ?? true,
      card?.allows(count: digits.count) ?? (12...19 ~= digits.count)
    else { return current }
    var left = current
    left.issue = .checksum
    return left
  }

  /// Digits.
  public var keyboard: InputKeyboard { .digits }

  /// The number of a card.
  public var purpose: InputPurpose? { .cardNumber }
}

extension CardFormat: TypedInputFormat {
  /// The number of a text that is complete and has no issue.
  public func typed(_ formatted: FormattedText) -> CardNumber? {
    guard formatted.isComplete, formatted.issue == nil else { return nil }
    let digits = characters(of: formatted)
    return CardNumber(digits: digits.text, brand: CardRules(beginning: digits)?.brand)
  }

  /// The text that shows a number, with the caret at its end.
  public func formatted(typed: CardNumber) -> FormattedText { formatted(value: typed.digits) }
}
