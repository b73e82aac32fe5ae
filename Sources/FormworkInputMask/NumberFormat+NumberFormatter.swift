public import FormworkNumbers
public import Foundation

extension NumberFormat {
  /// Creates a format that shows numbers as a formatter does.
  ///
  ///     let formatter = NumberFormatter()
  ///     formatter.numberStyle = .currency
  ///     formatter.locale = Locale(identifier: "de_DE")
  ///     try NumberFormat(formatter).formatted(value: "1234.5").text  // "1.234,50 €"
  ///
  /// Taken from it are separators and grouping, digits and sign, what stands around a number, the currency,
  /// how many digits there may be, and the limits. A separator of several scalars is taken for none. What the
  /// formatter multiplies by isn't: the value of `12 %` is 12. Of rounding there is nothing to take, since
  /// digits that find no room are rejected.
  ///
  /// - Parameter formatter: The formatter. What is changed of it later isn't seen.
  /// - Throws: `NumberFormatError` for separators that can't be told apart, and limits that no number
  ///   keeps to.
  public init(_ formatter: NumberFormatter) throws(NumberFormatError) {
    var options = Options(affixes: NumberAffixes(formatter))
    if formatter.isOfMoney { options.currencyCode = formatter.currencyCode }
    let most = formatter.allowsFloats ? max(0, formatter.maximumFractionDigits) : 0
    options.maximumFractionDigits = most
    options.minimumFractionDigits = min(max(0, formatter.minimumFractionDigits), most)
    // The default of a style stands for no limit.
    let integerDigits = formatter.maximumIntegerDigits
    if integerDigits > 0, integerDigits < 1000 { options.maximumIntegerDigits = integerDigits }
    options.minimum = formatter.minimum.flatMap { DecimalNumber($0.stringValue) }
    options.maximum = formatter.maximum.flatMap { DecimalNumber($0.stringValue) }
    try self.init(NumberSymbols(formatter), options)
  }
}

extension NumberSymbols {
  /// The signs that a formatter writes numbers of its style with.
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
  /// What stands around the numbers of a formatter, as it writes them: what its properties say of
  /// it isn't put in yet.
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
      // Parentheses, say, or a colour: a sign has to be typed all the same.
      self.init(prefix: positive.before, suffix: positive.after)
    }
  }
}

extension NumberFormatter {
  /// Whether it writes amounts of money.
  fileprivate var isOfMoney: Bool {
    [.currency, .currencyISOCode, .currencyPlural, .currencyAccounting].contains(numberStyle)
  }

  /// What stands before and behind the digits of a number.
  fileprivate func frame(of number: Int) -> (before: String, after: String)? {
    guard let text = string(from: NSNumber(value: number)),
      let first = text.firstIndex(where: \.isDecimalDigit),
      let last = text.lastIndex(where: \.isDecimalDigit)
    else { return nil }
    return (String(text[..<first]), String(text[text.index(after: last)...]))
  }

  /// The digit zero as the formatter writes it.
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
  /// The scalar that the text is; `nil` if there are several or none.
  fileprivate var onlyScalar: Unicode.Scalar? {
    unicodeScalars.count == 1 ? unicodeScalars.first : nil
  }
}
