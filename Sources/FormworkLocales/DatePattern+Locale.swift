package import FormworkNumbers

extension DatePattern {
  /// Creates the pattern of a locale's short date; `nil` if its language isn't known.
  ///
  ///     DatePattern(locale: "de_DE")?.text  // "dd.MM.yyyy"
  ///     DatePattern(locale: "en_US")?.text  // "MM/dd/yyyy"
  ///     DatePattern(locale: "hu")?.text     // "yyyy. MM. dd."
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
      try self.init(record.date.text)
    } catch {
      // This isn't reached: tests create a pattern of every row.
      return nil
    }
  }
}
