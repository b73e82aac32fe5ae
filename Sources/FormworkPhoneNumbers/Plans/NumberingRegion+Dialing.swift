extension NumberingRegion {
  /// All regions, sorted by code, without services.
  package static var all: [NumberingRegion] {
    (0..<676).compactMap { letters in
      let number = NumberingData.unit(NumberingTables.regionLookup + letters)
      return number == 0 ? nil : NumberingRegion(number: number - 1)
    }
  }

  /// Returns the length of the international prefix at the start of digits.
  ///
  /// - Returns: The number of digits in the prefix; `nil` if there is none. A service without a
  ///   country has no prefix, so the length is 0.
  package func internationalPrefixLength(of digits: PackedDigits) -> Int? {
    guard let prefix = internationalPrefix else { return 0 }
    return prefix.prefix(of: digits)?.count
  }

  /// Returns the trunk prefix at the start of digits, by the rules of the region.
  package func trunkPrefix(of digits: PackedDigits) -> Automaton.Prefix? {
    trunk?.prefix(of: digits)
  }

  /// Returns digits without a trunk prefix at their start, while the user is still typing.
  ///
  /// A prefix stays until the number is complete if other digits replace it, or if numbers of the
  /// region can begin with it.
  func withoutCertainTrunkPrefix(_ digits: PackedDigits) -> PackedDigits {
    var rest = digits
    // All trunk prefixes are removed, so that parsing the number again with its calling code gives
    // the same result.
    while let prefix = trunkPrefix(of: rest), prefix.count > 0, prefix.group == nil,
      !hasNumbers(startingWith: rest)
    {
      rest = rest.dropFirst(prefix.count)
    }
    return rest
  }
}
