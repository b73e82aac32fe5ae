extension TransitionTable {
  /// Creates a table with all states of an automaton.
  ///
  /// Only the classes that a state reads are tried, so the work is proportional to the size of the
  /// table times the number of live steps.
  ///
  /// - Returns: An empty table if it would exceed the limits.
  init(_ automaton: Automaton, from start: [Int]) {
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

extension Automaton {
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
