import FormworkFormats
package import FormworkMasks
import Foundation

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

/// A format for phone numbers of countries with their own masks. Each number uses its country's
/// masks as soon as the country is certain.
package struct CountryFormat: InputFormat {
  private let choice: CountryChoice
  private let masks: [Country: MaskSet]

  /// The mask for a number whose country isn't known.
  private let any: Mask

  /// Creates the format of a choice of countries.
  ///
  /// - Parameters:
  ///   - choice: The countries.
  ///   - notations: Symbols of slots in their patterns.
  ///   - options: The options of their masks.
  /// - Throws: `MaskError` for a pattern that can't be read.
  package init(
    _ choice: CountryChoice, notations: [Mask.Notation], options: Mask.Options
  ) throws(MaskError) {
    self.choice = choice
    any = try Mask(Self.anyCountry, options: options)
    var masks: [Country: MaskSet] = [:]
    for country in choice.custom ?? [] {
      var alternatives: [Mask] = []
      for pattern in country.affineFormats {
        alternatives.append(try Mask(pattern, notations: notations, options: options))
      }
      let primary = try Mask(country.primaryFormat, notations: notations, options: options)
      masks[country] = MaskSet(primary: primary, alternatives: alternatives)
    }
    self.masks = masks
  }

  static var anyCountry: String { "+[000] [000] [000] [00] [00]" }

  /// Returns the only possible country of a number, if its masks have room for it.
  private func country(of text: String) -> Country? {
    let digits = text.digits
    let countries = choice.countries(of: digits)
    let shown = countries.first.flatMap { masks[$0] }?.formatted(text: "+" + digits)
    return countries.count == 1 && shown?.text.digits == digits ? countries[0] : nil
  }

  private func format(of text: String) -> AnyInputFormat {
    country(of: text).flatMap { masks[$0] }.map { AnyInputFormat($0) } ?? AnyInputFormat(any)
  }

  private func format(of formatted: FormattedText) -> AnyInputFormat {
    format(of: formatted.text)
  }

  /// Edits a number with its present masks, and formats the result with those of its country.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let isWhole =
      edit.range.lowerBound == 0 && edit.range.upperBound.value >= current.text.utf16.count
    if isWhole, !edit.replacement.isEmpty {
      let outcome = whole(edit.replacement)
      return outcome.formatted.text.digits.isEmpty ? .rejected(current) : outcome
    }
    let outcome = format(of: current).apply(edit, to: current)
    if outcome.isRejected { return outcome }
    let digits = outcome.formatted.text.digits
    if country(of: digits) == country(of: current.text) { return outcome }
    var other = whole(digits)
    let count = outcome.formatted.caret.head(of: outcome.formatted.text).digits.count
    if count < digits.count {
      other.formatted.caret = UTF16Offset(count, ofDigitsIn: other.formatted.text)
    }
    other.removed = outcome.removed
    other.unused = outcome.unused + other.unused
    return other
  }

  /// Formats a whole number, which begins with its calling code, with or without a plus sign.
  private func whole(_ text: String) -> EditOutcome {
    let format = format(of: text)
    let formatted = format.formatted(text: text.contains("+") ? text : "+" + text)
    return EditOutcome(formatted, unused: format.unused(of: text, in: formatted))
  }

  package func formatted(text: String) -> FormattedText { whole(text).formatted }

  package func formatted(value: String) -> FormattedText {
    format(of: value).formatted(value: value)
  }

  package func remainder(after current: FormattedText) -> String {
    format(of: current).remainder(after: current)
  }

  package func editingBegan(_ current: FormattedText) -> FormattedText {
    format(of: current).editingBegan(current)
  }

  package func editingEnded(_ current: FormattedText) -> FormattedText {
    format(of: current).editingEnded(current)
  }

  package func unused(of input: String, in formatted: FormattedText) -> String {
    format(of: formatted).unused(of: input, in: formatted)
  }

  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    format(of: formatted).valueRange(of: textRange, in: formatted)
  }

  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    format(of: formatted).textRange(of: valueRange, in: formatted)
  }

  package var keyboard: KeyboardType { .phonePad }

  package var purpose: TextContentType? { .telephone }
}

extension String {
  /// The digits 0 to 9 in the string.
  var digits: String { filter { $0.isASCII && $0.isWholeNumber } }
}

extension UTF16Offset {
  /// Returns the text before the offset.
  fileprivate func head(of text: String) -> String {
    String(decoding: text.utf16.prefix(value), as: UTF16.self)
  }

  /// Creates the offset after a number of digits in a text.
  fileprivate init(_ count: Int, ofDigitsIn text: String) {
    var (rest, offset) = (count, 0)
    for unit in text.utf16 where rest > 0 {
      offset += 1
      if 0x30..<0x3A ~= unit { rest -= 1 }
    }
    self.init(offset)
  }
}

/// The countries to which a number may belong.
package struct CountryChoice {
  /// The possible countries; `nil` for Formwork's own.
  package var custom: [Country]?

  /// The names or codes of the only possible countries; `nil` for all.
  package var enabled: [String]?

  /// The names or codes of excluded countries.
  package var disabled: [String]?

  /// Creates a choice; without arguments, of all of Formwork's own countries.
  package init(custom: [Country]? = nil, enabled: [String]? = nil, disabled: [String]? = nil) {
    (self.custom, self.enabled, self.disabled) = (custom, enabled, disabled)
  }

  /// Returns the countries to which a number may belong.
  ///
  /// For Formwork's own countries, these are the ones with numbers that begin with the digits, or
  /// else the one with the calling code.
  ///
  /// - Parameter digits: The digits so far, beginning with the calling code.
  /// - Returns: The countries, sorted by calling code, the main one of each first.
  package func countries(of digits: String) -> [Country] {
    if digits.isEmpty { return [] }
    guard let custom else { return regions(of: digits).compactMap(Self.country).filter(isEnabled) }
    return custom.filter { country in
      isEnabled(country)
        && digits.range(of: country.phoneRegex, options: .regularExpression) != nil
    }
  }

  private func regions(of digits: String) -> [String] {
    let regions = PhoneNumber.regions(withNumbersStarting: digits)
    if !regions.isEmpty { return regions }
    let format = PhoneFormat()
    let number = format.number(of: format.formatted(text: "+" + digits))
    return number?.region.map { [$0.code] } ?? []
  }

  private static func country(_ code: String) -> Country? {
    Country.all.first { $0.iso3166alpha2 == code }
  }

  private func isEnabled(_ country: Country) -> Bool {
    if enabled == nil, disabled == nil { return true }
    let terms = country.terms
    return enabled.map { Self.contains($0, any: terms) } ?? true
      && !(disabled.map { Self.contains($0, any: terms) } ?? false)
  }

  private static func contains(_ names: [String], any terms: Set<String>) -> Bool {
    names.contains { terms.contains($0.lowercased()) }
  }
}
