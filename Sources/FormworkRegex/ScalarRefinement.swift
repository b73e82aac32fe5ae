import FormworkUnicode

/// The coarsest division of the scalars into runs, and of the runs into classes, such that each of
/// some sets is a union of classes.
struct ScalarRefinement {
  /// The first scalars of the runs, from U+0000 on.
  let starts: [UInt32]

  /// The classes of the runs, numbered from 0 in no useful order.
  private(set) var classes: [Int]

  /// The number of runs in each class.
  private var sizes: [Int]

  var count: Int { sizes.count }

  /// Starts with one class and splits it by each set.
  ///
  /// - Complexity: O(*n* (*m* + log *n*)), where *n* is the number of runs and *m* that of sets.
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

  /// The scalar behind the last one of a run.
  func end(of run: Int) -> UInt32 {
    run + 1 < starts.count ? starts[run + 1] : 0x11_0000
  }

  /// The runs that make up `set`, one of the sets that made the refinement.
  func runs(of set: ScalarSet) -> [Range<Int>] { Self.ranges(between: indices(of: set)) }

  /// The runs that make up `set` or those that make up the rest, which splits the classes alike.
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

  /// Splits each class that is partly in `ranges`; the runs in them make a new class.
  ///
  /// - Parameters:
  ///   - ranges: The runs that one set takes.
  ///   - counts: A zero for each class, before and after; kept to save the time to make them.
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
    // The counts have become the numbers of the classes that the runs move to.
    if sizes.count > oldCount {
      for run in ranges.joined() { classes[run] = counts[classes[run]] }
    }
    for old in touched { counts[old] = 0 }
  }
}
