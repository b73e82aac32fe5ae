import FormworkMasks
import FormworkDisplay

extension ColumnHandler {
  /// Where the wanted columns are, in order and each once; `nil` after a complaint if one isn't
  /// there.
  mutating func findColumns(_ record: CSVRecord, of file: String?) -> [Column]? {
    do throws(ColumnChoice.Failure) {
      if record.isUTF16 {
        throw ColumnChoice.Failure(
          message: "this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it")
      }
      let places = try places(in: record)
      try rejectDoubt(record)
      let names = names(in: record)
      regionPlace = try table.regionChoice?.place(among: names, count: record.fields.count)
      return places.sorted().map { place in
        let name = names?[place] ?? ""
        return Column(place: place, name: name.isEmpty ? String(place + 1) : name)
      }
    } catch {
      isMalformed = true
      SystemFile.complain("formwork: \(shownName(file)): \(error.message)")
      return nil
    }
  }

  private func names(in record: CSVRecord) -> [String]? {
    // What isn't UTF-8 can be seen and chosen by number, if not by name.
    table.hasHeader
      ? record.fields.indices.map { String(decoding: record.content(of: $0).bytes, as: UTF8.self) }
      : nil
  }

  private func places(in record: CSVRecord) throws(ColumnChoice.Failure) -> Set<Int> {
    do throws(ColumnChoice.Failure) {
      return try table.places(among: names(in: record), count: record.fields.count)
    } catch {
      throw ColumnChoice.Failure(message: error.message + otherDelimiter(in: record))
    }
  }

  /// Rejects a file of one column that seems to have more, unless the delimiter was asked for: a
  /// format would take what is behind the first delimiter for separators of its own, and drop it.
  private func rejectDoubt(_ record: CSVRecord) throws(ColumnChoice.Failure) {
    if table.isDelimiterGiven || record.fields.count > 1 { return }
    let guess = otherDelimiter(in: record)
    if guess.isEmpty { return }
    throw ColumnChoice.Failure(
      message: "there is one column, or another delimiter\(guess), "
        + "or --delimiter \(delimiter.argument) if it is one column")
  }

  /// A guess for a file whose delimiter seems to be another one: the one that makes the most
  /// columns, if there is one so far, or else one under which all that are wanted are there.
  private func otherDelimiter(in record: CSVRecord) -> String {
    let others = Delimiter.usual.filter { $0 != delimiter }
      .map { ($0, record.parted(by: $0)) }
      .filter { $0.1.fields.count > 1 }
      .filter {
        let places = try? table.places(among: names(in: $0.1), count: $0.1.fields.count)
        return record.fields.count == 1 || places != nil
      }
    guard let most = others.max(by: { $0.1.fields.count < $1.1.fields.count }) else { return "" }
    return "\nThat may be \(most.1.fields.count) columns: try --delimiter \(most.0.argument)"
  }

  /// Takes a first line such as `sep=;`, which says to spreadsheets what parts the fields.
  ///
  /// - Returns: Whether the record is one.
  mutating func takeSeparatorLine(_ record: CSVRecord) -> Bool {
    let line = record.bytes[(record.fields.first?.lowerBound ?? 0)...]
    guard line.count == 5, line.starts(with: "sep=".utf8), let last = line.last,
      let said = Delimiter(byte: last)
    else { return false }
    if !table.isDelimiterGiven { delimiter = said }
    output.write(record.bytes)
    output.write(record.ending)
    return true
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
    rejectedCount += 1
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
