/// Reads a file in pieces.
///
/// A piece has what one call of the system reads, up to the last line or record that is whole, so that nothing waits
/// for more to come.
struct PieceReader: ~Copyable {
  private let file: SystemFile
  private var scanner: BoundaryScanner

  /// The bytes of the next piece so far.
  private var buffer = PieceBuffer(capacity: size)
  private var count = 0

  /// How much of it was searched for the end of a piece, and where the last one was found.
  private var searched = 0
  private var boundary = 0

  /// Whether the bytes belong to a line or a record that is longer than any that is read, and where that one begins.
  private var isInLong = false
  private var longLine = 1
  private let greatestLength: Int

  private var isAtEnd = false
  private var line = 1

  /// How many bytes were read so far.
  private(set) var byteCount = 0

  /// How many lines the pieces so far have.
  var lineCount: Int { line - 1 }

  private static let size = 1 << 18

  /// - Parameters:
  ///   - file: The file.
  ///   - boundaries: The ends of pieces.
  ///   - greatestLength: The longest line or record that is read whole; of others, each piece is a part.
  init(_ file: SystemFile, endingAt boundaries: BoundaryScanner.Kind, greatestLength: Int) {
    self.file = file
    self.greatestLength = greatestLength
    scanner = BoundaryScanner(boundaries)
  }

  /// The delimiter that a first line such as `sep=;` names; `nil` if there is no such line.
  mutating func separatorLine() throws(SystemFile.Failure) -> Delimiter? {
    // A byte order mark, the line, and its break.
    while count < 10, !isAtEnd, !buffer.bytes[..<count].contains(0x0A) { try fill() }
    var bytes = buffer.bytes[..<count]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      // It isn't part of the first field, which a quote may begin.
      bytes = bytes.dropFirst(3)
      searched = 3
    }
    guard bytes.starts(with: "sep=".utf8), bytes.count > 4 else { return nil }
    let rest = bytes.dropFirst(5)
    guard rest.isEmpty || rest.first == 0x0A || rest.first == 0x0D else { return nil }
    return Delimiter(byte: bytes[bytes.startIndex + 4])
  }

  /// Says what separates the fields of the records.
  mutating func setDelimiter(_ delimiter: Delimiter) {
    scanner = BoundaryScanner(.record(delimiter.byte))
  }

  /// The next piece; `nil` at the end of the file.
  mutating func next() throws(SystemFile.Failure) -> Piece? {
    while true {
      if isInLong {
        if let part = nextPart() { return part }
        try fill()
        continue
      }
      if searched < count {
        let new = UnsafeRawBufferPointer(rebasing: buffer.bytes[searched..<count])
        if let found = scanner.lastBoundary(in: new) { boundary = searched + found }
        searched = count
      }
      if isAtEnd { return count == 0 ? nil : take(count) }
      if boundary > 0 { return take(boundary) }
      if count > greatestLength {
        (isInLong, longLine) = (true, line)
        return take(count - heldBack, .start)
      }
      try fill()
    }
  }

  /// The next part of a line or a record that is longer than any that is read; `nil` if more must be read first.
  private mutating func nextPart() -> Piece? {
    let new = UnsafeRawBufferPointer(rebasing: buffer.bytes[searched..<count])
    if let found = scanner.firstBoundary(in: new) {
      isInLong = false
      let part = take(searched + found, .end(isOpen: false))
      // The scanner has seen nothing beyond the end.
      searched = 0
      return part
    }
    searched = count
    if isAtEnd {
      isInLong = false
      return take(count, .end(isOpen: scanner.isQuoted))
    }
    return count > heldBack ? take(count - heldBack, .middle) : nil
  }

  /// How many bytes at the end belong with the next one: a return that LF may follow.
  private var heldBack: Int { count > 0 && buffer.bytes[count - 1] == 0x0D ? 1 : 0 }

  private mutating func fill() throws(SystemFile.Failure) {
    if count == buffer.bytes.count { grow(to: 2 * count) }
    let read = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[count...]))
    isAtEnd = read == 0
    count += read
    byteCount += read
  }

  private mutating func grow(to size: Int) {
    let larger = PieceBuffer(capacity: size)
    larger.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]))
    buffer = larger
  }

  private mutating func take(_ length: Int, _ extent: Piece.Extent = .whole) -> Piece {
    let rest = count - length
    var firstLine = line
    if case .whole = extent {} else { firstLine = longLine }
    let piece = Piece(buffer, count: length, firstLine: firstLine, extent: extent)
    line += scanner.lineCount(of: piece.bytes)
    let next = PieceBuffer(capacity: max(Self.size, 2 * rest))
    next.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer.bytes[length..<count]))
    (buffer, count, searched, boundary) = (next, rest, rest, 0)
    return piece
  }
}
