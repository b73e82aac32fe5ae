/// A brand of payment cards, such as Visa, to show its logo, say.
///
///     CardBrand.amex.name                // "American Express"
///     CardBrand.amex.securityCodeLength  // 4
///
/// Brands are told by the first digits of a number, after public allocations (`Data/cards.json`). That is a
/// hint: whether a card exists, and who accepts it, only a payment service knows.
public struct CardBrand: Hashable, Sendable {
  /// Which brand of the table it is.
  let number: UInt8

  init(number: UInt8) {
    self.number = number
  }

  /// Finds a brand by its identifier; `nil` if there is none of that name.
  ///
  /// - Parameter identifier: An ``identifier`` such as `"visa"`.
  /// - Complexity: O(*n*) in the number of brands.
  public init?(identifier: String) {
    guard let brand = Self.all.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) })
    else { return nil }
    self = brand
  }

  /// All brands, the most widespread ones first.
  public static var all: [CardBrand] {
    (0..<UInt8(CardTables.brandCount)).map { CardBrand(number: $0) }
  }

  /// The stable name, such as `"visa"`.
  public var identifier: String { line(0) }

  /// The name as people know it, such as `"Visa"`.
  public var name: String { line(1) }

  /// What the brand calls its security code, such as `"CVV"`; `nil` if it has none.
  public var securityCodeName: String? { securityCodeLength == 0 ? nil : line(2) }

  /// How many digits the security code has: 3 or 4, or 0 if there is none.
  public var securityCodeLength: Int { rules.map { $0.securityCodeLength } ?? 0 }

  /// How many digits a number may have, in ascending order.
  public var lengths: [Int] {
    rules.map { rules in (1...19).filter { rules.allows(count: $0) } } ?? []
  }

  /// What the table says of the brand.
  private var rules: CardRules? {
    (0..<CardRules.count).lazy.map { CardRules(row: $0) }.first { $0.brand == self }
  }

  /// A line of the brand's own in the list of names.
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
