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

/// The known card brands, in the order of the table.
extension CardBrand {
  /// Visa.
  public static let visa = CardBrand(number: 0)

  /// Mastercard.
  public static let mastercard = CardBrand(number: 1)

  /// American Express.
  public static let amex = CardBrand(number: 2)

  /// Diners Club International.
  public static let diners = CardBrand(number: 3)

  /// Discover.
  public static let discover = CardBrand(number: 4)

  /// JCB.
  public static let jcb = CardBrand(number: 5)

  /// UnionPay.
  public static let unionpay = CardBrand(number: 6)

  /// Maestro.
  public static let maestro = CardBrand(number: 7)

  /// Mir.
  public static let mir = CardBrand(number: 8)

  /// Hipercard.
  public static let hipercard = CardBrand(number: 9)

  /// RuPay.
  public static let rupay = CardBrand(number: 10)

  /// Troy.
  public static let troy = CardBrand(number: 11)

  /// Verve.
  public static let verve = CardBrand(number: 12)

  /// Dankort.
  public static let dankort = CardBrand(number: 13)

  /// UATP.
  public static let uatp = CardBrand(number: 14)

  /// China T-Union.
  public static let tunion = CardBrand(number: 15)
}

/// The rules for card numbers with certain first digits.
///
/// A range of prefixes takes one word: the lowest and the highest eight-digit number, in 27 bits
/// each, and the row. A row takes four words: properties, and three lengths with their groups.
/// `Data/tools/generate-preset-tables.py` writes them.
struct CardRules {
  private let row: Int

  init(row: Int) {
    self.row = row
  }

  /// Finds the rules for a number with these first digits: the longest prefix first, then the order
  /// of the table; `nil` if several are possible or none is known.
  ///
  /// - Complexity: O(*n*) in the number of prefixes, about fifty.
  init?(beginning digits: DigitBuffer) {
    var (low, span) = (0 as UInt32, 1 as UInt32)
    for place in 0..<8 {
      low = low &* 10 &+ (place < digits.count ? UInt32(digits[place] & 15) : 0)
      if place >= digits.count { span = span &* 10 }
    }
    // All numbers with these first digits must be in the range.
    let high = low &+ span &- 1
    for range in CardTables.ranges {
      let lowest = UInt32(truncatingIfNeeded: range & 0x7FF_FFFF)
      let highest = UInt32(truncatingIfNeeded: range >> 27 & 0x7FF_FFFF)
      if lowest <= low, high <= highest {
        row = Int(truncatingIfNeeded: range >> 54)
        return
      }
    }
    return nil
  }

  /// The number of rows.
  static var count: Int { CardTables.rows.count / 4 }

  private func word(_ place: Int) -> UInt32 {
    let index = row * 4 + place
    return CardTables.rows.indices.contains(index) ? CardTables.rows[index] : 0
  }

  /// Whether a card number may have `count` digits.
  func allows(count: Int) -> Bool { count < 20 && word(0) >> UInt32(count) & 1 == 1 }

  /// Returns the expected number of digits for a number that has `count` so far: the usual number,
  /// or else the next possible one.
  func length(from count: Int) -> Int {
    let usual = 12 + Int(word(0) >> 29)
    return count < usual ? usual : (count..<20).first(where: allows(count:)) ?? count
  }

  /// The maximum number of digits.
  var most: Int { 31 - (word(0) & 0xF_FFFF).leadingZeroBitCount }

  /// Whether the last digit is a check digit.
  var hasCheckDigit: Bool { word(0) >> 20 & 1 == 1 }

  /// The number of digits in the security code.
  var securityCodeLength: Int { Int(word(0) >> 21 & 7) }

  /// The brand.
  var brand: CardBrand { CardBrand(number: UInt8(truncatingIfNeeded: word(0) >> 24 & 31)) }

  /// Returns the groups for `count` digits: those of the usual length, unless there are more
  /// digits.
  func groups(count: Int) -> GroupSizes {
    var place = 1
    while place < 3, word(place) >> 24 < UInt32(count) { place += 1 }
    return GroupSizes(bits: UInt64(word(place) & 0xFF_FFFF))
  }
}

/// A payment card number whose digits don't appear if it is printed by mistake.
///
///     let number = format.typed(format.formatted(text: "4242424242424242"))
///     number?.brand             // .visa
///     number?.lastFourDigits    // "4242"
///     print(number as Any)      // Optional(a card number of 16 digits)
package struct CardNumber: Hashable, Sendable {
  /// All digits. Pass them to a payment service, and don't store them.
  package let digits: String

  /// The brand, if it is known.
  package let brand: CardBrand?

  /// The last four digits, which you may show and store to identify a card (PCI DSS 3.4).
  package var lastFourDigits: String { String(digits.suffix(4)) }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of digits, without the digits themselves.
  package var description: String { "a card number of " + String(digits.utf8.count) + " digits" }

  /// The same as ``description``.
  package var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension CardNumber: CustomReflectable {
  /// An empty mirror, so that a dump doesn't show the digits.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
