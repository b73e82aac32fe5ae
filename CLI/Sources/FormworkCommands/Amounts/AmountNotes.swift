import FormworkMasks

/// Notes of people and ledgers next to amounts: `Rs.`, `Fr.`, `Cr`, `Dr`, `/-`.
///
/// A note is read only if it is of the format's currency, or of none.
enum AmountNotes {
  /// Converts an amount without its notes.
  ///
  /// - Parameters:
  ///   - text: The amount with notes.
  ///   - currency: The code of the currency that is wanted.
  ///   - converter: The converter of the amount alone.
  ///   - whole: The conversion of the amount with its notes.
  /// - Returns: `nil` if there are no notes.
  static func conversion(
    of text: String, _ currency: String, by converter: Converter, otherwise whole: Conversion
  ) -> Conversion? {
    // As characters: to go back over a flag in a string takes as long as all flags before it are.
    var amount = Array(text)[...].trimmed
    var hasNote = false
    var isOther = false
    var sign: Sign?
    func take(_ note: (length: Int, currencies: [String]), atStart: Bool) {
      amount = (atStart ? amount.dropFirst(note.length) : amount.dropLast(note.length)).trimmed
      hasNote = true
      isOther = isOther || !note.currencies.isEmpty && !note.currencies.contains(currency)
    }
    if let found = Sign.end(of: amount) {
      (sign, hasNote) = (found.sign, true)
      amount = amount.dropLast(found.length).trimmed
    }
    if let note = symbol(atStartOf: amount) {
      take(note, atStart: true)
    } else if amount.first == "-" || amount.first == "−",
      let note = symbol(atStartOf: amount.dropFirst().trimmed)
    {
      take((note.length + 1, note.currencies), atStart: true)
      amount = ["-"] + amount
    }
    if let count = roundLength(atEndOf: amount) {
      amount = amount.dropLast(count)
      hasNote = true
    }
    if let note = symbol(atEndOf: amount) { take(note, atStart: false) }
    if let count = roundLength(atEndOf: amount) {
      amount = amount.dropLast(count)
      hasNote = true
    }
    guard hasNote, amount.contains(where: { $0.isNumber }) else { return nil }
    if isOther {
      return Conversion(whole.formatted, .otherCurrency, removed: whole.removed)
    }
    // “5 Cr” is five crores, a hundred lakhs each, or five on the credit side.
    if sign == .credit, !amount.hasCents {
      return Conversion(
        whole.formatted, .ambiguous, removed: whole.removed,
        detail: "“Cr” is credit or crore: only an amount with two decimals is certain")
    }
    if sign == .debit, amount.first != "-" { amount = ["-"] + amount }
    return converter.convert(whole: String(amount))
  }

  /// On which side of a ledger an amount stands.
  private enum Sign {
    case credit, debit

    /// The side that the end of an amount says, and how long that is.
    static func end(of text: ArraySlice<Character>) -> (sign: Sign, length: Int)? {
      let length = text.reversed().prefix { $0.isLetter || $0 == "." }.count
      if length > 3 { return nil }
      switch String(text.suffix(length)).lowercased() {
      case "cr", "cr.": return (.credit, length)
      case "dr", "dr.": return (.debit, length)
      default: return nil
      }
    }
  }

  private static func symbol(
    atStartOf text: ArraySlice<Character>
  ) -> (length: Int, currencies: [String])? {
    entry(text.prefix { !$0.isNumber && !$0.isWhitespace && !"+-−(".contains($0) })
  }

  private static func symbol(
    atEndOf text: ArraySlice<Character>
  ) -> (length: Int, currencies: [String])? {
    let length = text.reversed().prefix { !$0.isNumber && !$0.isWhitespace && !"+-−)".contains($0) }
      .count
    let word = text.suffix(length)
    // A stop or a comma before the word belongs to the amount.
    return entry(word) ?? entry(word.drop { ".,".contains($0) })
  }

  /// Whether a word is the symbol, the code, or the name of a currency.
  static func isCurrency(_ word: ArraySlice<Character>, _ currency: String) -> Bool {
    entry(word)?.currencies.contains(currency) ?? false || String(word).uppercased() == currency
  }

  /// Whether a word is the symbol, the code, or the country of another currency: `DM`, `Cdn`.
  static func isOther(_ word: ArraySlice<Character>, than currency: String) -> Bool {
    if let country = dollars[String(word)], currency.hasSuffix("D") || currency == "MXN" {
      return country != currency
    }
    return entry(word).map { !$0.currencies.contains(currency) } ?? false
  }

