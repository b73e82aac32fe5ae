/// The characters of a short mask's elements, one byte each, in memory that the caller owns.
///
/// There are always 64 bytes. An index is taken modulo 64, so it is never out of bounds.
@usableFromInline
package struct ElementBytes {
  @usableFromInline
  let memory: UnsafeMutableRawPointer

  /// The number of bytes.
  @inlinable
  package static var count: Int { 64 }

  /// Takes 64 bytes from the start of the memory, which must be aligned to a word.
  @inlinable @inline(__always)
  package init(from memory: inout UnsafeMutableRawPointer) {
    self.memory = memory
    memory += Self.count
  }

  /// Sets all bytes to `byte`.
  package func fill(_ byte: UInt8) {
    for word in 0..<8 { self[word: word] = UInt64(byte) &* 0x0101_0101_0101_0101 }
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt8 {
    get { memory.load(fromByteOffset: index & 63, as: UInt8.self) }
    nonmutating set { memory.storeBytes(of: newValue, toByteOffset: index & 63, as: UInt8.self) }
  }

  /// The eight bytes of a word.
  @inlinable @inline(__always)
  subscript(word word: Int) -> UInt64 {
    get { memory.load(fromByteOffset: word &* 8 & 63, as: UInt64.self) }
    nonmutating set {
      memory.storeBytes(of: newValue, toByteOffset: word &* 8 & 63, as: UInt64.self)
    }
  }

  /// Copies all bytes of another array.
  @inlinable @inline(__always)
  package func copy(_ others: ElementBytes) {
    for word in 0..<8 { self[word: word] = others[word: word] }
  }

  /// Copies the first bytes from one array, and the others from another.
  @inlinable @inline(__always)
  package func copy(first count: Int, of first: ElementBytes, then others: ElementBytes) {
    copy(others)
    let words = min(count, Self.count) &>> 3
    for word in 0..<words { self[word: word] = first[word: word] }
    let rest = min(count, Self.count) & 7
    if rest == 0 { return }
    // The first byte in memory is the lowest one of a word in little-endian order, so the mask is converted
    // from that order.
    let kept = UInt64(littleEndian: 1 &<< UInt64(truncatingIfNeeded: rest &* 8) &- 1)
    self[word: words] = first[word: words] & kept | others[word: words] & ~kept
  }
}

/// The bytes of ``ElementBytes``, stored as a value.
struct StoredBytes: BitwiseCopyable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  init() { words = (0, 0, 0, 0, 0, 0, 0, 0) }

  init(_ bytes: ElementBytes) {
    words = (
      bytes[word: 0], bytes[word: 1], bytes[word: 2], bytes[word: 3], bytes[word: 4],
      bytes[word: 5], bytes[word: 6], bytes[word: 7]
    )
  }

  func copy(to bytes: ElementBytes) {
    bytes[word: 0] = words.0
    bytes[word: 1] = words.1
    bytes[word: 2] = words.2
    bytes[word: 3] = words.3
    bytes[word: 4] = words.4
    bytes[word: 5] = words.5
    bytes[word: 6] = words.6
    bytes[word: 7] = words.7
  }

  /// Calls `body` with the bytes of some elements, in reverse order if `isReversed`.
  func withBytes<Result>(
    of elements: UInt64, isReversed: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var copy = self
    return withUnsafeMutableBytes(of: &copy) { bytes in
      var count = elements.nonzeroBitCount
      if isReversed {
        var shown = StoredBytes()
        return withUnsafeMutableBytes(of: &shown) { shown in
          var rest = elements
          var index = count
          while rest != 0 {
            index &-= 1
            shown[index] = bytes[rest.trailingZeroBitCount]
            rest &= rest &- 1
          }
          return body(UnsafeBufferPointer(rebasing: shown.bindMemory(to: UInt8.self)[..<count]))
        }
      }
      if elements & (elements &+ 1) != 0 {
        var rest = elements
        count = 0
        while rest != 0 {
          bytes[count] = bytes[rest.trailingZeroBitCount]
          count &+= 1
          rest &= rest &- 1
        }
      }
      return body(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[..<count]))
    }
  }
}
