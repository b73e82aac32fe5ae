/// What a pattern is compiled to, shared by all copies of an expression.
final class RegexProgram: Sendable {
  let start: RegularExpression.State
  let automaton: Automaton
  let table: TransitionTable?

  init(_ pattern: String) throws(RegexError) {
    let code = try RegexParser.code(for: pattern)
    guard let automaton = Automaton(code) else { throw .wholePattern(pattern, .tooLarge) }
    guard let start = automaton.start else { throw .wholePattern(pattern, .matchesNothing) }
    self.automaton = automaton
    table = TransitionTable(automaton, from: start)
    self.start = RegularExpression.State(table == nil ? .set(start) : .row(0))
  }
}
