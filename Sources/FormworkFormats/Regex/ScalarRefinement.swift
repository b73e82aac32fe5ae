import FormworkTables

/// The coarsest partition of the scalars into runs, and of the runs into classes, such that each
/// set is a union of classes.
struct ScalarRefinement {
  /// The first scalars of the runs, from U+0000 on.
  let starts: [UInt32]

  /// The classes of the runs, numbered from 0 in an arbitrary order.
  private(set) var classes: [Int]

  /// The number of runs in each class.
  private var sizes: [Int]

  var count: Int { sizes.count }

  /// Creates one class, and splits it by each set.
  ///
  /// - Complexity: O(*n* (*m* + log *n*)), where *n* is the number of runs and *m* the number of
  ///   sets.
  init(_ sets: [ScalarSet]) {
    var bounds: [UInt32] = [0]
    for set in sets { bounds += set.bounds }
    bounds.sort()
    var starts: [UInt32] = []
    for bound in bounds where bound != starts.last && bound < 0x11_0000 { starts.append(bound) }
    self.starts = starts
    classes = [Int](repeating: 0, count: starts.count)
    sizes = [starts.count]
    var counts = [0]
    for set in sets { split(by: fewerRuns(of: set), counts: &counts) }
  }

  /// Returns the scalar after the last one of a run.
  func end(of run: Int) -> UInt32 {
    run + 1 < starts.count ? starts[run + 1] : 0x11_0000
  }

  /// Returns the runs of `set`, one of the sets of this refinement.
  func runs(of set: ScalarSet) -> [Range<Int>] { Self.ranges(between: indices(of: set)) }

  /// Returns the runs of `set` or of its complement, which split the classes in the same way.
  private func fewerRuns(of set: ScalarSet) -> [Range<Int>] {
    let indices = indices(of: set)
    let runs = Self.ranges(between: indices)
    guard runs.reduce(0, { $0 + $1.count }) > starts.count / 2 else { return runs }
    return Self.ranges(between: [0] + indices + [starts.count])
  }

  private func indices(of set: ScalarSet) -> [Int] {
    set.bounds.map { bound in starts.partitioningIndex { $0 >= bound } }
  }

  private static func ranges(between bounds: [Int]) -> [Range<Int>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
  }

  /// Splits each class that is partly in `ranges`. Its runs in the ranges become a new class.
  ///
  /// - Parameters:
  ///   - ranges: The runs of one set.
  ///   - counts: A zero for each class, before and after the call; reused to save time.
  private mutating func split(by ranges: [Range<Int>], counts: inout [Int]) {
    var touched: [Int] = []
    for run in ranges.joined() {
      if counts[classes[run]] == 0 { touched.append(classes[run]) }
      counts[classes[run]] += 1
    }
    let oldCount = sizes.count
    for old in touched {
      let count = counts[old]
      guard count < sizes[old] else {
        counts[old] = old
        continue
      }
      counts[old] = sizes.count
      sizes[old] -= count
      sizes.append(count)
      counts.append(0)
    }
    // The counts now contain the numbers of the classes to which the runs move.
    if sizes.count > oldCount {
      for run in ranges.joined() { classes[run] = counts[classes[run]] }
    }
    for old in touched { counts[old] = 0 }
  }
}
