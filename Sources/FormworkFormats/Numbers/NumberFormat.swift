/// A format for exact numbers, with grouped digits, a sign, and a currency or a unit.
///
///     let amount = try NumberFormat(affixes: NumberAffixes(prefix: "$"))
///     var field = EditingSession(format: amount)
///     field.insert("1234.5")
///     field.current.text                          // "$1,234.5"
///     field.current.value                         // "1234.5"
///     amount.typed(field.current) == DecimalNumber("1234.5")  // true
///
/// Group separators appear and disappear as the user types, and the caret stays between the same
/// digits. The value is plain decimal text of any length: ASCII digits, `.` before the fraction,
/// and `-` in front of a negative number. It doesn't include zeros that the format supplies, and is
/// empty for an empty field.
///
/// A paste may be in another notation; it is read as a whole:
///
///     amount.formatted(text: "$ 1.234.567,89").text  // "$1,234,567.89"
package struct NumberFormat: Hashable, Sendable {
  /// The symbols of the number.
  package var symbols: NumberSymbols { contents.symbols }

  /// The options of the format.
  package var options: Options { contents.options }

  var layout: NumberLayout { contents.layout }

  var words: OwnWords { contents.words }

  private let contents: Contents

  /// The contents of the format in one reference, because each edit copies the format several
  /// times.
  private final class Contents: Sendable {
    let symbols: NumberSymbols
    let options: Options

    /// The layout for the symbols and options.
    let layout: NumberLayout

    /// The words that may be next to a number.
    let words: OwnWords

    init(_ symbols: NumberSymbols, _ options: Options) throws(NumberFormatError) {
      self.symbols = symbols
      self.options = options
      layout = try NumberLayout(symbols, options)
      words = OwnWords(layout, options)
    }
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - symbols: The symbols of the number. The default is the symbols of English.
  ///   - options: The options of the format.
  /// - Throws: ``NumberFormatError`` for ambiguous symbols and for contradictory limits.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), _ options: Options = Options()
  ) throws(NumberFormatError) {
    try options.check()
    contents = try Contents(symbols, options)
  }

  /// Creates a format with affixes and without limits.
  ///
  /// - Throws: ``NumberFormatError`` for ambiguous symbols.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), affixes: NumberAffixes
  ) throws(NumberFormatError) {
    try self.init(symbols, Options(affixes: affixes))
  }

  /// Creates a format for amounts of money.
  ///
  ///     let yen = try NumberFormat(currency: "¥", fractionDigits: 0)
  ///
  /// - Parameters:
  ///   - symbols: The symbols of a language. If it has separate symbols for money, these are used.
  ///   - symbol: The symbol or the code of the currency.
  ///   - code: The code of the currency, which a text may contain next to the number.
  ///   - fractionDigits: The number of fraction digits of the currency.
  ///   - sign: How negative amounts are written.
  /// - Throws: ``NumberFormatError`` for ambiguous symbols.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), currency symbol: String, code: String? = nil,
    fractionDigits: Int = 2, sign: SignStyle = .minus
  ) throws(NumberFormatError) {
    var options = Options(affixes: symbols.affixes(currency: symbol, sign: sign))
    options.minimumFractionDigits = fractionDigits
    options.maximumFractionDigits = fractionDigits
    options.currencyCode = code
    try self.init(symbols.forCurrency, options)
  }
}

extension NumberFormat {
  /// Returns a Boolean value that indicates whether two formats have the same symbols and options.
  package static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents
      || left.symbols == right.symbols && left.options == right.options
  }

  /// Hashes the symbols and options.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(symbols)
    hasher.combine(options)
  }
}
