import FormworkUnicode

/// The program that a pattern is compiled to: a nondeterministic automaton after Thompson.
///
/// Steps follow one another unless they say otherwise, and distances are relative, so a piece of
/// code works wherever it is copied to; `x{3}` is three copies of the code of `x`.
struct RegexCode {
  enum Step: Hashable, Sendable {
    /// Reads one scalar of the set with this index.
    case read(Int)

    /// Goes on both with the next step and at this distance.
    case fork(Int)

    /// Goes on at this distance.
    case jump(Int)

    /// The whole text has been read.
    case accept
  }

  /// The number of steps that a program may have.
  static let maximumCount = 20_000

  /// The number of bounds that all different sets may have together; those of `\w` are 1,500.
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

  /// Ends a branch of an alternation that began at `start`; another one follows.
  ///
  /// - Returns: The index of the jump that ``closeBranches(_:)`` completes.
  mutating func endBranch(from start: Int) -> Int {
    steps.insert(.fork(end - start + 2), at: start)
    steps.append(.jump(0))
    return end - 1
  }

  /// Lets the branches that ended in `jumps` go on here.
  mutating func closeBranches(_ jumps: [Int]) {
    for jump in jumps { steps[jump] = .jump(end - jump) }
  }

  /// Repeats the code from `start` on.
  ///
  /// - Parameters:
  ///   - start: The beginning of what is repeated.
  ///   - minimum: The least number of times.
  ///   - maximum: The greatest number of times, or `nil` if there is none.
  /// - Returns: `false` if the program would become too large; it is unusable then.
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
