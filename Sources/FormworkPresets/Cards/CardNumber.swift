/// The number of a payment card, which doesn't show when it is printed by mistake.
///
///     let number = format.typed(format.formatted(text: "4242424242424242"))
///     number?.brand             // .visa
///     number?.lastFourDigits    // "4242"
///     print(number as Any)      // Optional(a card number of 16 digits)
public struct CardNumber: Hashable, Sendable {
  /// All digits. Give them to a payment service, and don't store them.
  public let digits: String

  /// The brand, if it is known.
  public let brand: CardBrand?

  /// What may be shown and stored, to tell one card from another (PCI DSS 3.4).
  public var lastFourDigits: String { String(digits.suffix(4)) }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible {
  /// How many digits there are, and none of them.
  public var description: String { "a card number of " + String(digits.utf8.count) + " digits" }

  /// The same.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension CardNumber: CustomReflectable {
  /// No parts: a dump shows no more than ``description``.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif
