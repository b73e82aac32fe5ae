public import FormworkNumbers

extension DatePattern {
  /// The order and the separators of a locale's short date, for typing; `nil` if its language isn't
  /// known.
  ///
  ///     DatePattern(locale: "de_DE")?.text  // "dd.MM.yyyy"
  ///     DatePattern(locale: "en_US")?.text  // "MM/dd/yyyy"
  ///     DatePattern(locale: "hu")?.text     // "yyyy. MM. dd."
  ///
  /// Days and months have two digits, and years four, whatever the locale shows: what is typed must be
  /// certain. The calendar is the Gregorian one everywhere, and digits are Latin. The data is that of
  /// Unicode's CLDR, with its marks of direction where it has some; `NumberSymbols.localeDataSource` says
  /// of which version.
  ///
  /// - Parameter identifier: The identifier, such as `de_AT`, `de-AT` or `de_AT.UTF-8`. A region that
  ///   isn't known is left out.
  /// - Complexity: O(*n*) in the size of the tables, some 20 KB.
  public init?(locale identifier: String) {
    guard let record = LocaleRecord(identifier) else { return nil }
    do throws(DatePatternError) {
      try self.init(record.date.text)
    } catch {
      // Not reached: tests make a pattern of every row.
      return nil
    }
  }
}
