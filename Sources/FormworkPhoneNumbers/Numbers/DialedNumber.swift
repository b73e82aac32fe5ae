/// What dialed digits stand for: a calling code and a national number, as far as they are known.
///
/// A field asks after each key, a server once: both get what libphonenumber's parser makes of the digits. Digits that
/// the parser can't read yet, or that are too few for a number, are read as far as they go.
package struct DialedNumber {
  /// The calling code; `nil` as long as it isn't known.
  package private(set) var plan: CallingCodePlan?

  /// The national number without trunk prefix.
  package private(set) var national = PackedDigits()

  /// How the digits lead to the calling code.
  package private(set) var form = Form.national

  /// Whether no calling code begins like the digits where one would be.
  package private(set) var hasUnknownCode = false

  /// The digits from the calling code on; all of them for a number without one.
  package private(set) var codeDigits: PackedDigits

  /// Whether the digits were read as a whole, and not only as the beginning of a number.
  private var isWhole = false

  /// How digits lead to a calling code.
  package enum Form: Hashable, Sendable {
    /// They have none: it is the region's.
    case national

    /// After a plus sign.
    case plus

    /// After the prefix that is dialed in the region before a calling code.
    case dialing

    /// After `00`, which is dialed elsewhere, but can be nothing else here.
    case foreignDialing

    /// They begin with the calling code of the region, without anything before it.
    case ownCode
  }

  /// Reads digits.
  ///
  /// - Parameters:
  ///   - digits: The digits.
  ///   - hasPlus: Whether a plus sign is before them.
  ///   - region: Where they are dialed; `nil` if all numbers are international.
  /// - Complexity: O(*n*) in the number of digits.
  package init(_ digits: PackedDigits, hasPlus: Bool, in region: NumberingRegion?) {
    if region == nil, !hasPlus, digits.startsWithZeros {
      self.init(digits.dropFirst(2), hasPlus: true, in: nil)
      form = .dialing
      return
    }
    let text = DialedText(digits, hasPlus: hasPlus)
    let whole = Self.outcome(text, in: region)
    if let foreign = Self.foreign(text, in: region), !(whole?.isValid ?? false) {
      self.init(foreign, .foreignDialing, codeDigits: digits.dropFirst(2))
    } else if let whole, whole.isCertain {
      self.init(whole, whole.form, codeDigits: digits)
    } else {
      self.init(unread: digits)
      readBeginning(text, in: region)
    }
  }

  private init(unread digits: PackedDigits) {
    codeDigits = digits
  }

  private init(
    _ outcome: PhoneNumberParser.Outcome, _ form: Form, codeDigits: PackedDigits
  ) {
    (plan, national) = (outcome.plan, outcome.national)
    (self.form, self.codeDigits) = (form, codeDigits)
    isWhole = true
  }

  private static func outcome(
    _ text: DialedText, in region: NumberingRegion?
  ) -> PhoneNumberParser.Outcome? {
    do {
      return try PhoneNumberParser.parse(text, in: region)
    } catch {
      return nil
    }
  }

  /// The number after `00`, if all of it is there.
  private static func foreign(
    _ text: DialedText, in region: NumberingRegion?
  ) -> PhoneNumberParser.Outcome? {
    guard !text.hasPlus, text.digits.count > 4, text.digits.startsWithZeros else {
      return nil
    }
    let rest = DialedText(text.digits.dropFirst(2), hasPlus: true)
    return outcome(rest, in: region).flatMap { $0.isValid ? $0 : nil }
  }
}

extension DialedNumber {
  /// Reads the beginning of a number, which the parser can't.
  private mutating func readBeginning(_ text: DialedText, in region: NumberingRegion?) {
    let digits = text.digits
    guard let start = Self.start(of: text, in: region) else {
      guard let region else {
        hasUnknownCode = digits.count > 1
        return
      }
      plan = CallingCodePlan(region.callingCode)
      national = region.withoutCertainTrunkPrefix(digits)
      return
    }
    form = start.form
    codeDigits = digits.dropFirst(start.count)
    guard let found = CallingCodePlan.start(of: codeDigits) else {
      hasUnknownCode = codeDigits.count > 2 || codeDigits.count > 0 && codeDigits[0] == 0
      return
    }
    plan = found.plan
    national = found.plan.mainRegion.withoutCertainTrunkPrefix(codeDigits.dropFirst(found.count))
  }

  /// How many digits are before the calling code, and what they are; `nil` if none is to come.
  private static func start(
    of text: DialedText, in region: NumberingRegion?
  ) -> (count: Int, form: Form)? {
    let digits = text.digits
    if text.hasPlus { return (0, .plus) }
    guard let region else { return nil }
    if let count = region.internationalPrefixLength(of: digits), count > 0,
      digits.count == count || digits[count] != 0
    {
      return (count, .dialing)
    }
    // The prefix of most countries is meant where it can be nothing else.
    guard digits.startsWithZeros, region.trunkPrefix(of: digits) == nil,
      !region.hasNumbers(startingWith: digits),
      CallingCodePlan.start(of: digits.dropFirst(2)) != nil
    else { return nil }
    return (2, .foreignDialing)
  }
}

extension DialedNumber {
  /// Whether the digits have a calling code, or the place of one.
  package var isInternational: Bool { form != .national }

  /// Whether numbers with the calling code have so many digits.
  package var isPossible: Bool { isWhole && length == .possible }

  /// Whether the number has more digits than any with its calling code.
  package var isTooLong: Bool { length == .tooLong }

  /// Whether the number has more digits than any number of any country.
  package var isOverfull: Bool {
    plan == nil
      ? codeDigits.count > PhoneNumberParser.longest + 3
      : national.count > PhoneNumberParser.longest
  }

  /// What the number is for; `nil` if no number looks like it.
  package var kind: ParsedPhoneNumber.Kind? { plan?.kind(of: national) }

  private var length: NumberingRegion.Length? { plan?.mainRegion.length(national.count) }
}

extension PackedDigits {
  /// Whether the digits begin with `00`, the prefix before a calling code in most countries.
  fileprivate var startsWithZeros: Bool { count > 1 && self[0] == 0 && self[1] == 0 }
}

extension PhoneNumberParser.Outcome {
  /// Whether some number looks like it.
  fileprivate var isValid: Bool { plan.kind(of: national) != nil }

  /// Whether the digits are enough to tell what they stand for.
  fileprivate var isCertain: Bool {
    switch plan.mainRegion.length(national.count) {
    case .possible, .tooLong: true
    case .possibleLocally, .tooShort, .between: false
    }
  }
}
