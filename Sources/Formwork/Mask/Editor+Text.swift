/// Texts taken apart, and put together again.
extension Scratch<Cell> {
  /// Takes a text apart that a mask made, in the order of filling.
  mutating func read(_ formatted: FormattedText, in program: Program, _ glyphs: inout Glyphs) {
    switch formatted.provenance.storage {
    case .user: return
    case .layout(let layout):
      let isRead: Void? = formatted.text.utf8.withContiguousStorageIfAvailable { read($0, layout) }
      if isRead == nil { read(Array(formatted.text.utf8), layout) }
    case .pieces(let pieces):
      var rest = Substring(formatted.text).unicodeScalars
      for piece in pieces {
        guard let glyph = glyphs.popGlyph(of: piece.length, from: &rest) else { break }
        append(Cell(glyph: glyph, element: Int(piece.element), kind: piece.kind))
      }
      if program.isRightToLeft { reverse() }
    }
  }

  @inline(__always)
  private mutating func read(
    _ bytes: some RandomAccessCollection<UInt8>, _ layout: Layout
  ) {
    var rest = layout.shown
    var place = 0
    let last = bytes.count - 1
    while rest != 0, place <= last {
      let element = rest.trailingZeroBitCount
      let offset = layout.isReversed ? last - place : place
      let byte = bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
      append(Cell(glyph: Glyph(byte), element: element, kind: layout[element]))
      rest &= rest &- 1
      place &+= 1
    }
  }
}

extension Glyphs {
  /// Takes the glyph of `length` UTF-8 code units off the front of `rest`.
  mutating func popGlyph(
    of length: Int, from rest: inout Substring.UnicodeScalarView
  ) -> Glyph? {
    guard let first = rest.popFirst() else { return nil }
    var taken = UTF8.width(first)
    if taken == length { return first.value }
    var scalars = [first.value]
    while taken < length, let next = rest.popFirst() {
      taken += UTF8.width(next)
      scalars.append(next.value)
    }
    return taken == length ? glyph(of: scalars) : nil
  }

  /// The length of a glyph in UTF-16 code units.
  func utf16Length(_ glyph: Glyph) -> Int {
    if Self.isCluster(glyph) {
      return cluster(glyph).reduce(0) { $0 + ($1 < 0x1_0000 ? 1 : 2) }
    }
    return glyph < 0x1_0000 ? 1 : 2
  }
}

extension Editor {
  /// The text of the cells, with the caret of a result.
  mutating func formatted(caret: Int) -> FormattedText {
    var caret = caret
    let end = end
    if table.isRightToLeft {
      cells.reverse()
      caret = cells.count - caret
    }
    if table.guide != nil, table.hasFixedLiterals { markGuidedLiterals() }
    let isEnough = table.guide == nil ? elements[end].isCompleteFrom : isGuideComplete
    if let short = shortText(caret, isEnough) { return short }
    let users = userCount(0..<cells.count)
    let text = text { _ in true }
    return FormattedText(
      text: text, value: users > 0 ? self.text { $0.kind.contains(.value) } : "",
      caret: offset(of: caret, in: text), isComplete: users > 0 && isEnough,
      isFull: users >= table.room, showsPrefix: showsPrefix, provenance: .pieces(pieces),
      maker: program)
  }

  /// The text of a short mask that is ASCII, told by a layout; `nil` for any other.
  private func shortText(_ caret: Int, _ isEnough: Bool) -> FormattedText? {
    guard elements.count <= Table.mostBits, cells.count <= Table.mostBits else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * Table.mostBits) { bytes in
      var layout = Layout()
      layout.isReversed = table.isRightToLeft
      var valued = Table.mostBits
      for index in cells.indices {
        let cell = cells[index]
        if cell.glyph >= 0x80 || cell.glyph == 0x0D { return nil }
        let byte = UInt8(truncatingIfNeeded: cell.glyph)
        bytes[index] = byte
        bytes[valued] = byte
        layout.insert(cell.element, cell.kind)
        if cell.kind.contains(.value), valued < 2 * Table.mostBits - 1 { valued += 1 }
      }
      // An endless slot is one element and many characters.
      if layout.shown.nonzeroBitCount != cells.count { return nil }
      let users = layout.user.nonzeroBitCount
      let value = bytes[Table.mostBits..<Table.mostBits + layout.value.nonzeroBitCount]
      return FormattedText(
        text: String(decoding: UnsafeBufferPointer(rebasing: bytes[..<cells.count]), as: UTF8.self),
        value: users > 0
          ? String(decoding: UnsafeBufferPointer(rebasing: value), as: UTF8.self) : "",
        caret: UTF16Offset(caret), isComplete: users > 0 && isEnough,
        isFull: users >= table.room, showsPrefix: showsPrefix, provenance: .layout(layout),
        maker: program)
    }
  }

  private var isGuideComplete: Bool {
    !cells.contains(in: cells.indices) { $0.isGuide && elements[$0.element].kind != .optional }
  }

  private func text(_ isShown: (Cell) -> Bool) -> String {
    var size = 0
    for index in cells.indices where isShown(cells[index]) {
      let glyph = cells[index].glyph
      size += glyph < 0x80 ? 1 : glyphs.utf8Length(glyph)
    }
    return String(unsafeUninitializedCapacity: size) { buffer in
      var count = 0
      for index in cells.indices where isShown(cells[index]) {
        glyphs.write(cells[index].glyph, to: buffer, at: &count)
      }
      return count
    }
  }

  private func offset(of caret: Int, in text: String) -> UTF16Offset {
    if text.utf8.count == cells.count { return UTF16Offset(caret) }
    var offset = 0
    for index in 0..<caret { offset += glyphs.utf16Length(cells[index].glyph) }
    return UTF16Offset(offset).clamped(to: text)
  }

  /// Makes those fixed literals part of the value that a mask without a guide would show, too.
  private mutating func markGuidedLiterals() {
    let first = cells.firstIndex(in: cells.indices) { $0.isUser } ?? cells.count
    var shown = 0..<(cells.lastIndex(in: cells.indices) { $0.isUser } ?? -1) + 1
    if table.isRightToLeft {
      shown = first..<cells.count
    } else if table.completes, !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where cells[index].isLiteral {
      let isValue = elements[cells[index].element].kind == .fixed && shown.contains(index)
      if isValue { cells[index].kind.insert(.value) } else { cells[index].kind.remove(.value) }
    }
  }

  private var pieces: [Provenance.Piece] {
    cells.indices.map { index in
      let cell = cells[index]
      return Provenance.Piece(
        length: glyphs.utf8Length(cell.glyph), kind: cell.kind,
        element: UInt32(truncatingIfNeeded: cell.element))
    }
  }
}
