/// The text and the value, which are made of the cells on demand.
extension TextContent {
  /// Whether every character is a single ASCII scalar. Text with a carriage return doesn't count, because CR
  /// LF is one character.
  var isPlainASCII: Bool { flags.contains(.isPlain) || !hasCells && text.isPlainASCII }

  /// Calls `body` with the UTF-8 code units of the text.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !flags.contains(.isPlain) { return text.withBytes(body) }
    let count = cells.count
    let (cells, last) = (cells, flags.contains(.isReversed) ? count - 1 : 0)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { bytes in
      for index in 0..<count {
        bytes[index] = UInt8(truncatingIfNeeded: cells[abs(last &- index)].glyph)
      }
      body(UnsafeBufferPointer(bytes))
    }
  }

  /// Writes some cells as UTF-8, and returns the number of code units.
  private func write(
    to buffer: UnsafeMutableBufferPointer<UInt8>, _ isIncluded: (TextCell) -> Bool
  ) -> Int {
    var count = 0
    let (cells, isReversed) = (cells, flags.contains(.isReversed))
    let glyphs = glyphs ?? Glyphs()
    for index in 0..<cells.count {
      let cell = cells[isReversed ? cells.count &- 1 &- index : index]
      if isIncluded(cell) { glyphs.write(cell.glyph, to: buffer, at: &count) }
    }
    return count
  }

  private func string(_ isIncluded: (TextCell) -> Bool) -> String {
    String(capacity: byteCount) { write(to: $0, isIncluded) }
  }

  /// The length of the text in UTF-8 code units.
  package var byteCount: Int {
    if flags.contains(.isPlain) { return cells.count }
    guard hasCells, let glyphs else { return hasCells ? cells.count : text.byteCount }
    return cells.reduce(0) { $0 + glyphs.utf8Length($1.glyph) }
  }

  /// The length of the text in UTF-16 code units.
  package var utf16Length: Int {
    if flags.contains(.isPlain) { return cells.count }
    guard hasCells, let glyphs else { return hasCells ? cells.count : text.utf16Length }
    return cells.reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
  }

  package var text: String { hasCells ? string { _ in true } : detail { $0.details?.text } ?? "" }

  /// The user's characters in a text that has cells.
  package var usersText: String { string { $0.isUser } }

  package var value: String {
    get {
      if let value = detail({ $0.details?.value }) { return value }
      return flags.contains(.hasUser) ? string { $0.isAny(of: .value) } : ""
    }
    set { change { $0.value = newValue } }
  }

  /// Whether the value is empty. It isn't created for this.
  package var isValueEmpty: Bool {
    detail { $0.details?.value?.isEmpty } ?? !flags.contains(.hasUser)
  }
}
