package import FormworkFormats
package import Foundation

extension NumberFormat {
  /// Creates a format in the style of a `NumberFormatter`.
  ///
  ///     let formatter = NumberFormatter()
  ///     formatter.numberStyle = .currency
  ///     formatter.locale = Locale(identifier: "de_DE")
  ///     try NumberFormat(formatter).formatted(value: "1234.5").text  // "1.234,50 €"
  ///
  /// It uses the formatter's separators, grouping, digits, minus sign, prefixes and suffixes,
  /// currency, numbers of digits, and limits. A separator of several scalars is ignored. So is the
  /// multiplier: the value of `12 %` is 12. There is no rounding, because digits without room are
  /// rejected.
  ///
  /// - Parameter formatter: The formatter. Later changes to it have no effect.
  /// - Throws: `NumberFormatError` for ambiguous separators and for contradictory limits.
  package init(_ formatter: NumberFormatter) throws(NumberFormatError) {
    var options = Options(affixes: NumberAffixes(formatter))
    if formatter.isOfMoney { options.currencyCode = formatter.currencyCode }
    let most = formatter.allowsFloats ? max(0, formatter.maximumFractionDigits) : 0
    options.maximumFractionDigits = most
    options.minimumFractionDigits = min(max(0, formatter.minimumFractionDigits), most)
    // The default of a style means no limit.
    let integerDigits = formatter.maximumIntegerDigits
    if integerDigits > 0, integerDigits < 1000 { options.maximumIntegerDigits = integerDigits }
    options.minimum = formatter.minimum.flatMap { DecimalNumber($0.stringValue) }
    options.maximum = formatter.maximum.flatMap { DecimalNumber($0.stringValue) }
    try self.init(NumberSymbols(formatter), options)
  }
}

extension NumberSymbols {
  /// Creates the symbols of a formatter in its style.
  fileprivate init(_ formatter: NumberFormatter) {
    let isMoney = formatter.isOfMoney
    let decimal = isMoney ? formatter.currencyDecimalSeparator : formatter.decimalSeparator
    let group = isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator
    let (last, others) = (formatter.groupingSize, formatter.secondaryGroupingSize)
    let groups = formatter.usesGroupingSeparator && last > 0
    self.init(
      decimalSeparator: decimal?.onlyScalar ?? ".",
      groupSeparator: groups ? group?.onlyScalar : nil,
      grouping: DigitGrouping(max(1, last), others > 0 ? others : nil),
      minusSign: formatter.minusSign ?? "-", zero: formatter.zero ?? "0")
  }
}

extension NumberAffixes {
  /// Creates the affixes from the formatter's output, because its properties contain placeholders.
  fileprivate init(_ formatter: NumberFormatter) {
    guard let positive = formatter.frame(of: 1) else {
      self.init()
      return
    }
    let minus = formatter.minusSign ?? "-"
    let negative = formatter.frame(of: -1) ?? positive
    if let sign = negative.before.range(of: minus) {
      self.init(
        prefix: positive.before, suffix: positive.after,
        negativePrefix: String(negative.before[..<sign.lowerBound]),
        gap: String(negative.before[sign.upperBound...]), negativeSuffix: negative.after,
        isSignTrailing: false)
    } else if let sign = negative.after.range(of: minus) {
      self.init(
        prefix: positive.before, suffix: positive.after, negativePrefix: negative.before,
        gap: String(negative.after[..<sign.lowerBound]),
        negativeSuffix: String(negative.after[sign.upperBound...]), isSignTrailing: true)
    } else {
      // Parentheses or a color can't show a minus sign, which the user has to type.
      self.init(prefix: positive.before, suffix: positive.after)
    }
  }
}

extension NumberFormatter {
  /// Whether the formatter is for amounts of money.
  fileprivate var isOfMoney: Bool {
    [.currency, .currencyISOCode, .currencyPlural, .currencyAccounting].contains(numberStyle)
  }

  /// Returns the text before and after the digits of a number.
  fileprivate func frame(of number: Int) -> (before: String, after: String)? {
    guard let text = string(from: NSNumber(value: number)),
      let first = text.firstIndex(where: \.isDecimalDigit),
      let last = text.lastIndex(where: \.isDecimalDigit)
    else { return nil }
    return (String(text[..<first]), String(text[text.index(after: last)...]))
  }

  /// The formatter's digit zero.
  fileprivate var zero: Unicode.Scalar? {
    let digit = string(from: NSNumber(value: 1))?.unicodeScalars.first {
      $0.properties.numericType == .decimal
    }
    guard let digit, let value = digit.properties.numericValue else { return nil }
    return Unicode.Scalar(digit.value - UInt32(value))
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.numericType == .decimal
  }
}

extension String {
  /// The only scalar of the string; `nil` if there are several or none.
  fileprivate var onlyScalar: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }
}
