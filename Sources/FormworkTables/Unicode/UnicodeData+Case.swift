extension UnicodeData {
  /// Returns the uppercase counterpart of `scalar`, or `scalar` itself if it has none.
  ///
  /// Only mappings to a single scalar count, so "ß", whose uppercase is "SS", stays.
  package static func simpleUppercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isASCIILowercase(scalar) ? scalar - 0x20 : scalar }
    return CaseRuns(heads: UnicodeTables.uppercaseRuns, deltas: UnicodeTables.uppercaseDeltas)
      .mapping(scalar)
  }

  /// Returns the lowercase counterpart of `scalar`, or `scalar` itself if it has none.
  ///
  /// Only mappings to a single scalar count, so "İ", whose lowercase is "i" and a combining dot,
  /// stays.
  package static func simpleLowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isASCIIUppercase(scalar) ? scalar + 0x20 : scalar }
    return CaseRuns(heads: UnicodeTables.lowercaseRuns, deltas: UnicodeTables.lowercaseDeltas)
      .mapping(scalar)
  }
}
