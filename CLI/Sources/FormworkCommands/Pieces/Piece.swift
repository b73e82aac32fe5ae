/// A part of a file that ends where a line or a record does, so that it can be handled by itself.
struct Piece {
  /// The bytes, valid as long as the piece is.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]) }

  /// The line of the file that the piece begins on, from 1; of a part of a line or a record, that on which it begins.
  let firstLine: Int

  /// The extent of the piece.
  let extent: Extent

  private let buffer: PieceBuffer
  private let count: Int

  /// Whole lines or records, or a part of one that is longer than any that is read.
  enum Extent {
    case whole
    case start
    case middle

    /// The end, perhaps that of the file inside of quotes.
    case end(isOpen: Bool)
  }

  init(_ buffer: PieceBuffer, count: Int, firstLine: Int, extent: Extent = .whole) {
    self.buffer = buffer
    self.count = count
    self.firstLine = firstLine
    self.extent = extent
  }
}

/// Memory that is given back with the last piece in it.
final class PieceBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  init(capacity: Int) {
    bytes = .allocate(byteCount: capacity, alignment: 1)
  }

  deinit {
    bytes.deallocate()
  }
}

/// A file while its pieces are handled.
struct OpenFile {
  /// Its name; `nil` for standard input.
  let name: String?

  /// The delimiter of its fields, if it is CSV.
  var delimiter: Delimiter

  /// Where the wanted columns are, once its header was read.
  var layout: RowLayout?

  /// Whether the file can't be handled: it lacks a column.
  var isRejected = false
}
