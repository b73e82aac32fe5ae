import FormworkFormats

/// Digits alone, whatever is between them, so that a script can tell what must be in a field: a filter that
/// an app offers would reject a text with letters among its digits.
struct SiftedDigits: FormatWrapper, Hashable {
  let base = AllowedCharacters.digits

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var sifted = edit
    sifted.replacement = sifted.replacement.digits
    if sifted.replacement.isEmpty, !edit.replacement.isEmpty { return .rejected(current) }
    return base.apply(sifted, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value.digits) }
  func formatted(text: String) -> FormattedText { base.formatted(text: text.digits) }
}
