/// One record of a CSV file (RFC 4180), with the places of its fields.
struct CSVRecord {
  /// The record as it was written, without its line break.
  let bytes: [UInt8]

  /// The places of the fields, quotes included.
  let fields: [Range<Int>]

  static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  /// Finds the fields of a record. A byte order mark belongs to none.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var fields: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isQuoted = false
    for index in start..<bytes.count {
      if bytes[index] == Self.quote { isQuoted.toggle() }
      if bytes[index] == Self.comma, !isQuoted {
        fields.append(start..<index)
        start = index + 1
      }
    }
    self.fields = fields + [start..<bytes.count]
  }

  /// What a field says, without its quotes; `nil` if it isn't UTF-8.
  func text(of index: Int) -> String? {
    var content = bytes[fields[index]]
    if isQuoted(index) {
      content = content.dropFirst().dropLast()
      var single: [UInt8] = []
      var isSecond = false
      for byte in content {
        isSecond = byte == Self.quote && !isSecond
        if !isSecond { single.append(byte) }
      }
      content = single[...]
    }
    let text = String(decoding: content, as: UTF8.self)
    return text.utf8.elementsEqual(content) ? text : nil
  }

  /// The record with another text in one field, which is quoted if it was or has to be.
  func replacing(_ index: Int, with text: String) -> [UInt8] {
    let needsQuotes = text.utf8.contains { [Self.quote, Self.comma, 0x0A, 0x0D].contains($0) }
    var field = Array(text.utf8)
    if needsQuotes || isQuoted(index) {
      field = [Self.quote]
      for byte in text.utf8 { field += byte == Self.quote ? [byte, byte] : [byte] }
      field.append(Self.quote)
    }
    return bytes[..<fields[index].lowerBound] + field + bytes[fields[index].upperBound...]
  }

  private func isQuoted(_ index: Int) -> Bool {
    let field = bytes[fields[index]]
    return field.count > 1 && field.first == Self.quote && field.last == Self.quote
  }
}
