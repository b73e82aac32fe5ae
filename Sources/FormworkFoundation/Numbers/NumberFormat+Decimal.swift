public import FormworkMasks
public import FormworkNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Numbers of Foundation and of the standard library, beside the text that is the value.
///
///     let amount = try NumberFormat(currency: "$")
///     let shown = amount.formatted(decimal: Decimal(1234.5))
///     shown.text             // "$1,234.50"
///     amount.decimal(shown)  // 1234.5
extension NumberFormat {
  /// The decimal that a text stands for.
  ///
  /// - Parameter formatted: A text of this format.
  /// - Returns: `nil` as long as it has no digit, and if it has more than a decimal can hold.
  public func decimal(_ formatted: FormattedText) -> Decimal? {
    typed(formatted).flatMap { Decimal(exactly: $0) }
  }

  /// The text that shows a decimal, rounded to the places of the format, with the caret behind its last
  /// digit; an empty one for `nan`.
  public func formatted(decimal: Decimal) -> FormattedText {
    DecimalNumber(decimal).map { formatted(typed: $0) } ?? FormattedText()
  }

  /// The integer that a text stands for.
  ///
  /// - Parameter formatted: A text of this format.
  /// - Returns: `nil` as long as it has no digit, and if it has a fraction or is too great.
  public func integer(_ formatted: FormattedText) -> Int? {
    typed(formatted).flatMap { Int(exactly: $0) }
  }

  /// The text that shows an integer, with the caret behind its last digit.
  public func formatted(integer: Int) -> FormattedText {
    formatted(typed: DecimalNumber(integer))
  }
}
