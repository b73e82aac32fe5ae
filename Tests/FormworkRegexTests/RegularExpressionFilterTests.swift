import FormworkFormats
import Testing

@Suite struct RegularExpressionFilterTests {
  @Test(
    arguments: [
      (#"\d*"#, "12a34", "1234"),
      (#"\d{2}-\d{2}"#, "12a34", "12"),
      (#"\d{2}-?\d{2}"#, "12a34", "1234"),
      ("[A-Z]{2}", "aAbBcC", "AB"),
      ("abc", "xaxbxcx", "abc"),
      (#"\d*"#, "5\u{FE0F}\u{20E3}6", "6"),
      ("[a-z]*", "e\u{301}f", "f"),
      (#"(a|b)*a(a|b){12}"#, "a-b-b", "abb"),
      ("", "abc", ""),
    ] as [(pattern: String, text: String, filtered: String)])
  func filter(pattern: String, text: String, filtered: String) throws {
    let expression = try RegularExpression(pattern)
    #expect(expression.filter(text) == filtered)
    #expect(expression.filter(filtered) == filtered)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func keepsWhatIsViable(seed: UInt64) throws {
    var patterns = RandomPattern.rich(seed: seed)
    for _ in 0..<100 {
      guard let expression = try? RegularExpression(patterns.next()) else { continue }
      for _ in 0..<10 {
        let text = patterns.text(of: FoundationComparisonTests.characters, length: 8)
        let filtered = expression.filter(text)
        #expect(expression.isViable(filtered))
        #expect(expression.isViable(text) == (filtered == text), "\(expression.pattern) on \(text)")
      }
    }
  }
}
