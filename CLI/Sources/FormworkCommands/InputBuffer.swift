/// What was read of a file and not handed out, in a buffer that grows only with the longest piece.
struct InputBuffer: ~Copyable {
  private let file: SystemFile
  private var buffer: UnsafeMutableRawBufferPointer
  private var unread = 0..<0

  /// Whether the memory belongs to somebody else.
  private let isBorrowed: Bool

  /// Whether nothing more can be read.
  private(set) var isAtEnd = false

  /// How many bytes were read so far.
  private(set) var byteCount = 0

  init(_ file: SystemFile) {
    self.file = file
    buffer = .allocate(byteCount: 1 << 17, alignment: 1)
    isBorrowed = false
  }

  /// Hands out bytes that are in memory already, and stay there as long.
  init(_ bytes: UnsafeRawBufferPointer) {
    file = .standardInput
    buffer = UnsafeMutableRawBufferPointer(mutating: bytes)
    unread = 0..<bytes.count
    isAtEnd = true
    byteCount = bytes.count
    isBorrowed = true
  }

  deinit {
    if !isBorrowed { buffer.deallocate() }
  }

  /// The bytes that weren't handed out, valid until more is read.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[unread])
  }

  /// Hands out the first bytes, which stay valid until more is read.
  mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    let taken = UnsafeRawBufferPointer(rebasing: bytes[..<count])
    unread = unread.lowerBound + count..<unread.upperBound
    return taken
  }

  /// Reads more, and waits until there is something to read.
  ///
  /// - Returns: Whether there can be another piece.
  mutating func fill() throws(SystemFile.Failure) -> Bool {
    if isAtEnd { return false }
    makeRoom()
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[unread.upperBound...])
    let count = try file.read(into: room)
    isAtEnd = count == 0
    byteCount += count
    unread = unread.lowerBound..<unread.upperBound + count
    return true
  }

  private mutating func makeRoom() {
    let rest = bytes
    if rest.count > buffer.count / 2 {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: buffer.count * 2, alignment: 1)
      larger.copyMemory(from: rest)
      buffer.deallocate()
      buffer = larger
    } else {
      buffer.copyMemory(from: rest)
    }
    unread = 0..<rest.count
  }
}
