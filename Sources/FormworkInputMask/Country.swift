import FormworkFormats

/// A country with its phone numbers, under the names of the original library.
///
///     Country.all.count                             // 245
///     Country.all.first { $0.name == "Germany" }    // countryCode "49"
///
/// The names come from Unicode CLDR, in English and in the main language of the country. Input is
/// formatted by libphonenumber's rules, which a fixed mask can't represent. If your code needs a
/// mask anyway, use ``primaryFormat``.
public struct Country: Hashable, Sendable {
  /// The name of the country in English.
  public let name: String

  /// The name of the country in its main language.
  public let nameNative: String?

  /// The flag as an emoji.
  public let emoji: String

  /// The two letters of ISO 3166.
  public let iso3166alpha2: String

  /// The three letters of ISO 3166.
  public let iso3166alpha3: String

  /// The calling code, without a plus sign.
  public let countryCode: String

  /// The pattern of a mask, in bracket syntax.
  public let primaryFormat: String

  /// Other patterns. The pattern that fits the text best is used.
  public let affineFormats: [String]

  /// A regular expression that matches the start of the country's phone numbers, as digits with the
  /// calling code.
  ///
  /// Formwork uses more than this to distinguish its own countries that share a calling code.
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
  /// All countries and territories with their own phone numbers, sorted by their two-letter codes.
  public static let all: [Country] = CountryTable.lines.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "|").map(String.init)
    guard fields.count > 2, let region = try? PhoneRegion(fields[0]) else { return nil }
    return Country(region, fields)
  }

  /// Creates the country of a region from its row in the table.
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

  /// Returns the symbol of a letter in a flag, in UTF-8: U+1F1E6 and the following ones.
  private static func sign(of letter: UInt8) -> [UInt8] {
    [0xF0, 0x9F, 0x87, letter &- 0x41 &+ 0xA6]
  }

  private static func mask(of region: PhoneRegion) -> String {
    let mask = PhoneMask(region, .mobile) ?? PhoneMask(region, .fixedLine)
    return mask?.pattern(.international) ?? "+{\(region.callingCode)} [000000000000000]"
  }

  /// All lowercase names and codes by which a list may identify the country.
  var terms: Set<String> {
    var terms = [name, iso3166alpha2, iso3166alpha3, emoji, nameNative ?? name]
    let line = CountryTable.lines.split(separator: "\n").first { $0.hasPrefix(iso3166alpha2 + "|") }
    terms += line?.split(separator: "|").map(String.init) ?? []
    return Set(terms.map { $0.lowercased() })
  }
}
