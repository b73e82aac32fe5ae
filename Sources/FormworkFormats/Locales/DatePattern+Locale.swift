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
