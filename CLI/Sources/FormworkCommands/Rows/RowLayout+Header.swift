import FormworkCore

/// Finds the wanted columns by the first record of a file.
struct HeaderReader {
  let table: RowTable
  let delimiter: Delimiter

  /// Where the wanted columns are, each once.
  ///
  /// - Throws: `ColumnChoice.Failure` if one isn't there.
  func layout(of record: CSVRecord) throws(ColumnChoice.Failure) -> RowLayout {
    if record.isUTF16 {
      throw ColumnChoice.Failure(
        message: "this is UTF-16; “iconv -f UTF-16 -t UTF-8” makes UTF-8 of it")
    }
    let found: [(place: Int, task: Int)]
    do throws(ColumnChoice.Failure) {
      found = try places(among: names(in: record), count: record.fields.count)
    } catch {
      throw ColumnChoice.Failure(message: error.message + otherDelimiter(in: record))
    }
    try rejectDoubt(record)
    let names = names(in: record)
    var columns: [RowLayout.Column] = []
    for (place, task) in found.sorted(by: { $0.place < $1.place }) {
      let name = names?[place] ?? ""
      var column = RowLayout.Column(
        place: place, name: name.isEmpty ? String(place + 1) : name.shortened, task: task)
      column.regionPlace = try table.tasks[task].regionChoice?
        .place(among: names, count: record.fields.count)
      columns.append(column)
    }
    try rejectDuplicates(names ?? [], columns)
    return RowLayout(columns: columns)
  }

  private func names(in record: CSVRecord) -> [String]? {
    // A name that isn't text can be seen, and chosen by number.
    table.hasHeader
      ? record.fields.indices.map { table.encoding.lossyText(record.content(of: $0).bytes) }
      : nil
  }

  private func places(
    among names: [String]?, count: Int
  ) throws(ColumnChoice.Failure) -> [(place: Int, task: Int)] {
    var found: [(place: Int, task: Int)] = []
    for (index, task) in table.tasks.enumerated() {
      let place = try task.choice.place(among: names, count: count)
      if !found.contains(where: { $0.place == place }) { found.append((place, index)) }
    }
    return found
  }

  /// Rejects a new column with the name of another: nobody could tell them apart.
  private func rejectDuplicates(
    _ names: [String], _ columns: [RowLayout.Column]
  ) throws(ColumnChoice.Failure) {
    if !table.hasHeader { return }
    var known = names
    for column in columns {
      for name in table.tasks[column.task].additions.names {
        if known.contains(name) {
          throw ColumnChoice.Failure(
            message:
              "there is a column “\(String(safelyShowing: name))” already; name the new one differently"
          )
        }
        known.append(name)
      }
    }
  }

  /// Rejects a file of one column that seems to have more, unless the delimiter was asked for: a
  /// format would read the rest after the first delimiter as its own separators, and drop it.
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
        let places = try? places(among: names(in: $0.1), count: $0.1.fields.count)
        return record.fields.count == 1 || places != nil
      }
    guard let most = others.max(by: { $0.1.fields.count < $1.1.fields.count }) else { return "" }
    return "\nThat may be \(most.1.fields.count) columns: try --delimiter \(most.0.argument)"
  }
}
