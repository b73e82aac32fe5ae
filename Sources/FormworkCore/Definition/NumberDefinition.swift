public import FormworkFormats

/// The part of a definition that describes a number, a percentage, or an amount of money.
///
/// The locale and the currency decide properties that are `nil`.
package struct NumberDefinition: Hashable, Sendable {
  package var style = Style.number
  package var currency: CurrencyChoice?
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?

  /// The minimum and the maximum, as they are displayed.
  package var minimum: DecimalNumber?
  package var maximum: DecimalNumber?
  package var prefix: Bytes?
  package var suffix: Bytes?
  package var entry = DigitEntry.standard
  package var sign = SignStyle.minus
  package var grouping = GroupingStyle.automatic
  package var padding = ZeroPadding.afterEditing
  package var allowsNegative: Bool?

  /// The increment of values once the user has left the field; `nil` for any value.
  package var roundsTo: DecimalNumber?

  /// The numbers that the type of the app's value can hold. They aren't part of the JSON.
  package var held = HeldNumbers()

  package enum Style: Hashable, Sendable {
    case number
    case percent
  }

  /// The currency of an amount of money.
  package enum CurrencyChoice: Hashable, Sendable {
    /// That of the field's region.
    case ofContext
    case named(Currency)
  }

  package init() {}

  /// The code of the currency; `nil` if there is none, or if it is that of the field's region.
  package var currencyCode: String? {
    if case .named(let currency) = currency { currency.code } else { nil }
  }
}

/// The numbers that a type can hold.
package struct HeldNumbers: Hashable, Sendable {
  /// The maximum number of fraction digits; `nil` for no limit.
  package var maximumFractionDigits: Int?

  /// Whether the type is `Int`, so that a larger number has an issue.
  package var isInt = false

  /// A check of long numbers; `nil` if the type holds all.
  package var check: Check?

  /// A check that equals others of the same type.
  package struct Check: Hashable, Sendable {
    let type: ObjectIdentifier
    let holds: @Sendable (_ decimalText: String) -> Bool

    package static func == (left: Self, right: Self) -> Bool { left.type == right.type }
    package func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }

  package init() {}
}

extension FormatDefinition {
  mutating func codeNumber(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .number(var number) = kind else { return }
    var locale = locale
    try coder.object("number", &number) { (coder, number) throws(FormatError) in
      try coder.text("locale", &locale, .locale)
      try number.code(&coder)
    }
    self.locale = locale
    kind = .number(number)
    try codeOptions(&coder)
  }
}

extension FormatKind {
  package static var number: FormatKind {
    FormatKind(
      key: "number", empty: .number(NumberDefinition()),
      code: { (definition, reader) throws(FormatError) in try definition.codeNumber(&reader) },
      make: { (definition, context) throws(FormatError) in
        guard case .number(let number) = definition.kind else { return nil }
        let format = try number.makeFormat(context, isLocaleOwn: definition.locale != nil)
        let engine = ResolvedFormat.Engine.number(format, isPercent: number.style == .percent)
        guard let check = number.held.check else { return ResolvedFormat(format, engine) }
        // A number that the type can't hold has an issue, because the binding is `nil`.
        return ResolvedFormat(
          format.validated(.tooLong) { shown in
            shown.value.utf8.count <= 38 || check.holds(shown.value)
          }, engine)
      })
  }
}

