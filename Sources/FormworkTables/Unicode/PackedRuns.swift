/// A map from Unicode scalar values to small numbers, stored as runs of scalars of one kind.
///
/// Most runs take one byte. `bytes` contains blocks of 16 bytes, and `starts` the first scalar of
/// each block, so a lookup is a binary search and at most 16 steps:
///
///     first byte     c llll kkk   kind k (0...7), low bits of the length minus 1, continuation flag
///     further bytes  c lllllll    the next bits of the length minus 1, continuation flag
///
/// The runs follow one another without gaps from U+0000 on. No run extends over two blocks, and
/// scalars after the last run are of kind 0.
struct PackedRuns {
  let starts: [UInt32]
  let bytes: [UInt8]

  /// Finds the run that contains `scalar`.
  ///
  /// - Returns: The kind of the run, and the distance of `scalar` from its start.
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func run(containing scalar: UInt32) -> (kind: UInt8, offset: UInt32) {
    let block = starts.partitioningIndex { $0 > scalar } - 1
    var offset = scalar - starts[block]
    var index = block * 16
    while index < bytes.count {
      let head = bytes[index]
      var length = UInt32(head >> 3 & 0xF)
      var shift: UInt32 = 4
      var byte = head
      while byte & 0x80 != 0 {
        index += 1
        byte = bytes[index]
        length |= UInt32(byte & 0x7F) << shift
        shift += 7
      }
      if offset <= length { return (head & 0x7, offset) }
      offset -= length + 1
      index += 1
    }
    return (0, offset)
  }
}

extension [UInt32] {
  /// Returns the index of the first element of a sorted array for which `predicate` returns `true`.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the array.
  @inlinable
  package func partitioningIndex(where predicate: (UInt32) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if predicate(self[middle]) {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return lower
  }
}

extension PackedRuns {
  /// Calls `body` with each run in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  func forEachRun(_ body: (_ start: UInt32, _ length: UInt32, _ kind: UInt8) -> Void) {
    var start: UInt32 = 0
    var index = 0
    while index < bytes.count {
      let head = bytes[index]
      var length = UInt32(head >> 3 & 0xF)
      var shift: UInt32 = 4
      while bytes[index] & 0x80 != 0 {
        index += 1
        length |= UInt32(bytes[index] & 0x7F) << shift
        shift += 7
      }
      body(start, length + 1, head & 0x7)
      start += length + 1
      index += 1
    }
  }

  /// Returns the scalars of the kinds for which `isMember` returns `true`.
  func members(_ isMember: (UInt8) -> Bool) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    forEachRun { start, length, kind in
      if isMember(kind) { ranges.append(start...start + length - 1) }
    }
    return ScalarSet(ranges)
  }
}

extension CaseRuns {
  /// Calls `body` with each scalar that has a counterpart, and the counterpart.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pairs.
  func forEachPair(_ body: (_ scalar: UInt32, _ counterpart: UInt32) -> Void) {
    for (head, delta) in zip(heads, deltas) {
      let step = (head >> 10 & 1) + 1
      var scalar = head >> 11
      for _ in 0...(head & 0x3FF) {
        body(scalar, UInt32(bitPattern: Int32(bitPattern: scalar) + delta))
        scalar += step
      }
    }
  }
}

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
