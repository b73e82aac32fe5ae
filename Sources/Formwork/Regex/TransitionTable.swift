/// The automaton of a pattern as a table with one row for each state and one column for each class.
struct TransitionTable: Sendable {
  /// The number of states a table may have.
  static let maximumStateCount = 512

  /// The number of entries a table may have.
  static let maximumArea = 1 << 15

  /// The number of steps of the program that may be looked at to build a table.
  static let maximumWork = 1 << 20

  /// The entry for a scalar after which no match is possible.
  private static let dead = UInt16.max

  private var next: [UInt16] = []
  private let columnCount: Int
  private var accepting: [Bool] = []
  private var forced: [UInt32?] = []
  private var completing: [UInt32?] = []

  /// The number of states; the first one is the start.
  var count: Int { accepting.count }

  /// Determines all states of an automaton.
  ///
  /// - Returns: `nil` if the table would grow beyond its limits.
  init?(_ automaton: Automaton, from start: StateSet) {
    columnCount = automaton.partition.count
    var numbers = [start: 0]
    var states = [start]
    var work = 0
    while count < states.count {
      let state = states[count]
      guard states.count <= Self.maximumStateCount, states.count * columnCount <= Self.maximumArea
      else { return nil }
      accepting.append(automaton.isAccepting(state))
      forced.append(automaton.forcedScalar(in: state))
      completing.append(automaton.completingScalar(in: state))
      next.append(Self.dead)
      let effort = state.words.count + state.count
      for number in 1..<columnCount {
        work += effort
        guard work <= Self.maximumWork else { return nil }
        guard let target = automaton.state(after: state, readingClass: number) else {
          next.append(Self.dead)
          continue
        }
        if numbers[target] == nil {
          numbers[target] = states.count
          states.append(target)
        }
        next.append(UInt16(numbers[target] ?? 0))
      }
    }
  }
}

/// What a row says; nothing that matches, for the row of another table.
extension TransitionTable {
  /// The state after a scalar of the class with this number, or `nil` if no match is possible then.
  func state(after state: Int, readingClass number: Int) -> Int? {
    guard state < count else { return nil }
    let target = next[state * columnCount + number]
    return target == Self.dead ? nil : Int(target)
  }

  func isAccepting(_ state: Int) -> Bool { state < count && accepting[state] }

  /// The scalar that must come next, or `nil` if there are several or the text may end here.
  func forcedScalar(in state: Int) -> UInt32? { state < count ? forced[state] : nil }

  /// The first scalar of a shortest text that leads to acceptance; `nil` if the state accepts.
  func completingScalar(in state: Int) -> UInt32? { state < count ? completing[state] : nil }
}