extension NumberDefinition {
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    try coder.name("style", &style, ["number": .number, "percent": .percent])
    try coder.count("minimumFractionDigits", &minimumFractionDigits)
    try coder.count("maximumFractionDigits", &maximumFractionDigits)
    try coder.text("prefix", &prefix, .text)
    try coder.text("suffix", &suffix, .text)
    try coder.text("currency", &currency, .currency)
    try coder.name(
      "entry", &entry,
      NameTable(["standard": .standard, "minorUnits": .minorUnits], was: "cents", .minorUnits))
    try coder.name(
      "sign", &sign, ["minus": .minus, "accounting": .accounting, "parentheses": .parentheses])
    var groupsDigits = grouping == .automatic
    try coder.flag("grouping", &groupsDigits, unless: true)
    grouping = groupsDigits ? .automatic : .never
    try coder.name(
      "padding", &padding,
      NameTable(["afterEditing": .afterEditing, "always": .always], was: "onBlur", .afterEditing))
    try coder.flag("allowsNegative", &allowsNegative)
    try coder.text("roundsTo", &roundsTo, .number)
    try coder.text("minimum", &minimum, .number)
    try coder.text("maximum", &maximum, .number)
  }

  /// Creates the format. By default, there are no limits, and the currency decides the fraction digits.
  package func makeFormat(
    _ context: FormatContext = FormatContext(), isLocaleOwn: Bool = false
  ) throws(FormatError) -> NumberFormat {
    let known = NumberSymbols(locale: context.locale)
    #if !hasFeature(Embedded)
    if known == nil, isLocaleOwn { Log.unknownLocale(context.locale) }
    #endif
    let symbols = known ?? NumberSymbols(locale: "en") ?? NumberSymbols()
    let locale = known == nil ? "en" : context.locale
    let money: Currency? =
      switch currency {
      case .named(let currency): currency
      case .ofContext: Currency(locale: context.locale, region: context.region)
      case nil: nil
      }
    var options = NumberFormat.Options(affixes: affixes(symbols, money, locale))
    options.minimumFractionDigits =
      minimumFractionDigits ?? min(money?.fractionDigits ?? 0, maximumFractionDigits ?? .max)
    options.maximumFractionDigits =
      maximumFractionDigits ?? money.map { max($0.fractionDigits, minimumFractionDigits ?? 0) }
    if let most = held.maximumFractionDigits {
      options.maximumFractionDigits = min(most, options.maximumFractionDigits ?? most)
      options.minimumFractionDigits = min(most, options.minimumFractionDigits)
    }
    options.holdsIntegers = held.isInt
    options.currencyCode = money?.code
    options.entry = entry
    options.grouping = grouping
    options.padding = padding
    options.roundsTo = roundsTo
    options.allowsNegative = allowsNegative ?? true
    options.minimum = minimum
    options.maximum = maximum
    do throws(NumberFormatError) {
      return try NumberFormat(money == nil ? symbols : symbols.forCurrency, options)
    } catch {
      throw FormatError(error)
    }
  }

  /// Returns the text around the number. A prefix or a suffix replaces that of the style or the currency.
  private func affixes(
    _ symbols: NumberSymbols, _ money: Currency?, _ locale: String
  ) -> NumberAffixes {
    if prefix == nil, suffix == nil {
      if let money { return symbols.affixes(currency: money.symbol(locale: locale), sign: sign) }
      if style == .percent { return symbols.affixes(symbols.percent, sign: sign) }
    }
    let affixes = NumberAffixes(prefix: prefix?.string ?? "", suffix: suffix?.string ?? "")
    return symbols.affixes(affixes, sign: sign)
  }
}

extension TextForm where Value == NumberDefinition.CurrencyChoice {
  fileprivate static var currency: Self {
    Self(
      read: { (code) throws(FormatError) in
        if code.isSame(as: "device") { return .ofContext }
        if let currency = Currency(code) { return .named(currency) }
        throw FormatError(.wrongType(expected: "a code of three letters, such as “EUR”"), at: "$")
      },
      write: { (currency) in
        switch currency {
        case .ofContext: "device"
        case .named(let currency): currency.code
        }
      }, type: "string")
  }
}

extension TextForm where Value == DecimalNumber {
  fileprivate static var number: Self {
    Self(
      read: { (text) throws(FormatError) in
        if let number = DecimalNumber(text) { return number }
        throw FormatError(.wrongType(expected: "a decimal number, such as “-10.5”"), at: "$")
      }, write: { (number) in number.text }, takesNumbers: true, type: "string | number")
  }
}

extension TextForm where Value == Bytes {
  /// The identifier of a locale whose notation is known.
  static var locale: Self {
    Self(
      read: { (identifier) throws(FormatError) in
        if NumberSymbols(locale: identifier) != nil { return Bytes(identifier) }
        throw FormatError(
          .pattern(
            FormatError.PatternFault(
              name: FormatError.Code.unknownName.name, offset: nil,
              message: "The locale “" + identifier + "” is unknown.",
              fix: "Use the identifier of a locale, such as de_DE.")), at: "$")
      }, write: { (identifier) in identifier.string }, type: "string")
  }
}

