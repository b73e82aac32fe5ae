/// The lines of a file, one at a time, in a buffer that grows only with the longest line.
///
///     repeat {
///       while let line = reader.next() { … }
///     } while try reader.fill()
struct LineReader: ~Copyable {
  private let file: SystemFile
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 1)

  /// The bytes that were read and not handed out.
  private var unread = 0..<0

  /// How many of them are known to hold no line break.
  private var searched = 0

  private var isAtEnd = false

  /// How many bytes were read so far.
  private(set) var byteCount = 0

  /// One line, valid until the next one is asked for.
  struct Line {
    /// Its bytes, without the line break.
    let content: UnsafeRawBufferPointer

    /// Its line break: LF, CR LF, or nothing at the end of the file.
    let ending: UnsafeRawBufferPointer
  }

  init(_ file: SystemFile) {
    self.file = file
  }

  deinit {
    buffer.deallocate()
  }

  /// The next line that was read whole, or `nil` if there is none before more is read.
  mutating func next() -> Line? {
    let bytes = UnsafeRawBufferPointer(rebasing: buffer[unread])
    let rest = UnsafeRawBufferPointer(rebasing: bytes[searched...])
    var length = bytes.count
    if let found = firstIndex(of: 0x0A, in: rest) {
      length = searched + found + 1
    } else if bytes.isEmpty || !isAtEnd {
      searched = bytes.count
      return nil
    }
    searched = 0
    unread = unread.lowerBound + length..<unread.upperBound
    return Line(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
  }

  /// Reads more, and waits until there is something to read.
  ///
  /// - Returns: Whether there can be another line.
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
    let rest = UnsafeRawBufferPointer(rebasing: buffer[unread])
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

extension LineReader.Line {
  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    var length = bytes.count
    if bytes.last == 0x0A {
      length -= 1
      if length > 0, bytes[length - 1] == 0x0D { length -= 1 }
    }
    content = UnsafeRawBufferPointer(rebasing: bytes[..<length])
    ending = UnsafeRawBufferPointer(rebasing: bytes[length...])
  }

  /// The text of the line, or `nil` if it isn't UTF-8.
  var text: String? {
    let text = String(decoding: content, as: UTF8.self)
    // What is malformed decodes to something else.
    return text.utf8.elementsEqual(content) ? text : nil
  }
}
