import Foundation
import FormworkPhoneNumbers
import FormworkPresets

/// Which countries a number may be of.
struct CountryChoice {
  /// The countries to choose from; `nil` for Formwork's own.
  var custom: [Country]?

  /// What the only countries to choose from are called; `nil` for all.
  var enabled: [String]?

  /// What countries are called that aren't to choose from.
  var disabled: [String]?

  /// The countries that a number may be of.
  ///
  /// Of Formwork's own these are the ones with numbers that begin so; if none has, the one that has the calling code.
  ///
  /// - Parameter digits: The digits of the number as far as it is typed, the calling code first.
  /// - Returns: The countries, by calling code, the main one of each first.
  func countries(of digits: String) -> [Country] {
    if digits.isEmpty { return [] }
    guard let custom else { return regions(of: digits).compactMap(Self.country).filter(isEnabled) }
    return custom.filter { country in
      isEnabled(country)
        && digits.range(of: country.phoneRegex, options: .regularExpression) != nil
    }
  }

  private func regions(of digits: String) -> [String] {
    let regions = ParsedPhoneNumber.regions(withNumbersStarting: digits)
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
