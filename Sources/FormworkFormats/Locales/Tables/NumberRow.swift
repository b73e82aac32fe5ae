/// A locale's style for plain numbers, as a row of unlabeled values.
package struct NumberRow {
  package let decimal: Unicode.Scalar
  package let group: Unicode.Scalar?

  /// The digits of the last group, those of the others, and those that must precede the first separator.
  package let grouping: (primary: Int, secondary: Int, minimumLeading: Int)
  package let minus: StaticString
  package let zero: Unicode.Scalar

  package init(
    _ decimal: Unicode.Scalar, _ group: Unicode.Scalar?, _ primary: Int, _ secondary: Int,
    _ leading: Int, _ minus: StaticString, _ zero: Unicode.Scalar
  ) {
    self.decimal = decimal
    self.group = group
    grouping = (primary, secondary, leading)
    self.minus = minus
    self.zero = zero
  }
}

/// The text around a percentage.
package struct PercentRow {
  package let prefix: StaticString
  package let suffix: StaticString
  package let isSignAtNumber: Bool

  package init(_ prefix: StaticString, _ suffix: StaticString, _ isSignAtNumber: Bool) {
    self.prefix = prefix
    self.suffix = suffix
    self.isSignAtNumber = isSignAtNumber
  }
}
