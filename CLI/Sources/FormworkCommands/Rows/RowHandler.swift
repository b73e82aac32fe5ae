/// Converts columns of CSV files, or fields of the objects of JSON Lines, and leaves every other byte as it is.
struct RowHandler: PieceHandler {
  var output = OutputBuffer()
  var log: RejectLog
  let table: RowTable
  let remedy: Remedy

  /// One for each task.
  var converters: [FieldConverter]

  init(_ table: RowTable, remedy: Remedy, log: RejectLog) {
    self.table = table
    self.remedy = remedy
    self.log = log
    converters = table.tasks.enumerated().map {
      FieldConverter($0.element, index: $0.offset, isCurious: log.isCurious)
    }
  }

  var boundaries: BoundaryScanner.Kind {
    table.syntax == .csv ? .record(table.delimiter.byte) : .line
  }

  /// Rows have other columns, too, which may hold whole documents.
  var greatestLength: Int { (1 << 24) - 1 }

  func open(_ name: String?, _ reader: inout PieceReader) throws(SystemFile.Failure) -> OpenFile {
    var file = OpenFile(name: name, delimiter: table.delimiter)
    if table.syntax == .csv {
      let said = try reader.separatorLine()
      if let said, !table.isDelimiterGiven { file.delimiter = said }
      reader.setDelimiter(file.delimiter)
    }
    return file
  }

  func isReady(for file: OpenFile) -> Bool { table.syntax == .jsonLines || file.layout != nil }

  mutating func handle(_ piece: Piece, of file: inout OpenFile) {
    if table.syntax == .jsonLines { return handleObjects(piece, of: file) }
    var reader = RecordReader(piece, delimiter: file.delimiter.byte)
    while !file.isRejected, let record = reader.next() { handle(record, of: &file) }
  }
}

extension RowHandler {
  /// Passes on a record, or a line of JSON Lines, that is longer than any that is read.
  mutating func handlePart(_ part: Piece, of file: inout OpenFile) {
    switch part.extent {
    case .whole: return
    case .start:
      if table.syntax == .csv, file.layout == nil, table.hasHeader {
        file.isRejected = true
        return log.noteMalformed(
          "formwork: \(shownName(file.name)): the header is longer than 16 MiB")
      }
      log.noteRecord()
      log.noteRejectedRecord()
      let place = Place(file: file.name, line: part.firstLine)
      log.note(
        Conversion(tooLong: "more than 16 MiB"), at: place, of: converters[0].task.converter
      ) { Array(part.bytes) }
    case .middle: break
    case .end(let isOpen): if isOpen { complain(ofQuoteAt: part.firstLine, of: file) }
    }
    // Its cells aren't known, so that none of them can be quoted.
    let isUnknown = table.syntax == .csv && (remedy == .empty || table.formulas == .quote)
    let isDropped = remedy == .drop || isUnknown
    if !isDropped { output.write(part.bytes) }
  }

  private mutating func handle(_ record: CSVRecord, of file: inout OpenFile) {
    if record.isEmpty || record.line == 1 && record.isSeparatorLine { return pass(record) }
    guard let layout = file.layout else { return begin(with: record, of: &file) }
    log.noteRecord()
    if let line = record.openLine { return reject(record, openFrom: line, of: file) }
    let start = output.count
    var (end, next) = (0, 0)
    var isComplete = true
    for column in layout.columns {
      let place = Place(file: file.name, line: record.line, column: column.name)
      guard column.place < record.fields.count else {
        converters[column.task].noteMissing(.missingField, at: place, &log)
        isComplete = false
        continue
      }
      let field = record.fields[column.place]
      output.write(end..<field.lowerBound, next..<column.place, of: record, table.formulas)
      next = column.place + 1
      takeRegion(of: record, column)
      let content = record.content(of: column.place)
      let outcome = content.withBytes { converters[column.task].convert($0, at: place, &log) }
      if outcome.isRejected { isComplete = false }
      write(outcome, over: content, record, column, file.delimiter)
      end = field.upperBound
    }
    writeRest(of: record, end, next)
    if isComplete { return }
    log.noteRejectedRecord()
    if remedy == .drop { output.shorten(to: start) }
  }

  /// Writes what follows the last of the wanted columns.
  private mutating func writeRest(of record: CSVRecord, _ end: Int, _ next: Int) {
    output.write(
      end..<record.bytes.count, next..<record.fields.count, of: record, table.formulas)
    output.write(record.ending)
  }

  private mutating func pass(_ record: CSVRecord) {
    output.write(record.bytes)
    output.write(record.ending)
  }

  /// Finds the columns by the first record. Nothing of a file without one is written, so that nobody takes it for clean.
  private mutating func begin(with record: CSVRecord, of file: inout OpenFile) {
    do throws(ColumnChoice.Failure) {
      file.layout = try HeaderReader(table: table, delimiter: file.delimiter).layout(of: record)
    } catch {
      file.isRejected = true
      // Blank lines before the first record aren't written, either.
      output = OutputBuffer()
      return log.noteMalformed("formwork: \(shownName(file.name)): \(error.message)")
    }
    if table.hasHeader { writeHeader(record, of: file) } else { handle(record, of: &file) }
  }

