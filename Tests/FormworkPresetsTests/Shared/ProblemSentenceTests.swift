import FormworkNumbers
import FormworkPresets
import FormworkText
import Testing

@Suite struct ProblemSentenceTests {
  /// Whatever can be wrong has a sentence of its own, without a name that means nothing to a person.
  @Test func eachProblemHasASentence() {
    let problems: [InputProblem] = [
      .checksum, .impossibleDate, .belowMinimum, .aboveMaximum, .mismatch, .malformed, .tooLong,
      .misplacedCharacter, .brandNotAccepted, .foreignNumber, .unknownCallingCode, .notValid,
      .hasExtension, .reversedRange,
    ]
    #expect(Set(problems.map(\.sentence)).count == problems.count)
    for problem in problems { #expect(!problem.sentence.contains(problem.code)) }
    #expect(InputProblem(code: "own").sentence == "Something is wrong with this: own.")
  }
}
