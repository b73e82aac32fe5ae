/// A brand of payment cards, such as Visa, for showing its name or logo.
///
///     CardBrand.amex.name                // "American Express"
///     CardBrand.amex.securityCodeLength  // 4
///
/// The first digits of a number determine the brand, according to public allocations
/// (`Data/cards.json`). The brand is only a hint: only a payment service can verify a card, and
/// determine whether it is accepted.
public struct CardBrand: Hashable, Sendable {
  /// The row of the brand in the table.
  let number: UInt8

  init(number: UInt8) {
    self.number = number
  }

  /// Creates the brand with an identifier, or returns `nil` if there is none.
  ///
  /// - Parameter identifier: An ``identifier``, such as `"visa"`.
  /// - Complexity: O(*n*) in the number of brands.
  package init?(identifier: String) {
    guard let brand = Self.all.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) })
    else { return nil }
    self = brand
  }

  /// All brands, the most common ones first.
  public static var all: [CardBrand] {
    (0..<UInt8(CardTables.brandCount)).map { CardBrand(number: $0) }
  }

  /// The stable identifier, such as `"visa"`.
  public var identifier: String { line(0) }

  /// The display name, such as `"Visa"`.
  public var name: String { line(1) }

  /// The brand's name for its security code, such as `"CVV"`; `nil` if it has none.
  public var securityCodeName: String? { securityCodeLength == 0 ? nil : line(2) }

  /// The number of digits in the security code: 3 or 4, or 0 if there is none.
  package var securityCodeLength: Int { rules.map { $0.securityCodeLength } ?? 0 }

  /// The possible numbers of digits in a card number, in ascending order.
  package var lengths: [Int] {
    rules.map { rules in (1...19).filter { rules.allows(count: $0) } } ?? []
  }

  /// The row of the brand in the table of rules.
  private var rules: CardRules? {
    (0..<CardRules.count).lazy.map { CardRules(row: $0) }.first { $0.brand == self }
  }

  /// Returns a line of the brand in the list of names.
  private func line(_ wanted: Int) -> String {
    CardTables.names.withUTF8Buffer { bytes in
      var (line, text) = (0, [] as [UInt8])
      for byte in bytes {
        if byte == 0x0A { line += 1 } else if line == Int(number) * 3 + wanted { text.append(byte) }
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
}
