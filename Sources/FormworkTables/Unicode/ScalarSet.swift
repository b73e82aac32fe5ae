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
