extension Int {
  /// Creates an integer from a decimal number; `nil` if it has a fraction, or doesn't fit.
  ///
  ///     Int(exactly: DecimalNumber("42")!)    // 42
  ///     Int(exactly: DecimalNumber("42.5")!)  // nil
  package init?(exactly number: DecimalNumber) {
    if number.scale > 0 { return nil }
    var integer = 0
    for digit in number.digits {
      // Digits are added with the sign, so that the minimum is reached, too.
      let (product, isTooGreat) = integer.multipliedReportingOverflow(by: 10)
      let (sum, isBeyond) =
        number.isNegative
        ? product.subtractingReportingOverflow(Int(digit))
        : product.addingReportingOverflow(Int(digit))
      if isTooGreat || isBeyond { return nil }
      integer = sum
    }
    self = integer
  }
}
