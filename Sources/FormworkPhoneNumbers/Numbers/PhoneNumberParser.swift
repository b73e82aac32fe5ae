/// A parser that finds the calling code and the national number of digits as dialed in a region.
///
/// It follows libphonenumber's steps in order, because each step depends on the previous ones.
enum PhoneNumberParser {
  /// The result of parsing digits.
  struct Outcome {
    let plan: CallingCodePlan
    let national: PackedDigits
    var form: DialedNumber.Form
  }

  /// The maximum number of digits in a national number.
  static var longest: Int { 17 }

  /// Parses digits.
  ///
  /// - Parameters:
  ///   - text: The digits, with or without a plus sign.
  ///   - region: The region from which they are dialed; `nil` if it isn't known.
  /// - Returns: The calling code and the national number.
  /// - Throws: ``PhoneNumberError`` if they aren't a number.
  static func parse(
    _ text: DialedText, in region: NumberingRegion?
  ) throws(PhoneNumberError) -> Outcome {
    if region == nil, !text.hasPlus { throw .invalidCallingCode }
    let found: Outcome?
    do {
      found = try international(text, in: region)
    } catch {
      guard error == .invalidCallingCode, text.hasPlus else { throw error }
      // A plus sign may precede an international prefix, or a number without one.
      found = try international(text.withoutPlus, in: region)
      if found == nil { throw error }
    }
    if let found { return try settled(found, rules: found.plan.mainRegion) }
    guard let region, let plan = CallingCodePlan(region.callingCode) else {
      throw .invalidCallingCode
    }
    return try settled(Outcome(plan: plan, national: text.digits, form: .national), rules: region)
  }

  /// Returns the calling code and the digits after it; `nil` if there is none.
  private static func international(
    _ text: DialedText, in region: NumberingRegion?
  ) throws(PhoneNumberError) -> Outcome? {
    if text.hasPlus { return try behindPrefix(text.digits) }
    guard let region else { return nil }
    if let prefix = region.internationalPrefix?.prefix(of: text.digits) {
      // No calling code begins with a zero, so the apparent prefix is part of a national number.
      let rest = text.digits.dropFirst(prefix.count)
      if rest.count == 0 || rest[0] != 0 { return try behindPrefix(rest) }
    }
    return withOwnCode(text.digits, in: region)
  }

  private static func behindPrefix(_ digits: PackedDigits) throws(PhoneNumberError) -> Outcome {
    if digits.count <= 2 { throw .tooShortAfterInternationalPrefix }
    guard let start = CallingCodePlan.start(of: digits) else { throw .invalidCallingCode }
    return Outcome(plan: start.plan, national: digits.dropFirst(start.count), form: .international)
  }

  /// Returns the number after the region's own calling code, if that interpretation is better.
  private static func withOwnCode(
    _ digits: PackedDigits, in region: NumberingRegion
  ) -> Outcome? {
    let code = PackedDigits(decimal: region.callingCode)
    guard digits.starts(with: code), let plan = CallingCodePlan(region.callingCode) else {
      return nil
    }
    let rest = region.withoutTrunkPrefix(digits.dropFirst(code.count))
    guard region.length(digits.count) == .tooLong || !region.matches(digits) && region.matches(rest)
    else { return nil }
    return Outcome(plan: plan, national: rest, form: .ownCode)
  }

  /// Returns the number without a trunk prefix, if the rest has a possible length.
  private static func settled(
    _ outcome: Outcome, rules: NumberingRegion
  ) throws(PhoneNumberError) -> Outcome {
    var national = outcome.national
    if national.count < 2 { throw .tooShort }
    let rest = rules.withoutTrunkPrefix(national)
    switch rules.length(rest.count) {
    case .possible, .tooLong: national = rest
    case .possibleLocally, .tooShort, .between: break
    }
    if national.count > longest { throw .tooLong }
    return Outcome(plan: outcome.plan, national: national, form: outcome.form)
  }
}

