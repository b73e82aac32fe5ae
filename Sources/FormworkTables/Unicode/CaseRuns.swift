/// A map from Unicode scalar values to other scalar values, stored as runs with a common distance.
///
/// A head packs the start of a run (21 bits), its stride minus 1 (1 bit), and its length minus 1
/// (10 bits). The delta at the same index is the distance from a scalar of the run to its
/// counterpart. The stride is 2 if uppercase and lowercase alternate.
struct CaseRuns {
  let heads: [UInt32]
  let deltas: [Int32]

  /// Returns the mapping of `scalar`, or `scalar` itself if it is outside all runs.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func mapping(_ scalar: UInt32) -> UInt32 {
    let run = heads.partitioningIndex { $0 >> 11 > scalar } - 1
    guard run >= 0 else { return scalar }
    let head = heads[run]
    let distance = scalar - head >> 11
    let strideMinusOne = head >> 10 & 1
    guard distance & strideMinusOne == 0, distance >> strideMinusOne <= head & 0x3FF else {
      return scalar
    }
    return UInt32(bitPattern: Int32(bitPattern: scalar) + deltas[run])
  }
}
