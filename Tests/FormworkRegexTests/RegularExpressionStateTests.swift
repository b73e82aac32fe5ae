import FormworkFormats
import Testing

@Suite struct RegularExpressionStateTests {
  @Test func readsScalarByScalar() throws {
    let expression = try RegularExpression("ab|cd")
    let a = try #require(expression.state(after: expression.start, reading: "a" as Unicode.Scalar))
    #expect(!expression.isAccepting(a))
    #expect(expression.state(after: expression.start, reading: "b" as Unicode.Scalar) == nil)
    let ab = try #require(expression.state(after: a, reading: "b" as Character))
    #expect(expression.isAccepting(ab))
    #expect(ab == expression.state(after: expression.start, reading: "cd"))
  }

  @Test func readsCharactersWhole() throws {
    let expression = try RegularExpression(#"\d*"#)
    #expect(expression.state(after: expression.start, reading: "5" as Character) != nil)
    #expect(
      expression.state(after: expression.start, reading: "5\u{FE0F}\u{20E3}" as Character) == nil)
  }

  /// States of other expressions are misuse, but nothing traps.
  @Test(arguments: ["a", "(a|b)*a(a|b){12}", "(a|b)*a(a|b){200}", "abcdefghijklmnopq{3}"])
  func foreignStates(pattern: String) throws {
    let expression = try RegularExpression(pattern)
    for other in ["", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "(a|b)*a(a|b){13}", "(a|b)*b(a|b){201}"]
    {
      let foreign = try RegularExpression(other)
      let state = foreign.state(after: foreign.start, reading: "aaaa") ?? foreign.start
      _ = expression.isAccepting(state)
      _ = expression.state(after: state, reading: "a")
      _ = expression.forcedContinuation(from: state)
      _ = expression.shortestCompletion(from: state)
    }
  }
}