  private mutating func writeHeader(_ record: CSVRecord, of file: OpenFile) {
    if let line = record.openLine { complain(ofQuoteAt: line, of: file) }
    var (end, next) = (0, 0)
    for column in file.layout?.columns ?? [] {
      let names = table.tasks[column.task].additions.names
      let field = record.fields[column.place]
      output.write(end..<field.upperBound, next..<column.place + 1, of: record, table.formulas)
      (end, next) = (field.upperBound, column.place + 1)
      for name in names {
        add(table.encoding.bytes(name) ?? Array(name.utf8), record, column, file.delimiter)
      }
    }
    writeRest(of: record, end, next)
  }

  private mutating func write(
    _ outcome: FieldOutcome, over content: CSVRecord.Content, _ record: CSVRecord,
    _ column: RowLayout.Column, _ delimiter: Delimiter
  ) {
    let source = record.source(of: column.place)
    let isQuoted = record.isQuoted(column.place)
    let additions = table.tasks[column.task].additions
    if additions.result != nil {
      keep(column.place, of: record)
    } else if outcome.isRejected {
      switch remedy {
      case .keep, .drop: keep(column.place, of: record)
      case .mark, .empty: writeRejected(source, isQuoted: isQuoted)
      }
    } else if let result = outcome.result {
      // As it was, where nothing changes.
      let isSame = content.withBytes { old in result.withUnsafeBytes { areEqual($0, old) } }
      let result = quoted(result, column)
      if isSame, result.count == content.withBytes(\.count) {
        output.write(source)
      } else {
        output.write(field: result, delimiter: delimiter.byte, isQuoted: isQuoted)
      }
    } else {
      keep(column.place, of: record)
    }
    if additions.isEmpty { return }
    for (index, addition) in outcome.additions.enumerated() {
      let isResult = index == 0 && additions.result != nil
      add(
        addition.map { quoted($0, column) } ?? (isResult ? kept(content, outcome) : []), record,
        column, delimiter)
    }
  }

  /// Writes a field as it was.
  private mutating func keep(_ index: Int, of record: CSVRecord) {
    output.write(record.fields[index], index..<index + 1, of: record, table.formulas)
  }

  /// A result, with an apostrophe before it if a spreadsheet would run it and formulas are quoted.
  private func quoted(_ result: [UInt8], _ column: RowLayout.Column) -> [UInt8] {
    if table.formulas == .keep { return result }
    let isFormula = Formulas.mayBegin(result, of: converters[column.task].task.converter)
    return isFormula ? [Formulas.apostrophe] + result : result
  }

  /// The content of a new column for rejected text: nothing, unless it is marked.
  private func kept(_ content: CSVRecord.Content, _ outcome: FieldOutcome) -> [UInt8] {
    if !outcome.isRejected || remedy != .mark { return [] }
    return [UInt8(ascii: "?")] + content.bytes
  }

  private mutating func add(
    _ field: [UInt8], _ record: CSVRecord, _ column: RowLayout.Column, _ delimiter: Delimiter
  ) {
    output.write(delimiter.byte)
    output.write(
      field: field, delimiter: delimiter.byte, isQuoted: record.isQuoted(column.place))
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

  /// Reads the record's numbers as those of the region that its column names.
  private mutating func takeRegion(of record: CSVRecord, _ column: RowLayout.Column) {
    guard let place = column.regionPlace else { return }
    let isThere = place < record.fields.count
    let name = isThere ? String(decoding: record.content(of: place).bytes, as: UTF8.self) : ""
    converters[column.task].task.converter.dial(from: String(name.filter { $0 != " " }))
  }

  /// Nobody knows which fields the rest of the file has: it stays as it is, or goes.
  private mutating func reject(_ record: CSVRecord, openFrom line: Int, of file: OpenFile) {
    complain(ofQuoteAt: line, of: file)
    log.noteRejectedRecord()
    let place = Place(file: file.name, line: record.line)
    log.note(Conversion(.openQuote), at: place, of: converters[0].task.converter) {
      Array(record.bytes.prefix { $0 != 0x0A && $0 != 0x0D })
    }
    if remedy == .drop || remedy == .empty { return }
    output.write(
      0..<record.bytes.count, 0..<record.fields.count, of: record, table.formulas)
  }

  private mutating func complain(ofQuoteAt line: Int, of file: OpenFile) {
    log.noteMalformed(
      "formwork: \(shownName(file.name)): line \(line): a quote is opened and never closed")
  }
}

extension CSVRecord {
  /// Whether this is a line such as `sep=;`, which says to spreadsheets what separates the fields.
  fileprivate var isSeparatorLine: Bool {
    let line = bytes[(fields.first?.lowerBound ?? 0)...]
    guard line.count == 5, line.starts(with: "sep=".utf8), let last = line.last else {
      return false
    }
    return Delimiter(byte: last) != nil
  }
}
