import FormworkFormats

/// The names of months in English, and in one more language.
struct MonthNames {
  private var languages: [FormworkFormats.MonthNames]

  /// The names in English.
  init() { languages = [FormworkFormats.MonthNames(locale: "en")].compactMap { $0 } }

  /// The names in the language of a locale, such as `de_DE`, and in English.
  ///
  /// - Returns: `nil` if the language isn't in the table.
  init?(locale: String) {
    self.init()
    guard let names = FormworkFormats.MonthNames(locale: locale) else { return nil }
    languages.append(names)
  }

  /// The number of a month by its name, in small letters and without a stop.
  func month(of name: String) -> Int? {
    languages.lazy.compactMap {
      $0.month(of: Array(String(name.map { $0 == "ı" ? "i" : $0 }).utf8))
    }.first
  }

  /// The languages that are known.
  static var languages: [String] { FormworkFormats.MonthNames.languages }
}
