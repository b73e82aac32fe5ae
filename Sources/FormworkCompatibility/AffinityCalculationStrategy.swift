public import FormworkMasks

/// How the fit of a mask is measured.
public typealias AffinityCalculationStrategy = MaskSet.Strategy

extension MaskSet.Strategy {
  /// Measures how well `text` fits `mask`.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - text: The text. Its direction says whether literals are appended.
  ///   - autocomplete: Not used: appended literals have no affinity.
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