extension FormatError {
  /// Creates an error with the path at which the number format is invalid.
  fileprivate init(_ error: NumberFormatError) {
    switch error {
    case .crossedFractionDigits:
      self.init(
        "minimumFractionDigits",
        "The minimum of the fraction digits is greater than their maximum.",
        "Use a minimum that isn't greater than the maximum.")
    case .tooManyZeros:
      self.init(
        "minimumFractionDigits", "A number can't have that many fraction digits.",
        "Use at most 1000.", Code.tooLarge)
    case .emptyRange:
      self.init(
        "minimum", "The minimum of the number is greater than its maximum.",
        "Use a minimum that isn't greater than the maximum.")
    case .joiningAffix:
      self.init(
        "suffix", "The prefix or the suffix could be read as a part of the number.",
        "Put a space between the number and a text that starts with a digit or a separator.")
    case .negativeCount:
      self.init(
        "minimumFractionDigits", "A number can't have that many fraction digits.",
        "Use counts of 0 or more.")
    case .unusableRounding:
      self.init(
        "roundsTo", "A number can't be rounded to that.",
        "Use 1, 2, or 5 times a power of ten, such as 0.05.")
    case .unusableSign, .sameSeparators, .notAZero, .unusableStep:
      self.init(
        "locale", "The symbols of the locale's numbers are ambiguous.", "Use another locale.")
    }
  }

  private init(
    _ key: StaticString, _ message: StaticString, _ fix: StaticString, _ code: Code = .wrongType
  ) {
    let fault = PatternFault(
      name: code.name, offset: nil, message: String(message), fix: String(fix))
    self.init(.pattern(fault), at: "$.number." + String(key))
  }
}

