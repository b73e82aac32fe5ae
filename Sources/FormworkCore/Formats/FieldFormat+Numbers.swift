public import FormworkFormats

extension FieldFormat where Value: InputNumber {
  /// A format for numbers in the style of the field's locale.
  ///
  ///     MaskedTextField("Width", value: $width, format: .number)  // width: Double?
  public static var number: Self { number() }

  /// A format for percentages in the style of the field's locale.
  ///
  ///     MaskedTextField("Share", value: $share, format: .percent)  // 0.125 for 12.5%
  ///
  /// As in Foundation, the value is the fraction: 0.125 for `12.5%`. An `Int` and a `String` hold
  /// the displayed number: 12 for `12%`.
  public static var percent: Self { percent() }

  /// A format for amounts of money in the currency of the field's region, and in the style of its
  /// locale.
  ///
  ///     MaskedTextField("Price", value: $price, format: .currency)  // price: Decimal?
  ///
  /// The currency is the user's: euros in Germany, and dollars in the United States. If your amounts
  /// are in a certain currency, name it, as in `.currency("EUR")`.
  public static var currency: Self { currency() }

  /// Returns a format for numbers between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum. A smaller number has the issue `belowMinimum`.
  ///   - maximum: The maximum. A larger number has the issue `aboveMaximum`.
  ///   - entry: How digits are entered: from the left, or from the right as at a cash register.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - prefix: The text before the number, such as `× `.
  ///   - suffix: The text after the number, such as ` kg`.
  ///   - locale: The identifier of the locale. The default is the field's locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func number(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: DigitEntry = .standard, sign: SignStyle = .minus,
    grouping: GroupingStyle = .automatic, padding: ZeroPadding = .afterEditing,
    prefix: String = "", suffix: String = "", locale: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = NumberRecipe(
      locale: locale, fractionDigits: fractionDigits, minimum: minimum, maximum: maximum,
      entry: entry, sign: sign, grouping: grouping, padding: padding, prefix: prefix,
      suffix: suffix)
    return Self("number", recipe, file: file, line: line) { context throws(FieldFormatError) in
      try recipe.codec(in: context) { symbols, _ in
        let affixes = NumberAffixes(prefix: prefix, suffix: suffix)
        return (symbols, NumberFormat.Options(affixes: symbols.affixes(affixes, sign: sign)))
      }
    }
  }

  /// Returns a format for percentages between two limits, in the style of a locale.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum, as a value: 0.1 for `10%`, or 10 if the value is an `Int`.
  ///   - maximum: The maximum, as a value.
  ///   - entry: How digits are entered: from the left, or from the right as at a cash register.
  ///   - sign: The notation of negative numbers.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The identifier of the locale. The default is the field's locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func percent(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil, maximum: Value? = nil,
    entry: DigitEntry = .standard, sign: SignStyle = .minus,
    grouping: GroupingStyle = .automatic, padding: ZeroPadding = .afterEditing,
    locale: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = NumberRecipe(
      locale: locale, fractionDigits: fractionDigits, minimum: minimum, maximum: maximum,
      entry: entry, sign: sign, grouping: grouping, padding: padding,
      isShare: Value.maximumFractionDigits == nil && Value.self != String.self)
    return Self("percent", recipe, file: file, line: line) { context throws(FieldFormatError) in
      try recipe.codec(in: context) { symbols, _ in
        (symbols, NumberFormat.Options(affixes: symbols.affixes(symbols.percent, sign: sign)))
      }
    }
  }

  /// Returns a format for amounts of money, in the style of a locale.
  ///
  ///     MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
  ///     FieldFormat<Double>.currency("USD", sign: .accounting).formatted(-5).text  // "($5.00)"
  ///
  /// If the currency of a field changes, the field keeps its value. An amount with more fraction digits than the
  /// new currency has isn't rounded: it has the issue `tooLong` until the user edits it.
  ///
  /// - Parameters:
  ///   - code: The three letters of ISO 4217, such as `EUR`. The default is the currency of the
  ///     locale's region.
  ///   - fractionDigits: The minimum and the maximum number of fraction digits; the default is the
  ///     currency's number.
  ///   - minimum: The minimum. A smaller number has the issue `belowMinimum`.
  ///   - maximum: The maximum. A larger number has the issue `aboveMaximum`.
  ///   - entry: How digits are entered. With `.minorUnits`, they are entered from the right: `0.01`,
  ///     `0.12`, `1.23`.
  ///   - sign: How negative amounts are written. With `.accounting`, they are written as in
  ///     accounting: `($5.00)`.
  ///   - grouping: The grouping of digits.
  ///   - padding: When the zeros of the minimum of `fractionDigits` appear.
  ///   - locale: The identifier of the locale. The default is the field's locale.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func currency(
    _ code: String? = nil, fractionDigits: ClosedRange<Int>? = nil, minimum: Value? = nil,
    maximum: Value? = nil, entry: DigitEntry = .standard,
    sign: SignStyle = .minus, grouping: GroupingStyle = .automatic,
    padding: ZeroPadding = .afterEditing, locale: String? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = NumberRecipe(
      locale: locale, currency: code, fractionDigits: fractionDigits, minimum: minimum,
      maximum: maximum, entry: entry, sign: sign, grouping: grouping, padding: padding)
    return Self("currency", recipe, file: file, line: line) { context throws(FieldFormatError) in
      let currency =
        try code.map { code throws(FieldFormatError) in try Currency(named: code) }
        ?? Currency(
          locale: locale ?? context.locale,
          region: locale.map { FormatContext(locale: $0).region } ?? context.region)
      return try recipe.codec(in: context) { symbols, locale in
        let symbol = currency.symbol(locale: locale)
        var options = NumberFormat.Options(
          affixes: symbols.affixes(currency: symbol, sign: sign))
        options.minimumFractionDigits = currency.fractionDigits
        options.maximumFractionDigits = currency.fractionDigits
        options.currencyCode = currency.code
        return (symbols.forCurrency, options)
      }
    }
  }
}

