import Formwork
import FormworkDisplay

extension ColumnHandler {
  /// Where the wanted columns are, in order and each once; `nil` after a complaint if one isn't
  /// there.
  mutating func findColumns(_ record: CSVRecord, of file: String?) -> [Column]? {
    let fields = record.fields.indices
    let names = table.hasHeader ? fields.map { record.text(of: $0) ?? "" } : nil
    var places: Set<Int> = []
    do throws(ColumnChoice.Failure) {
      for choice in table.choices {
        places.insert(try choice.place(among: names, count: fields.count))
      }
    } catch {
      isMalformed = true
      SystemFile.complain(
        "formwork: \(shownName(file)): \(error.message)" + otherDelimiter(in: record))
      return nil
    }
    return places.sorted().map { place in
      let name = names?[place] ?? ""
      return Column(place: place, name: name.isEmpty ? String(place + 1) : name)
    }
  }

  /// A guess for a file that seems to have one column.
  private func otherDelimiter(in record: CSVRecord) -> String {
    if record.fields.count > 1 { return "" }
    let counts = Delimiter.usual.filter { $0 != table.delimiter }
      .map { delimiter in (delimiter, record.bytes.reduce(0) { $1 == delimiter.byte ? $0 + 1 : $0 })
      }
    guard let most = counts.max(by: { $0.1 < $1.1 }), most.1 > 0 else { return "" }
    return "\nThat may be \(most.1 + 1) columns: try --delimiter \(most.0.argument)"
  }

  /// - Returns: That the file can go on.
  mutating func writeHeader(_ record: CSVRecord, of file: String?) -> Bool {
    if let line = record.openLine { complain(ofQuoteAt: line, of: file) }
    output.write(record.bytes)
    output.write(record.ending)
    return true
  }

  /// Nobody knows which fields the rest of the file has: it stays as it is, or goes.
  mutating func reject(_ record: CSVRecord, openFrom line: Int, of file: String?) {
    complain(ofQuoteAt: line, of: file)
    log.note(Conversion(.openQuote), at: Place(file: file, line: record.line), of: converter) {
      Array(record.bytes.prefix { $0 != 0x0A && $0 != 0x0D })
    }
    if remedy == .drop || remedy == .empty { return }
    output.write(record.bytes)
  }

  private mutating func complain(ofQuoteAt line: Int, of file: String?) {
    isMalformed = true
    SystemFile.complain(
      "formwork: \(shownName(file)): line \(line): a quote is opened and never closed")
  }
}
