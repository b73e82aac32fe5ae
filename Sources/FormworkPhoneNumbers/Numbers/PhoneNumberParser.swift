/// Finds out the calling code and the national number of digits as they are dialled in a region.
///
/// It takes libphonenumber's steps in their order, as each decides what the next one sees.
enum PhoneNumberParser {
  /// What digits stand for.
  struct Outcome {
    let plan: CallingCodePlan
    let national: PackedDigits
    var form: DialedNumber.Form
  }

  /// The maximum number of digits of a national number.
  static var longest: Int { 17 }

  /// Reads digits.
  ///
  /// - Parameters:
  ///   - text: The digits, and whether a plus sign stands before them.
  ///   - region: Where they are dialled; `nil` if nobody knows.
  /// - Returns: The calling code and the national number.
  /// - Throws: What is wrong if they are no number.
  static func parse(
    _ text: DialedText, in region: NumberingRegion?
  ) throws(PhoneNumberError) -> Outcome {
    if region == nil, !text.hasPlus { throw .invalidCallingCode }
    let found: Outcome?
    do {
      found = try international(text, in: region)
    } catch {
      guard error == .invalidCallingCode, text.hasPlus else { throw error }
      // A plus sign before an international prefix, or before a number that has none.
      found = try international(text.withoutPlus, in: region, form: .plus)
      if found == nil { throw error }
    }
    if let found { return try settled(found, rules: found.plan.mainRegion) }
    guard let region, let plan = CallingCodePlan(region.callingCode) else {
      throw .invalidCallingCode
    }
    return try settled(Outcome(plan: plan, national: text.digits, form: .national), rules: region)
  }

  /// The calling code and what follows it; `nil` if the digits have none.
  private static func international(
    _ text: DialedText, in region: NumberingRegion?, form: DialedNumber.Form = .dialing
  ) throws(PhoneNumberError) -> Outcome? {
    if text.hasPlus { return try behindPrefix(text.digits, .plus) }
    guard let region else { return nil }
    if let prefix = region.internationalPrefix?.prefix(of: text.digits) {
      // No calling code begins with a zero: what looks like a prefix is part of a number at home.
      let rest = text.digits.dropFirst(prefix.count)
      if rest.count == 0 || rest[0] != 0 { return try behindPrefix(rest, form) }
    }
    return withOwnCode(text.digits, in: region)
  }

  private static func behindPrefix(
    _ digits: PackedDigits, _ form: DialedNumber.Form
  ) throws(PhoneNumberError) -> Outcome {
    if digits.count <= 2 { throw .tooShortAfterInternationalPrefix }
    guard let start = CallingCodePlan.start(of: digits) else { throw .invalidCallingCode }
    return Outcome(plan: start.plan, national: digits.dropFirst(start.count), form: form)
  }

  /// The number behind the region's own calling code, if it makes more sense without than with it.
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

  /// The number without trunk prefix, if what is left then has the length of a number.
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
