import FormworkTables

/// The data of a locale in the tables.
struct LocaleRecord {
  let number: NumberRow
  let currency: CurrencyRow
  let percent: PercentRow
  let accounting: AccountingRow

  /// The local currency with its symbol, if that differs from the English symbol.
  let own: SymbolRow?

  /// The pattern of a short date, for typing.
  let date: StaticString

  /// The digit zero of the numbering system in the identifier.
  let zero: Unicode.Scalar?

  /// Finds a locale or its parent; `nil` if its language isn't known.
  init?(_ identifier: String) {
    guard let name = LocaleName(identifier) else { return nil }
    var bytes = name.bytes[...]
    var rows: [UInt8]?
    while !bytes.isEmpty {
      rows = LocaleTables.locales.value(of: bytes)
      if rows != nil { break }
      bytes = LocaleName.parent(of: bytes)
    }
    guard let rows, rows.count == 12 else { return nil }
    func row(_ place: Int) -> Int { Int(rows[place] - 0x41) * 26 + Int(rows[place + 1] - 0x61) }
    number = LocaleTables.numbers[row(0)]
    currency = LocaleTables.currencies[row(2)]
    percent = LocaleTables.percents[row(4)]
    own = row(6) == 0 ? nil : LocaleTables.ownSymbols[row(6) - 1]
    date = LocaleTables.dates[row(8)]
    accounting = LocaleTables.accounting[row(10)]
    zero = name.zero
  }
}

/// The identifier of a locale, in the notation of the tables.
struct LocaleName {
  private(set) var bytes: [UInt8] = []

  /// The digit zero of the numbering system in the identifier.
  private(set) var zero: Unicode.Scalar?

  /// Reads `de_AT`, `de-at`, `zh-Hant-TW`, `de_AT.UTF-8`, `hi@numbers=deva`, or `hi-u-nu-deva`.
  init?(_ identifier: String) {
    let all = Array(identifier.utf8)
    let end = all.firstIndex { $0 == 0x40 || $0 == 0x2E } ?? all.count
    var parts = all[..<end].split { $0 == 0x5F || $0 == 0x2D }.map { Array($0) }
    if let extensionStart = parts.firstIndex(where: { $0.count == 1 }) {
      zero = Self.zero(after: parts[extensionStart...])
      parts.removeSubrange(extensionStart...)
    }
    if end < all.count { zero = Self.zero(inKeywords: all[end...]) ?? zero }
    guard let language = parts.first, !language.isEmpty else { return nil }
    for (place, part) in parts.enumerated() {
      if place > 0 { bytes.append(0x5F) }
      bytes += place == 0 ? part.map { $0.lowercased } : part.asLocalePart
    }
  }

  /// Returns the parent of a locale, such as `de` for `de_AT`.
  static func parent(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if let parent = LocaleTables.parents.value(of: name) { return parent[...] }
    guard let last = name.lastIndex(of: 0x5F) else { return [] }
    return name[..<last]
  }

  /// Returns the digit zero of `u-nu-deva`.
  private static func zero(after parts: ArraySlice<[UInt8]>) -> Unicode.Scalar? {
    guard let key = parts.firstIndex(where: { $0.elementsEqual([0x6E, 0x75]) }) else { return nil }
    return key + 1 < parts.endIndex ? zero(ofSystem: parts[key + 1][...]) : nil
  }

  /// Returns the digit zero of `@numbers=deva`.
  private static func zero(inKeywords keywords: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for keyword in keywords.split(whereSeparator: { $0 == 0x40 || $0 == 0x3B }) {
      let pair = keyword.split(separator: 0x3D, maxSplits: 1)
      if pair.count == 2, pair[0].elementsEqual("numbers".utf8) { return zero(ofSystem: pair[1]) }
    }
    return nil
  }

  private static func zero(ofSystem name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    LocaleTables.digits.first { $0.name.isSame(as: name) }?.sign.text.unicodeScalars.first
  }
}

