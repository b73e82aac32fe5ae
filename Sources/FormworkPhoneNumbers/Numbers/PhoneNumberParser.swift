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
