import ArgumentParser
@_spi(JSON) import FormworkCore

/// The file of `--rejects`: a row for each text that couldn't be completed.
///
/// It is opened when there is something to write, or when the run ended well, so that a run without an input leaves an
/// old file alone.
struct RejectFile {
  private let path: String
  private let files: RunFiles
  private var file: SystemFile?

  /// How many bytes of whole rows are in the file.
  private var count = 0

  /// - Returns: `nil` if no file was asked for.
  init?(_ files: RunFiles) {
    guard let path = files.rejects else { return nil }
    self.path = path
    self.files = files
  }

  /// Writes rows, all or none of them.
  ///
  /// - Throws: The exit code, after a complaint, if they couldn't be written.
  mutating func write(_ rows: [UInt8]) throws(ExitCode) {
    if rows.isEmpty { return }
    try open()
    try send(rows)
  }

  /// Writes an empty file if there were no rows and the run ended well.
  ///
  /// - Throws: The exit code, after a complaint, if it couldn't be written.
  mutating func finish(endedWell: Bool) throws(ExitCode) {
    if endedWell { try open() }
  }

  private mutating func open() throws(ExitCode) {
    if file != nil { return }
    do throws(SystemFile.Failure) {
      file = try files.open(.rejects)
    } catch {
      throw complaint(error)
    }
    if RejectRows.Notation(path: path) == .csv {
      try send(Array("file,line,column,text,reason,detail\n".utf8))
    }
  }

  private mutating func send(_ bytes: [UInt8]) throws(ExitCode) {
    do throws(SystemFile.Failure) {
      try bytes.withUnsafeBufferPointer { (bytes) throws(SystemFile.Failure) in
        try file?.write(UnsafeRawBufferPointer(bytes))
      }
      count += bytes.count
    } catch {
      // Half a row would be taken for a whole one.
      try? file?.shorten(to: count)
      throw complaint(error)
    }
  }

  private func complaint(_ failure: SystemFile.Failure) -> ExitCode {
    SystemFile.complain("formwork: \(String(safelyShowing: path)): \(failure.message)")
    return .unwritable
  }
}

/// Rows for the file of `--rejects`.
///
/// Its name decides how it is written: `.json`, `.jsonl` and `.ndjson` are an object on each line,
/// all others are CSV.
struct RejectRows {
  private let notation: Notation
  private let formulas: Formulas
  private var output = OutputBuffer()
  private var json = JSONWriter()

  enum Notation {
    case csv, json

    init(path: String) {
      let isJSON = [".json", ".jsonl", ".ndjson"].contains { path.hasSuffix($0) }
      self = isJSON ? .json : .csv
    }
  }

  init(_ notation: Notation, _ formulas: Formulas) {
    self.notation = notation
    self.formulas = formulas
  }

  /// Takes out the rows since the last time.
  mutating func take() -> [UInt8] { output.take() }

  mutating func write(_ reject: Reject) {
    switch notation {
    case .csv: writeRecord(reject)
    case .json: writeObject(reject)
    }
  }

  private mutating func writeObject(_ reject: Reject) {
    json.removeAll()
    json.object {
      $0.member("file", reject.place.file.map { String(safelyShowing: $0) })
      $0.member("line", reject.place.line)
      $0.member("column", reject.place.column)
      $0.member("text", String(decoding: reject.content, as: UTF8.self))
      $0.member("reason", reject.reason.name)
      $0.member("detail", reject.detail)
    }
    output.write(json.bytes)
    output.write("\n")
  }

  private mutating func writeRecord(_ reject: Reject) {
    write((reject.place.file.map { String(safelyShowing: $0) } ?? "").utf8)
    output.write(",\(reject.place.line),")
    write((reject.place.column ?? "").utf8)
    output.write(",")
    // As it was read, even where it isn't UTF-8.
    write(reject.content)
    output.write(",\(reject.reason.name),")
    write(reject.detail.utf8)
    output.write("\n")
  }

  private mutating func write(_ field: some Collection<UInt8>) {
    if formulas == .quote, Formulas.mayBegin(field) {
      return output.write(
        field: [Formulas.apostrophe] + Array(field), delimiter: UInt8(ascii: ","), isQuoted: false)
    }
    output.write(field: field, delimiter: UInt8(ascii: ","), isQuoted: false)
  }
}
