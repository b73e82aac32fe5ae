extension StaticString {
  /// The string.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// Whether two strings are the same, code unit by code unit.
  func isSame(as other: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(other) }
  }

  /// Returns the words after a name, in a space-separated list of names that are each followed by the
  /// same number of words.
  ///
  /// - Complexity: O(*n*) in the length of the list.
  func value(of name: ArraySlice<UInt8>, words count: Int = 1) -> [UInt8]? {
    withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let middle = bytes.end(from: start)
        var end = middle
        for _ in 0..<count { end = bytes.end(from: end + 1) }
        if bytes[start..<middle].elementsEqual(name) {
          return Array(bytes[min(middle + 1, end)..<end])
        }
        start = end + 1
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the next space, or of the end.
  fileprivate func end(from start: Int) -> Int {
    var end = Swift.min(start, count)
    while end < count, self[end] != 0x20 { end += 1 }
    return end
  }
}
