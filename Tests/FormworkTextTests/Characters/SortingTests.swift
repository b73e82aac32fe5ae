import FormworkTestSupport
import Testing

/// Lists in order, each element once.
@Suite struct SortingTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aListIsInOrderAndHasTheLastOfEqualOnes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var asserted = 0
    for _ in 0..<500 {
      let list = (0..<random.number(in: 0...40)).map { place in
        (key: random.number(in: 0...20), place: place)
      }
      let sorted = list.sortedOnce { $0.key < $1.key }
      var last: [Int: Int] = [:]
      for element in list { last[element.key] = element.place }
      #expect(sorted.map(\.key) == last.keys.sorted())
      for element in sorted {
        #expect(element.place == last[element.key])
        asserted += 1
      }
    }
    #expect(asserted > 4_000)
  }
}
