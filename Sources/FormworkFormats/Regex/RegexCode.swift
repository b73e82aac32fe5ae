import FormworkTables

/// The compiled program of a pattern: a nondeterministic automaton after Thompson.
///
/// Steps follow one another unless they jump. Distances are relative, so code works wherever it is
/// copied to: `x{3}` is three copies of the code of `x`.
struct RegexCode {
  enum Step: Hashable, Sendable {
    /// Reads one scalar of the set with this index.
    case read(Int)

    /// Continues both with the next step and at this distance.
    case fork(Int)

    /// Continues at this distance.
    case jump(Int)

    /// Accepts the whole text.
    case accept
  }

  /// The maximum number of steps in a program.
  static let maximumCount = 20_000

  /// The maximum number of bounds in all different sets together; `\w` has 1,500.
  private static let maximumBoundCount = 1 << 18

  private(set) var steps: [Step] = []
  private(set) var sets: [ScalarSet] = []
  private var indices: [ScalarSet: Int] = [:]
  private var boundCount = 0

  var isTooLarge: Bool {
    steps.count > Self.maximumCount || boundCount > Self.maximumBoundCount
  }

  var end: Int { steps.count }

  mutating func read(_ set: ScalarSet) {
    if let index = indices[set] {
      steps.append(.read(index))
      return
    }
    indices[set] = sets.count
    steps.append(.read(sets.count))
    sets.append(set)
    boundCount += set.bounds.count
  }

  mutating func accept() {
    steps.append(.accept)
  }

  /// Ends a branch of an alternation that began at `start`, before another branch.
  ///
  /// - Returns: The index of the jump that ``closeBranches(_:)`` completes.
  mutating func endBranch(from start: Int) -> Int {
    steps.insert(.fork(end - start + 2), at: start)
    steps.append(.jump(0))
    return end - 1
  }

  /// Makes the branches that ended in `jumps` continue here.
  mutating func closeBranches(_ jumps: [Int]) {
    for jump in jumps { steps[jump] = .jump(end - jump) }
  }

  /// Repeats the code from `start` on.
  ///
  /// - Parameters:
  ///   - start: The beginning of the repeated code.
  ///   - minimum: The minimum number of repetitions.
  ///   - maximum: The maximum number of repetitions, or `nil` if there is none.
  /// - Returns: `false` if the program would become too large, and unusable.
  mutating func repeatCode(from start: Int, minimum: Int, maximum: Int?) -> Bool {
    let piece = Array(steps[start...])
    guard !piece.isEmpty else { return true }
    let copies = max(minimum, maximum ?? 1)
    guard start + piece.count * copies <= Self.maximumCount else { return false }

    steps.removeSubrange(start...)
    for _ in 0..<minimum { steps += piece }
    guard let maximum else {
      if minimum > 0 {
        steps.append(.fork(-piece.count))
      } else {
        steps.append(.fork(piece.count + 2))
        steps += piece
        steps.append(.jump(-piece.count - 1))
      }
      return !isTooLarge
    }
    let optionalCopies = maximum - minimum
    for copy in 0..<optionalCopies {
      steps.append(.fork((optionalCopies - copy) * (piece.count + 1)))
      steps += piece
    }
    return !isTooLarge
  }
}

extension RegexCode {
  /// The length of the shortest text from each step to the last one, in scalars; -1 if there is
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps.
  var distancesToEnd: [Int] {
    let predecessors = Predecessors(steps)
    var distances = [Int](repeating: -1, count: steps.count)
    var level = [steps.count - 1]
    var distance = 0
    while !level.isEmpty {
      var nextLevel: [Int] = []
      while let index = level.popLast() {
        guard distances[index] < 0 else { continue }
        distances[index] = distance
        for predecessor in predecessors[index] {
          guard case .read(let set) = steps[predecessor] else {
            level.append(predecessor)
            continue
          }
          if !sets[set].isEmpty { nextLevel.append(predecessor) }
        }
      }
      level = nextLevel
      distance += 1
    }
    return distances
  }
}

/// The steps that lead directly to each step of a program.
private struct Predecessors {
  /// The end of each step's part of `sources`; it begins where the previous part ends.
  private var ends: [Int]
  private var sources: [Int]

  init(_ steps: [RegexCode.Step]) {
    ends = [Int](repeating: 0, count: steps.count + 1)
    sources = []
    Self.forEachEdge(steps) { _, target in ends[target + 1] += 1 }
    for index in steps.indices { ends[index + 1] += ends[index] }
    sources = [Int](repeating: 0, count: ends[steps.count])
    // `ends[target]` begins at the start of its part and moves to the end.
    Self.forEachEdge(steps) { source, target in
      sources[ends[target]] = source
      ends[target] += 1
    }
  }

  subscript(step: Int) -> ArraySlice<Int> {
    sources[(step == 0 ? 0 : ends[step - 1])..<ends[step]]
  }

  private static func forEachEdge(
    _ steps: [RegexCode.Step], _ body: (_ source: Int, _ target: Int) -> Void
  ) {
    for (index, step) in steps.enumerated() {
      switch step {
      case .read: body(index, index + 1)
      case .fork(let distance):
        body(index, index + 1)
        body(index, index + distance)
      case .jump(let distance): body(index, index + distance)
      case .accept: continue
      }
    }
  }
}
