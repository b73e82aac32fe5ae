import FormworkFormats
import Testing

@Suite struct IssueSentenceTests {
  /// Whatever can be wrong has a sentence of its own, without a name that means nothing to a person.
  @Test func eachIssueHasASentence() {
    let issues: [ValidationIssue] =
      [
        .checksum, .impossibleDate, .belowMinimum, .aboveMaximum, .mismatch, .malformed, .tooLong,
        .misplacedCharacter, .brandNotAccepted, .foreignNumber, .unknownCallingCode, .notValid,
        .notMobile,
        .hasExtension, .reversedRange, .ambiguousDate,
      ]
      + ["incomplete", "notAllowed", "noRoom", "otherPrefix", "wouldLose", "rounded"].map {
        ValidationIssue(code: $0)
      }
    #expect(Set(issues.map(\.message)).count == issues.count)
    for issue in issues { #expect(!issue.message.contains(issue.code)) }
    #expect(ValidationIssue(code: "own").message == "This value isn't valid (own).")
  }
}
