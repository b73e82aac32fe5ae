package import FormworkMasks

/// The keys of a number whose text isn't enough to interpret the next key.
///
/// After `1`, `,`, and `5`, the text is `1.5`. If there are three digits after the comma, it groups them.
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
  /// The keys that made the text, if they differ from it.
  package var keys: String? {
    get { (maker as? TypedKeys)?.keys }
    set {
      guard let newValue, !newValue.isSame(as: text) else { return }
      maker = TypedKeys(newValue)
    }
  }

  /// Returns the keys after `edit`, or `nil` if it isn't at the end of the text.
  package func keys(after edit: TextEdit) -> String? {
    let range = text.characters(touching: edit.range)
    guard range.upperBound == text.endIndex else { return nil }
    if !edit.replacement.isEmpty {
      let before = (range.isEmpty ? keys : nil) ?? String(text[..<range.lowerBound])
      return before + edit.replacement
    }
    guard let keys, !range.isEmpty, text.index(after: range.lowerBound) == range.upperBound
    else { return nil }
    return String(keys.dropLast(1))
  }
}

extension DecimalNotation.Reading {
  /// The digits and their separator, if they are a number or may become one.
  package var digits: String? {
    switch self {
    case .number(let digits), .beginning(let digits): digits
    case .none: nil
    }
  }

  /// Whether the text is a number without an unfinished group.
  package var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension DecimalNotation {
  /// Returns the digits of keys that aren't a number, such as those of a date, with the first separator.
  ///
  /// Returns `nil` if a separator follows another, because the second one is a typo.
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
