/// The characters of a short mask's elements, one byte each: memory that somebody else holds.
///
/// There are always 64, and an index is taken modulo 64, so that none is out of bounds.
@usableFromInline
package struct ElementBytes {
  @usableFromInline
  let memory: UnsafeMutableRawPointer

  /// How many there are.
  @inlinable
  package static var count: Int { 64 }

  /// Takes memory for 64 bytes off the front of some, on the boundary of a word.
  @inlinable @inline(__always)
  package init(from memory: inout UnsafeMutableRawPointer) {
    self.memory = memory
    memory += Self.count
  }

  /// Becomes a byte as often as there is room.
  package func fill(_ byte: UInt8) {
    for word in 0..<8 { self[word: word] = UInt64(byte) &* 0x0101_0101_0101_0101 }
  }

  @inlinable @inline(__always)
  package subscript(index: Int) -> UInt8 {
    get { memory.load(fromByteOffset: index & 63, as: UInt8.self) }
    nonmutating set { memory.storeBytes(of: newValue, toByteOffset: index & 63, as: UInt8.self) }
  }

  /// Eight bytes.
  @inlinable @inline(__always)
  subscript(word word: Int) -> UInt64 {
    get { memory.load(fromByteOffset: word &* 8 & 63, as: UInt64.self) }
    nonmutating set {
      memory.storeBytes(of: newValue, toByteOffset: word &* 8 & 63, as: UInt64.self)
    }
  }

  /// Becomes the same as others.
  @inlinable @inline(__always)
  package func copy(_ others: ElementBytes) {
    for word in 0..<8 { self[word: word] = others[word: word] }
  }

  /// Becomes the first of some bytes, and beyond them what others are.
  @inlinable @inline(__always)
  package func copy(first count: Int, of first: ElementBytes, then others: ElementBytes) {
    copy(others)
    let words = min(count, Self.count) &>> 3
    for word in 0..<words { self[word: word] = first[word: word] }
    let rest = min(count, Self.count) & 7
    if rest == 0 { return }
    // The first bytes of a word are its lowest, whatever the machine's order.
    let kept = UInt64(littleEndian: 1 &<< UInt64(truncatingIfNeeded: rest &* 8) &- 1)
    self[word: words] = first[word: words] & kept | others[word: words] & ~kept
  }
}

/// The same as a value.
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

  /// Hands out the bytes of some elements, the last one first if so wished.
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
