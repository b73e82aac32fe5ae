import FormworkTestSupport
import FormworkTables
import Testing

/// Compares sets with sets of the standard library, on a domain that is small enough to list.
@Suite struct ScalarSetTests {
  /// The first and last scalars, and those around the surrogates.
  private static let domain: [ClosedRange<UInt32>] = [
    0...24, 0xD7F4...0xD7FF, 0xE000...0xE00C, 0x10_FFF4...0x10_FFFF,
  ]

  private static let scalars = domain.flatMap(Array.init)

  /// A set, and its members in the domain. It has no others.
  private static func random(
    _ random: inout SeededGenerator
  ) -> (made: ScalarSet, members: Set<UInt32>) {
    let ranges = random.list(upTo: 6) { random in
      let part = random.element(of: domain)
      let bounds = (0...1).map { _ in random.element(of: Array(part)) }.sorted()
      return random.number(in: 0...2) == 0 ? bounds[0]...bounds[0] : bounds[0]...bounds[1]
    }
    return (ScalarSet(ranges), Set(ranges.joined()))
  }

  private static func check(_ set: ScalarSet, _ members: Set<UInt32>) {
    #expect(scalars.filter(set.contains) == members.sorted())
    #expect(set.ranges == runs(of: members), "No two ranges touch.")
    #expect(set.isEmpty == members.isEmpty)
    #expect(set.onlyMember == (members.count == 1 ? members.first : nil))
  }

  /// The longest ranges of neighbors.
  private static func runs(of members: Set<UInt32>) -> [ClosedRange<UInt32>] {
    var runs: [ClosedRange<UInt32>] = []
    for member in members.sorted() {
      if let last = runs.last, last.upperBound + 1 == member {
        runs[runs.count - 1] = last.lowerBound...member
      } else {
        runs.append(member...member)
      }
    }
    return runs
  }

  @Test func holdsItsRanges() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let (set, members) = Self.random(&random)
      Self.check(set, members)
      if let member = members.first { Self.check(ScalarSet(member), [member]) }
    }
  }

  @Test func combinesAsSetsDo() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let one = Self.random(&random)
      let other = Self.random(&random)
      Self.check(one.made.union(other.made), one.members.union(other.members))
      Self.check(
        one.made.combined(with: other.made, by: .intersection),
        one.members.intersection(other.members))
      Self.check(
        one.made.combined(with: other.made, by: .difference),
        one.members.subtracting(other.members))
    }
  }

  @Test func complementHoldsEachOtherScalar() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let (set, members) = Self.random(&random)
      let complement = set.complement
      #expect(
        Self.scalars.filter(complement.contains) == Self.scalars.filter { !members.contains($0) })
      #expect(complement.contains(0x61))
      #expect(complement.ranges.reduce(0) { $0 + $1.count } == allScalars.count - members.count)
      #expect(complement.complement == set)
    }
    #expect(ScalarSet([]).complement.ranges == [0...0xD7FF, 0xE000...0x10_FFFF])
  }
}
