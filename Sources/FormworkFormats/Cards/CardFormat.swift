public import FormworkMasks

/// A format for payment card numbers, which groups digits as their brand does.
///
///     let format = CardFormat()
///     format.formatted(text: "4242424242424242").text  // "4242 4242 4242 4242"
///     format.formatted(text: "378282246310005").text   // "3782 822463 10005"
///     format.brand(of: format.formatted(text: "37"))   // .amex
///
/// The value is the digits. A check digit that doesn't match is an issue,
/// `ValidationIssue.checksum`. It appears when the number has 16 digits or the maximum of its
/// brand. A shorter number may be incomplete, so it is checked when the user leaves the field. A
/// wrong check digit never causes a rejection.
///
/// The format doesn't store, log, or print any part of a number. Pass the text to a payment
/// service, and don't store it.
package struct CardFormat: Hashable, Sendable {
  /// The accepted brands; `nil` to accept all brands, including unknown ones.
  package var acceptedBrands: Set<CardBrand>?

  /// Creates a format for all brands, or for some of them.
  ///
  ///     let format = CardFormat(accepting: [.visa, .mastercard])
  ///     format.formatted(text: "37").issue  // .brandNotAccepted
  ///
  /// - Parameter brands: The accepted brands. Numbers of other brands have an issue,
  ///   `ValidationIssue.brandNotAccepted`. If you omit it, all brands are accepted.
  package init(accepting brands: Set<CardBrand>? = nil) {
    acceptedBrands = brands
  }

  /// Returns the brand of a complete or incomplete number.
  ///
  ///     let format = CardFormat()
  ///     format.brand(of: format.formatted(text: "22"))    // nil
  ///     format.brand(of: format.formatted(text: "2221"))  // .mastercard
  ///
  /// - Parameter formatted: Text of this format.
  /// - Returns: The brand of all numbers with these first digits; `nil` if several are possible or
  ///   none is known. The brand may change with more digits: some numbers that begin with 65 are
  ///   Discover's, others RuPay's.
  /// - Complexity: O(*n*) in the length of the text and the number of known prefixes.
  package func brand(of formatted: FormattedText) -> CardBrand? {
    CardRules(beginning: characters(of: formatted))?.brand
  }
}

extension ValidationIssue {
  /// The brand of the card isn't accepted.
  public static let brandNotAccepted = ValidationIssue(code: "brandNotAccepted")
}

extension CardFormat: GroupedFormat {
  package var alphabet: GroupedAlphabet { .digits }

  /// Returns the maximum number of digits, 19 according to ISO/IEC 7812-1.
  package func room(for characters: DigitBuffer) -> Int { 19 }

  package func meaning(of input: String) -> InputMeaning? { CardInput(input).meaning }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    let count = characters.count
    guard let card = CardRules(beginning: characters) else {
      // No card number has fewer than 12 digits.
      var rules = GroupRules(groups: 0x34444, most: 19, isComplete: 12...19 ~= count)
      if acceptedBrands != nil, count >= 8 {
        rules.issue = .brandNotAccepted
      } else if count > 19 {
        rules.issue = .tooLong
      } else {
        rules.check(characters, usual: Self.usual)
      }
      return rules
    }
    var rules = GroupRules(groups: card.groups(count: count), most: card.most)
    rules.isComplete = card.allows(count: count)
    if let acceptedBrands, !acceptedBrands.contains(card.brand) {
      rules.issue = .brandNotAccepted
    } else if count > card.most {
      rules.issue = .tooLong
      rules.wrong = card.most..<count
    } else if card.hasCheckDigit {
      rules.check(characters, usual: min(Self.usual, card.most))
    }
    return rules
  }

  package func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool {
    guard last < characters.count else { return false }
    // A security code after a number, as `CardInput` reads it.
    let number = DigitBuffer(characters.prefix(characters.count - last))
    guard let card = CardRules(beginning: number) else { return false }
    return last == card.securityCodeLength && card.allows(count: number.count)
  }

  package func missing(after digits: DigitBuffer) -> DigitBuffer {
    let length = CardRules(beginning: digits)?.length(from: digits.count) ?? Self.usual
    return DigitBuffer(zeros: length - digits.count)
  }

  /// The number of digits in most card numbers. If a brand also has shorter numbers, a user who
  /// types a longer one passes through their length, and shouldn't see an issue there.
  private static var usual: Int { 16 }
}

extension GroupRules {
  /// Checks the last digit. In a number shorter than usual, a check digit that doesn't match means
  /// that the number is incomplete.
  fileprivate mutating func check(_ digits: DigitBuffer, usual: Int) {
    guard isComplete, !digits.satisfyLuhn else { return }
    if digits.count < usual { isComplete = false } else { issue = .checksum }
  }
}
