/// The symbols of numbers in a language, and how it groups digits.
///
///     let swiss = NumberSymbols(decimalSeparator: ".", groupSeparator: "’")
///     try NumberFormat(swiss).formatted(value: "1234567.5").text  // "1’234’567.5"
///
/// The folder `Locales` has the symbols of 1,082 locales.
package struct NumberSymbols: Hashable, Sendable {
  /// The decimal separator.
  package var decimalSeparator: Unicode.Scalar

  /// The separator between groups of digits, or `nil` for none.
  package var groupSeparator: Unicode.Scalar?

  /// The grouping of digits.
  package var grouping: DigitGrouping

  /// The digit zero; the other nine follow it in Unicode.
  package var zero: Unicode.Scalar

  private var minus: [UInt8]

  /// The affixes of a percentage.
  package var percent: NumberAffixes

  /// The affixes of an amount of money, with `¤` for the currency.
  package var currency: NumberAffixes

  /// The affixes of an amount of money in accounting, with `¤` for the currency.
  ///
  /// Many languages put negative amounts in parentheses; others write them as usual.
  package var accounting = NumberAffixes(prefix: "¤", sign: .parentheses)

  /// The decimal separator of an amount of money, if it is different.
  package var currencyDecimalSeparator: Unicode.Scalar?

  /// The group separator of an amount of money, if it is different.
  package var currencyGroupSeparator: Unicode.Scalar?

  /// Creates the symbols of a language.
  ///
  /// - Parameters:
  ///   - decimalSeparator: The decimal separator.
  ///   - groupSeparator: The separator between groups of digits, or `nil` for none.
  ///   - grouping: The grouping of digits.
  ///   - minusSign: The minus sign, with its direction marks, if any.
  ///   - zero: The digit zero; the other nine follow it in Unicode.
  ///   - percent: The affixes of a percentage.
  ///   - currency: The affixes of an amount of money, with `¤` for the currency.
  package init(
    decimalSeparator: Unicode.Scalar = ".", groupSeparator: Unicode.Scalar? = ",",
    grouping: DigitGrouping = .thousands, minusSign: String = "-", zero: Unicode.Scalar = "0",
    percent: NumberAffixes = NumberAffixes(suffix: "%"),
    currency: NumberAffixes = NumberAffixes(prefix: "¤")
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.grouping = grouping
    minus = Array(minusSign.utf8)
    self.zero = zero
    self.percent = percent
    self.currency = currency
  }

  /// The minus sign, with its direction marks, if any.
  package var minusSign: String {
    get { String(decoding: minus, as: UTF8.self) }
    set { minus = Array(newValue.utf8) }
  }

  var minusBytes: [UInt8] { minus }
}

extension NumberSymbols {
  /// The symbols for an amount of money, with its own separators if they are different.
  package var forCurrency: NumberSymbols {
    var symbols = self
    symbols.decimalSeparator = currencyDecimalSeparator ?? decimalSeparator
    symbols.groupSeparator = currencyGroupSeparator ?? groupSeparator
    return symbols
  }

  /// Returns the affixes of an amount in a currency.
  ///
  ///     NumberSymbols().affixes(currency: "€").prefix  // "€"
  ///
  /// - Parameter symbol: The symbol or the code of the currency. A space separates a code from the
  ///   number, even if the language has none.
  /// - Returns: The language's affixes, with the symbol instead of `¤`.
  package func affixes(currency symbol: String) -> NumberAffixes {
    affixes(currency: symbol, sign: .minus)
  }

  /// Returns the affixes of an amount in a currency, with negative amounts in a style.
  ///
  ///     NumberSymbols().affixes(currency: "€", sign: .accounting)  // €5, (€5)
  ///
  /// - Parameters:
  ///   - symbol: The symbol or the code of the currency.
  ///   - sign: How negative amounts are written.
  /// - Returns: The language's affixes, with the symbol instead of `¤`.
  package func affixes(currency symbol: String, sign: NumberFormat.SignStyle) -> NumberAffixes {
    let own = sign == .accounting ? accounting : currency
    let affixes = own.replacingCurrency(by: Array(symbol.utf8))
    return sign == .parentheses ? affixes.inParentheses : affixes
  }

