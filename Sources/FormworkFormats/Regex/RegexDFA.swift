import FormworkTables

/// The program of a pattern, with its sets divided into classes, which follows all alternatives at
/// once.
///
/// A state is the list of live steps, in ascending order: steps that read a scalar and from which
/// the end can be reached, and the end itself. So a step without a next state can't lead to a
/// match.
struct RegexDFA: Sendable {
  let partition: ScalarPartition
  let steps: [RegexCode.Step]

  /// The length of the shortest text from each step to the end; -1 if there is none.
  private let distances: [Int]

  /// The steps that can be part of a state.
  private var states: StateSet

  /// The class of each set with the most readable sample.
  private let bestClasses: [Int]

  /// The only member of each set; `nil` if it has several.
  private let onlyMembers: [UInt32?]

  private var end: Int { steps.count - 1 }

  /// Prepares a program; `nil` if its sets have too many classes.
  init?(_ code: RegexCode) {
    guard let partition = ScalarPartition(code.sets) else { return nil }
    self.partition = partition
    steps = code.steps
    distances = code.distancesToEnd
    onlyMembers = code.sets.map { $0.onlyMember }
    var bestClasses = [Int](repeating: 0, count: code.sets.count)
    for number in 1..<max(partition.count, 1) {
      partition.memberships[number].forEach { set in
        let best = bestClasses[set]
        if best == 0 || partition.sampleRanks[number] < partition.sampleRanks[best] {
          bestClasses[set] = number
        }
      }
    }
    self.bestClasses = bestClasses
    states = StateSet(capacity: steps.count)
    for (index, step) in steps.enumerated() where distances[index] >= 0 {
      switch step {
      case .read, .accept: _ = states.insert(index)
      case .fork, .jump: continue
      }
    }
  }

  /// The state before any scalar is read, or `nil` if nothing matches.
  var start: [Int]? {
    state(leadingOn: [0])
  }

  /// Returns the state after a scalar of the class with this number, or `nil` if no match is
  /// possible.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the program.
  func state(after state: [Int], readingClass number: Int) -> [Int]? {
    let membership = partition.memberships[number]
    var next: [Int] = []
    for index in state {
      if case .read(let set) = step(index), membership.contains(set) { next.append(index + 1) }
    }
    return next.isEmpty ? nil : self.state(leadingOn: next)
  }

  func isAccepting(_ state: [Int]) -> Bool { state.last == end }

  /// Returns the scalar that must come next, or `nil` if there are several or the text may end
  /// here.
  func forcedScalar(in state: [Int]) -> UInt32? {
    var forced: UInt32?
    for index in state {
      guard case .read(let set) = step(index), let only = onlyMembers[set],
        forced == nil || forced == only
      else { return nil }
      forced = only
    }
    return forced
  }

  /// Returns the most readable first scalar of the shortest texts to the end; `nil` at the end.
  func completingScalar(in state: [Int]) -> UInt32? {
    guard !isAccepting(state) else { return nil }
    var shortest = Int.max
    var best = 0
    for index in state {
      guard case .read(let set) = step(index), distances[index] <= shortest else { continue }
      let number = bestClasses[set]
      if distances[index] < shortest
        || partition.sampleRanks[number] < partition.sampleRanks[best]
      {
        best = number
      }
      shortest = distances[index]
    }
    return partition.samples[best]
  }

  /// Returns a step. For a step of another automaton, the result reads nothing.
  private func step(_ index: Int) -> RegexCode.Step { index < steps.count ? steps[index] : .accept }

  /// Returns the state with these next steps.
  func state(leadingOn indices: [Int]) -> [Int]? {
    var pending = indices
    var reached = StateSet(capacity: steps.count)
    while let index = pending.popLast() {
      guard reached.insert(index) else { continue }
      switch steps[index] {
      case .fork(let distance):
        pending.append(index + distance)
        pending.append(index + 1)
      case .jump(let distance): pending.append(index + distance)
      case .read, .accept: continue
      }
    }
    reached.formIntersection(states)
    var state: [Int] = []
    reached.forEach { state.append($0) }
    return state.isEmpty ? nil : state
  }
}

/// The automaton of a pattern with all its states: one row for each.
///
/// A row contains the classes from the lowest to the highest with a next state, so a long word of
/// many different letters takes no more memory than one of a single letter.
struct TransitionTable: Sendable {
  /// Returns the maximum number of states for a program of `count` steps: if there are many more
  /// states than steps, they grow exponentially.
  private static func maximumStateCount(ofSteps count: Int) -> Int {
    min(max(512, 4 * count), 1 << 15)
  }

