import Formwork
import FormworkDisplay

/// Gives one column of a CSV file its form, and leaves every other byte as it is.
struct ColumnHandler: LineHandler {
  var output = OutputBuffer()
  private(set) var rejectedCount = 0
  private(set) var isColumnMissing = false

  private let column: String
  private let format: AnyInputFormat
  private let input: BatchHandler.Input
  private let showsValue: Bool
  private var recordCount = 0

  /// Where the column is in this file, once its header was read.
  private var place: Place?

  private enum Place {
    case field(Int), missing
  }

  /// The lines of a record whose quotes are open.
  private var open: [UInt8] = []
  private var isQuoted = false

  init(column: String, format: AnyInputFormat, input: BatchHandler.Input, showsValue: Bool) {
    self.column = column
    self.format = format
    self.input = input
    self.showsValue = showsValue
  }

  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?) {
    for byte in line.content where byte == CSVRecord.quote { isQuoted.toggle() }
    if isQuoted {
      open += line.content
      open += line.ending
      return
    }
    let record = CSVRecord(open + line.content)
    open.removeAll(keepingCapacity: true)
    handle(record, of: file)
    output.write(line.ending)
  }

  mutating func finish(file: String?) {
    if !open.isEmpty { handle(CSVRecord(open), of: file) }
    open.removeAll()
    isQuoted = false
    place = nil
  }

  /// Says on standard error how many records couldn't be completed, if there are any.
  func complain() {
    if rejectedCount == 0 { return }
    let records = recordCount == 1 ? "record" : "records"
    SystemFile.complain("\(rejectedCount) of \(recordCount) \(records) could not be completed")
  }
}

extension ColumnHandler {
  private mutating func handle(_ record: CSVRecord, of file: String?) {
    guard let place else {
      readHeader(record, of: file)
      output.write(record.bytes)
      return
    }
    guard case .field(let index) = place, !record.bytes.isEmpty else {
      output.write(record.bytes)
      return
    }
    recordCount += 1
    guard index < record.fields.count, let text = record.text(of: index) else {
      rejectedCount += 1
      output.write(record.bytes)
      return
    }
    let result = formatted(text)
    if result == nil { rejectedCount += 1 }
    guard let result, result != text else {
      output.write(record.bytes)
      return
    }
    output.write(record.replacing(index, with: result))
  }

  private mutating func readHeader(_ record: CSVRecord, of file: String?) {
    let names = record.fields.indices.map { record.text(of: $0) ?? "" }
    if let index = names.firstIndex(of: column) {
      place = .field(index)
    } else {
      place = .missing
      isColumnMissing = true
      let known = names.map { "“\(String(safelyShowing: $0))”" }.joined(separator: ", ")
      let wanted = String(safelyShowing: column)
      let place = file.map { String(safelyShowing: $0) } ?? "standard input"
      SystemFile.complain("formwork: \(place): no column “\(wanted)”; there are \(known)")
    }
  }

  /// What is to be shown for a field, or `nil` if it can't be completed; empty ones stay empty.
  private func formatted(_ text: String) -> String? {
    if text.isEmpty { return text }
    let formatted =
      switch input {
      case .text: format.formatted(text: text)
      case .value: format.formatted(value: text)
      }
    guard formatted.isComplete, formatted.problem == nil,
      formatted.surplus(of: text).isEmpty
    else { return nil }
    return showsValue ? formatted.value : formatted.text
  }
}
