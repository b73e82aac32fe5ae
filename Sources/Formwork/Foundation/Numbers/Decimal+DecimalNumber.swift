package import FormworkFormats

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension Decimal {
  /// Creates the decimal that equals a number exactly; `nil` if a decimal can't hold it.
  ///
  ///     Decimal(exactly: DecimalNumber("1234.5")!)  // 1234.5
  ///
  /// A decimal holds 38 digits and a power of ten from -128 to 127.
  package init?(exactly number: DecimalNumber) {
    var digits = number.digits
    var exponent = -number.scale
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    guard digits.count <= 38, (-128...127).contains(exponent) else { return nil }
    var significand: Decimal = 0
    for digit in digits { significand = significand * 10 + Decimal(Int(digit)) }
    self.init(
      sign: number.isNegative ? .minus : .plus, exponent: exponent, significand: significand)
  }
}

extension DecimalNumber {
  /// Creates the number that equals a decimal; `nil` for `nan`.
  package init?(_ decimal: Decimal) {
    if decimal.isNaN { return nil }
    self.init(decimal.description)
  }
}
