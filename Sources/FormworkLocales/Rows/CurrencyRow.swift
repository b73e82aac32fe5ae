/// The text around an amount of money, and its own separators, as a row of unlabeled values.
struct CurrencyRow {
  let prefix: StaticString
  let suffix: StaticString
  let negativePrefix: StaticString
  let gap: StaticString
  let negativeSuffix: StaticString
  let isSignTrailing: Bool
  let decimal: Unicode.Scalar?
  let group: Unicode.Scalar?

  init(
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
struct SymbolRow {
  let name: StaticString
  let sign: StaticString

  init(_ name: StaticString, _ sign: StaticString) {
    self.name = name
    self.sign = sign
  }
}

/// The affixes of an amount of money in accounting.
struct AccountingRow {
  let prefix: StaticString
  let suffix: StaticString
  let negativePrefix: StaticString
  let gap: StaticString
  let negativeSuffix: StaticString
  let sign: Sign

  /// The sign of a negative amount, and its side.
  enum Sign { case before, after, parentheses }

  init(
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
