/// Why there can be no number format with some signs and options.
///
///     do {
///       _ = try NumberFormat(NumberSymbols(decimalSeparator: ",", groupSeparator: ","))
///     } catch {
///       error  // .sameSeparators
///     }
public enum NumberFormatError: Error, Hashable, Sendable {
  /// A separator, or the minus sign, is a digit, a sign that joins its neighbours, or nothing.
  case unusableSign

  /// The decimal separator and the group separator are the same.
  case sameSeparators

  /// The zero isn't a decimal digit with the value 0.
  case notAZero

  /// The prefix or the suffix would join a digit to one character.
  case joiningAffix

  /// The minimum is greater than the maximum.
  case emptyRange

  /// There must be more fraction digits than there may be.
  case crossedFractionDigits

  /// There must be more fraction digits than ``NumberFormat/Options/mostSuppliedZeros``.
  case tooManyZeros

  /// A number of digits is negative.
  case negativeCount

  /// The step isn't greater than zero, or finer than the fraction digits.
  case unusableStep
}
