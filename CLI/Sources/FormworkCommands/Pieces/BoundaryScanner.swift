/// Finds the places where a file can be cut: after a line, or after a CSV record.
///
/// It follows the quotes of a file as ``RecordReader`` does, so that no record is cut.
struct BoundaryScanner {
  private let kind: Kind
  private var state = State.fieldStart

  /// Whether the byte before was a return, which LF may follow.
  private var isAfterReturn = false

  /// The end of a piece.
  enum Kind {
    case line
    case record(_ delimiter: UInt8)
  }

  private enum State {
    case fieldStart, plain, quoted, quoteInQuoted
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether the bytes so far end inside of quotes.
  var isQuoted: Bool { state == .quoted }

  /// Returns the position after the last line or record that ends in some bytes, which follow the earlier ones.
  mutating func lastBoundary(in bytes: UnsafeRawBufferPointer) -> Int? {
    switch kind {
    case .line: bytes.lastIndex(of: 0x0A).map { $0 + 1 }
    case .record(let delimiter): recordEnd(in: bytes, delimiter, isFirst: false)
    }
  }

  /// Returns the position after the line or record that ends first in some bytes. Those after it weren't read then.
  mutating func firstBoundary(in bytes: UnsafeRawBufferPointer) -> Int? {
    switch kind {
    case .line: firstIndex(of: 0x0A, in: bytes).map { $0 + 1 }
    case .record(let delimiter): recordEnd(in: bytes, delimiter, isFirst: true)
    }
  }

  /// How many lines end in some bytes.
  func lineCount(of bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
    guard case .record = kind, firstIndex(of: 0x0D, in: bytes) != nil else { return count }
    for index in bytes.indices where bytes[index] == 0x0D {
      if index + 1 == bytes.count || bytes[index + 1] != 0x0A { count += 1 }
    }
    return count
  }

  private mutating func recordEnd(
    in bytes: UnsafeRawBufferPointer, _ delimiter: UInt8, isFirst: Bool
  ) -> Int? {
    var found: Int?
    var state = state
    var isAfterReturn = isAfterReturn
    for index in bytes.indices {
      if isFirst, found != nil { break }
      let byte = bytes[index]
      if isAfterReturn {
        isAfterReturn = false
        // The next record begins after a lone CR, or after LF.
        if byte == 0x0A {
          found = index + 1
          continue
        }
        found = index
        if isFirst { break }
      }
      if state == .quoted {
        if byte == CSVRecord.quote { state = .quoteInQuoted }
      } else if byte == CSVRecord.quote, state != .plain {
        state = .quoted
      } else if byte == delimiter {
        state = .fieldStart
      } else if byte == 0x0A {
        (state, found) = (.fieldStart, index + 1)
      } else if byte == 0x0D {
        (state, isAfterReturn) = (.fieldStart, true)
      } else {
        state = .plain
      }
    }
    (self.state, self.isAfterReturn) = (state, isAfterReturn)
    return found
  }
}
