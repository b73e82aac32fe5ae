extension ParsedPhoneNumber {
  /// The calling code of a region, such as 49 of `"DE"`; `nil` if there is no such region.
  ///
  /// - Parameter region: Two letters of ISO 3166, in any case.
  /// - Returns: The code, which other regions may have, too.
  public static func callingCode(ofRegion region: String) -> Int? {
    NumberingRegion(region)?.callingCode
  }
}
