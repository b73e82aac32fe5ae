import FormworkTestSupport
import Testing

/// The words that a pattern supplies, such as `'Uhr'`.
@Suite struct DateLiteralLawTests {
  private func pasted(_ text: String, _ format: DateFormat) -> EditOutcome {
    format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
  }

  /// A word of the pattern is recognized next to a date in another notation, however long it is. A longer or
  /// shorter word is another one.
  @Test(arguments: 1...24)
  func aWordOfThePatternIsRecognized(length: Int) throws {
    var random = SeededGenerator(seed: UInt64(length))
    for _ in 0..<50 {
      // No English month or weekday, and no part of a time, has two of these letters in a row.
      let letters = ["b", "f", "g", "k", "l", "q", "v", "w", "x", "é", "ж"]
      let word = (0..<length).map { _ in random.element(of: letters) }.joined()
      let format = try DateFormat("dd.MM.yyyy '\(word)'")
      for date in ["4.9.2024", "2024-09-04", "September 4, 2024", "4/9/2024"] {
        let outcome = pasted("\(date) \(random.element(of: [word, word.uppercased()]))", format)
        #expect(outcome.formatted.text == "04.09.2024 \(word)", "\(date) \(word)")
        #expect(outcome.unused.isEmpty, "\(date) \(word)")
        let shorter = String(word.dropLast())
        let other = random.element(
          of: [word + "x", "x" + word, shorter + "xx"] + (shorter.isEmpty ? [] : [shorter]))
        #expect(pasted("\(date) \(other)", format).unused.contains(other), "\(date) \(other)")
      }
    }
  }

  /// So is each word of a literal that has several.
  @Test func eachWordOfALiteralIsRecognized() throws {
    let format = try DateFormat("dd.MM.yyyy 'klak vugev bolok'")
    for word in ["klak", "vugev", "bolok", "klak vugev", "vugev bolok", "klak vugev bolok"] {
      let outcome = pasted("September 4, 2024 \(word)", format)
      #expect(outcome.formatted.text.hasPrefix("04.09.2024"), "\(word)")
      #expect(outcome.unused.isEmpty, "\(word)")
    }
    #expect(pasted("September 4, 2024 klakvugev", format).unused.contains("klakvugev"))
  }
}
