/// The words next to a number that make it another amount, in English and in the language of a locale.
struct AmountWords {
  private var multiples: Set<String> = []
  private var minus: Set<String> = []
  private let currencies = Set(AmountTables.currencies.split(separator: " "))

  /// Collects the words for a locale such as `de_DE`; of an unknown language, the English ones.
  init(locale: String) {
    let language = locale.split(whereSeparator: { "-_".contains($0) }).first ?? ""
    for name in ["en", language.lowercased()] {
      add(AmountTables.multiples[name], to: &multiples)
      add(AmountTables.minus[name], to: &minus)
    }
    for words in AmountTables.multiples.values { addLong(words) }
    multiples.formUnion(Self.otherMultiples)
    minus.formUnion(Self.otherMinus)
  }

  /// Adds the long words of another language, and those in another script.
  private mutating func addLong(_ words: String) {
    for word in words.split(separator: " ") where word.count > 4 || !word.allSatisfy(\.isASCII) {
      multiples.insert(word.lowercased())
    }
  }

  /// Plurals and abbreviations that CLDR doesn't have.
  private static let otherMultiples = [
    "lacs", "crs", "bln", "mln", "mio", "mrd", "tsd",
  ]

  /// Words of accounts that CLDR doesn't have.
  private static let otherMinus = ["abzgl", "abzüglich"]

  /// Whether a word is a side of a ledger, which says the sign: “Dr”, “Haben”.
  func isSide(_ word: String) -> Bool {
    ["dr", "db", "cr", "debit", "credit", "soll", "haben"].contains(word.lowercased())
  }

  private func add(_ words: String?, to set: inout Set<String>) {
    for word in words?.split(separator: " ") ?? [] {
      set.insert(String(word))
      // The case of a single letter may be the only difference: `m` isn't `M`.
      if word.count > 1 { set.insert(word.lowercased()) }
    }
  }

  /// Whether a word after a number multiplies it: “million”, “Mio”, “K”.
  func multiply(_ word: String) -> Bool {
    multiples.contains(word) || word.count > 1 && multiples.contains(word.lowercased())
  }

  /// Whether a word before a number makes it less than zero.
  func negate(_ word: String) -> Bool { minus.contains(word.lowercased()) }

  /// Whether a word names a currency: “pesos”, “Mexican”, or the beginning of such a name, “Mex”.
  func nameCurrency(_ word: String) -> Bool {
    if currencies.contains(word[...]) || currencies.contains(word.lowercased()[...]) { return true }
    guard word.count > 2, word.first?.isUppercase ?? false else { return false }
    return currencies.contains { $0.hasPrefix(word) }
  }
}
