extension Int {
  /// The integer that a decimal number is; `nil` if it has a fraction, or is too great.
  ///
  ///     Int(exactly: DecimalNumber("42")!)    // 42
  ///     Int(exactly: DecimalNumber("42.5")!)  // nil
  public init?(exactly number: DecimalNumber) {
    if number.scale > 0 { return nil }
    var integer = 0
    for digit in number.digits {
      // Towards the sign, so that the least integer is reached, too.
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
