/// Access to the UTF-8 code units of a string.
///
/// Only Objective-C stores strings in another encoding, and only bytes from other sources can be ill-formed.
/// In a page, there is neither. The code of the standard library that handles both would be a tenth of the
/// page, and isn't linked.
extension String {
  /// Calls `body` with the UTF-8 code units.
  ///
  /// The method returns nothing, so a page contains one such function instead of one for each result type.
  @inlinable @inline(__always)
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) != nil { return }
    #if !hasFeature(Embedded)
    var copy = self
    copy.withUTF8(body)
    #endif
  }

  /// The number of UTF-8 code units.
  @inlinable @inline(__always)
  package var byteCount: Int {
    #if hasFeature(Embedded)
    var count = 0
    withBytes { bytes in count = bytes.count }
    return count
    #else
    return utf8.count
    #endif
  }

  /// Creates a string from well-formed UTF-8.
  @inlinable @inline(__always)
  package init(bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
    self = String(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Creates a string from well-formed UTF-8 that `write` writes.
  ///
  /// `write` returns the length, which is at most `capacity`.
  @inlinable @inline(__always)
  package init(capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    #if hasFeature(Embedded)
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = write(buffer)
      return String(bytes: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    #else
    self = String(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    #endif
  }
}
