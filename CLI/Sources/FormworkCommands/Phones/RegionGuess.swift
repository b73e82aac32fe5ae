import FormworkCore

/// The region that was probably meant by one that isn't there.
struct RegionGuess {
  let name: String

  /// - Returns: `nil` if there is such a region.
  init?(_ name: String) {
    if PhoneNumber.callingCode(ofRegion: name) != nil { return nil }
    self.name = name
  }

  /// A sentence for the reject, with a suggestion.
  var detail: String {
    let shown = String(safelyShowing: name.prefix(40))
    guard let meant else { return "“\(shown)” isn't a region: write two letters, such as US" }
    return "“\(shown)” isn't a region: did you mean \(meant)?"
  }

  /// The two letters of ISO 3166 for what people write instead.
  var meant: String? { Self.names[name.uppercased()] }

  /// How a command's option is written instead.
  ///
  /// - Parameters:
  ///   - name: The unknown region.
  ///   - others: More values that the option takes.
  /// - Returns: A sentence.
  static func fix(for name: String, others: String = "") -> String {
    RegionGuess(name)?.meant.map { "Write \($0)." } ?? "Write two letters, such as US\(others)."
  }

  private static let names: [String: String] = [
    "UK": "GB", "EN": "GB", "ENG": "GB", "GBR": "GB", "USA": "US", "AMERICA": "US", "D": "DE",
    "DEU": "DE", "GER": "DE", "GERMANY": "DE", "DEUTSCHLAND": "DE", "A": "AT", "AUT": "AT",
    "ÖSTERREICH": "AT",
    "AUSTRIA": "AT", "CHE": "CH", "SWITZERLAND": "CH", "SCHWEIZ": "CH", "F": "FR", "FRA": "FR",
    "FRANCE": "FR",
    "I": "IT", "ITA": "IT", "ITALY": "IT", "ITALIA": "IT", "E": "ES", "ESP": "ES", "SP": "ES",
    "SPAIN": "ES",
    "NLD": "NL", "HOLLAND": "NL", "BEL": "BE", "B": "BE", "POL": "PL", "POLAND": "PL", "JPN": "JP",
    "JA": "JP",
    "JAPAN": "JP", "IND": "IN", "INDIA": "IN", "BRA": "BR", "BRAZIL": "BR", "AUS": "AU",
    "CAN": "CA",
    "CANADA": "CA", "CHN": "CN", "CHINA": "CN", "SWE": "SE", "SW": "SE", "DNK": "DK", "DEN": "DK",
    "NOR": "NO",
    "FIN": "FI", "IRL": "IE", "PRT": "PT", "POR": "PT", "RUS": "RU", "UKR": "UA", "TUR": "TR",
    "MEX": "MX",
    "KOR": "KR", "ZAF": "ZA", "RSA": "ZA", "NZL": "NZ", "ARG": "AR", "GRC": "GR", "EL": "GR",
    "HUN": "HU",
    "CZE": "CZ", "ROU": "RO", "UAE": "AE", "SGP": "SG", "ISR": "IL",
  ]
}
