package import FormworkFormats

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension NumberSymbols {
  /// Creates the symbols of a locale's numbers; `nil` if its language isn't known.
  ///
  /// - Parameter locale: The locale.
  package init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension NumberFormat {
  /// Creates a format for amounts of money in the style of a locale; `nil` if the locale's language
  /// isn't known.
  ///
  /// - Parameters:
  ///   - currency: The currency, which determines the number of fraction digits.
  ///   - locale: The locale.
  ///   - sign: How negative amounts are written.
  /// - Throws: `NumberFormatError`, but never for the locales of this library.
  package init?(
    currency: Currency, locale: Locale, sign: SignStyle = .minus
  ) throws(NumberFormatError) {
    try self.init(currency: currency, locale: locale.identifier, sign: sign)
  }

  /// Creates a format for percentages in the style of a locale; `nil` if the locale's language
  /// isn't known.
  ///
  /// - Parameter locale: The locale.
  /// - Throws: `NumberFormatError`, but never for the locales of this library.
  package init?(percentIn locale: Locale) throws(NumberFormatError) {
    try self.init(percentIn: locale.identifier)
  }
}

extension DatePattern {
  /// Creates the pattern of a locale's short date; `nil` if its language isn't known.
  ///
  /// - Parameter locale: The locale.
  package init?(locale: Locale) { self.init(locale: locale.identifier) }
}

extension Currency {
  /// Returns the symbol of the currency in a locale.
  ///
  /// - Parameter locale: The locale.
  /// - Returns: The symbol.
  package func symbol(locale: Locale) -> String { symbol(locale: locale.identifier) }
}
