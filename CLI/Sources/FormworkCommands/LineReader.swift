/// The lines of a file, one at a time.
///
///     repeat {
///       while let line = reader.next() { … }
///     } while try reader.fill()
struct LineReader: ~Copyable {
  private var buffer: InputBuffer

  /// How many of the bytes are known to hold no line break.
  private var searched = 0

  /// One line, valid until more is read.
  struct Line {
    /// Its bytes, without the line break.
    let content: UnsafeRawBufferPointer

    /// Its line break: LF, CR LF, or nothing at the end of the file.
    let ending: UnsafeRawBufferPointer

    /// Whether this is only the beginning of the line, which is longer than any that is read.
    var isCut = false
  }

  /// Whether the next bytes are the rest of a line that is longer than any that is read.
  private var isInRest = false

  /// The longest line that is read whole, in bytes.
  private let greatestLength: Int

  init(_ file: SystemFile, greatestLength: Int) {
    buffer = InputBuffer(file)
    self.greatestLength = greatestLength
  }

  /// The lines of a piece.
  init(_ bytes: UnsafeRawBufferPointer) {
    buffer = InputBuffer(bytes)
    greatestLength = bytes.count
  }

  /// How many bytes were read so far.
  var byteCount: Int { buffer.byteCount }

  /// The next line that was read whole, or `nil` if there is none before more is read.
  mutating func next() -> Line? {
    if isInRest {
      let bytes = buffer.bytes
      let end = firstIndex(of: 0x0A, in: bytes)
      _ = buffer.take(end.map { $0 + 1 } ?? bytes.count)
      isInRest = end == nil
      if isInRest { return nil }
    }
    let bytes = buffer.bytes
    let rest = UnsafeRawBufferPointer(rebasing: bytes[searched...])
    var length = bytes.count
    if let found = firstIndex(of: 0x0A, in: rest) {
      length = searched + found + 1
    } else if bytes.count > greatestLength {
      (searched, isInRest) = (0, true)
      var line = Line(buffer.take(bytes.count))
      line.isCut = true
      return line
    } else if bytes.isEmpty || !buffer.isAtEnd {
      searched = bytes.count
      return nil
    }
    searched = 0
    return Line(buffer.take(length))
  }

  /// Reads more, and waits until there is something to read.
  ///
  /// - Returns: Whether there can be another line.
  mutating func fill() throws(SystemFile.Failure) -> Bool {
    try buffer.fill()
  }
}

extension LineReader.Line {
  /// A line with its line break, if it has one.
  init(_ bytes: UnsafeRawBufferPointer) {
    var length = bytes.count
    if bytes.last == 0x0A {
      length -= 1
      if length > 0, bytes[length - 1] == 0x0D { length -= 1 }
    }
    content = UnsafeRawBufferPointer(rebasing: bytes[..<length])
    ending = UnsafeRawBufferPointer(rebasing: bytes[length...])
  }
}
