#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Bytes that are erased from memory after use, because the input may be a secret.
///
/// An array that grows leaves a copy of its contents in memory, and so does one that is released.
package struct ErasableBytes: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ byte: UInt8) {
    if bytes.count == bytes.capacity {
      var larger: [UInt8] = []
      larger.reserveCapacity(max(64, bytes.count * 2))
      larger += bytes
      bytes.erase()
      bytes = larger
    }
    bytes.append(byte)
  }

  package mutating func removeLast() {
    bytes[bytes.count - 1] = 0
    bytes.removeLast()
  }

  /// Overwrites the bytes, and keeps their memory for reuse.
  package mutating func removeAll() {
    bytes.erase()
    bytes.removeAll(keepingCapacity: true)
  }
}

extension [UInt8] {
  /// Overwrites every element with zero.
  fileprivate mutating func erase() {
    withUnsafeMutableBytes { systemErase($0) }
  }
}

/// Overwrites memory with zeros, in a way that the optimizer can't remove.
func systemErase(_ memory: UnsafeMutableRawBufferPointer) {
  guard let start = memory.baseAddress else { return }
  #if canImport(Glibc) || canImport(Musl)
  explicit_bzero(start, memory.count)
  #elseif canImport(Darwin)
  _ = memset_s(start, memory.count, 0, memory.count)
  #else
  start.initializeMemory(as: UInt8.self, repeating: 0, count: memory.count)
  #endif
}
