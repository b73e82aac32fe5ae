import Foundation
import FormworkFormats

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
