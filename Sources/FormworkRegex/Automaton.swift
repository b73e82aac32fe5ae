import FormworkUnicode

/// The program of a pattern with its sets divided into classes, run by following all ways at once.
///
/// A state is the steps that are alive, in ascending order: those that read a scalar and from which
/// the end can be reached, and the end itself. So a step that leads to no state leads to no match.
struct Automaton: Sendable {
  let partition: ScalarPartition
  let steps: [RegexCode.Step]

  /// The length of the shortest text that leads from each step to the end; -1 if there is none.
  private let distances: [Int]

  /// The steps that may be part of a state.
  private var states: StateSet

  /// For each set, the class with the most readable sample.
  private let bestClasses: [Int]

  /// For each set, its only member, if it has just one.
  private let onlyMembers: [UInt32?]

  private var end: Int { steps.count - 1 }

  /// Prepares a program.
  ///
  /// - Returns: `nil` if its sets are too many and too different.
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

  /// The state before anything has been read, or `nil` if nothing matches.
  var start: [Int]? {
    state(leadingOn: [0])
  }

  /// The state after a scalar of the class with this number, or `nil` if no match is possible then.
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

  /// The scalar that must come next, or `nil` if there are several or the text may end here.
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

  /// The most readable scalar with which the shortest texts to the end begin; `nil` at the end.
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

  /// A step; nothing that reads, for one of another automaton.
  private func step(_ index: Int) -> RegexCode.Step { index < steps.count ? steps[index] : .accept }

  /// The state in which these steps come next.
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
