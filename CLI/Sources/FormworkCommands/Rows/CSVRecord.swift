/// One record of a CSV file, with the places of its fields; valid until more is read.
struct CSVRecord {
  /// The record as it was written, without its line break.
  let bytes: UnsafeRawBufferPointer

  /// Its line break: LF, CR LF, CR, or nothing at the end of the file.
  let ending: UnsafeRawBufferPointer

  /// The places of the fields, quotes included. A byte order mark belongs to none.
  let fields: FieldRanges

  /// The line of the file that the record begins on, from 1.
  let line: Int

  /// The line on which a quote is opened that is never closed, if there is one.
  let openLine: Int?

  static let quote = UInt8(ascii: "\"")

  /// Whether there is nothing in it but perhaps a byte order mark.
  var isEmpty: Bool { fields.count == 1 && fields[0].isEmpty }

  /// The bytes of a field, quotes included.
  func source(of index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[fields[index]])
  }

  /// Whether a field begins with a quote. What follows its last quote belongs to it as well, as
  /// spreadsheets read it: `"a"b` is `ab`.
  func isQuoted(_ index: Int) -> Bool { source(of: index).first == Self.quote }

  /// The bytes that a field stands for, without its quotes.
  func content(of index: Int) -> Content {
    let source = source(of: index)
    if source.first != Self.quote { return .plain(source) }
    // Nearly all fields in quotes have none inside.
    let inner = UnsafeRawBufferPointer(rebasing: source.dropFirst())
    if firstIndex(of: Self.quote, in: inner) == inner.count - 1 {
      return .plain(UnsafeRawBufferPointer(rebasing: inner.dropLast()))
    }
    return .unquoted(unquoted(source))
  }

  /// The bytes of a field as they stand in the record, or without their quotes.
  enum Content {
    case plain(UnsafeRawBufferPointer)
    case unquoted([UInt8])

    var bytes: [UInt8] { withBytes { Array($0) } }
    var isEmpty: Bool { withBytes { $0.isEmpty } }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      switch self {
      case .plain(let bytes): body(bytes)
      case .unquoted(let bytes): bytes.withUnsafeBytes(body)
      }
    }
  }

  /// Quotes come in twos until the one that closes; after it they are as they are.
  private func unquoted(_ source: UnsafeRawBufferPointer) -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(source.count)
    var index = 1
    while index < source.count, source[index] != Self.quote || index + 1 < source.count {
      if source[index] != Self.quote {
        content.append(source[index])
        index += 1
      } else if source[index + 1] == Self.quote {
        content.append(Self.quote)
        index += 2
      } else {
        return content + source[(index + 1)...]
      }
    }
    return content
  }
}

/// The places of the fields of a record, one after the other with a delimiter between them.
struct FieldRanges: RandomAccessCollection {
  /// Where each begins, in few bytes: a hostile record has millions.
  private var starts: [UInt32] = []
  private let end: Int

  /// - Parameters:
  ///   - starts: Where each field begins.
  ///   - end: Where the last one ends.
  init(starts: [UInt32], end: Int) {
    self.starts = starts
    self.end = end
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count }

  subscript(index: Int) -> Range<Int> {
    let next = index + 1
    return Int(starts[index])..<(next < starts.count ? Int(starts[next]) - 1 : end)
  }
}

extension OutputBuffer {
  /// Writes a field: in quotes if it has to be, or if that is asked for.
  mutating func write(
    field: some Collection<UInt8>, delimiter: UInt8, isQuoted: Bool
  ) {
    let needsQuotes = field.contains {
      $0 == CSVRecord.quote || $0 == delimiter || $0 == 0x0A || $0 == 0x0D
    }
    if !needsQuotes, !isQuoted { return write(bytes: field) }
    write(CSVRecord.quote)
    for byte in field {
      if byte == CSVRecord.quote { write(byte) }
      write(byte)
    }
    write(CSVRecord.quote)
  }
}
