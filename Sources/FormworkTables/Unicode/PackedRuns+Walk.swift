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
