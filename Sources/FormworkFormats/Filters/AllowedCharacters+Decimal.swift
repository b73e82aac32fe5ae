import FormworkMasks

extension AllowedCharacters {
  /// Applies one edit to a decimal number.
  func apply(
    _ edit: TextEdit, to current: FormattedText, in notation: DecimalNotation
  ) -> EditOutcome {
    let range = current.text.characters(touching: edit.range)
    let keys = current.keys(after: edit)
    if edit.replacement.isEmpty {
      return keys.map { typed($0, insteadOf: current, notation) } ?? delete(range, from: current)
    }
    guard edit.replacement.isOneCharacter, let key = edit.replacement.first else {
      // Digits go on with keys whose meaning isn't settled, as they do one by one.
      if let keys, case .some = current.keys, edit.replacement.allSatisfy({ $0.digitValue != nil })
      {
        return typed(keys, insteadOf: current, notation)
      }
      return placeNumber(edit.replacement, in: current, edit.range, notation)
    }
    guard key.digitValue != nil || notation.isSeparator(key) else { return .rejected(current) }
    if let keys { return typed(keys, insteadOf: current, notation) }
    let isDigit = key.digitValue != nil
    let insertion = isDigit ? rule.withDigits(of: edit.replacement) : String(notation.separator)
    return insert(insertion, in: range, of: current)
  }

  /// Formats the number that the keys so far mean. A key may change the meaning of earlier keys.
  private func typed(
    _ keys: String, insteadOf current: FormattedText, _ notation: DecimalNotation
  ) -> EditOutcome {
    let reading = notation.reading(of: keys)
    guard let text = reading.digits ?? notation.digits(ofBroken: keys) else {
      return .rejected(current)
    }
    guard fits(text, insteadOf: current) else { return .rejected(current, because: .noRoom) }
    var formatted = formatted(text)
    if !reading.isNumber { formatted.issue = .malformed }
    formatted.keys = keys
    return EditOutcome(formatted)
  }

  /// Replaces a range with a whole number, or rejects the text.
  func placeNumber(
    _ text: String, in current: FormattedText, _ range: Range<UTF16Offset>,
    _ notation: DecimalNotation
  ) -> EditOutcome {
    let core = notation.core(of: text)
    guard case .number(let number) = notation.reading(of: core),
      text.isSame(as: number) || text.allSatisfy(notation.isSeparator)
        || number.contains(where: { $0.digitValue != nil })
    else { return .rejected(current) }
    let range = current.text.characters(touching: range)
    var placed = String(current.text[..<range.lowerBound])
    placed += number
    let caret = UTF16Offset(placed.utf16Length)
    placed += current.text[range.upperBound...]
    guard placed.count(where: rule.isSeparator) < 2 else { return .rejected(current) }
    guard fits(placed, insteadOf: current) else { return .rejected(current, because: .noRoom) }
    return EditOutcome(formatted(placed, caret: caret))
      .accounting(for: text, insteadOf: String(core))
  }

  private func fits(_ text: String, insteadOf current: FormattedText) -> Bool {
    guard let maximumLength, text.utf8.count > maximumLength else { return true }
    return text.count <= max(maximumLength, current.text.count)
  }
}
