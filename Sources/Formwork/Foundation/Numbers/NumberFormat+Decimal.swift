package import FormworkFormats

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Conversions to and from numbers of Foundation and the standard library.
///
///     let amount = try NumberFormat(currency: "$")
///     let shown = amount.formatted(decimal: Decimal(1234.5))
///     shown.text             // "$1,234.50"
///     amount.decimal(shown)  // 1234.5
extension NumberFormat {
  /// Returns the decimal of a text.
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The decimal; `nil` if the text has no digit, or too many for a decimal.
  package func decimal(_ formatted: FormattedText) -> Decimal? {
    typed(formatted).flatMap { Decimal(exactly: $0) }
  }

  /// Returns the formatted text of a decimal, rounded to the format's fraction digits, with the
  /// caret after its last digit; empty for `nan`.
  package func formatted(decimal: Decimal) -> FormattedText {
    DecimalNumber(decimal).map { formatted(typed: $0) } ?? FormattedText()
  }

  /// Returns the integer of a text.
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The integer; `nil` if the text has no digit, or the number has a fraction or is too
  ///   large.
  package func integer(_ formatted: FormattedText) -> Int? {
    typed(formatted).flatMap { Int(exactly: $0) }
  }

  /// Returns the formatted text of an integer, with the caret after its last digit.
  package func formatted(integer: Int) -> FormattedText {
    formatted(typed: DecimalNumber(integer))
  }
}
