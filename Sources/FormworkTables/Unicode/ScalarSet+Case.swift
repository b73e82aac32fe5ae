extension ScalarSet {
  /// The set with the other cases of its members, for `(?i)`.
  ///
  /// Two scalars differ only in case if simple case folding (CaseFolding.txt, C and S) makes them
  /// equal: `k`, `K`, and the kelvin sign; `σ`, `ς`, and `Σ`; but not `i`, `ı`, and `İ`. Foldings
  /// that change the number of scalars, such as from `ß` to `ss`, don't count.
  package var closedOverCase: ScalarSet {
    if bounds.last ?? 0 <= 0x80 { return closedOverASCIICase }
    var closed = self
    // A chain such as ǆ, ǅ, Ǆ or ῳ, ῼ needs a second round.
    while true {
      let larger = closed.withCounterparts
      if larger == closed { return closed }
      closed = larger
    }
  }

  /// The set with the other cases of its members, if all of these are in ASCII.
  private var closedOverASCIICase: ScalarSet {
    var closed = ranges
    for range in ranges {
      if range.overlaps(0x41...0x5A) {
        let upper = range.clamped(to: 0x41...0x5A)
        closed.append(upper.lowerBound + 0x20...upper.upperBound + 0x20)
      }
      if range.overlaps(0x61...0x7A) {
        let lower = range.clamped(to: 0x61...0x7A)
        closed.append(lower.lowerBound - 0x20...lower.upperBound - 0x20)
      }
    }
    if contains(0x4B) || contains(0x6B) { closed.append(0x212A...0x212A) }  // Kelvin sign
    if contains(0x53) || contains(0x73) { closed.append(0x017F...0x017F) }  // long s
    return ScalarSet(closed)
  }

  /// The set with the mappings of its members, and the scalars that map to them.
  private var withCounterparts: ScalarSet {
    var ranges = ranges
    func visit(_ scalar: UInt32, _ counterpart: UInt32) {
      // The dotted and the dotless i fold to themselves outside of Turkic languages.
      guard scalar != 0x130, scalar != 0x131 else { return }
      let (isMember, isCounterpart) = (contains(scalar), contains(counterpart))
      if isMember, !isCounterpart { ranges.append(counterpart...counterpart) }
      if isCounterpart, !isMember { ranges.append(scalar...scalar) }
    }
    CaseRuns(heads: UnicodeTables.uppercaseRuns, deltas: UnicodeTables.uppercaseDeltas)
      .forEachPair(visit)
    CaseRuns(heads: UnicodeTables.lowercaseRuns, deltas: UnicodeTables.lowercaseDeltas)
      .forEachPair(visit)
    return ScalarSet(ranges)
  }
}
