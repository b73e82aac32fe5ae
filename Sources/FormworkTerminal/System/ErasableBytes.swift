/// Bytes that leave nothing in memory: what was typed may be a secret.
///
/// An array that grows leaves its old contents where they were, and one that goes leaves all.
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

  /// Overwrites the bytes, and keeps their memory for others.
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
