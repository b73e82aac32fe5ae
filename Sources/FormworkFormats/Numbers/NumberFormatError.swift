/// An error that indicates why symbols and options can't make a number format.
///
///     do {
///       _ = try NumberFormat(NumberSymbols(decimalSeparator: ",", groupSeparator: ","))
///     } catch {
///       error  // .sameSeparators
///     }
package enum NumberFormatError: Error, Hashable, Sendable {
  /// A separator, or the minus sign, is empty, a digit, or a character that combines with others.
  case unusableSign

  /// The decimal separator and the group separator are the same.
  case sameSeparators

  /// The zero isn't a decimal digit with the value 0.
  case notAZero

  /// The prefix or the suffix would combine with a digit.
  case joiningAffix

  /// The minimum is greater than the maximum, or the maximum is negative and negative numbers
  /// aren't allowed.
  case emptyRange

  /// The minimum number of fraction digits is greater than the maximum.
  case crossedFractionDigits

  /// The minimum number of fraction digits is greater than
  /// ``NumberFormat/Options/mostSuppliedZeros``.
  case tooManyZeros

  /// A number of digits is negative.
  case negativeCount

  /// The step isn't greater than zero, or has more fraction digits than the format.
  case unusableStep
}
