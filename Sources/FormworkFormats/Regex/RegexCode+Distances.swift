import FormworkTables

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
