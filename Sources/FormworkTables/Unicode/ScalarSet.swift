/// A set of Unicode scalar values.
///
/// The set is stored as the values at which membership changes, so `[0x30, 0x3A]` contains the
/// ASCII digits. No set contains a surrogate. Equal sets are equal values, however they were
/// created.
package struct ScalarSet: Hashable, Sendable {
  /// The sorted values at which membership changes, beginning with nonmembers. Their number is
  /// even.
  package private(set) var bounds: [UInt32] = []

  /// Creates a set of one scalar.
  package init(_ scalar: UInt32) {
    bounds = [scalar, scalar + 1]
  }

  /// Creates the union of ranges, which may overlap and be in any order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of ranges.
  package init(_ ranges: [ClosedRange<UInt32>]) {
    self.init(ranges[...])
  }

  private init(_ ranges: ArraySlice<ClosedRange<UInt32>>) {
    var first: UInt32 = 0
    for range in ranges {
      if range.lowerBound < first {
        let middle = (ranges.startIndex + ranges.endIndex) / 2
        self = ScalarSet(ranges[..<middle]).union(ScalarSet(ranges[middle...]))
        return
      }
      first = range.lowerBound
      let last = bounds.count - 1
      if last >= 0, range.lowerBound <= bounds[last] {
        bounds[last] = max(bounds[last], range.upperBound + 1)
      } else {
        bounds.append(range.lowerBound)
        bounds.append(range.upperBound + 1)
      }
    }
  }

  package var isEmpty: Bool { bounds.isEmpty }

  /// The only member, or `nil` if there are none or several.
  package var onlyMember: UInt32? {
    bounds.count == 2 && bounds[1] == bounds[0] + 1 ? bounds[0] : nil
  }

  /// The ranges of members, in order. No two ranges touch.
  package var ranges: [ClosedRange<UInt32>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]...(bounds[$0 + 1] - 1) }
  }

  /// All scalars that aren't in the set.
  package var complement: ScalarSet {
    ScalarSet([0...0xD7FF, 0xE000...0x10_FFFF]).combined(with: self, by: .difference)
  }

  /// Whether the set contains a scalar.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  package func contains(_ scalar: UInt32) -> Bool {
    bounds.partitioningIndex { $0 > scalar } & 1 == 1
  }

  /// How two sets make a third one. It isn't a closure, because the compiler would copy the function below for each.
  package enum Operation: Sendable {
    case union, intersection, difference

    /// Whether the third set has a member that is in the first one or the second one.
    package func includes(_ isHere: Bool, _ isThere: Bool) -> Bool {
      switch self {
      case .union: isHere || isThere
      case .intersection: isHere && isThere
      case .difference: isHere && !isThere
      }
    }
  }

  /// Returns the union of this set and another one, their intersection, or their difference.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges.
  package func combined(with other: ScalarSet, by operation: Operation) -> ScalarSet {
    var result = ScalarSet([])
    result.bounds.reserveCapacity(bounds.count + other.bounds.count)
    var (here, there) = (0, 0)
    while here < bounds.count || there < other.bounds.count {
      let left = here < bounds.count ? bounds[here] : .max
      let right = there < other.bounds.count ? other.bounds[there] : .max
      if left <= right { here += 1 }
      if right <= left { there += 1 }
      let isInside = operation.includes(here & 1 == 1, there & 1 == 1)
      if isInside != (result.bounds.count & 1 == 1) { result.bounds.append(min(left, right)) }
    }
    return result
  }

  package func union(_ other: ScalarSet) -> ScalarSet { combined(with: other, by: .union) }
}

/// The sets of escapes and properties, with the same meanings as in ICU.
extension ScalarSet {
  package static var letters: ScalarSet {
    select([.uppercaseLetter, .lowercaseLetter, .otherLetter])
  }

  package static var uppercaseLetters: ScalarSet { select([.uppercaseLetter]) }
  package static var lowercaseLetters: ScalarSet { select([.lowercaseLetter]) }
  package static var marks: ScalarSet { select([.mark]) }
  package static var decimalDigits: ScalarSet { select([.decimalDigit]) }

  package static var numbers: ScalarSet {
    decimalDigits.union(RareCategory.select { $0 == .otherNumber || $0 == .letterNumber })
  }