#if !hasFeature(Embedded)
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

  /// Returns a format for numbers between two limits.
  ///
  ///     .number(fractionDigits: 0...2, minimum: 0, suffix: " kg").locale("de_DE")
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum. A smaller number has the issue `belowMinimum`.
  ///   - maximum: The maximum. A larger number has the issue `aboveMaximum`.
  ///   - prefix: The text before the number, such as `× `.
  ///   - suffix: The text after the number, such as ` kg`.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func number(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value.Limit? = nil,
    maximum: Value.Limit? = nil, prefix: String = "", suffix: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var number = NumberDefinition()
    if !prefix.isEmpty || !suffix.isEmpty {
      (number.prefix, number.suffix) = (Bytes(prefix), Bytes(suffix))
    }
    return Self(number, fractionDigits, minimum, maximum, file, line)
  }

  /// Returns a format for percentages between two limits.
  ///
  /// - Parameters:
  ///   - fractionDigits: The minimum and the maximum number of fraction digits.
  ///   - minimum: The minimum, as a value: 0.1 for `10%`, or 10 if the value is an `Int`.
  ///   - maximum: The maximum, as a value.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func percent(
    fractionDigits: ClosedRange<Int>? = nil, minimum: Value.Limit? = nil,
    maximum: Value.Limit? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var number = NumberDefinition()
    number.style = .percent
    return Self(number, fractionDigits, minimum, maximum, file, line)
  }

  /// Returns a format for amounts of money.
  ///
  ///     MaskedTextField("Price", value: $price, format: .currency("EUR", minimum: 0))  // price: Decimal?
  ///     FieldFormat<Double>.currency("USD").sign(.accounting).formatted(-5).text  // "($5.00)"
  ///
  /// If the currency of a field changes, the field keeps its value. An amount with more fraction digits than the
  /// new currency has isn't rounded: it has the issue `tooLong` until the user edits it.
  ///
  /// - Parameters:
  ///   - code: The three letters of ISO 4217, such as `EUR`. The default is the currency of the
  ///     field's region.
  ///   - fractionDigits: The minimum and the maximum number of fraction digits; the default is the
  ///     currency's number.
  ///   - minimum: The minimum. A smaller number has the issue `belowMinimum`.
  ///   - maximum: The maximum. A larger number has the issue `aboveMaximum`.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func currency(
    _ code: String? = nil, fractionDigits: ClosedRange<Int>? = nil, minimum: Value.Limit? = nil,
    maximum: Value.Limit? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var number = NumberDefinition()
    number.currency = .ofContext
    if let code {
      guard let currency = Currency(code) else {
        let error = FormatError(
          .setting(
            "“", quoting: code, "” isn't a currency code.",
            fix: "Use the three letters of ISO 4217, such as EUR."))
        return Self(.invalid(error), Value.conversion(for: .number) ?? .number(), file, line)
      }
      number.currency = .named(currency)
    }
    return Self(number, fractionDigits, minimum, maximum, file, line)
  }

  private init(
    _ number: NumberDefinition, _ fractionDigits: ClosedRange<Int>?, _ minimum: Value.Limit?,
    _ maximum: Value.Limit?, _ file: StaticString, _ line: UInt
  ) {
    var number = number
    number.minimumFractionDigits = fractionDigits?.lowerBound
    number.maximumFractionDigits = fractionDigits?.upperBound
    do throws(FormatError) {
      let isShare = number.style == .percent && Value.self != String.self && Value.holdsShares
      number.minimum = try minimum.map { limit throws(FormatError) in try Self.shown(limit, isShare)
      }
      number.maximum = try maximum.map { limit throws(FormatError) in try Self.shown(limit, isShare)
      }
      number.held = Value.held
      self.init(.number(number), Value.conversion(for: .number) ?? .number(), file, line)
    } catch {
      self.init(.invalid(error), Value.conversion(for: .number) ?? .number(), file, line)
    }
  }

  /// Returns a limit as the number to display. `nan` is a mistake, so that it isn't taken for a missing limit.
  private static func shown(
    _ limit: Value.Limit, _ isShare: Bool
  ) throws(FormatError) -> DecimalNumber {
    if let number = DecimalNumber(limit.decimalText) { return isShare ? number * 100 : number }
    throw FormatError(
      .setting(
        "The limit “", quoting: limit.decimalText.isEmpty ? "\(limit)" : limit.decimalText,
        "” isn't a number.",
        fix: "Use digits, with a full stop before a fraction, such as 0.5."))
  }

  /// Returns this format with another way of entering digits.
  ///
  ///     .currency("EUR").entry(.minorUnits)  // 1 is 0.01, 12 is 0.12, 123 is 1.23
  ///
  /// - Parameter entry: The way: from the left, or from the right as at a cash register.
  /// - Returns: The format.
  public func entry(_ entry: DigitEntry) -> Self { changing("entry") { $0.entry = entry } }

  /// Returns this format with another notation of negative numbers.
  ///
  ///     FieldFormat<Double>.currency("USD").sign(.accounting).formatted(-5).text  // "($5.00)"
  ///
  /// - Parameter style: The notation.
  /// - Returns: The format.
  public func sign(_ style: SignStyle) -> Self { changing("sign") { $0.sign = style } }

  /// Returns this format with or without the grouping of digits.
  ///
  /// - Parameter style: The grouping.
  /// - Returns: The format.
  public func grouping(_ style: GroupingStyle) -> Self {
    changing("grouping") { $0.grouping = style }
  }

  /// Returns this format with another time at which the zeros of the minimum of fraction digits appear.
  ///
  /// - Parameter padding: The time.
  /// - Returns: The format.
  public func zeroPadding(_ padding: ZeroPadding) -> Self {
    changing("zeroPadding") { $0.padding = padding }
  }

  /// Returns this format with values that are rounded when the user leaves the field, as amounts in cash need it.
  ///
  ///     FieldFormat<Decimal>.currency("CHF").roundsTo(0.05)  // 12.43 becomes 12.45
  ///
  /// Ties are rounded to an even multiple. A number that your app sets isn't rounded before the user edits it.
  ///
  /// - Parameter unit: The number of which values are a multiple: 1, 2, or 5 times a power of ten, as displayed.
  /// - Returns: The format.
  public func roundsTo(_ unit: NumberLimit) -> Self {
    guard let number = DecimalNumber(unit.decimalText) else {
      var wrong = self
      wrong.definition.kind = .invalid(
        FormatError(
          .setting(
            "“", quoting: unit.decimalText, "” isn't a number.", fix: "Use a number, such as 0.05.")
        ))
      return wrong
    }
    return changing("roundsTo") { $0.roundsTo = number }
  }

  /// Returns the format with a change of its number. On a format of another kind, a setting of numbers is a mistake.
  private func changing(_ setting: String, _ change: (inout NumberDefinition) -> Void) -> Self {
    var changed = self
    switch definition.kind {
    case .number(var number):
      change(&number)
      changed.definition.kind = .number(number)
    case .invalid: break
    default:
      changed.definition.kind = .invalid(
        FormatError(
          .setting(
            "“", quoting: setting, "” is a setting of numbers, and this format isn't one.",
            fix: "Call it on .number, .percent, or .currency.")))
    }
    return changed
  }
}
#endif
