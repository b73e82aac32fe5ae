import FormworkMasks
import FormworkDisplay

/// Gives columns of a CSV file their form, and leaves every other byte as it is.
struct ColumnHandler: FileHandler {
  var output = OutputBuffer()
  var log: RejectLog
  private(set) var recordCount = 0

  /// How many of them have a field that couldn't be completed.
  var rejectedCount = 0

  /// Whether a file lacks a column, or has a quote that is never closed.
  var isMalformed = false

  let table: Table
  var converter: Converter
  private let showsValue: Bool
  let remedy: Remedy

  /// Where the columns are in this file, in order, once its first record was read.
  private var columns: [Column]?

  /// Where the column is that says where phone numbers are from.
  var regionPlace: Int?

  /// What parts the fields of this file.
  var delimiter = Delimiter.comma

  struct Column {
    let place: Int
    let name: String
  }

  /// How the files are written, and which of their columns are wanted.
  struct Table {
    var choices: [ColumnChoice]
    var delimiter: Delimiter

    /// Whether the delimiter was asked for, so that nothing else may be one.
    var isDelimiterGiven: Bool
    var hasHeader: Bool

    /// The column that says where phone numbers are from.
    var regionChoice: ColumnChoice?
  }

  init(
    _ table: Table, _ converter: Converter, showsValue: Bool, remedy: Remedy, log: RejectLog
  ) {
    self.table = table
    self.converter = converter
    self.showsValue = showsValue
    self.remedy = remedy
    self.log = log
  }

  /// Handles the records of a file. What was made of them is written before more of them are
  /// waited for.
  mutating func handle(_ file: SystemFile, named name: String?) throws(SystemFile.Failure) {
    delimiter = table.delimiter
    var reader = RecordReader(file, delimiter: delimiter.byte)
    var number = 0
    var progress = ProgressBar()
    let size = progress == nil ? nil : file.size
    defer { progress?.clear() }
    columns = nil
    repeat {
      while let record = reader.next() {
        number += 1
        if number == 1, takeSeparatorLine(record) {
          reader.delimiter = delimiter.byte
          continue
        }
        // Nothing of a file without the column is written, so that nobody takes it for clean.
        guard handle(record, of: name) else { return }
        try output.flushIfFull()
      }
      try output.flush()
      progress?.show(reader.byteCount, of: size, lines: number)
    } while try reader.fill()
  }
}

extension ColumnHandler {
  /// - Returns: Whether the file has the columns.
  private mutating func handle(_ record: CSVRecord, of file: String?) -> Bool {
    if record.isEmpty {
      output.write(record.bytes)
      output.write(record.ending)
      return true
    }
    guard let columns else {
      columns = findColumns(record, of: file)
      if columns == nil { return false }
      return table.hasHeader ? writeHeader(record, of: file) : handle(record, of: file)
    }
    recordCount += 1
    if let line = record.openLine {
      reject(record, openFrom: line, of: file)
      return true
    }
    takeRegion(of: record)
    let start = output.count
    var end = 0
    var isComplete = true
    for column in columns {
      let place = Place(file: file, line: record.line, column: column.name)
      guard column.place < record.fields.count else {
        log.note(Conversion(.missingField), at: place, of: converter) { [] }
        isComplete = false
        continue
      }
      let field = record.fields[column.place]
      output.write(UnsafeRawBufferPointer(rebasing: record.bytes[end..<field.lowerBound]))
      if !write(record, column.place, at: place) { isComplete = false }
      end = field.upperBound
    }
    output.write(UnsafeRawBufferPointer(rebasing: record.bytes[end...]))
    output.write(record.ending)
    if isComplete { return true }
    rejectedCount += 1
    if remedy == .drop { output.shorten(to: start) }
    return true
  }

  /// Writes what becomes of a field; empty ones stay empty.
  ///
  /// - Returns: Whether it could be completed.
  private mutating func write(_ record: CSVRecord, _ index: Int, at place: Place) -> Bool {
    let source = record.source(of: index)
    let content = record.content(of: index)
    if content.isEmpty {
      output.write(source)
      return true
    }
    if let isComplete = repeated(record, index, content) { return isComplete }
    let conversion = content.withBytes { converter.convert($0) }
    let formatted = conversion.formatted
    let result = showsValue ? formatted.value : formatted.text
    if conversion.isKeptInMind(by: converter) {
      converter.memo?.remember(result, conversion.reason)
    }
    if conversion.reason != nil {
      log.note(conversion, at: place, of: converter) { content.bytes }
      writeRejected(source, isQuoted: record.isQuoted(index))
      return false
    }
    log.note(conversion.extract, at: place)
    write(Array(result.utf8), over: content, record, index)
    return true
  }

  /// Makes of a field what was made of another like it.
  ///
  /// - Returns: Whether it could be completed; `nil` if there was none, or more is to be told.
  private mutating func repeated(
    _ record: CSVRecord, _ index: Int, _ content: CSVRecord.Content
  ) -> Bool? {
    switch content.withBytes({ converter.memo?.recall($0) }) {
    case .result:
      write(converter.memo?.result ?? [], over: content, record, index)
      return true
    case .reject(let reason) where log.isQuiet:
      log.note(reason)
      writeRejected(record.source(of: index), isQuoted: record.isQuoted(index))
      return false
    default: return nil
    }
  }

  /// Writes a field that was completed, as it was where that changes nothing.
  private mutating func write(
    _ result: [UInt8], over content: CSVRecord.Content, _ record: CSVRecord, _ index: Int
  ) {
    let isSame = content.withBytes { old in result.withUnsafeBytes { areEqual($0, old) } }
    if isSame { return output.write(record.source(of: index)) }
    output.write(field: result, delimiter: delimiter.byte, isQuoted: record.isQuoted(index))
  }

  private mutating func writeRejected(_ source: UnsafeRawBufferPointer, isQuoted: Bool) {
    switch remedy {
    case .keep, .drop: output.write(source)
    case .mark:
      let opening = isQuoted ? 1 : 0
      output.write(UnsafeRawBufferPointer(rebasing: source[..<opening]))
      output.write("?")
      output.write(UnsafeRawBufferPointer(rebasing: source[opening...]))
    case .empty: if isQuoted { output.write("\"\"") }
    }
  }
}
