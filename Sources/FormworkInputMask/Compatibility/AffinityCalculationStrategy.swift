public import FormworkMasks

/// The measure of how well a mask fits.
public typealias AffinityCalculationStrategy = MaskSet.Strategy

extension MaskSet.Strategy {
  /// Returns how well a text fits a mask.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - text: The text. Its direction determines whether literals are appended.
  ///   - autocomplete: Not used, because appended literals don't affect the affinity.
  /// - Returns: The affinity, higher for better; `Int.min` if the text can't fit.
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func calculateAffinity(
    ofMask mask: Mask, forText text: CaretString, autocomplete: Bool
  ) -> Int {
    let set = MaskSet(primary: mask, alternatives: [], strategy: self)
    let affinities = set.affinities(of: text.string, caret: text.caret, direction: text.direction)
    return affinities[0] ?? Int.min
  }
}
