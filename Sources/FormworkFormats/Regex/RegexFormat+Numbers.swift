import FormworkMasks

extension RegexFormat {
  /// The notation of numbers with the separator that the expression accepts, if any.
  private var notation: DecimalNotation? {
    let (point, comma) = (isKnown("."), isKnown(","))
    if point, comma { return nil }
    return DecimalNotation(separator: comma ? "," : ".", keepsDigits: keepsDigits)
  }

  /// Returns a number in the expression's notation, for a whole text that is a number in another
  /// notation.
  func number(in text: String) -> String? {
    guard let notation, case .number(let number) = notation.reading(of: notation.core(of: text))
    else { return nil }
    return number.isSame(as: text) ? nil : number
  }

  /// Applies a key at the end of a number. The key may change the meaning of an earlier separator.
  ///
  /// - Returns: The outcome; `nil` if the text isn't such a number.
  func applyToNumber(_ edit: TextEdit, to current: FormattedText) -> EditOutcome? {
    guard let notation, let keys = current.keys(after: edit) else { return nil }
    if case .none = current.keys {
      guard let key = edit.replacement.first, notation.isSeparator(key),
        isFraction(after: current.text, notation.separator)
      else { return nil }
    }
    if keys.isEmpty { return EditOutcome(FormattedText()) }
    let reading = notation.reading(of: keys)
    let insertion = TextEdit(inserting: reading.digits ?? "", at: 0)
    guard let digits = reading.digits,
      let outcome = placed(digits, insertion, FormattedText()), outcome.placesAll
    else { return nil }
    var formatted = outcome.formatted.withCaretAtEnd()
    if !reading.isNumber { formatted.issue = .malformed }
    formatted.keys = keys
    return EditOutcome(formatted)
  }

  /// Whether a separator may follow, and no other one after it and three digits, so that it begins
  /// a fraction.
  private func isFraction(after text: String, _ separator: Character) -> Bool {
    guard let before = expression.state(after: expression.start, reading: text),
      expression.forcedScalar(in: before) == nil,
      var state = expression.state(after: before, reading: separator)
    else { return false }
    for _ in 0..<3 {
      if expression.state(after: state, reading: separator) != nil { return false }
      let digits = "0123456789".lazy.compactMap { expression.state(after: state, reading: $0) }
      guard let next = digits.first else { break }
      state = next
    }
    return expression.state(after: state, reading: separator) == nil
  }
}
