/// A set of small integers: the live steps of an automaton.
struct StateSet: Hashable, Sendable {
  private(set) var words: [UInt64]

  /// The upper bound of the members.
  let capacity: Int

  /// Creates an empty set with room for `0..<capacity`.
  init(capacity: Int) {
    self.capacity = capacity
    words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ member: Int) -> Bool {
    words[member / 64] >> UInt64(member % 64) & 1 == 1
  }

  /// Inserts `member`, and returns whether it is new.
  mutating func insert(_ member: Int) -> Bool {
    let bit = UInt64(1) << UInt64(member % 64)
    guard words[member / 64] & bit == 0 else { return false }
    words[member / 64] |= bit
    return true
  }

  /// Removes all members that aren't in `other`, a set of the same capacity.
  mutating func formIntersection(_ other: StateSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Calls `body` with each member, in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
