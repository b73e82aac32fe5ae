import FormworkTables

/// A partition of all scalars into classes, such that each set of a program is a union of classes.
///
/// The classes are numbered from 1. Class 0 contains the scalars that are in no set. For `[0-9]`
/// and `[0-9A-F]` there are two classes, `[0-9]` and `[A-F]`.
struct ScalarPartition: Sendable {
  /// The maximum number of classes times the number of sets, stored with one bit each.
  static let maximumArea = 1 << 24

  /// The most readable member of each class; meaningless for class 0.
  private(set) var samples: [UInt32] = [0]

  /// The readability of the samples; smaller numbers are better.
  private(set) var sampleRanks: [UInt32] = [0]

  /// The sets that contain each class.
  private(set) var memberships: [StateSet]

  /// The first scalars of the runs of one class, and the classes.
  private var starts: [UInt32] = []
  private var classes: [UInt16] = []

  /// The classes of the first 128 scalars.
  private var asciiClasses: [UInt16] = []

  /// The number of classes, including class 0.
  var count: Int { samples.count }

  /// Creates a partition; `nil` if there would be more classes than the limit allows.
  init?(_ sets: [ScalarSet]) {
    let refinement = ScalarRefinement(sets)
    guard refinement.count < UInt16.max, refinement.count * sets.count <= Self.maximumArea else {
      return nil
    }
    memberships = [StateSet(capacity: sets.count)]
    var unordered = [StateSet](
      repeating: StateSet(capacity: sets.count), count: refinement.count)
    for (index, set) in sets.enumerated() {
      for run in refinement.runs(of: set).joined() {
        _ = unordered[refinement.classes[run]].insert(index)
      }
    }
    var numbers = [UInt16?](repeating: nil, count: refinement.count)
    for (index, start) in refinement.starts.enumerated() {
      let old = refinement.classes[index]
      let number = numbers[old] ?? addClass(in: unordered[old], with: start)
      numbers[old] = number
      offerSample(from: start...refinement.end(of: index) - 1, to: Int(number))
      guard classes.last != number else { continue }
      starts.append(start)
      classes.append(number)
    }
    asciiClasses = (0..<0x80).map { searchClass(of: $0) }
  }

  /// Returns the number of the class that contains `scalar`.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs; O(1) for ASCII.
  func classNumber(of scalar: UInt32) -> Int {
    Int(scalar < 0x80 ? asciiClasses[Int(scalar)] : searchClass(of: scalar))
  }

  private func searchClass(of scalar: UInt32) -> UInt16 {
    classes[starts.partitioningIndex { $0 > scalar } - 1]
  }

  /// Uses a member of `run` as the sample of its class if it is more readable than the present one.
  private mutating func offerSample(from run: ClosedRange<UInt32>, to number: Int) {
    // From U+00A1 on, the rank of a scalar is at least its value.
    guard run.lowerBound < 0xA1 || run.lowerBound < sampleRanks[number] else { return }
    let sample = mostReadable(run)
    let rank = readabilityRank(sample)
    guard rank < sampleRanks[number] else { return }
    samples[number] = sample
    sampleRanks[number] = rank
  }

  /// Adds a class with `scalar` as its first member; class 0 is for scalars in no set.
  private mutating func addClass(in membership: StateSet, with scalar: UInt32) -> UInt16 {
    guard !membership.isEmpty else { return 0 }
    memberships.append(membership)
    samples.append(scalar)
    sampleRanks.append(.max)
    return UInt16(samples.count - 1)
  }
}

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
