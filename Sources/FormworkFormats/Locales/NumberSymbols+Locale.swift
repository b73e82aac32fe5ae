import FormworkTables

extension NumberSymbols {
  /// Creates the symbols of a locale's numbers; `nil` if its language isn't known.
  ///
  ///     let german = NumberSymbols(locale: "de_DE")!
  ///     try NumberFormat(german).formatted(value: "1234567.5").text  // "1.234.567,5"
  ///
  /// The data comes from Unicode CLDR in the version of ``localeDataSource``. The system may have
  /// another version, so its own formatters may produce different text.
  ///
  /// - Parameter identifier: The identifier, such as `de_AT`, `de-AT`, `zh_Hant_TW`, or
  ///   `de_AT.UTF-8`. An unknown region is ignored. `hi-u-nu-deva` and `hi@numbers=deva` select
  ///   digits.
  /// - Complexity: O(*n*) in the size of the tables, about 20 KB.
  package init?(locale identifier: String) {
    guard let record = LocaleRecord(identifier) else { return nil }
    self.init(record)
  }

  init(_ record: LocaleRecord) {
    let (number, percent, currency) = (record.number, record.percent, record.currency)
    self.init(
      decimalSeparator: number.decimal, groupSeparator: number.group,
      grouping: DigitGrouping(
        number.grouping.primary, number.grouping.secondary,
        minimumLeading: number.grouping.minimumLeading), minusSign: number.minus.text,
      zero: record.zero ?? number.zero,
      percent: NumberAffixes(
        prefix: percent.prefix.text, suffix: percent.suffix.text,
        sign: percent.isSignAtNumber ? .atNumber : .first),
      currency: NumberAffixes(
        prefix: currency.prefix.text, suffix: currency.suffix.text,
        negativePrefix: currency.negativePrefix.text, gap: currency.gap.text,
        negativeSuffix: currency.negativeSuffix.text, isSignTrailing: currency.isSignTrailing))
    let accounts = record.accounting
    accounting = NumberAffixes(
      prefix: accounts.prefix.text, suffix: accounts.suffix.text,
      negativePrefix: accounts.negativePrefix.text, gap: accounts.gap.text,
      negativeSuffix: accounts.negativeSuffix.text, isSignTrailing: accounts.sign == .after,
      usesParentheses: accounts.sign == .parentheses)
    currencyDecimalSeparator = currency.decimal
    currencyGroupSeparator = currency.group
  }

  /// The source of the locale data, with its version.
  package static var localeDataSource: String { LocaleTables.source.text }
}
