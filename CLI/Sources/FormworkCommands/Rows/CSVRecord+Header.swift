/// What the first record tells of a file that isn't as it was said to be.
extension CSVRecord {
  /// Whether it begins with the byte order mark of UTF-16, as the Unicode text of spreadsheets does.
  var isUTF16: Bool { bytes.isUTF16 }

  /// The same record with the fields that another delimiter would make.
  func parted(by delimiter: Delimiter) -> CSVRecord {
    var start = fields.first?.lowerBound ?? 0
    var starts = [UInt32(start)]
    var isQuoted = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == Self.quote {
        // Two of them inside of a field change nothing: it ends, and begins again.
        if isQuoted || bytes[start] == Self.quote { isQuoted.toggle() }
      } else if byte == delimiter.byte, !isQuoted {
        start = index + 1
        starts.append(UInt32(start))
      }
    }
    return CSVRecord(
      bytes: bytes, ending: ending, fields: FieldRanges(starts: starts, end: bytes.count),
      line: line, openLine: openLine)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes begin as text in UTF-16 does.
  var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }
}
