import FormworkMasks
import Testing

/// Sentences that say something about an issue.
@Suite struct ValidationIssueMessageTests {
  /// A translation may leave out the argument, or write a percent sign of its own.
  @Test(
    arguments: [
      ("At most %@.", "At most 5."), ("Too much.", "Too much."), ("%@", "5"),
      ("100 % of %@", "100 % of 5"), ("%", "%"),
    ])
  func sentencesAreFilled(sentence: String, filled: String) {
    #expect(sentence.filling("5") == filled)
  }
}
