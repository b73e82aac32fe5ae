import FormworkMasks

extension ColumnHandler {
  /// Reads the record's numbers as those of the region that its column names.
  mutating func takeRegion(of record: CSVRecord) {
    guard let regionPlace else { return }
    let isThere = regionPlace < record.fields.count
    let name = isThere ? String(decoding: record.content(of: regionPlace).bytes, as: UTF8.self) : ""
    converter.dial(from: String(name.filter { $0 != " " }))
  }
}
