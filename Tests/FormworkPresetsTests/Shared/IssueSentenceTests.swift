import FormworkNumbers
import FormworkPresets
import FormworkText
import Testing

@Suite struct IssueSentenceTests {
  /// Whatever can be wrong has a sentence of its own, without a name that means nothing to a person.
  @Test func eachIssueHasASentence() {
    let issues: [ValidationIssue] = [
      .checksum, .impossibleDate, .belowMinimum, .aboveMaximum, .mismatch, .malformed, .tooLong,
      .misplacedCharacter, .brandNotAccepted, .foreignNumber, .unknownCallingCode, .notValid,
      .hasExtension, .reversedRange,
    ]
    #expect(Set(issues.map(\.sentence)).count == issues.count)
    for issue in issues { #expect(!issue.sentence.contains(issue.code)) }
    #expect(ValidationIssue(code: "own").sentence == "Something is wrong with this: own.")
  }
}