  /// The countries that are written next to a dollar sign.
  private static let dollars = [
    "US": "USD", "CA": "CAD", "Ca": "CAD", "CAN": "CAD", "Can": "CAD", "Cdn": "CAD", "CDN": "CAD",
    "cdn": "CAD",
    "AU": "AUD", "Au": "AUD", "AUS": "AUD", "Aus": "AUD", "NZ": "NZD", "HK": "HKD", "SG": "SGD",
    "MX": "MXN",
    "Mex": "MXN", "MEX": "MXN", "NT": "TWD", "TW": "TWD", "BZ": "BZD", "TT": "TTD", "FJ": "FJD",
    "JA": "JMD",
  ]

  private static func entry(_ word: ArraySlice<Character>) -> (length: Int, currencies: [String])? {
    if word.count > longestSymbol { return nil }
    if let currencies = symbols[String(word).lowercased()] { return (word.count, currencies) }
    let isCode = word.count == 3 && word.allSatisfy { "A"..."Z" ~= $0 }
    return isCode ? (word.count, [String(word)]) : nil
  }

  /// The length of the longest entry of the table of notes.
  private static let longestSymbol = symbols.keys.map(\.count).max() ?? 0

  /// How long a sign for no cents at an end is: `/-`, `.-`, `,--`, `.–`.
  private static func roundLength(atEndOf text: ArraySlice<Character>) -> Int? {
    for mark in ["/-", "/=", ".--", ",--", ".-", ",-", ".–", ",–", ".—", ",—"]
    where text.suffix(mark.count).elementsEqual(mark)
      && text.dropLast(mark.count).last?.isNumber ?? false
    {
      return mark.count
    }
    return nil
  }

  /// The table of notes, each with its currencies.
  private static let symbols: [String: [String]] = [
    "rs": ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"],
    "rs.": ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"],
    "re": ["INR"], "re.": ["INR"], "₹": ["INR"], "inr": ["INR"], "rp": ["IDR"], "rp.": ["IDR"],
    "fr": ["CHF"], "fr.": ["CHF"], "sfr": ["CHF"], "sfr.": ["CHF"], "chf": ["CHF"],
    "eur": ["EUR"], "euro": ["EUR"], "euros": ["EUR"], "€": ["EUR"],
    "us$": ["USD"], "usd": ["USD"], "$": ["USD", "CAD", "AUD", "NZD", "MXN", "SGD", "HKD"],
    "ca$": ["CAD"], "c$": ["CAD"], "au$": ["AUD"], "a$": ["AUD"], "nz$": ["NZD"], "hk$": ["HKD"],
    "r$": ["BRL"],
    "£": ["GBP"], "gbp": ["GBP"], "stg": ["GBP"], "¥": ["JPY", "CNY"], "円": ["JPY"], "元": ["CNY"],
    "kr": ["SEK", "NOK", "DKK", "ISK"], "kr.": ["SEK", "NOK", "DKK", "ISK"], "zł": ["PLN"],
    "zl": ["PLN"],
    "kč": ["CZK"], "ft": ["HUF"], "lei": ["RON"], "лв": ["BGN"], "лв.": ["BGN"], "руб": ["RUB"],
    "руб.": ["RUB"],
    // Currencies before the euro, which old files and prices still name.
    "dm": ["DEM"], "ös": ["ATS"], "ff": ["FRF"], "bfr": ["BEF"], "hfl": ["NLG"], "ptas": ["ESP"],
    "pts": ["ESP"],
    "lit.": ["ITL"], "sk": ["SKK"], "cdn": ["CAD"],
    "tl": ["TRY"], "₺": ["TRY"], "₽": ["RUB"], "₩": ["KRW"], "฿": ["THB"], "₫": ["VND"],
  ]
}

extension ArraySlice<Character> {
  fileprivate var trimmed: ArraySlice<Character> {
    let start = drop { $0.isWhitespace }
    return start.dropLast(start.reversed().prefix { $0.isWhitespace }.count)
  }

  /// Whether the text ends with a separator and two digits.
  fileprivate var hasCents: Bool {
    let end = suffix(3)
    guard let separator = end.first, end.count == 3 else { return false }
    return ".,".contains(separator) && end.dropFirst().allSatisfy { $0.isNumber }
  }
}