  package static var punctuation: ScalarSet {
    RareCategory.select { $0 == .connector || $0 == .otherPunctuation }
  }

  /// The scalars with the property Alphabetic.
  package static var alphabetic: ScalarSet {
    letters.union(RareCategory.select { $0.isAlphabetic })
  }

  /// The scalars with the property Uppercase.
  package static var uppercase: ScalarSet {
    uppercaseLetters.union(RareCase.select { $0 == .uppercase })
  }

  /// The scalars with the property Lowercase.
  package static var lowercase: ScalarSet {
    lowercaseLetters.union(RareCase.select { $0 == .lowercase })
  }

  /// The scalars of `\w`: alphabetic ones, marks, decimal digits, connectors, and zero-width
  /// joiners.
  package static var wordCharacters: ScalarSet {
    letters.union(marks).union(decimalDigits)
      .union(RareCategory.select { $0.isAlphabetic || $0 == .connector })
      .union(ScalarSet([0x200C...0x200D]))
  }

  /// The scalars of `\s`, with the property White_Space.
  package static var whitespace: ScalarSet {
    blanks.union(lineSeparators).union(ScalarSet([0x0A...0x0D, 0x85...0x85]))
  }

  /// The tab and the scalars of general category Zs.
  package static var blanks: ScalarSet {
    ScalarSet([
      0x09...0x09, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x202F...0x202F,
      0x205F...0x205F, 0x3000...0x3000,
    ])
  }

  package static var lineSeparators: ScalarSet { ScalarSet([0x2028...0x2029]) }

  /// The scalars of general category Cc.
  package static var controls: ScalarSet { ScalarSet([0...0x1F, 0x7F...0x9F]) }

  /// The scalars of `.`: all except line terminators.
  package static var anythingInLine: ScalarSet {
    lineSeparators.union(ScalarSet([0x0A...0x0D, 0x85...0x85])).complement
  }

  /// Returns the scalars of some general categories.
  private static func select(_ categories: [UnicodeData.Category]) -> ScalarSet {
    var isMember = [Bool](repeating: false, count: 8)
    for category in categories { isMember[Int(category.rawValue)] = true }
    var ranges: [ClosedRange<UInt32>] = []
    UnicodeData.categories.forEachRun { start, length, kind in
      guard kind == UnicodeData.alternatingCase else {
        if isMember[Int(kind)] { ranges.append(start...start + length - 1) }
        return
      }
      let upper = isMember[Int(UnicodeData.Category.uppercaseLetter.rawValue)]
      let lower = isMember[Int(UnicodeData.Category.lowercaseLetter.rawValue)]
      if upper, lower { return ranges.append(start...start + length - 1) }
      guard upper || lower else { return }
      for scalar in stride(from: upper ? start : start + 1, to: start + length, by: 2) {
        ranges.append(scalar...scalar)
      }
    }
    return ScalarSet(ranges)
  }
}

/// The kinds of runs in `UnicodeTables.rareCategoryRuns`.
private enum RareCategory: UInt8 {
  case other = 0
  case otherNumber = 1
  case letterNumber = 2
  case connector = 3
  case otherPunctuation = 4
  case alphabeticMark = 5
  case alphabeticSymbol = 6

  var isAlphabetic: Bool {
    self == .letterNumber || self == .alphabeticMark || self == .alphabeticSymbol
  }

  static func select(_ isMember: (RareCategory) -> Bool) -> ScalarSet {
    let runs = PackedRuns(
      starts: UnicodeTables.rareCategoryStarts, bytes: UnicodeTables.rareCategoryRuns)
    return runs.members { isMember(RareCategory(rawValue: $0) ?? .other) }
  }
}

/// The kinds of runs in `UnicodeTables.rareCaseRuns`.
private enum RareCase: UInt8 {
  case none = 0
  case lowercase = 1
  case uppercase = 2

  static func select(_ isMember: (RareCase) -> Bool) -> ScalarSet {
    let runs = PackedRuns(starts: UnicodeTables.rareCaseStarts, bytes: UnicodeTables.rareCaseRuns)
    return runs.members { isMember(RareCase(rawValue: $0) ?? .none) }
  }
}

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
