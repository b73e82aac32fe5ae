public import FormworkText
import FormworkUnicode

/// Numbers that an app assigns.
extension NumberFormat {
  /// The text that shows a value, as it is when the field is left, with the caret behind its last digit.
  ///
  ///     let dollars = try NumberFormat(currency: "$")
  ///     dollars.formatted(value: "-1234.5").text     // "-$1,234.50"
  ///     dollars.formatted(value: "1234.567").text    // "$1,234.56"
  ///     dollars.formatted(value: "1234.567").value   // "1234.567", with the issue `tooLong`
  ///
  /// A string is never rounded or shortened in silence. If it has more digits than the format holds, the
  /// text shows as many as fit, has the issue `tooLong`, isn't complete, and keeps the string as its value.
  /// A string that isn't plain decimal text shows nothing and has the issue `malformed`. Zeros at the end
  /// of the fraction say nothing and don't count. Assign a number, with ``formatted(typed:)``, to have it
  /// rounded.
  ///
  /// - Parameter value: Plain decimal text, in digits of any script; an exponent is expanded.
  /// - Returns: The text, with an issue if the value is out of range.
  /// - Complexity: O(*n*) in the length of `value`.
  public func formatted(value: String) -> FormattedText {
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

  /// The text that shows a number, rounded to the places of the format, with the caret behind its last
  /// digit.
  ///
  ///     try NumberFormat(currency: "$").formatted(typed: DecimalNumber("1234.567")!).text  // "$1,234.57"
  ///
  /// Half of the last place goes to the even digit, as in Foundation's format styles.
  public func formatted(typed: DecimalNumber) -> FormattedText {
    formatted(value: typed.rounded(toPlaces: options.fractionLimit).text)
  }

  /// Takes away what the format doesn't hold.
  ///
  /// - Returns: Whether it says something.
  private func cut(_ entry: inout NumberEntry) -> Bool {
    if isTooGreat(entry) {
      entry.digits = Array(
        entry.digits[entry.leadingZeros...].prefix(options.maximumIntegerDigits ?? .max))
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
  /// What plain decimal text says, zeros and all; `nil` for any other text.
  init?(plain text: String) {
    guard let number = DecimalNumber(text) else { return nil }
    self.init(number)
    // The zeros at the end are the app's, unless an exponent has moved the point.
    let isExact = text.utf8.allSatisfy { $0 | 0x20 != 0x65 }
    guard isExact, let point = text.utf8.firstIndex(of: 0x2E) else { return }
    let written = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
    if written > fractionCount, written > 0 {
      if digits.isEmpty { digits = [0]; integerCount = 1 }
      pad(to: written)
    }
  }
}

extension String {
  /// The text with the digits of every script as ASCII.
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