extension Currency {
  /// Creates the currency with a code from an app.
  fileprivate init(named code: String) throws(FieldFormatError) {
    guard let currency = Currency(code) else {
      throw FieldFormatError(
        message: "“\(code)” isn't a currency code.",
        fix: "Use the three letters of ISO 4217, such as EUR.")
    }
    self = currency
  }
}

/// The parameters of a number format.
private struct NumberRecipe<Value: InputNumber>: Hashable, Sendable {
  var locale: String?
  var currency: String?
  var fractionDigits: ClosedRange<Int>?
  var minimum: Value?
  var maximum: Value?
  var entry: DigitEntry
  var sign: SignStyle
  var grouping: GroupingStyle
  var padding: ZeroPadding
  var prefix = ""
  var suffix = ""

  /// Whether the value is a hundredth of the displayed number.
  var isShare = false

  /// Returns a codec whose symbols and options `base` provides for a locale.
  func codec(
    in context: FormatContext,
    _ base: (NumberSymbols, String) -> (NumberSymbols, NumberFormat.Options)
  ) throws(FieldFormatError) -> FieldCodec<Value> {
    let wanted = locale ?? context.locale
    let found = NumberSymbols(locale: wanted)
    if locale != nil, found == nil { Log.unknownLocale(wanted) }
    var (symbols, options) = base(
      found ?? NumberSymbols(locale: "en") ?? NumberSymbols(), found == nil ? "en" : wanted)
    if let fractionDigits {
      options.minimumFractionDigits = fractionDigits.lowerBound
      options.maximumFractionDigits = fractionDigits.upperBound
    }
    if let most = Value.maximumFractionDigits {
      options.maximumFractionDigits = min(most, options.maximumFractionDigits ?? most)
      options.minimumFractionDigits = min(most, options.minimumFractionDigits)
    }
    options.minimum = try minimum.map(shown)
    options.maximum = try maximum.map(shown)
    options.holdsIntegers = Value.self == Int.self
    options.entry = entry
    options.grouping = grouping
    options.padding = padding
    do throws(NumberFormatError) {
      return FieldCodec(try NumberFormat(symbols, options), isShare: isShare)
    } catch {
      throw FieldFormatError(error)
    }
  }
}

extension NumberRecipe {
  /// Returns a limit as the number to display, and throws for `nan` so that it isn't mistaken for a
  /// missing limit.
  fileprivate func shown(_ limit: Value) throws(FieldFormatError) -> DecimalNumber {
    if let number = DecimalNumber(limit.decimalText) { return isShare ? number * 100 : number }
    throw FieldFormatError(
      message: "The limit “\(limit)” isn't a number.",
      fix: "Use digits, with a full stop before a fraction, such as 0.5.")
  }
}

extension FieldCodec where Value: InputNumber {
  /// Creates a codec of numbers, or of values that are a hundredth of the displayed number.
  fileprivate init(_ format: NumberFormat, isShare: Bool) {
    // A number that the type can't hold has an issue, because the binding is `nil`.
    let isOpen =
      Value.self == String.self || Value.self == Int.self || Value.self == DecimalNumber.self
    let held =
      isOpen
      ? AnyInputFormat(format)
      : AnyInputFormat(
        format.validated(.tooLong) { shown in
          shown.value.utf8.count <= 38 || Value(decimalText: shown.value) != nil
        })
    self.init(
      held,
      read: { shown in
        guard isShare else { return Value(decimalText: shown.value) }
        return DecimalNumber(shown.value).flatMap { Value(decimalText: ($0 * .hundredth).text) }
      },
      write: { value in
        // A string may be stored text or the user's own, so it isn't rounded.
        guard !(value is String), let number = DecimalNumber(value.decimalText) else {
          return format.formatted(value: value.decimalText)
        }
        return format.formatted(typed: isShare ? number * 100 : number)
      })
    guide = .none
    content = { value in
      guard !(value is String), let number = DecimalNumber(value.decimalText) else {
        return value.decimalText
      }
      let shown = isShare ? number * 100 : number
      // The last digits of a binary fraction, as in 0.30000000000000004, aren't the app's.
      return value is Double ? shown.rounded(toSignificantDigits: 15).text : shown.text
    }
  }
}

extension DecimalNumber {
  /// Returns the number rounded to a number of digits from the first one that isn't zero.
  fileprivate func rounded(toSignificantDigits count: Int) -> DecimalNumber {
    let written = text.utf8.filter { 0x30...0x39 ~= $0 }
    let digits = written.drop { $0 == 0x30 }.count
    return digits > count ? rounded(toPlaces: scale - (digits - count)) : self
  }
}

extension FieldFormatError {
  fileprivate init(_ error: NumberFormatError) {
    switch error {
    case .emptyRange:
      self.init(
        message: "The minimum of the number is greater than its maximum.",
        fix: "Use a minimum that isn't greater than the maximum.")
    case .negativeCount, .tooManyZeros, .crossedFractionDigits:
      self.init(
        message: "A number can't have that many fraction digits.",
        fix: "Use a range from 0 to \(NumberFormat.Options.mostSuppliedZeros).")
    case .joiningAffix:
      self.init(
        message: "The prefix or the suffix could be read as a part of the number.",
        fix: "Put a space between the number and a text that starts with a digit or a separator.")
    case .unusableSign, .sameSeparators, .notAZero, .unusableStep:
      self.init(
        message: "The symbols of the locale's numbers are ambiguous (\(error)).",
        fix: "Use another locale.")
    }
  }
}
