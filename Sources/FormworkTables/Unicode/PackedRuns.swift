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
