import ArgumentParser

/// The handling of cells that a spreadsheet would run.
enum Formulas: String, CaseIterable, ExpressibleByArgument {
  /// They stay as they are.
  case keep

  /// They get an apostrophe, after which a spreadsheet reads text.
  case quote

  static let apostrophe = UInt8(ascii: "'")

  /// Whether a spreadsheet takes a cell for a formula.
  static func mayBegin(_ content: some Collection<UInt8>) -> Bool {
    switch content.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }

  /// Whether a result of a format may be a formula. A number with a sign and a phone number with its prefix can't be one,
  /// but other text can.
  static func mayBegin(_ result: [UInt8], of converter: Converter) -> Bool {
    if !mayBegin(result) || converter.phones != nil || converter.amounts != nil { return false }
    let signs = "+-0123456789 ().,/".utf8
    return !result.allSatisfy { signs.contains($0) }
  }
}

extension OutputBuffer {
  /// Writes a part of a record, with an apostrophe in each of its cells that may be a formula.
  ///
  /// - Parameters:
  ///   - range: The bytes of the part.
  ///   - fields: The fields that begin in it.
  ///   - record: The record.
  ///   - formulas: The handling of formulas.
  mutating func write(
    _ range: Range<Int>, _ fields: Range<Int>, of record: CSVRecord, _ formulas: Formulas
  ) {
    var start = range.lowerBound
    if formulas == .quote {
      for index in fields where Formulas.mayBegin(record.content(of: index).bytes.prefix(1)) {
        let content = record.fields[index].lowerBound + (record.isQuoted(index) ? 1 : 0)
        write(UnsafeRawBufferPointer(rebasing: record.bytes[start..<content]))
        write(Formulas.apostrophe)
        start = content
      }
    }
    write(UnsafeRawBufferPointer(rebasing: record.bytes[start..<range.upperBound]))
  }
}
