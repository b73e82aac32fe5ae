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

/// The text around an amount of money, and its own separators, as a row of unlabeled values.
package struct CurrencyRow {
  package let prefix: StaticString
  package let suffix: StaticString
  package let negativePrefix: StaticString
  package let gap: StaticString
  package let negativeSuffix: StaticString
  package let isSignTrailing: Bool
  package let decimal: Unicode.Scalar?
  package let group: Unicode.Scalar?

  package init(
    _ prefix: StaticString, _ suffix: StaticString, _ negativePrefix: StaticString,
    _ gap: StaticString, _ negativeSuffix: StaticString, _ isSignTrailing: Bool,
    _ decimal: Unicode.Scalar?, _ group: Unicode.Scalar?
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.negativePrefix = negativePrefix
    self.gap = gap
    self.negativeSuffix = negativeSuffix
    self.isSignTrailing = isSignTrailing
    self.decimal = decimal
    self.group = group
  }
}

/// A name and its symbol, such as those of a currency.
package struct SymbolRow {
  package let name: StaticString
  package let sign: StaticString

  package init(_ name: StaticString, _ sign: StaticString) {
    self.name = name
    self.sign = sign
  }
}

/// The affixes of an amount of money in accounting.
package struct AccountingRow {
  package let prefix: StaticString
  package let suffix: StaticString
  package let negativePrefix: StaticString
  package let gap: StaticString
  package let negativeSuffix: StaticString
  package let sign: Sign

  /// The sign of a negative amount, and its side.
  package enum Sign { case before, after, parentheses }

  package init(
    _ prefix: StaticString, _ suffix: StaticString, _ negativePrefix: StaticString,
    _ gap: StaticString, _ negativeSuffix: StaticString, _ sign: Sign
  ) {
    self.prefix = prefix
    self.suffix = suffix
    self.negativePrefix = negativePrefix
    self.gap = gap
    self.negativeSuffix = negativeSuffix
    self.sign = sign
  }
}
