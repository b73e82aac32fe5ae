extension NumberingRegion {
  /// All regions, by their codes; services without a country aren't among them.
  package static var all: [NumberingRegion] {
    (0..<676).compactMap { letters in
      let number = NumberingData.unit(NumberingTables.regionLookup + letters)
      return number == 0 ? nil : NumberingRegion(number: number - 1)
    }
  }

  /// The number of digits that are dialed here before a calling code.
  ///
  /// - Returns: The length of the prefix at the start of the digits; `nil` if they don't begin with one. A service
  ///   without a country has no such prefix, and 0 is its length.
  package func internationalPrefixLength(of digits: PackedDigits) -> Int? {
    guard let prefix = internationalPrefix else { return 0 }
    return prefix.prefix(of: digits)?.count
  }

  /// The trunk prefix that digits begin with, as the rules of the region find it.
  package func trunkPrefix(of digits: PackedDigits) -> Automaton.Prefix? {
    trunk?.prefix(of: digits)
  }

  /// Returns digits without the trunk prefix that they begin with, while the number is still being typed.
  ///
  /// A prefix that is replaced by other digits waits for the whole number, and so does one that numbers of the region
  /// can begin with.
  func withoutCertainTrunkPrefix(_ digits: PackedDigits) -> PackedDigits {
    var rest = digits
    // Until none is left, so that the number is the same when it is read again with its calling code.
    while let prefix = trunkPrefix(of: rest), prefix.count > 0, prefix.group == nil,
      !hasNumbers(startingWith: rest)
    {
      rest = rest.dropFirst(prefix.count)
    }
    return rest
  }
}
