public import FormworkText

/// The security code of a payment card: three or four digits, as the brand has them.
///
///     let code = SecurityCodeFormat(for: .amex)
///     code.formatted(text: "1234").isComplete                         // true
///     SecurityCodeFormat(for: .visa).formatted(value: "1234").issue // .tooLong
///
/// Make it anew when the brand that ``CardFormat/brand(of:)`` tells becomes another one. Show it in a secure
/// field; it may not be stored at all.
public struct SecurityCodeFormat: Hashable, Sendable {
  /// How many digits the code has.
  public let lengths: ClosedRange<Int>

  /// Creates the format for a brand.
  ///
  /// - Parameter brand: The brand; if it isn't known, three digits or four are complete.
  public init(for brand: CardBrand? = nil) {
    let length = brand?.securityCodeLength ?? 0
    lengths = length == 0 ? 3...4 : length...length
  }
}

extension SecurityCodeFormat: GroupedFormat {
  var alphabet: GroupedAlphabet { GroupedAlphabet() }

  func room(for characters: DigitBuffer) -> Int { lengths.upperBound }

  func rules(for characters: DigitBuffer) -> GroupRules {
    GroupRules(
      groups: 0, most: lengths.upperBound, isComplete: lengths.contains(characters.count),
      issue: characters.count > lengths.upperBound ? .tooLong : nil)
  }

  func missing(after digits: DigitBuffer) -> DigitBuffer {
    DigitBuffer(zeros: lengths.lowerBound - digits.count)
  }
}

extension SecurityCodeFormat: InputFormat {
  /// Puts digits in the place of a range, or takes some out.
  ///
  /// - Returns: The text after the edit; a rejection with `Rejection.noRoom` for too many digits, with
  ///   `Rejection.notAllowed` for what has none.
  /// - Complexity: O(*n*) in the length of the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    GroupedEditor(self, current).apply(edit)
  }

  /// Digits.
  public var keyboard: InputKeyboard { .digits }

  /// The security code of a card.
  public var purpose: InputPurpose? { .cardSecurityCode }
}