  /// The maximum number of entries in a table.
  static let maximumArea = 1 << 17

  /// The maximum number of steps to check while building a table.
  fileprivate static let maximumWork = 1 << 24

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
    _ state: [Int], of automaton: RegexDFA, targets: [(number: Int, state: Int)]
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

extension TransitionTable {
  /// Creates a table with all states of an automaton.
  ///
  /// Only the classes that a state reads are tried, so the work is proportional to the size of the
  /// table times the number of live steps.
  ///
  /// - Returns: An empty table if it would exceed the limits.
  init(_ automaton: RegexDFA, from start: [Int]) {
    self.init()
    guard let classes = automaton.classesOfSets else { return }
    var numbers = [start: 0]
    var states = [start]
    var buckets = [[Int]](repeating: [], count: automaton.partition.count)
    let maximumStateCount = Self.maximumStateCount(ofSteps: automaton.steps.count)
    var work = 0
    while count < states.count {
      let state = states[count]
      var touched: [Int] = []
      for index in state {
        guard case .read(let set) = automaton.steps[index] else { continue }
        for number in classes[set] {
          if buckets[number].isEmpty { touched.append(number) }
          buckets[number].append(index + 1)
        }
      }
      touched.sort()
      var targets: [(number: Int, state: Int)] = []
      for number in touched {
        let target = automaton.state(leadingOn: buckets[number])
        work += buckets[number].count + (target?.count ?? 0) + automaton.steps.count / 64
        buckets[number].removeAll(keepingCapacity: true)
        guard let target else { continue }
        let known = numbers[target] ?? states.count
        if known == states.count {
          numbers[target] = known
          states.append(target)
        }
        targets.append((number, known))
      }
      append(state, of: automaton, targets: targets)
      guard states.count <= maximumStateCount, next.count <= Self.maximumArea,
        work <= Self.maximumWork
      else {
        self = TransitionTable()
        return
      }
    }
  }
}

extension RegexDFA {
  /// The classes of each set, in ascending order; `nil` if there are too many.
  fileprivate var classesOfSets: [[Int]]? {
    var classes: [[Int]] = []
    var total = 0
    for number in 1..<max(partition.count, 1) {
      partition.memberships[number].forEach { set in
        while classes.count <= set { classes.append([]) }
        classes[set].append(number)
        total += 1
      }
      if total > TransitionTable.maximumWork { return nil }
    }
    // A set without members is in no class.
    for step in steps {
      guard case .read(let set) = step else { continue }
      while classes.count <= set { classes.append([]) }
    }
    return classes
  }
}

extension TransitionTable {
  /// The length of the longest match, in scalars; `nil` if there is no limit, or it isn't known.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  var longestLength: Int? {
    var incoming = [Int](repeating: 0, count: count)
    for row in rows.indices { forEachState(after: row) { incoming[$0] += 1 } }
    var lengths = [Int](repeating: 0, count: count)
    var ready = incoming.first == 0 ? [0] : []
    var longest: Int?
    var seen = 0
    while let row = ready.popLast() {
      seen += 1
      longest = max(longest ?? 0, lengths[row])
      forEachState(after: row) { next in
        lengths[next] = max(lengths[next], lengths[row] + 1)
        incoming[next] -= 1
        if incoming[next] == 0 { ready.append(next) }
      }
    }
    return seen == count ? longest : nil
  }
}

/// A set of small integers: the live steps of an automaton.
struct StateSet: Hashable, Sendable {
  private(set) var words: [UInt64]

  /// The upper bound of the members.
  let capacity: Int

  /// Creates an empty set with room for `0..<capacity`.
  init(capacity: Int) {
    self.capacity = capacity
    words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ member: Int) -> Bool {
    words[member / 64] >> UInt64(member % 64) & 1 == 1
  }

  /// Inserts `member`, and returns whether it is new.
  mutating func insert(_ member: Int) -> Bool {
    let bit = UInt64(1) << UInt64(member % 64)
    guard words[member / 64] & bit == 0 else { return false }
    words[member / 64] |= bit
    return true
  }

  /// Removes all members that aren't in `other`, a set of the same capacity.
  mutating func formIntersection(_ other: StateSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Calls `body` with each member, in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
