import FormworkTables

/// A currency, identified by its code.
///
///     Currency("JPY")?.fractionDigits          // 0
///     Currency("CAD")?.symbol(locale: "en_CA") // "$"
///     Currency("CAD")?.symbol(locale: "en_US") // "CA$"
package struct Currency: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Creates a currency; `nil` if its code isn't three letters.
  ///
  /// - Parameter code: The three letters of the currency in ISO 4217, in any case. Whether the
  ///   currency exists isn't checked.
  package init?(_ code: String) {
    let letters = code.utf8.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 }
    guard letters.count == 3, letters.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
    bytes = letters
  }

  /// Creates the currency of a locale: the one that the user has chosen in the locale's identifier, as
  /// in `en_US@currency=EUR` or `en-US-u-cu-eur`, or else that of the region, or of the language.
  ///
  ///     Currency(locale: "de_CH", region: "CH").code  // "CHF"
  ///     Currency(locale: "ja", region: nil).code      // "JPY"
  ///
  /// The currency of an unknown locale is `XXX`, the code of ISO 4217 for no currency.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the locale.
  ///   - region: The two letters of the region; `nil` if there is none.
  /// - Complexity: O(*n*) in the size of the table, some 5 KB.
  package init(locale identifier: String, region: String?) {
    var found = Self.chosen(in: Array(identifier.utf8))
    if found == nil, let region {
      found = LocaleTables.regionCurrencies.value(of: Array(region.utf8)[...])
    }
    var name = LocaleName(identifier)?.bytes[...] ?? []
    while found == nil, !name.isEmpty {
      found = LocaleTables.regionCurrencies.value(of: name)
      name = LocaleName.parent(of: name)
    }
    bytes = found ?? [0x58, 0x58, 0x58]
  }

  /// Returns the three letters after a key for the currency, in capital letters.
  private static func chosen(in identifier: [UInt8]) -> [UInt8]? {
    let parts = identifier.split { byte in
      byte == 0x5F || byte == 0x2D || byte == 0x40 || byte == 0x3D || byte == 0x3B
    }.map { part in part.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 } }
    let key = parts.dropFirst().firstIndex { part in
      part.elementsEqual("CURRENCY".utf8) || part.elementsEqual("CU".utf8)
    }
    guard let key, key + 1 < parts.count else { return nil }
    let isExtension = identifier.contains(0x40) || parts[..<key].contains { $0.count == 1 }
    let code = parts[key + 1]
    // `CU` alone is the region of Cuba.
    return isExtension && code.count == 3 && code.allSatisfy({ 0x41...0x5A ~= $0 }) ? code : nil
  }

  /// The code in capital letters, such as `EUR`.
  package var code: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of fraction digits in amounts.
  package var fractionDigits: Int {
    LocaleTables.fractionDigits.value(of: bytes[...])?.first.map { Int($0) - 0x30 } ?? 2
  }

  /// Returns the symbol of the currency in a locale: the local one, or else the international one,
  /// or the code.
  package func symbol(locale identifier: String) -> String {
    if let own = LocaleRecord(identifier)?.own, own.name.isSame(as: bytes[...]) {
      return own.sign.text
    }
    return LocaleTables.symbols.first { $0.name.isSame(as: bytes[...]) }?.sign.text ?? code
  }
}
