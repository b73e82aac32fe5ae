import FormworkNumbers

/// A locale's style for plain numbers, as a row of unlabeled values.
struct NumberRow {
  let decimal: Unicode.Scalar
  let group: Unicode.Scalar?
  let grouping: DigitGrouping
  let minus: StaticString
  let zero: Unicode.Scalar

  init(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar?, _ primary: Int, _ secondary: Int,
    _ leading: Int, _ minus: StaticString, _ zero: Unicode.Scalar
  ) {
    self.decimal = decimal
    self.group = group
    grouping = DigitGrouping(primary, secondary, minimumLeading: leading)
    self.minus = minus
    self.zero = zero
  }
}

/// The text around a percentage.
struct PercentRow {
  let prefix: StaticString
  let suffix: StaticString
  let isSignAtNumber: Bool

  init(_ prefix: StaticString, _ suffix: StaticString, _ isSignAtNumber: Bool) {
    self.prefix = prefix
    self.suffix = suffix
    self.isSignAtNumber = isSignAtNumber
  }
}