extension [UInt8] {
  /// A script as `Latn`, and any other part in capital letters.
  fileprivate var asLocalePart: [UInt8] {
    guard count == 4, let first else { return map { $0.uppercased } }
    return [first.uppercased] + dropFirst().map { $0.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  fileprivate var uppercased: UInt8 { 0x61...0x7A ~= self ? self & ~0x20 : self }
}

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

extension NumberSymbols {
  /// Creates the symbols of a locale's numbers; `nil` if its language isn't known.
  ///
  ///     let german = NumberSymbols(locale: "de_DE")!
  ///     try NumberFormat(german).formatted(value: "1234567.5").text  // "1.234.567,5"
  ///
  /// The data comes from Unicode CLDR in the version of ``localeDataSource``. The system may have
  /// another version, so its own formatters may produce different text.
  ///
  /// - Parameter identifier: The identifier, such as `de_AT`, `de-AT`, `zh_Hant_TW`, or
  ///   `de_AT.UTF-8`. An unknown region is ignored. `hi-u-nu-deva` and `hi@numbers=deva` select
  ///   digits.
  /// - Complexity: O(*n*) in the size of the tables, about 20 KB.
  package init?(locale identifier: String) {
    guard let record = LocaleRecord(identifier) else { return nil }
    self.init(record)
  }

  init(_ record: LocaleRecord) {
    let (number, percent, currency) = (record.number, record.percent, record.currency)
    self.init(
      decimalSeparator: number.decimal, groupSeparator: number.group,
      grouping: DigitGrouping(
        number.grouping.primary, number.grouping.secondary,
        minimumLeading: number.grouping.minimumLeading), minusSign: number.minus.text,
      zero: record.zero ?? number.zero,
      percent: NumberAffixes(
        prefix: percent.prefix.text, suffix: percent.suffix.text,
        sign: percent.isSignAtNumber ? .atNumber : .first),
      currency: NumberAffixes(
        prefix: currency.prefix.text, suffix: currency.suffix.text,
        negativePrefix: currency.negativePrefix.text, gap: currency.gap.text,
        negativeSuffix: currency.negativeSuffix.text, isSignTrailing: currency.isSignTrailing))
    let accounts = record.accounting
    accounting = NumberAffixes(
      prefix: accounts.prefix.text, suffix: accounts.suffix.text,
      negativePrefix: accounts.negativePrefix.text, gap: accounts.gap.text,
      negativeSuffix: accounts.negativeSuffix.text, isSignTrailing: accounts.sign == .after,
      usesParentheses: accounts.sign == .parentheses)
    currencyDecimalSeparator = currency.decimal
    currencyGroupSeparator = currency.group
  }

  /// The source of the locale data, with its version.
  package static var localeDataSource: String { LocaleTables.source.text }
}

extension DatePattern {
  /// Creates the pattern of a locale's short date; `nil` if its language isn't known.
  ///
  ///     DatePattern(locale: "de_DE")?.text  // "dd.MM.yyyy"
  ///     DatePattern(locale: "en_US")?.text  // "MM/dd/yyyy"
  ///     DatePattern(locale: "hu")?.text     // "yyyy. MM. dd."
  ///
  /// Pasted dates may have the name of a month in the language of the locale: `3. März 2026`.
  ///
  /// Days and months always have two digits, and years four, so that the input is unambiguous. The
  /// calendar is Gregorian and digits are Latin in all locales. The data comes from Unicode CLDR
  /// and may contain direction marks; `NumberSymbols.localeDataSource` returns its version.
  ///
  /// - Parameter identifier: The identifier, such as `de_AT`, `de-AT`, or `de_AT.UTF-8`. An unknown
  ///   region is ignored.
  /// - Complexity: O(*n*) in the size of the tables, about 20 KB.
  package init?(locale identifier: String) {
    guard let record = LocaleRecord(identifier) else { return nil }
    do throws(DatePatternError) {
      // CLDR has a direction mark in Arabic dates, which would be part of their values. Digits with a separator
      // between them keep their order without it.
      try self.init(String(record.date.text.unicodeScalars.filter { $0 != "\u{200F}" }))
      months = MonthNames(locale: identifier)
    } catch {
      // This isn't reached: tests create a pattern of every row.
      return nil
    }
  }
}

extension MonthNames {
  /// Creates the names of months in the language of a locale; `nil` if they aren't known.
  ///
  ///     MonthNames(locale: "fr_CA")?.month(of: Array("mars".utf8))  // 3
  ///
  /// - Parameter identifier: The identifier, such as `de_AT`, `de-AT`, or `de_AT.UTF-8`.
  /// - Complexity: O(*n*) in the size of the table, about 7 KB.
  package init?(locale identifier: String) {
    guard let name = LocaleName(identifier) else { return nil }
    var bytes = name.bytes[...]
    while !bytes.isEmpty {
      if let row = MonthTables.languages.value(of: bytes, words: 14) {
        self.init(row: row)
        return
      }
      bytes = LocaleName.parent(of: bytes)
    }
    return nil
  }

  /// The languages of the table, in the order of their identifiers.
  package static var languages: [String] {
    let words = MonthTables.languages.text.split(separator: " ")
    return stride(from: 0, to: words.count, by: 15).map { String(words[$0]) }
  }
}

extension StaticString {
  /// The string.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// Whether two strings are the same, code unit by code unit.
  func isSame(as other: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(other) }
  }

  /// Returns the words after a name, in a space-separated list of names that are each followed by the
  /// same number of words.
  ///
  /// - Complexity: O(*n*) in the length of the list.
  func value(of name: ArraySlice<UInt8>, words count: Int = 1) -> [UInt8]? {
    withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let middle = bytes.end(from: start)
        var end = middle
        for _ in 0..<count { end = bytes.end(from: end + 1) }
        if bytes[start..<middle].elementsEqual(name) {
          return Array(bytes[min(middle + 1, end)..<end])
        }
        start = end + 1
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the next space, or of the end.
  fileprivate func end(from start: Int) -> Int {
    var end = Swift.min(start, count)
    while end < count, self[end] != 0x20 { end += 1 }
    return end
  }
}
