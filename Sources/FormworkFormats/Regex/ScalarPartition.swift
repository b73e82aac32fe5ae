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