  /// Returns affixes with negative numbers in a style.
  ///
  /// - Parameters:
  ///   - affixes: The affixes of a number without a currency.
  ///   - sign: The notation of negative numbers.
  /// - Returns: The affixes, with parentheses for negative numbers if the style requires them.
  package func affixes(_ affixes: NumberAffixes, sign: NumberFormat.SignStyle) -> NumberAffixes {
    switch sign {
    case .minus: affixes
    case .accounting: accounting.usesParentheses ? affixes.inParentheses : affixes
    case .parentheses: affixes.inParentheses
    }
  }
}

/// The sizes of the groups of digits before the decimal separator.
package struct DigitGrouping: Hashable, Sendable {
  /// The number of digits in the group before the decimal separator; at least 1.
  package let primary: Int

  /// The number of digits in the other groups; at least 1.
  package let secondary: Int

  /// The minimum number of digits before the first separator; at least 1.
  package let minimumLeading: Int

  /// Creates a grouping.
  ///
  /// - Parameters:
  ///   - primary: The size of the last group; less than 1 counts as 1.
  ///   - secondary: The size of the other groups. The default is the same size.
  ///   - minimumLeading: The minimum number of digits before the first separator: 2 results in
  ///     `1234` and `12.345`.
  package init(_ primary: Int, _ secondary: Int? = nil, minimumLeading: Int = 1) {
    // No number has groups of a million digits, and sums of sizes can't overflow.
    let sizes = 1...1_000_000
    self.primary = sizes.clamping(primary)
    self.secondary = sizes.clamping(secondary ?? primary)
    self.minimumLeading = sizes.clamping(minimumLeading)
  }

  /// Groups of three.
  package static let thousands = DigitGrouping(3)

  /// A group of three digits, with groups of two before it.
  package static let indian = DigitGrouping(3, 2)
}

