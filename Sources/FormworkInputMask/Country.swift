import FormworkPresets

/// A country as people find it by a telephone number, under the names of the library that they migrate from.
///
///     Country.all.count                             // 245
///     Country.all.first { $0.name == "Germany" }    // countryCode "49"
///
/// Names are those of Unicode's CLDR, in English and in the language that most people speak there. What is
/// typed is formatted as libphonenumber does it, which no fixed mask can; ``primaryFormat`` is of use where one is
/// wanted all the same.
public struct Country: Hashable, Sendable {
  /// What the country is called in English.
  public let name: String

  /// What it is called at home.
  public let nameNative: String?

  /// The flag.
  public let emoji: String

  /// The two letters of ISO 3166.
  public let iso3166alpha2: String

  /// The three letters of ISO 3166.
  public let iso3166alpha3: String

  /// The calling code, without a plus sign.
  public let countryCode: String

  /// The pattern of a mask, in brackets.
  public let primaryFormat: String

  /// More patterns, of which the best fit is shown.
  public let affineFormats: [String]

  /// A regular expression that is found in the digits of the country's numbers from the first one on, the calling
  /// code first.
  ///
  /// Countries of Formwork's own that share a calling code are told apart by more than this.
  public let phoneRegex: String

  /// Creates a country.
  public init(
    name: String, nameNative: String?, emoji: String, iso3166alpha2: String,
    iso3166alpha3: String, countryCode: String, primaryFormat: String, affineFormats: [String],
    phoneRegex: String
  ) {
    self.name = name
    self.nameNative = nameNative
    self.emoji = emoji
    self.iso3166alpha2 = iso3166alpha2
    self.iso3166alpha3 = iso3166alpha3
    self.countryCode = countryCode
    self.primaryFormat = primaryFormat
    self.affineFormats = affineFormats
    self.phoneRegex = phoneRegex
  }
}

extension Country {
  /// All countries and territories with telephone numbers of their own, by their two letters.
  public static let all: [Country] = CountryTable.lines.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "|").map(String.init)
    guard fields.count > 2, let region = try? PhoneRegion(fields[0]) else { return nil }
    return Country(region, fields)
  }

  /// The country of a region, as the table has it.
  private init(_ region: PhoneRegion, _ fields: [String]) {
    let code = String(region.callingCode)
    let beginnings = (1...code.count).map { code.prefix($0) + ($0 < code.count ? "$" : "") }
    self.init(
      name: fields[2], nameNative: fields.count > 3 ? fields[3] : nil,
      emoji: String(decoding: fields[0].utf8.flatMap(Self.sign), as: UTF8.self),
      iso3166alpha2: fields[0], iso3166alpha3: fields[1], countryCode: code,
      primaryFormat: Self.mask(of: region), affineFormats: [],
      phoneRegex: beginnings.map { "^" + $0 }.joined(separator: "|"))
  }

  /// The letter of a flag, in UTF-8: U+1F1E6 and those behind it.
  private static func sign(of letter: UInt8) -> [UInt8] {
    [0xF0, 0x9F, 0x87, letter &- 0x41 &+ 0xA6]
  }

  private static func mask(of region: PhoneRegion) -> String {
    let mask = PhoneMask(region, .mobile) ?? PhoneMask(region, .fixedLine)
    return mask?.pattern(.international) ?? "+{\(region.callingCode)} [000000000000000]"
  }

  /// Everything that a list of countries may call this one, in lower case.
  var terms: Set<String> {
    var terms = [name, iso3166alpha2, iso3166alpha3, emoji, nameNative ?? name]
    let line = CountryTable.lines.split(separator: "\n").first { $0.hasPrefix(iso3166alpha2 + "|") }
    terms += line?.split(separator: "|").map(String.init) ?? []
    return Set(terms.map { $0.lowercased() })
  }
}
