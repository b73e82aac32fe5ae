import ArgumentParser
@_spi(JSON) import FormworkRules
import FormworkDisplay

/// The file of `--rejects`: a row for each text that couldn't be completed.
struct RejectFile {
  private let path: String
  private var output: OutputBuffer

  /// Why nothing more is written. The rows before it are there.
  private var failure: SystemFile.Failure?

  /// - Throws: The exit code, after a complaint, if the file can't be opened.
  init(_ path: String) throws(ExitCode) {
    self.path = path
    do throws(SystemFile.Failure) {
      output = OutputBuffer(to: try SystemFile(writing: path))
    } catch {
      SystemFile.complain("formwork: \(String(safelyShowing: path)): \(error.message)")
      throw .unwritable
    }
    if RejectRows.Notation(path: path) == .csv {
      output.write("file,line,column,text,reason,detail\n")
    }
  }

  mutating func write(_ rows: [UInt8]) {
    if failure != nil || rows.isEmpty { return }
    output.write(rows)
    do throws(SystemFile.Failure) {
      try output.flushIfFull()
    } catch {
      failure = error
    }
  }

  /// Writes what is left to write.
  ///
  /// - Throws: The exit code, after a complaint, if something couldn't be written.
  mutating func finish() throws(ExitCode) {
    do throws(SystemFile.Failure) {
      if let failure { throw failure }
      try output.flush()
    } catch {
      SystemFile.complain("formwork: \(String(safelyShowing: path)): \(error.message)")
      throw .unwritable
    }
  }
}

/// Rows for the file of `--rejects`.
///
/// Its name decides how it is written: `.json`, `.jsonl` and `.ndjson` are an object on each line,
/// all others are CSV.
struct RejectRows {
  private let notation: Notation
  private var output = OutputBuffer()
  private var json = JSONWriter()

  enum Notation {
    case csv, json

    init(path: String) {
      let isJSON = [".json", ".jsonl", ".ndjson"].contains { path.hasSuffix($0) }
      self = isJSON ? .json : .csv
    }
  }

  init(_ notation: Notation) {
    self.notation = notation
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
      $0.member("file", reject.place.file)
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
    write((reject.place.file ?? "").utf8)
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
    output.write(field: field, delimiter: UInt8(ascii: ","), isQuoted: false)
  }
}
