public import FormworkText

/// The numbers of payment cards, grouped as the brand groups them while they are typed.
///
///     let format = CardFormat()
///     format.formatted(text: "4242424242424242").text  // "4242 4242 4242 4242"
///     format.formatted(text: "378282246310005").text   // "3782 822463 10005"
///     format.brand(of: format.formatted(text: "37"))   // .amex
///
/// The value is the digits. A check digit that doesn't agree is an issue, `ValidationIssue.checksum`, as soon as
/// there are 16 digits, or as many as the brand has; in a shorter number, which may only be the beginning of one,
/// when the field is left. A key is never rejected for it.
///
/// Nothing of a number is kept, logged or printed. Give the text to a payment service, and don't store it.
public struct CardFormat: Hashable, Sendable {
  /// The brands that are accepted; `nil` if all are, and those that aren't known.
  public var acceptedBrands: Set<CardBrand>?

  /// Creates a format.
  ///
  ///     let format = CardFormat(accepting: [.visa, .mastercard])
  ///     format.formatted(text: "37").issue  // .brandNotAccepted
  ///
  /// - Parameter brands: The brands that are accepted; a number of another one has an issue,
  ///   `ValidationIssue.brandNotAccepted`. All are if you leave it out.
  public init(accepting brands: Set<CardBrand>? = nil) {
    acceptedBrands = brands
  }

  /// The brand of a number as far as it is there.
  ///
  ///     let format = CardFormat()
  ///     format.brand(of: format.formatted(text: "22"))    // nil
  ///     format.brand(of: format.formatted(text: "2221"))  // .mastercard
  ///
  /// - Parameter formatted: A text of this format.
  /// - Returns: The brand that all numbers have which begin so; `nil` as long as there is none. More digits may
  ///   tell another one: some numbers that begin with 65 are Discover's, others RuPay's.
  /// - Complexity: O(*n*) in the length of the text and the number of known prefixes.
  public func brand(of formatted: FormattedText) -> CardBrand? {
    CardRules(beginning: characters(of: formatted))?.brand
  }
}

extension ValidationIssue {
  /// The number of a card whose brand isn't accepted.
  public static let brandNotAccepted = ValidationIssue(code: "brandNotAccepted")
}

extension CardFormat: GroupedFormat {
  var alphabet: GroupedAlphabet { GroupedAlphabet() }

  /// ISO/IEC 7812-1 allows up to 19 digits.
  func room(for characters: DigitBuffer) -> Int { 19 }

  func rules(for characters: DigitBuffer) -> GroupRules {
    let count = characters.count
    guard let card = CardRules(beginning: characters) else {
      // Less than 12 digits has no number.
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

  func missing(after digits: DigitBuffer) -> DigitBuffer {
    let length = CardRules(beginning: digits)?.length(from: digits.count) ?? Self.usual
    return DigitBuffer(zeros: length - digits.count)
  }

  /// How many digits most numbers have. Where a brand has shorter ones, too, who types a usual number passes
  /// by their length, and mustn't be told there that it is wrong.
  private static var usual: Int { 16 }
}

extension GroupRules {
  /// Checks the last digit. In a shorter number than usual, which may go on, a digit that doesn't agree means
  /// that it isn't whole.
  fileprivate mutating func check(_ digits: DigitBuffer, usual: Int) {
    guard isComplete, !digits.satisfyLuhn else { return }
    if digits.count < usual { isComplete = false } else { issue = .checksum }
  }
}
