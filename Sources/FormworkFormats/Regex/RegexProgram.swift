/// The compiled form of a pattern, shared by all copies of an expression.
final class RegexProgram: Sendable {
  let start: RegularExpression.State
  let automaton: Automaton

  /// The table of all states; empty if there are too many.
  let table: TransitionTable

  /// The length of the longest match, in scalars; `nil` if there is none or it isn't known.
  let longestLength: Int?

  /// The maximum number of steps in an automaton without a table, in which each scalar may take all
  /// of them.
  static let maximumCountWithoutTable = 1_024

  init(_ pattern: String) throws(RegexError) {
    let code = try RegexParser.code(for: pattern)
    guard let automaton = Automaton(code) else { throw .wholePattern(pattern, .tooLarge) }
    guard let start = automaton.start else { throw .wholePattern(pattern, .matchesNothing) }
    self.automaton = automaton
    table = TransitionTable(automaton, from: start)
    longestLength = table.longestLength
    guard table.count > 0 || automaton.steps.count <= Self.maximumCountWithoutTable else {
      throw .wholePattern(pattern, .tooManyStates)
    }
    self.start = RegularExpression.State(table.count > 0 ? .row(0) : .set(start))
  }
}
