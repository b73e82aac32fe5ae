import FormworkInputMask
import Testing

@Suite struct AffinityCalculationStrategyTests {
  @Test(
    arguments: [
      (.wholeString, "[00].[00]", "1234|", 3),
      (.wholeString, "[00].[00]", "12.34|", 5),
      (.wholeString, "[00].[00]", "1.234|", 2),
      (.prefix, "+7 [000] [000]", "+7 12 345|", 5),
      (.prefix, "8 [000] [000]", "+7 12 345|", 0),
      (.capacity, "[000]", "12|", -1),
      (.capacity, "[000]", "1234|", Int.min),
      // Counted before the mask cuts it off, so that a fourth digit can be typed.
      (.extractedValueCapacity, "[00]-[0]", "12-34|", Int.min),
      (.extractedValueCapacity, "[00]-[000]", "12-34|", -1),
    ] as [(AffinityCalculationStrategy, String, String, Int)])
  func affinity(
    strategy: AffinityCalculationStrategy, format: String, input: String, expected: Int
  ) throws {
    let affinity = strategy.calculateAffinity(
      ofMask: try Mask(format: format),
      forText: caretString(input, .forward(autocomplete: false)), autocomplete: false)
    #expect(affinity == expected)
  }
}