extension ClosedRange<Int> {
  fileprivate func clamping(_ number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

extension NumberAffixes {
  /// `¤` in UTF-8.
  private static var sign: [UInt8] { [0xC2, 0xA4] }

  /// Returns the affixes with a currency's symbol or code instead of `¤`.
  fileprivate func replacingCurrency(by symbol: [UInt8]) -> NumberAffixes {
    func replaced(_ text: [UInt8], atStart: Bool = false, atEnd: Bool = false) -> String {
      var bytes: [UInt8] = []
      var rest = text[...]
      while let byte = rest.first {
        guard rest.starts(with: Self.sign) else {
          bytes.append(byte)
          rest.removeFirst()
          continue
        }
        rest = rest.dropFirst(2)
        // As in CLDR, a letter of a code is never next to a digit.
        if atStart, bytes.isEmpty, symbol.first.map(Self.isLetter) ?? false {
          bytes += [0xC2, 0xA0]
        }
        bytes += symbol
        if atEnd, rest.isEmpty, symbol.last.map(Self.isLetter) ?? false {
          bytes += [0xC2, 0xA0]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return NumberAffixes(
      prefix: replaced(positive.before, atEnd: true),
      suffix: replaced(positive.after, atStart: true),
      negativePrefix: replaced(negative.before, atEnd: isSignTrailing),
      gap: replaced(gap, atStart: isSignTrailing, atEnd: !isSignTrailing),
      negativeSuffix: replaced(negative.after, atStart: !isSignTrailing),
      isSignTrailing: isSignTrailing, usesParentheses: usesParentheses)
  }

  /// The same affixes, with parentheses around negative numbers.
  var inParentheses: NumberAffixes {
    usesParentheses ? self : NumberAffixes(prefix: prefix, suffix: suffix, sign: .parentheses)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte & ~0x20 && byte < 0x80
  }
}

/// The text around a number, such as a currency or a unit, and the position of the minus sign.
///
///     NumberAffixes(prefix: "$")                      // $5, -$5
///     NumberAffixes(suffix: " kg")                    // 5 kg, -5 kg
///     NumberAffixes(prefix: "CHF ", sign: .atNumber)  // CHF 5, CHF -5
///     NumberAffixes(prefix: "$", sign: .parentheses)  // $5, ($5)
///
/// The affixes aren't part of the value, and the caret never enters them.
package struct NumberAffixes: Hashable, Sendable {
  // Bytes instead of strings, because comparing strings needs Unicode's normalization tables.
  let positive: AffixPair
  let negative: AffixPair
  let gap: [UInt8]

  /// A Boolean value that indicates whether the minus sign follows the number.
  package let isSignTrailing: Bool

  /// A Boolean value that indicates whether negative numbers are in parentheses: `($5)`.
  package let usesParentheses: Bool

  /// The text before and after a number, in UTF-8.
  struct AffixPair: Hashable, Sendable {
    var before: [UInt8]
    var after: [UInt8]

    /// Whether there is no text around the number.
    var isBare: Bool { before.isEmpty && after.isEmpty }
  }

  /// The position of the minus sign.
  package enum SignPlace: Hashable, Sendable {
    /// Before the prefix: `-$5`.
    case first

    /// Between the prefix and the number: `$-5`.
    case atNumber

    /// Between the number and the suffix: `5-%`.
    case behindNumber

    /// After the suffix: `5%-`.
    case last

    /// Nowhere: a negative number is in parentheses, as in accounting: `($5)`.
    case parentheses
  }

  /// Creates the same affixes for positive and negative numbers.
  ///
  /// - Parameters:
  ///   - prefix: The text before the number.
  ///   - suffix: The text after the number.
  ///   - sign: The position of the minus sign.
  package init(prefix: String = "", suffix: String = "", sign: SignPlace = .first) {
    let isTrailing = sign == .behindNumber || sign == .last
    if sign == .parentheses {
      self.init(
        prefix: prefix, suffix: suffix, negativePrefix: "", gap: prefix,
        negativeSuffix: suffix + ")", isSignTrailing: false, usesParentheses: true)
      return
    }
    self.init(
      prefix: prefix, suffix: suffix,
      negativePrefix: sign == .first ? "" : prefix,
      gap: sign == .first ? prefix : sign == .last ? suffix : "",
      negativeSuffix: sign == .last ? "" : suffix, isSignTrailing: isTrailing)
  }

  /// Creates different affixes for positive and negative numbers.
  ///
  ///     // CHF 5, CHF-5
  ///     NumberAffixes(
  ///       prefix: "CHF ", suffix: "", negativePrefix: "CHF", gap: "", negativeSuffix: "",
  ///       isSignTrailing: false)
  ///
  /// - Parameters:
  ///   - prefix: The text before a positive number.
  ///   - suffix: The text after a positive number.
  ///   - negativePrefix: The text at the start of a negative number.
  ///   - gap: The text between the sign and the number.
  ///   - negativeSuffix: The text at the end of a negative number.
  ///   - isSignTrailing: Whether the sign follows the number.
  ///   - usesParentheses: Whether the sign is an opening parenthesis. The closing one is part of
  ///     `negativeSuffix`.
  package init(
    prefix: String, suffix: String, negativePrefix: String, gap: String, negativeSuffix: String,
    isSignTrailing: Bool, usesParentheses: Bool = false
  ) {
    positive = AffixPair(before: Array(prefix.utf8), after: Array(suffix.utf8))
    negative = AffixPair(before: Array(negativePrefix.utf8), after: Array(negativeSuffix.utf8))
    self.gap = Array(gap.utf8)
    self.isSignTrailing = isSignTrailing && !usesParentheses
    self.usesParentheses = usesParentheses
  }

  /// Empty affixes, with the minus sign before the number.
  package static let none = NumberAffixes()

  /// The text before a positive number.
  package var prefix: String { String(decoding: positive.before, as: UTF8.self) }

  /// The text after a positive number.
  package var suffix: String { String(decoding: positive.after, as: UTF8.self) }
}
