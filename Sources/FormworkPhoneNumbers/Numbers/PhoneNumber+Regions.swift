extension PhoneNumber {
  /// Returns the calling code of a region, such as 49 for `"DE"`; `nil` if there is no such region.
  ///
  /// - Parameter region: The two letters of ISO 3166, in any case.
  /// - Returns: The code, which several regions may share.
  package static func callingCode(ofRegion region: String) -> Int? {
    NumberingRegion(region)?.callingCode
  }

  /// Returns the regions with valid numbers that begin with some digits in international form.
  ///
  ///     PhoneNumber.regions(withNumbersStarting: "1242")  // ["BS"]
  ///     PhoneNumber.regions(withNumbersStarting: "44")    // ["GB", "GG", "IM", "JE"]
  ///
  /// For a complete number, the result is the regions in which it is valid; there are none if it
  /// isn't. Services without a country, such as +800, have no region.
  ///
  /// - Parameter digits: The digits, beginning with the calling code; other characters are ignored.
  /// - Returns: The two letters of each region in ISO 3166, sorted by calling code, each with its
  ///   main region first.
  /// - Complexity: O(*n*) in the number of digits, times the number of regions that share the
  ///   calling code.
  package static func regions(withNumbersStarting digits: String) -> [String] {
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
