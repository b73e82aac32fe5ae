import FormworkTables

/// The program of a pattern, with its sets divided into classes, which follows all alternatives at
/// once.
///
/// A state is the list of live steps, in ascending order: steps that read a scalar and from which
/// the end can be reached, and the end itself. So a step without a next state can't lead to a
/// match.
struct Automaton: Sendable {
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