/// The calling code and the national number of dialed digits, as far as they are known.
///
/// Fields create one after each key, servers once per number: both get the same result as
/// libphonenumber's parser. If there are too few digits for a number, or the parser can't read them
/// yet, they are read as far as possible. That includes `06 12 34 56 7` in France, which the parser takes for a
/// number of nine digits that begins with a zero.
package struct DialedNumber {
  /// The calling code; `nil` if it isn't known yet.
  package private(set) var plan: CallingCodePlan?

  /// The national number without a trunk prefix.
  package private(set) var national = PackedDigits()

  /// How the calling code was found.
  package private(set) var form = Form.national

  /// Whether the digits in the position of a calling code don't begin with a known one.
  package private(set) var hasUnknownCode = false

  /// The digits from the calling code on; all digits if there is none.
  package private(set) var codeDigits: PackedDigits

  /// Whether the digits were read as a whole number, and not only as the beginning of one.
  private var isWhole = false

  /// The type of a whole number, which several properties depend on.
  private var wholeKind: PhoneNumber.NumberType?

  /// How a calling code was found.
  package enum Form: Hashable, Sendable {
    /// The digits have no calling code; it is the region's.
    case national

    /// The calling code follows a plus sign, or the region's international prefix.
    case international

    /// The calling code follows `00`, which isn't the region's prefix, but can't mean anything
    /// else.
    case foreignDialing

    /// The digits begin with the region's own calling code, without a prefix.
    case ownCode
  }

  /// Parses digits.
  ///
  /// - Parameters:
  ///   - digits: The digits.
  ///   - hasPlus: Whether a plus sign precedes them.
  ///   - region: The region in which they are dialed; `nil` if all numbers are international.
  /// - Complexity: O(*n*) in the number of digits.
  package init(_ digits: PackedDigits, hasPlus: Bool, in region: NumberingRegion?) {
    if region == nil, !hasPlus, digits.startsWithZeros {
      self.init(digits.dropFirst(2), hasPlus: true, in: nil)
      return
    }
    let text = DialedText(digits, hasPlus: hasPlus)
    let whole = Self.outcome(text, in: region)
    let kind = whole.flatMap { $0.isCertain ? $0.kind : nil }
    if let foreign = Self.foreign(text, in: region), kind == nil, !(whole?.isValid ?? false) {
      self.init(foreign, foreign.kind, .foreignDialing, codeDigits: digits.dropFirst(2))
    } else if let whole, whole.isCertain, !whole.isMisread(digits, kind) {
      self.init(whole, kind, whole.form, codeDigits: digits)
    } else {
      self.init(unread: digits)
      readBeginning(text, in: region)
    }
  }

  private init(unread digits: PackedDigits) {
    codeDigits = digits
  }

  private init(
    _ outcome: PhoneNumberParser.Outcome, _ kind: PhoneNumber.NumberType?, _ form: Form,
    codeDigits: PackedDigits
  ) {
    (plan, national, wholeKind) = (outcome.plan, outcome.national, kind)
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

  /// Returns the number after `00`, if it is complete.
  ///
  /// If `00` begins the region's own prefix, as in `0011` in Australia, that comes first, except before the
  /// region's own calling code: `0055` in Brazil.
  private static func foreign(
    _ text: DialedText, in region: NumberingRegion?
  ) -> PhoneNumberParser.Outcome? {
    guard !text.hasPlus, text.digits.count > 4, text.digits.startsWithZeros else { return nil }
    let rest = DialedText(text.digits.dropFirst(2), hasPlus: true)
    guard let outcome = outcome(rest, in: region), outcome.isValid else { return nil }
    let isPrefixed = region?.internationalPrefixLength(of: text.digits) ?? 0 > 0
    return isPrefixed && outcome.plan.code != region?.callingCode ? nil : outcome
  }
}

extension DialedNumber {
  /// Reads the beginning of a number, which the parser can't read yet.
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

  /// Returns the number and the kind of digits before the calling code; `nil` if no calling code
  /// follows.
  private static func start(
    of text: DialedText, in region: NumberingRegion?
  ) -> (count: Int, form: Form)? {
    let digits = text.digits
    if text.hasPlus { return (0, .international) }
    guard let region else { return nil }
    if let count = region.internationalPrefixLength(of: digits), count > 0,
      digits.count == count || digits[count] != 0
    {
      return (count, .international)
    }
    // The prefix of most countries is meant if it can't mean anything else.
    guard digits.startsWithZeros, region.trunkPrefix(of: digits) == nil,
      !region.hasNumbers(startingWith: digits),
      CallingCodePlan.start(of: digits.dropFirst(2)) != nil
    else { return nil }
    return (2, .foreignDialing)
  }
}

extension DialedNumber {
  /// Whether the digits have a calling code, or a prefix before one.
  package var isInternational: Bool { form != .national }

  /// Whether the number has a possible length for its calling code, and isn't just the beginning of a valid one.
  ///
  /// A length alone says little where numbers have several: `07911 12345` in the United Kingdom is as long as some,
  /// but all that begin like this have one more digit. Digits with which no valid number begins may be newly assigned.
  package var isPossible: Bool { isWhole && length == .possible && !isBeginning }

  private var isBeginning: Bool {
    guard let plan, kind == nil else { return false }
    return plan.hasNumbers(startingWith: national)
  }

  /// Whether the number is too long for its calling code.
  package var isTooLong: Bool { length == .tooLong }

  /// Whether the number is longer than any number of any country.
  package var isOverfull: Bool {
    plan == nil
      ? codeDigits.count > PhoneNumberParser.longest + 3
      : national.count > PhoneNumberParser.longest
  }

  /// The type of the number; `nil` if it isn't valid.
  package var kind: PhoneNumber.NumberType? { isWhole ? wholeKind : plan?.kind(of: national) }

  private var length: NumberingRegion.Length? { plan?.mainRegion.length(national.count) }
}

extension PackedDigits {
  /// Whether the digits begin with `00`, the international prefix of most countries.
  fileprivate var startsWithZeros: Bool { count > 1 && self[0] == 0 && self[1] == 0 }
}

extension PhoneNumberParser.Outcome {
  /// The type of the number; `nil` if it isn't valid.
  fileprivate var kind: PhoneNumber.NumberType? { plan.kind(of: national) }

  /// Whether the number is valid.
  fileprivate var isValid: Bool { kind != nil }

  /// Whether there are enough digits to interpret the number.
  fileprivate var isCertain: Bool {
    switch plan.mainRegion.length(national.count) {
    case .possible, .tooLong: true
    case .possibleLocally, .tooShort, .between: false
    }
  }

  /// Whether a number that nobody has was made of the beginning of one.
  ///
  /// If a digit is missing, the parser keeps a trunk prefix in France, because the rest is too short. In
  /// Barbados, it takes the beginning of a number, `246 250 1`, for a local number without its area code.
  fileprivate func isMisread(_ digits: PackedDigits, _ kind: PhoneNumber.NumberType?) -> Bool {
    guard kind == nil, plan.mainRegion.length(national.count) == .possible else { return false }
    let dialed = form == .national ? digits : national
    if dialed != national, plan.hasNumbers(startingWith: dialed) { return true }
    return plan.hasNumbers(startingAfterTrunkPrefixOf: dialed)
  }
}
