package import FormworkMasks
import FormworkTables

/// Numbers that an app assigns.
extension NumberFormat {
  /// Returns the formatted text of a value, as after the user leaves the field, with the caret
  /// after its last digit.
  ///
  ///     let dollars = try NumberFormat(currency: "$")
  ///     dollars.formatted(value: "-1234.5").text     // "-$1,234.50"
  ///     dollars.formatted(value: "1234.567").text    // "$1,234.56"
  ///     dollars.formatted(value: "1234.567").value   // "1234.567", with the issue `tooLong`
  ///
  /// A string is never silently rounded or shortened. If it has too many digits, the text shows as
  /// many as fit, with the issue `tooLong`. It isn't complete, and the string stays its value. A
  /// string that isn't plain decimal text shows nothing, with the issue `malformed`. Trailing zeros
  /// of the fraction don't count. To round a number, assign it with ``formatted(typed:)``.
  ///
  /// - Parameter value: Plain decimal text, with digits of any script. An exponent is expanded.
  /// - Returns: The text, with an issue if the value is out of range.
  /// - Complexity: O(*n*) in the length of `value`.
  package func formatted(value: String) -> FormattedText {
    if value.isEmpty { return FormattedText() }
    guard let number = NumberEntry(plain: value.withASCIIDigits) else {
      return FormattedText(value: value, issue: .malformed)
    }
    var entry = number
    let isTooLong = cut(&entry)
    if entry.fractionCount == 0 { entry.hasPoint = false }
    entry.pad(to: isTooGreat(number) ? 0 : options.fractionMinimum)
    var formatted = whole(entry)
    if isTooLong {
      formatted.value = value
      formatted.issue = .tooLong
      formatted.isComplete = false
    }
    return formatted
  }

  /// Returns the formatted text of a number, rounded to the format's fraction digits, with the
  /// caret after its last digit.
  ///
  ///     try NumberFormat(currency: "$").formatted(typed: DecimalNumber("1234.567")!).text  // "$1,234.57"
  ///
  /// Ties are rounded to the even digit, as in Foundation's format styles.
  package func formatted(typed: DecimalNumber) -> FormattedText {
    formatted(value: typed.rounded(toPlaces: options.fractionLimit).text)
  }

  /// Removes digits that the format doesn't allow.
  ///
  /// - Returns: Whether any of them isn't an unneeded zero.
  private func cut(_ entry: inout NumberEntry) -> Bool {
    if isTooGreat(entry) {
      entry.digits = Array(
        entry.digits[entry.leadingZeros...].prefix(options.integerRoom(for: entry)))
      entry.integerCount = entry.digits.count
      entry.hasPoint = false
      return true
    }
    if entry.fractionCount <= options.fractionLimit { return false }
    let end = entry.integerCount + options.fractionLimit
    let isTooLong = entry.digits[end...].contains { $0 > 0 }
    entry.digits.removeSubrange(end...)
    return isTooLong
  }
}

extension NumberEntry {
  /// Creates a number from plain decimal text, including all zeros; `nil` for any other text.
  init?(plain text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.init(number)
    // Trailing zeros are the app's, unless an exponent has moved the decimal point.
    let isExact = text.utf8.allSatisfy { $0 | 0x20 != 0x65 }
    guard isExact, let point = text.utf8.firstIndex(of: 0x2E) else { return }
    let written = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
    if written > fractionCount { pad(to: written) }
    padding = 0
  }
}

extension String {
  /// The text with ASCII digits instead of those of other scripts.
  fileprivate var withASCIIDigits: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var ascii = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = UnicodeData.decimalDigitValue(scalar.value)
      ascii.append(digit.map { Unicode.Scalar(UInt8(0x30) + $0) } ?? scalar)
    }
    return String(ascii)
  }
}
