import FormworkTestSupport
import Testing

/// A code among words is found, also if the expression knows all letters of the words.
@Suite struct RegexWordsLawTests {
  private static let codes = [
    ("[A-Z]{2}-?[0-9]{3}", "AB-123"), ("[A-Z]{2}-?[0-9]{3}", "AB123"),
    ("[A-Z]{3}[0-9]{2}", "XYZ42"),
    ("[a-z]{2}/[0-9]{2}", "ab/12"), ("[A-Za-z]{2}-[A-Z]{2}-[0-9]{4}", "de-AB-2041"),
  ]

  @Test func aCodeAmongWords() throws {
    var count = 0
    for (pattern, code) in Self.codes {
      let format = try RegexFormat(pattern)
      let isLowercase = code.first?.isLowercase == true
      for word in ["ORDER", "NUMBER", "PLEASE", "I"].map({ isLowercase ? $0.lowercased() : $0 }) {
        for text in [
          "\(word) \(code)", "\(code) \(word)", "\(word) \(code) \(word)", "\(word), \(code).",
          "\(word): \(code)",
        ] {
          let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
          #expect(outcome.formatted.value == code, "\(text) for \(pattern)")
          count += 1
        }
      }
    }
    #expect(count == 100)
  }

  /// Spaces don't divide a number: it is taken as a whole, or not at all.
  @Test func aNumberIsNotCutAtASpace() throws {
    var random = SeededGenerator(seed: 1)
    var (whole, none) = (0, 0)
    for pattern in ["[0-9]{4}", "[0-9]{2,4}", "[0-9]{2}-?[0-9]{2}", "[1-9][0-9]{3}"] {
      let format = try RegexFormat(pattern)
      for _ in 0..<400 {
        let groups = random.list(upTo: 4) { random in
          random.list(upTo: 4) { String($0.number(in: 1...9)) }.joined()
        }
        let text = groups.joined(separator: " ")
        let digits = groups.joined()
        let value = format.formatted(text: text).value.filter(\.isNumber)
        #expect(value == digits || value.isEmpty, "\(text) for \(pattern)")
        if value.isEmpty { none += 1 } else { whole += 1 }
      }
    }
    #expect(whole > 200 && none > 400, "\(whole) whole, \(none) none")
  }
}
