package import FormworkMasks

/// A format for the security code of a payment card, with three or four digits depending on the
/// brand.
///
///     let code = SecurityCodeFormat(for: .amex)
///     code.formatted(text: "1234").isComplete                         // true
///     SecurityCodeFormat(for: .visa).formatted(value: "1234").issue // .tooLong
///
/// If ``CardFormat/brand(of:)`` returns another brand, create a new format. Use a secure field, and
/// never store the code.
package struct SecurityCodeFormat: Hashable, Sendable {
  /// The possible numbers of digits in the code.
  package let lengths: ClosedRange<Int>

  /// Creates the format for a brand.
  ///
  /// - Parameter brand: The brand. If it is `nil`, the code has three or four digits.
  package init(for brand: CardBrand? = nil) {
    let length = brand?.securityCodeLength ?? 0
    lengths = length == 0 ? 3...4 : length...length
  }
}

extension SecurityCodeFormat: GroupedFormat {
  package var alphabet: GroupedAlphabet { .digits }

  package func room(for characters: DigitBuffer) -> Int { lengths.upperBound }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    GroupRules(
      groups: 0, most: lengths.upperBound, isComplete: lengths.contains(characters.count),
      issue: characters.count > lengths.upperBound ? .tooLong : nil)
  }

  package func missing(after digits: DigitBuffer) -> DigitBuffer {
    DigitBuffer(zeros: lengths.lowerBound - digits.count)
  }
}

extension SecurityCodeFormat {
  /// The keyboard for digits.
  package var keyboard: KeyboardType { .numberPad }

  /// The purpose: a card security code.
  package var purpose: TextContentType? { .cardSecurityCode }
}
