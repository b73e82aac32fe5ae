extension NumberFormat {
  /// Creates a format for amounts of money in the style of a locale; `nil` if the locale's language
  /// isn't known.
  ///
  ///     let euro = try NumberFormat(currency: Currency("EUR")!, locale: "de_DE")
  ///     euro?.formatted(value: "-1234.5").text  // "-1.234,50 €"
  ///
  /// - Parameters:
  ///   - currency: The currency, which determines the number of fraction digits.
  ///   - identifier: The identifier of the locale.
  ///   - sign: How negative amounts are written.
  /// - Throws: `NumberFormatError`, but never for the locales of this library.
  package init?(
    currency: Currency, locale identifier: String, sign: SignStyle = .minus
  ) throws(NumberFormatError) {
    guard let symbols = NumberSymbols(locale: identifier) else { return nil }
    try self.init(
      symbols, currency: currency.symbol(locale: identifier), code: currency.code,
      fractionDigits: currency.fractionDigits, sign: sign)
  }

  /// Creates a format for percentages in the style of a locale; `nil` if the locale's language
  /// isn't known.
  ///
  ///     let share = try NumberFormat(percentIn: "fr_FR")
  ///     share?.formatted(value: "12.5").text  // "12,5 %"
  ///
  /// The value is the displayed number: 12.5, not 0.125.
  ///
  /// - Parameter identifier: The identifier of the locale.
  /// - Throws: `NumberFormatError`, but never for the locales of this library.
  package init?(percentIn identifier: String) throws(NumberFormatError) {
    guard let symbols = NumberSymbols(locale: identifier) else { return nil }
    try self.init(symbols, affixes: symbols.percent)
  }
}
