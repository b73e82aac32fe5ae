import FormworkMasks

/// Up to 64 bytes without an allocation: ASCII digits, a plus sign, and separators.
///
/// No number is that long, so bytes that don't fit are discarded instead of being an error.
package struct DigitBuffer: Equatable {
  // Words instead of a vector, because a page without vector instructions would copy byte by byte.
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0)
  package private(set) var count = 0

  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  package init() {}

  /// Creates a buffer of `count` zeros; empty for a negative count.
  init(zeros count: Int) {
    self.init()
    for _ in 0..<Swift.max(0, count) { append(UInt8(ascii: "0")) }
  }

  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension DigitBuffer: RandomAccessCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  @inline(__always)
  package subscript(index: Int) -> UInt8 { withUnsafeBytes(of: words) { $0[index & 63] } }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    guard count < 64 else { return }
    let end = count
    withUnsafeMutableBytes(of: &words) { $0[end] = byte }
    count += 1
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<UInt8>) {
    var result = DigitBuffer()
    for index in 0..<Swift.min(range.lowerBound, count) { result.append(self[index]) }
    for byte in new { result.append(byte) }
    var index = range.upperBound
    while index < count {
      result.append(self[index])
      index += 1
    }
    self = result
  }

  package mutating func append(contentsOf new: some Sequence<UInt8>) {
    for byte in new { append(byte) }
  }

  package mutating func reserveCapacity(_ count: Int) {}

  package func withContiguousStorageIfAvailable<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    var words = words
    return try withUnsafePointer(to: &words) { pointer throws(Failure) in
      try pointer.withMemoryRebound(to: UInt8.self, capacity: 64) { start throws(Failure) in
        try body(UnsafeBufferPointer(start: start, count: count))
      }
    }
  }
}

extension DigitBuffer {
  /// The bytes as a string.
  var text: String {
    String(capacity: count) { buffer in
      withUnsafeBytes(of: words) { bytes in
        for place in 0..<count { buffer[place] = bytes[place] }
      }
      return count
    }
  }

  /// Returns the bytes from an index on.
  func suffix(after index: Int) -> DigitBuffer {
    var rest = DigitBuffer()
    var index = index
    while index < count {
      rest.append(self[index])
      index += 1
    }
    return rest
  }
}
