import ArgumentParser

/// What goes to standard output, or to a file, in large pieces.
struct OutputBuffer {
  private let file: SystemFile
  private var bytes: [UInt8] = []
  private static let size = 1 << 17

  init(to file: SystemFile = .standardOutput) {
    self.file = file
    bytes.reserveCapacity(Self.size + 1 << 12)
  }

  /// How many bytes wait to be sent.
  var count: Int { bytes.count }

  /// Takes out what was written, which somebody else sends.
  mutating func take() -> [UInt8] {
    let taken = bytes
    bytes = []
    bytes.reserveCapacity(taken.count)
    return taken
  }

  /// Takes back what was written since there were `count` bytes.
  mutating func shorten(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  mutating func write(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes += $0 }
    if isDone == nil { bytes += text.utf8 }
  }

  mutating func write(_ more: UnsafeRawBufferPointer) {
    bytes += more
  }

  mutating func write(_ more: [UInt8]) {
    bytes += more
  }

  mutating func write(bytes more: some Collection<UInt8>) {
    bytes += more
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Sends what is there on its way, if it is much.
  mutating func flushIfFull() throws(SystemFile.Failure) {
    if bytes.count >= Self.size { try flush() }
  }

  /// Sends on its way what is there at the end of a command.
  ///
  /// - Throws: An exit code where the output can't be written, after a complaint. If nobody reads it
  ///   any more, that is the end, without a word.
  mutating func finish() throws(ExitCode) {
    do throws(SystemFile.Failure) {
      try flush()
    } catch {
      throw ExitCode(unwritten: error)
    }
  }

  /// Sends what is there on its way.
  mutating func flush() throws(SystemFile.Failure) {
    if bytes.isEmpty { return }
    // A piece that was much larger than most leaves no memory behind.
    defer { bytes.removeAll(keepingCapacity: bytes.capacity <= 4 * Self.size) }
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFile.Failure) in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
  }
}

extension ExitCode {
  /// The exit code after standard output couldn't be written, which is told.
  init(unwritten failure: SystemFile.Failure) {
    if !failure.isBrokenPipe {
      SystemFile.complain("formwork: standard output: \(failure.message)")
    }
    self = .unwritable
  }
}
