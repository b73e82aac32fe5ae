import FormworkTestSupport
import Testing

/// Steps of a format that has something to step, through wrappers and a session.
@Suite struct SteppingTests {
  @Test func aSessionStepsTellsAndUndoes() {
    var session = EditingSession(format: Counter(), value: "9")
    let update = session.step(by: 1)
    #expect(update?.change?.cause == .stepping)
    #expect(update?.change?.formatted.value == "10")
    session.step(by: 5)
    #expect(session.current.value == "15")
    session.undo()
    session.undo()
    #expect(session.current.value == "9")
    #expect(session.step(by: -10)?.rejection == .notAllowed)
    #expect(session.current.value == "9")
  }

  @Test func nothingToStepLeavesTheKeyAlone() {
    var digits = EditingSession(format: AllowedCharacters.digits, value: "9")
    #expect(digits.step(by: 1) == nil)
    var composing = EditingSession(format: Counter(), value: "9")
    composing.compositionChanged(to: "9に", selection: 2..<2)
    #expect(composing.step(by: 1) == nil)
  }

  @Test func wrappersJudgeWhatWasSteppedTo() throws {
    let nine = Counter().formatted(value: "9")
    func step(_ format: some InputFormat) -> EditOutcome? { format.stepped(nine, by: 1) }
    #expect(step(Counter())?.formatted.value == "10")
    #expect(step(AnyInputFormat(Counter()))?.formatted.value == "10")
    #expect(step(Counter().changingCase(.upper))?.formatted.value == "10")
    #expect(step(Counter().limited(to: 2))?.formatted.isFull == true)
    #expect(step(Counter().limited(to: 1))?.rejection == .noRoom)
    #expect(
      step(Counter().restricted(to: AllowedCharacters(.characters(try UnicodeSet("0-1")))))?
        .formatted.value == "10")
    #expect(
      step(Counter().restricted(to: AllowedCharacters(.characters(try UnicodeSet("1-9")))))?
        .rejection == .notAllowed)
    #expect(step(try Counter().matching("[0-9]"))?.rejection == .notAllowed)
    #expect(step(try Counter().matching("[0-9]{2}"))?.formatted.isFull == true)
    let low = Counter().validated(.aboveMaximum) { $0.value.utf8.count < 2 }
    #expect(step(low)?.formatted.issue == .aboveMaximum)
    let lower = Counter().validated(onFailure: .reject) { $0.value.utf8.count < 2 }
    #expect(step(lower)?.rejection == .notAllowed)
    #expect(step(AllowedCharacters.digits.limited(to: 9)) == nil)
  }
}
