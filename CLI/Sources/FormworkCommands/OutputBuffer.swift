/// Standard output, written in large pieces.
struct OutputBuffer {
  private var bytes: [UInt8] = []
  private static let size = 1 << 17

  init() {
    bytes.reserveCapacity(Self.size + 1 << 12)
  }

  mutating func write(_ text: String) {
    bytes += text.utf8
  }

  mutating func write(_ more: UnsafeRawBufferPointer) {
    bytes += more
  }

  mutating func write(_ more: [UInt8]) {
    bytes += more
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Sends what is there on its way, if it is much.
  mutating func flushIfFull() throws(SystemFile.Failure) {
    if bytes.count >= Self.size { try flush() }
  }

  /// Sends what is there on its way.
  mutating func flush() throws(SystemFile.Failure) {
    if bytes.isEmpty { return }
    defer { bytes.removeAll(keepingCapacity: true) }
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFile.Failure) in
      try SystemFile.standardOutput.write(UnsafeRawBufferPointer(bytes))
    }
  }
}
