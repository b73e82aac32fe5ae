extension ScalarSet {
  /// The set with the other cases of its members, as `(?i)` asks for.
  ///
  /// Two scalars are the same but for case if simple case folding (CaseFolding.txt, C and S) makes
  /// them equal: `k`, `K` and the Kelvin sign, `σ`, `ς` and `Σ`, but not `i`, `ı` and `İ`. Foldings
  /// that change the number of scalars, as from `ß` to `ss`, don't count.
  var closedOverCase: ScalarSet {
    if let scalar = onlyMember, scalar < 0x80 { return ScalarSet(Self.variants(ofASCII: scalar)) }
    var closed = self
    // A chain such as ǆ, ǅ, Ǆ or ῳ, ῼ needs a second round.
    while true {
      let larger = closed.withCounterparts
      if larger == closed { return closed }
      closed = larger
    }
  }

  private static func variants(ofASCII scalar: UInt32) -> [ClosedRange<UInt32>] {
    guard UnicodeData.isASCIIUppercase(scalar & ~0x20) else { return [scalar...scalar] }
    let (upper, lower) = (scalar & ~0x20, scalar | 0x20)
    switch lower {
    case 0x6B: return [upper...upper, lower...lower, 0x212A...0x212A]  // Kelvin sign
    case 0x73: return [upper...upper, lower...lower, 0x017F...0x017F]  // long s
    default: return [upper...upper, lower...lower]
    }
  }

  /// The set with what its members map to and what maps to them.
  private var withCounterparts: ScalarSet {
    var ranges = ranges
    func visit(_ scalar: UInt32, _ counterpart: UInt32) {
      // The dotted and the dotless i fold to themselves outside Turkic languages.
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
