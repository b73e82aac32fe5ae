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
  package var keys: String? {
    get { (maker as? TypedKeys)?.keys }
    set {
      guard let newValue, !newValue.isSame(as: text) else { return }
      maker = TypedKeys(newValue)
    }
  }

  /// The keys that made the text, and `edit` at its end; `nil` if the edit is elsewhere.
  package func keys(after edit: TextEdit) -> String? {
    let range = text.characters(touching: edit.range)
    guard range.upperBound == text.endIndex else { return nil }
    if !edit.replacement.isEmpty {
      let before = (range.isEmpty ? keys : nil) ?? String(text[..<range.lowerBound])
      return before + edit.replacement
    }
    guard let keys, !range.isEmpty, text.index(after: range.lowerBound) == range.upperBound
    else { return nil }
    return String(keys.dropLast())
  }
}

extension DecimalNotation.Reading {
  /// The digits with their separator, if there may be a number.
  package var digits: String? {
    switch self {
    case .number(let digits), .beginning(let digits): digits
    case .none: nil
    }
  }

  /// Whether there is a number, of which no group is begun.
  package var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension DecimalNotation {
  /// The digits of keys that make no number, such as those of a date, with the first separator; `nil` if two
  /// separators follow each other, of which the second is a slip.
  func digits(ofBroken keys: String) -> String? {
    var digits = ""
    var isAfterSeparator = false
    var hasSeparator = false
    for key in keys {
      if key.digitValue != nil {
        digits.append(keepsDigits ? key : key.withASCIIDigit)
        isAfterSeparator = false
      } else if isSeparator(key), !isAfterSeparator {
        if !hasSeparator { digits.append(separator) }
        (isAfterSeparator, hasSeparator) = (true, true)
      } else {
        return nil
      }
    }
    return digits
  }
}
