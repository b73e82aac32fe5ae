extension ParsedPhoneNumber {
  /// The calling code of a region, such as 49 of `"DE"`; `nil` if there is no such region.
  ///
  /// - Parameter region: Two letters of ISO 3166, in any case.
  /// - Returns: The code, which other regions may have, too.
  public static func callingCode(ofRegion region: String) -> Int? {
    NumberingRegion(region)?.callingCode
  }

  /// The regions that have a number whose international form begins with some digits.
  ///
  ///     ParsedPhoneNumber.regions(withNumbersStarting: "1242")  // ["BS"]
  ///     ParsedPhoneNumber.regions(withNumbersStarting: "44")    // ["GB", "GG", "IM", "JE"]
  ///
  /// What is meant are valid numbers, so that all digits of one give the regions that it is valid in, and those of
  /// none give none. Services without a country, such as +800, have no region.
  ///
  /// - Parameter digits: The digits, the calling code first; all other signs are left out.
  /// - Returns: The two letters of each region in ISO 3166, by calling code, the main region of each first.
  /// - Complexity: O(*n*) in the number of digits, times the number of regions that share the calling code.
  public static func regions(withNumbersStarting digits: String) -> [String] {
    var start = PackedDigits()
    for byte in digits.utf8 where 0x30..<0x3A ~= byte { start.append(byte & 15) }
    if start.count == 0 { return [] }
    guard let (plan, count) = CallingCodePlan.start(of: start) else {
      return CallingCodePlan.all.filter { PackedDigits(decimal: $0.code).starts(with: start) }
        .flatMap { $0.regions }.compactMap { $0.code }
    }
    let national = start.dropFirst(count)
    return plan.regions.filter { $0.hasNumbers(startingWith: national) }.compactMap { $0.code }
  }
}
