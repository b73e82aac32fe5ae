/// Texts as their UTF-8 code units, in and out.
///
/// Only Objective-C has texts that are kept otherwise, and only bytes of others can be ill-formed. Where
/// there is neither, in a page, what the standard library does about them isn't linked: a tenth of the
/// whole.
extension String {
  /// Hands the UTF-8 code units to `body`.
  ///
  /// It returns nothing, so that a page has one such function rather than one for each result.
  @inlinable @inline(__always)
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) != nil { return }
    #if !hasFeature(Embedded)
    var copy = self
    copy.withUTF8(body)
    #endif
  }

  /// How many UTF-8 code units there are.
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

  /// Creates a text of well-formed UTF-8.
  @inlinable @inline(__always)
  package init(bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
    self = String(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Creates a text of well-formed UTF-8 that `write` writes, which returns its length; `capacity` is
  /// the most that it may be.
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
