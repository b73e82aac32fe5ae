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
    for set in sets { split(by: runs(of: set)) }
  }

  /// The scalar behind the last one of a run.
  func end(of run: Int) -> UInt32 {
    run + 1 < starts.count ? starts[run + 1] : 0x11_0000
  }

  /// The runs that make up `set` or those that make up the rest, which splits the classes alike;
  /// the fewer ones.
  private func runs(of set: ScalarSet) -> [Range<Int>] {
    let bounds = set.bounds.map { bound in starts.partitioningIndex { $0 >= bound } }
    let inside = Self.ranges(between: bounds)
    let insideCount = inside.reduce(0) { $0 + $1.count }
    guard insideCount > starts.count / 2 else { return inside }
    return Self.ranges(between: [0] + bounds + [starts.count])
  }

  private static func ranges(between bounds: [Int]) -> [Range<Int>] {
    stride(from: 0, to: bounds.count, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
  }

  /// Splits each class that is partly in `ranges`; the runs in them make a new class.
  private mutating func split(by ranges: [Range<Int>]) {
    var sizesInside = [Int](repeating: 0, count: sizes.count)
    for range in ranges {
      for run in range { sizesInside[classes[run]] += 1 }
    }
    var newClasses = Array(sizes.indices)
    for (old, size) in sizesInside.enumerated() where size > 0 && size < sizes[old] {
      newClasses[old] = sizes.count
      sizes[old] -= size
      sizes.append(size)
    }
    for range in ranges {
      for run in range { classes[run] = newClasses[classes[run]] }
    }
  }
}
