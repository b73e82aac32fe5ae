extension CharacterFilter {
  /// Applies one edit to a decimal number.
  func apply(
    _ edit: TextEdit, to current: FormattedText, in notation: DecimalNotation
  ) -> EditOutcome {
    let range = current.text.characters(touching: edit.range)
    let isAtEnd = range.upperBound == current.text.endIndex
    if edit.replacement.isEmpty {
      guard let keys = current.keys, isAtEnd, !range.isEmpty,
        current.text.index(after: range.lowerBound) == range.upperBound
      else { return delete(range, from: current) }
      return typed(String(keys.dropLast()), insteadOf: current, notation)
    }
    guard edit.replacement.isSingleCharacter, let key = edit.replacement.first else {
      return placeNumber(edit.replacement, in: current, edit.range, notation)
    }
    guard key.digitValue != nil || notation.isSeparator(key) else { return .refused(current) }
    if isAtEnd {
      let before = range.isEmpty ? current.keys : nil
      let keys = (before ?? String(current.text[..<range.lowerBound])) + edit.replacement
      return typed(keys, insteadOf: current, notation)
    }
    let isDigit = key.digitValue != nil
    let insertion = isDigit ? rule.withDigits(of: edit.replacement) : String(notation.separator)
    return insert(insertion, in: range, of: current)
  }

  /// What the keys that were typed so far make, each of which may correct what an earlier one meant.
  private func typed(
    _ keys: String, insteadOf current: FormattedText, _ notation: DecimalNotation
  ) -> EditOutcome {
    let reading = notation.reading(of: keys)
    guard let text = reading.digits else { return .refused(current) }
    guard fits(text, insteadOf: current) else { return .refused(current, because: .noRoom) }
    var formatted = formatted(text)
    if case .beginning = reading { formatted.problem = .malformed }
    if !keys.isSame(as: text) { formatted.maker = TypedKeys(keys) }
    return EditOutcome(formatted)
  }

  /// Puts a whole number in the place of a range, or nothing.
  func placeNumber(
    _ text: String, in current: FormattedText, _ range: Range<UTF16Offset>,
    _ notation: DecimalNotation
  ) -> EditOutcome {
    let core = notation.core(of: text)
    guard case .number(let number) = notation.reading(of: core),
      number.contains(where: { $0.digitValue != nil })
    else { return .refused(current) }
    let range = current.text.characters(touching: range)
    var placed = String(current.text[..<range.lowerBound])
    placed += number
    let caret = UTF16Offset(placed.utf16Length)
    placed += current.text[range.upperBound...]
    guard placed.count(where: rule.isSeparator) < 2 else { return .refused(current) }
    guard fits(placed, insteadOf: current) else { return .refused(current, because: .noRoom) }
    return EditOutcome(formatted(placed, caret: caret))
      .accounting(for: text, insteadOf: String(core))
  }

  private func fits(_ text: String, insteadOf current: FormattedText) -> Bool {
    guard let maximumLength, text.utf8.count > maximumLength else { return true }
    return text.count <= max(maximumLength, current.text.count)
  }
}

extension DecimalNotation.Reading {
  /// The digits with their separator, if there may be a number.
  fileprivate var digits: String? {
    switch self {
    case .number(let digits), .beginning(let digits): digits
    case .none: nil
    }
  }
}

/// The keys that made a number, where the text doesn't tell: a later key may give them another meaning.
///
/// After `1`, `,`, and `5` the text is `1.5`; three digits after the comma make it a group.
private final class TypedKeys: TextMaker {
  let keys: String

  init(_ keys: String) {
    self.keys = keys
  }

  func isSame(as other: any TextMaker) -> Bool {
    guard let other = other as? TypedKeys else { return false }
    return keys.isSame(as: other.keys)
  }
}

extension FormattedText {
  /// The keys that made the text, if they aren't the text.
  fileprivate var keys: String? { (maker as? TypedKeys)?.keys }
}
