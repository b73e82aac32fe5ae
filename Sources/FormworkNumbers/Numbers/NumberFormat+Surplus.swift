public import Formwork

extension NumberFormat {
  /// The letters and digits of a text that found no place, and the signs of other currencies.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.surplus(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.surplus(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.surplus(of: "$5", in: euro.formatted(text: "$5"))        // "$"
  ///
  /// The code of the currency itself is none.
  public func surplus(of input: String, in formatted: FormattedText) -> String {
    let foreign = input.unicodeScalars.filter { CurrencyWord.isForeign($0, to: layout) }
    var rest = input
    if let range = CurrencyWord.range(of: options.code, in: input) { rest.removeSubrange(range) }
    return String(String.UnicodeScalarView(foreign)) + formatted.surplus(of: rest)
  }
}
