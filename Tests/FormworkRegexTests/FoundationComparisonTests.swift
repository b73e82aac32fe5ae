import FormworkFormats
import Foundation
import Testing

@Suite struct FoundationComparisonTests {
  /// The characters of random texts; all are old enough to have the same properties everywhere.
  static let characters = [
    "a", "b", "c", "A", "B", "C", "K", "k", "x", "é", "É", "ß", "1", "3", "-", "_", ".", " ", "\n",
    "\t", "\u{A0}", "]", "$", "^", "😀", "\u{301}", "σ", "ς", "Σ", "٣", "Ⅷ", "½", "\u{212A}", "ſ",
    "&",
    "中", "ª", "\u{200D}", "‿", "ⓐ", "\u{85}", "\u{2028}", "i", "I", "ı", "İ", "\r",
  ]

  #if DEBUG
  private static let patternCount = 100
  #else
  private static let patternCount = 1_000
  #endif

  @Test(arguments: 0..<8 as Range<UInt64>)
  func matchesAsFoundation(seed: UInt64) throws {
    var patterns = RandomPattern.rich(seed: seed)
    var matchCount = 0
    for round in 0..<Self.patternCount {
      var pattern = patterns.next()
      if round % 4 == 0 { pattern = "(?i)" + pattern }
      let expression: RegularExpression
      do throws(RegexError) {
        expression = try RegularExpression(pattern)
      } catch {
        #expect(error.code == .matchesNothing, "\(pattern): \(error.message)")
        continue
      }
      let reference = try NSRegularExpression(pattern: anchored(pattern))
      for _ in 0..<40 {
        let text = patterns.text(of: Self.characters, length: 4)
        let range = NSRange(location: 0, length: text.utf16.count)
        let isMatch = reference.firstMatch(in: text, range: range) != nil
        matchCount += isMatch ? 1 : 0
        let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
        #expect(expression.matches(text) == isMatch, "seed \(seed): \(pattern) on \(scalars)")
      }
      let completion = expression.shortestCompletion(from: expression.start)
      let range = NSRange(location: 0, length: completion.utf16.count)
      #expect(
        reference.firstMatch(in: completion, range: range) != nil,
        "seed \(seed): \(pattern) doesn't match its completion \(completion)")
    }
    #expect(matchCount > Self.patternCount, "the texts are too different from the patterns")
  }

  /// Keeps a leading flag in front.
  private func anchored(_ pattern: String) -> String {
    guard pattern.hasPrefix("(?i)") else { return "\\A(?:\(pattern))\\z" }
    return "(?i)\\A(?:\(pattern.dropFirst(4)))\\z"
  }
}
