import FormworkRegex
import FormworkTestSupport
import FormworkText
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
}
