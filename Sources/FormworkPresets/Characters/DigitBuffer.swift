/// Up to 64 bytes without an allocation: digits in ASCII, a plus sign, separators.
///
/// No number is nearly as long, so that what doesn't fit is left out rather than an error.
struct DigitBuffer: Equatable {
  // Words rather than a vector, of which a page without vector instructions would copy each byte.
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0)
  private(set) var count = 0

  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  init() {}

  /// So many zeros; none for a negative count.
  init(zeros count: Int) {
    self.init()
    for _ in 0..<Swift.max(0, count) { append(UInt8(ascii: "0")) }
  }

  static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}

extension DigitBuffer: RandomAccessCollection, RangeReplaceableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> UInt8 { withUnsafeBytes(of: words) { $0[index & 63] } }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < 64 else { return }
    let end = count
    withUnsafeMutableBytes(of: &words) { $0[end] = byte }
    count += 1
  }

  mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<UInt8>) {
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

  mutating func append(contentsOf new: some Sequence<UInt8>) {
    for byte in new { append(byte) }
  }

  mutating func reserveCapacity(_ count: Int) {}

  func withContiguousStorageIfAvailable<Result, Failure: Error>(
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
  /// The bytes as a text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes from an index on.
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
