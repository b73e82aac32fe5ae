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
  static let maximumBoundCount = 1 << 18

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
