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
