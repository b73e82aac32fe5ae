/// A number as a person types it: grouped, exact, with a sign, a currency or a unit around it.
///
///     let amount = try NumberFormat(affixes: NumberAffixes(prefix: "$"))
///     var field = EditingSession(format: amount)
///     field.insert("1234.5")
///     field.current.text                          // "$1,234.5"
///     field.current.value                         // "1234.5"
///     amount.typed(field.current) == DecimalNumber("1234.5")  // true
///
/// Group separators come and go as one types, and the caret stays between the same digits. The value
/// is plain decimal text of any length: ASCII digits, `.` before the fraction, `-` before all. It has
/// no zeros that the format supplies, nor is there one in an empty field.
///
/// What is pasted may be written in another notation; it is read as a whole:
///
///     amount.formatted(text: "$ 1.234.567,89").text  // "$1,234,567.89"
public struct NumberFormat: Hashable, Sendable {
  /// The signs that the number is written with.
  public var symbols: NumberSymbols { contents.symbols }

  /// What may be typed, and how it is shown.
  public var options: Options { contents.options }

  var layout: NumberLayout { contents.layout }

  private let contents: Contents

  /// All that the format is, as one word: each edit hands it on several times.
  private final class Contents: Sendable {
    let symbols: NumberSymbols
    let options: Options

    /// What follows from both.
    let layout: NumberLayout

    init(_ symbols: NumberSymbols, _ options: Options) throws(NumberFormatError) {
      self.symbols = symbols
      self.options = options
      layout = try NumberLayout(symbols, options)
    }
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - symbols: The signs that the number is written with; those of English if you leave it out.
  ///   - options: What may be typed, and how it is shown.
  /// - Throws: ``NumberFormatError`` for signs that can't be told apart and limits that no number
  ///   keeps to.
  public init(
    _ symbols: NumberSymbols = NumberSymbols(), _ options: Options = Options()
  ) throws(NumberFormatError) {
    try options.check()
    contents = try Contents(symbols, options)
  }

  /// Creates a format without limits that stands between affixes.
  ///
  /// - Throws: ``NumberFormatError`` for signs that can't be told apart.
  public init(
    _ symbols: NumberSymbols = NumberSymbols(), affixes: NumberAffixes
  ) throws(NumberFormatError) {
    try self.init(symbols, Options(affixes: affixes))
  }

  /// Creates a format for amounts of money.
  ///
  ///     let yen = try NumberFormat(currency: "¥", fractionDigits: 0)
  ///
  /// - Parameters:
  ///   - symbols: The signs of a language; those for money are taken where it has any.
  ///   - symbol: The sign or the code of the currency.
  ///   - code: The code of the currency, which a text may have beside the number.
  ///   - fractionDigits: How many fraction digits the currency has.
  ///   - sign: How negative amounts are written.
  /// - Throws: ``NumberFormatError`` for signs that can't be told apart.
  public init(
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
  /// Whether two formats write the same signs and have the same options.
  public static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents
      || left.symbols == right.symbols && left.options == right.options
  }

  /// Hashes what formats are compared by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(symbols)
    hasher.combine(options)
  }
}
