/// The automaton of a pattern with all its states: one row for each.
///
/// A row contains the classes from the lowest to the highest with a next state, so a long word of
/// many different letters takes no more memory than one of a single letter.
struct TransitionTable: Sendable {
  /// Returns the maximum number of states for a program of `count` steps: if there are many more
  /// states than steps, they grow exponentially.
  static func maximumStateCount(ofSteps count: Int) -> Int { min(max(512, 4 * count), 1 << 15) }

  /// The maximum number of entries in a table.
  static let maximumArea = 1 << 17

  /// The maximum number of steps to check while building a table.
  static let maximumWork = 1 << 24

  /// The entry for a scalar after which no match is possible.
  static let dead = UInt16.max

  /// A state of the table.
  struct Row: Sendable {
    /// The start of the row in the table.
    var start: UInt32

    /// The class of its first entry.
    var firstClass: UInt16

    /// The number of entries.
    var width: UInt16

    /// The scalar that must come next; `none` if there are several or the text may end here.
    var forced: UInt32

    /// The first scalar of a shortest text to acceptance; `none` if the state accepts.
    var completing: UInt32
    var isAccepting: Bool

    static let none = UInt32.max
  }

  private(set) var rows: [Row] = []
  private(set) var next: [UInt16] = []

  /// The number of states; the first one is the start. A table that became too large has none.
  var count: Int { rows.count }

  /// Creates an empty table.
  init() {}

  /// Adds the row of the next state, with the states after some classes in ascending order.
  mutating func append(
    _ state: [Int], of automaton: Automaton, targets: [(number: Int, state: Int)]
  ) {
    let first = targets.first?.number ?? 0
    let width = targets.last.map { $0.number - first + 1 } ?? 0
    rows.append(
      Row(
        start: UInt32(next.count), firstClass: UInt16(first), width: UInt16(width),
        forced: automaton.forcedScalar(in: state) ?? Row.none,
        completing: automaton.completingScalar(in: state) ?? Row.none,
        isAccepting: automaton.isAccepting(state)))
    let start = next.count
    next.append(contentsOf: repeatElement(Self.dead, count: width))
    for target in targets { next[start + target.number - first] = UInt16(target.state) }
  }
}

/// The contents of a row. For a row of another table, the results match nothing.
extension TransitionTable {
  /// Returns the state after a scalar of the class with this number, or `nil` if no match is
  /// possible.
  func state(after state: Int, readingClass number: Int) -> Int? {
    guard state < rows.count else { return nil }
    let row = rows[state]
    let column = number - Int(row.firstClass)
    guard column >= 0, column < Int(row.width) else { return nil }
    let target = next[Int(row.start) + column]
    return target == Self.dead ? nil : Int(target)
  }

  func isAccepting(_ state: Int) -> Bool { state < count && rows[state].isAccepting }

  /// Whether no scalar can follow.
  func isLast(_ state: Int) -> Bool { state < count && rows[state].width == 0 }

  /// Returns the scalar that must come next, or `nil` if there are several or the text may end
  /// here.
  func forcedScalar(in state: Int) -> UInt32? {
    guard state < count, rows[state].forced != Row.none else { return nil }
    return rows[state].forced
  }

  /// Returns the first scalar of a shortest text to acceptance; `nil` if the state accepts.
  func completingScalar(in state: Int) -> UInt32? {
    guard state < count, rows[state].completing != Row.none else { return nil }
    return rows[state].completing
  }

  /// Calls `body` with every state after a single scalar.
  func forEachState(after state: Int, _ body: (Int) -> Void) {
    guard state < count else { return }
    let start = Int(rows[state].start)
    for target in next[start..<start + Int(rows[state].width)] where target != Self.dead {
      body(Int(target))
    }
  }
}
