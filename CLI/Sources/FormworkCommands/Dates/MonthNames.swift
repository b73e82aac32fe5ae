/// The names of months: in English, and in one more language.
struct MonthNames {
  private var months: [String: Int] = [:]

  /// The names in English.
  init() {
    add(MonthTables.names["en"] ?? "")
  }

  /// The names in the language of a locale, such as `de_DE`, and in English.
  ///
  /// - Returns: `nil` if the language isn't in the table.
  init?(locale: String) {
    self.init()
    let language = locale.split(whereSeparator: { "-_".contains($0) }).first ?? ""
    guard let names = MonthTables.names[language.lowercased()] else { return nil }
    add(names)
  }

  /// The number of a month by its name, in small letters and without a stop.
  func month(of name: String) -> Int? { months[name] }

  /// The languages that are known.
  static var languages: [String] { MonthTables.names.keys.sorted() }

  /// Adds twelve names or groups of names.
  private mutating func add(_ names: String) {
    for (index, group) in names.split(separator: " ").enumerated() {
      for name in group.split(separator: "|") where months[String(name)] == nil {
        months[String(name)] = index + 1
      }
    }
  }
}
