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
