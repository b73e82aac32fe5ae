package import FormworkFormats

extension FormatDefinition.NumberRules {
  /// Creates the number format. The defaults are no limits, and the currency's fraction digits.
  ///
  /// - Returns: The format.
  /// - Throws: ``DefinitionError`` for an invalid locale, currency, or limit.
  package func makeFormat() throws(DefinitionError) -> NumberFormat {
    let identifier = locale ?? "en_US"
    guard let symbols = NumberSymbols(locale: identifier) else {
      throw DefinitionError(.unknownLocale(identifier), at: "$.number.locale")
    }
    let money = try currency.map { code throws(DefinitionError) in try Self.currency(code) }
    var options = NumberFormat.Options(affixes: affixes(symbols, money, identifier))
    options.minimumFractionDigits =
      minimumFractionDigits ?? min(money?.fractionDigits ?? 0, maximumFractionDigits ?? .max)
    options.maximumFractionDigits =
      maximumFractionDigits ?? money.map { max($0.fractionDigits, minimumFractionDigits ?? 0) }
    options.currencyCode = money?.code
    options.entry = entry == .minorUnits ? .minorUnits : .standard
    options.grouping = groupsDigits ? .automatic : .never
    options.padding = padding == .always ? .always : .afterEditing
    options.allowsNegative = allowsNegative ?? true
    options.minimum = try number(minimum, at: "$.number.minimum")
    options.maximum = try number(maximum, at: "$.number.maximum")
    do throws(NumberFormatError) {
      return try NumberFormat(money == nil ? symbols : symbols.forCurrency, options)
    } catch {
      throw DefinitionError(error)
    }
  }

  /// Returns the text around the number. A prefix or a suffix replaces the currency's.
  private func affixes(
    _ symbols: NumberSymbols, _ money: Currency?, _ identifier: String
  ) -> NumberAffixes {
    guard prefix == nil, suffix == nil, let money else {
      let affixes = NumberAffixes(prefix: prefix ?? "", suffix: suffix ?? "")
      return symbols.affixes(affixes, sign: signStyle)
    }
    return symbols.affixes(currency: money.symbol(locale: identifier), sign: signStyle)
  }

  private var signStyle: NumberFormat.SignStyle {
    switch sign {
    case .minus: .minus
    case .accounting: .accounting
    case .parentheses: .parentheses
    }
  }

  private static func currency(_ code: String) throws(DefinitionError) -> Currency {
    guard let currency = Currency(code) else {
      throw DefinitionError(
        .wrongType(expected: "a code of three letters, such as “EUR”"), at: "$.number.currency")
    }
    return currency
  }

  private func number(_ text: String?, at path: String) throws(DefinitionError) -> DecimalNumber? {
    guard let text else { return nil }
    guard let number = DecimalNumber(text) else {
      throw DefinitionError(
        .wrongType(expected: "a decimal number, such as “-10.5”"), at: path)
    }
    return number
  }
}

extension DefinitionError {
  /// Creates an error with the path at which the number format is invalid.
  fileprivate init(_ error: NumberFormatError) {
    switch error {
    case .crossedFractionDigits:
      self.init(
        .wrongType(expected: "no more than “maximumFractionDigits”"),
        at: "$.number.minimumFractionDigits")
    case .tooManyZeros:
      self.init(
        .tooMany(limit: NumberFormat.Options.mostSuppliedZeros),
        at: "$.number.minimumFractionDigits")
    case .emptyRange:
      self.init(.wrongType(expected: "no more than “maximum”"), at: "$.number.minimum")
    case .joiningAffix:
      self.init(
        .wrongType(expected: "a text that doesn't combine with a digit"),
        at: "$.number.suffix")
    case .negativeCount:
      self.init(.wrongType(expected: "counts of 0 or more"), at: "$.number")
    case .unusableSign, .sameSeparators, .notAZero, .unusableStep:
      self.init(
        .wrongType(expected: "a locale with unambiguous number symbols"), at: "$.number.locale")
    }
  }
}

extension DefinitionError.Reason {
  static func unknownLocale(_ identifier: String) -> Self {
    .pattern(
      DefinitionError.PatternFault(
        name: DefinitionError.Code.unknownName.name, offset: nil,
        message: "The locale “" + identifier + "” is unknown.",
        fix: "Use the identifier of a locale, such as de_DE."))
  }
}
