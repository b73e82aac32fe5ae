/// The records of a CSV file, one at a time: RFC 4180, with what is written in spite of it.
///
/// A quote is one only at the start of a field; elsewhere, as in `1,5" pipe`, it is a character like
/// any other. A record ends at LF, CR LF or a lone CR. That is how Python's `csv` reads, but for a
/// quote that is never closed: the record says on which line it was opened.
struct RecordReader: ~Copyable {
  private var buffer: InputBuffer

  /// The delimiter of the records that weren't read yet.
  var delimiter: UInt8

  /// How many of the bytes were looked at, and what they came to.
  private var searched = 0
  private var state = State.fieldStart
  private var starts: [UInt32] = [0]

  private var isAtStart = true

  /// The line that the next byte is on, that of the record's start, and that of the last quote.
  private var line = 1
  private var firstLine = 1
  private var quoteLine = 1
  private var isAfterReturn = false

  private enum State {
    case fieldStart, plain, quoted, quoteInQuoted
  }

  /// The records of a piece. The first one may begin with a byte order mark if it is on the first line.
  init(_ piece: Piece, delimiter: UInt8) {
    buffer = InputBuffer(piece.bytes)
    self.delimiter = delimiter
    (line, firstLine) = (piece.firstLine, piece.firstLine)
    isAtStart = piece.firstLine == 1
  }

  /// The next record, or `nil` at the end.
  mutating func next() -> CSVRecord? {
    let bytes = buffer.bytes
    if isAtStart { skipByteOrderMark(bytes) }
    guard let length = search(bytes) else { return nil }
    var ending = 0
    if length < bytes.count {
      let isPair = bytes[length] == 0x0D && length + 1 < bytes.count && bytes[length + 1] == 0x0A
      ending = isPair ? 2 : 1
    }
    let record = CSVRecord(
      bytes: buffer.take(length), ending: buffer.take(ending),
      fields: FieldRanges(starts: starts, end: length), line: firstLine,
      openLine: state == .quoted ? quoteLine : nil)
    line += 1
    beginRecord()
    return record
  }
}

extension RecordReader {
  private mutating func beginRecord() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    (searched, state) = (0, .fieldStart)
    (firstLine, isAfterReturn) = (line, false)
  }

  private mutating func skipByteOrderMark(_ bytes: UnsafeRawBufferPointer) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { (searched, starts) = (mark.count, [UInt32(mark.count)]) }
    isAtStart = false
  }

  /// The length of the record without its line break; `nil` at the end.
  private mutating func search(_ bytes: UnsafeRawBufferPointer) -> Int? {
    while searched < bytes.count {
      let byte = bytes[searched]
      switch state {
      case .quoted:
        countLine(byte)
        if byte == CSVRecord.quote { state = .quoteInQuoted }
      case .fieldStart where byte == CSVRecord.quote:
        (state, quoteLine) = (.quoted, line)
      case .quoteInQuoted where byte == CSVRecord.quote:
        state = .quoted
      case .fieldStart, .plain, .quoteInQuoted:
        if byte == delimiter {
          starts.append(UInt32(searched + 1))
          state = .fieldStart
        } else if byte == 0x0A || byte == 0x0D {
          return searched
        } else {
          state = .plain
        }
      }
      searched += 1
    }
    return bytes.isEmpty ? nil : bytes.count
  }

  /// Line breaks in quotes are part of a field, and of the file all the same.
  private mutating func countLine(_ byte: UInt8) {
    if byte == 0x0D || byte == 0x0A && !isAfterReturn { line += 1 }
    isAfterReturn = byte == 0x0D
  }
}
