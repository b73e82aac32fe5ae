import Testing

/// How often each law was asserted.
struct LawTally: CustomStringConvertible {
  var failures = 0
  var counts: [String: Int] = [:]

  mutating func count(_ law: String) { counts[law, default: 0] += 1 }

  var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// Each law was asserted often enough to mean something: of 1,000 edits so many.
  func expectFloors(_ edits: Int, _ floors: [String: Int]) {
    for (law, floor) in floors {
      #expect(counts[law, default: 0] * 1000 >= floor * edits, "\(law) \(counts[law, default: 0])")
    }
  }
}
