import FormworkTestSupport
import Testing

@Suite struct NumberTableTests {
  /// It answers as a dictionary does, for keys that are near each other, far from each other, and neither.
  @Test func answersAsADictionary() {
    var generator = SeededGenerator(seed: 20_261_125)
    var asserted = 0
    for round in 0..<300 {
      var table = NumberTable()
      var known: [UInt64: Int32] = [:]
      let shift = UInt64.random(in: 0..<64, using: &generator)
      for step in 0..<Int.random(in: 1..<120, using: &generator) {
        var key = UInt64.random(in: 0..<64, using: &generator) &<< shift
        if step % 3 == 0 { key = ~key }
        if step % 7 == 0 { key = UInt64.random(in: 0...UInt64.max, using: &generator) }
        #expect(table[key] == known[key], "\(round): \(key)")
        let number = Int32.random(in: Int32.min...Int32.max, using: &generator)
        table.set(number, for: key)
        known[key] = number
        #expect(table.count == known.count)
        asserted += 1
      }
      for (key, number) in known { #expect(table[key] == number, "\(round): \(key)") }
    }
    #expect(asserted > 10_000)
  }

  @Test func ends() {
    var table = NumberTable()
    #expect(table[0] == nil)
    let keys: [UInt64] = [0, .max, 1, 1 << 63]
    for (number, key) in keys.enumerated() { table.set(Int32(number), for: key) }
    #expect(keys.map { table[$0] } == [0, 1, 2, 3])
    #expect(table[2] == nil)
  }
}
