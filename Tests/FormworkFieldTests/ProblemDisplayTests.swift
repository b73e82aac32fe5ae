import Formwork
import Testing

@testable import FormworkField

/// Nobody is told "incomplete" while typing.
@Suite struct ProblemDisplayTests {
  private let mask = try? Mask("[000]")

  private func text(_ text: String, problem: InputProblem? = nil) throws -> FormattedText {
    var formatted = try #require(mask).formatted(text: text)
    formatted.problem = problem
    return formatted
  }

  @Test func statesOfAText() throws {
    #expect(InputState(try text("")) == .empty)
    #expect(InputState(try text("12")) == .incomplete)
    #expect(InputState(try text("123")) == .complete(isFull: true))
    let optional = try Mask("[009]")
    #expect(InputState(optional.formatted(text: "12")) == .complete(isFull: false))
    // All of it is optional: there is nothing to confirm, and nothing to complain of.
    #expect(InputState(try Mask("[999]").formatted(text: "")) == .empty)
    #expect(InputState(try Mask("+1 [000]").focused(FormattedText())) == .empty)
    #expect(
      ([.empty, .incomplete, .complete(isFull: false), .complete(isFull: true)] as [InputState])
        .map(\.name)
        == ["empty", "incomplete", "complete", "full"])
  }

  @Test func nothingIsSaidWhileOneTypes() throws {
    var problems = ProblemDisplay()
    problems.textDidChange(try text("1"))
    #expect(problems.visible(in: try text("1")) == nil)
    #expect(problems.visible(in: try text("123", problem: problem)) == nil)
  }

  @Test func itIsSaidWhenTheFieldWasLeft() throws {
    var problems = ProblemDisplay()
    problems.editingDidEnd(try text("12"))
    #expect(problems.visible(in: try text("12")) == .incomplete)
    // It goes with the key that mends it, and doesn't come back with the next one.
    problems.textDidChange(try text("123"))
    #expect(problems.visible(in: try text("123")) == nil)
    problems.textDidChange(try text("12"))
    #expect(problems.visible(in: try text("12")) == nil)
    problems.editingDidEnd(try text(""))
    #expect(problems.visible(in: try text("")) == nil)
  }

  @Test func otherMomentsSpeakSooner() throws {
    let wrong = try text("123", problem: problem)
    let early = try text("12", problem: problem)
    let atOnce = ProblemDisplay(moment: .atOnce)
    #expect(atOnce.visible(in: early) == .wrong(problem))
    #expect(atOnce.visible(in: try text("12")) == nil)
    let whenComplete = ProblemDisplay(moment: .whenComplete)
    #expect(whenComplete.visible(in: early) == nil)
    #expect(whenComplete.visible(in: wrong) == .wrong(problem))
  }

  @Test func aRejectionIsVisibleUntilTheNextEdit() throws {
    var problems = ProblemDisplay()
    problems.editWasRejected(.noRoom)
    #expect(problems.visible(in: try text("123")) == .rejected(.noRoom))
    problems.textDidChange(try text("12"))
    #expect(problems.visible(in: try text("12")) == nil)
    problems.editWasRejected(.notAllowed)
    problems.editingDidEnd(try text("12"))
    #expect(problems.visible(in: try text("12")) == .incomplete)
    problems.editWasRejected(.notAllowed)
    problems.reset()
    #expect(problems.visible(in: try text("123")) == nil)
  }

  @Test func whatTheAppSetsIsNobodysMistake() throws {
    var problems = ProblemDisplay()
    problems.editingDidEnd(try text("12"))
    problems.reset()
    #expect(problems.visible(in: try text("12")) == nil)
  }

  private var problem: InputProblem { InputProblem(code: "checksum") }
}
