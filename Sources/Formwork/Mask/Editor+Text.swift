/// Texts taken apart, and put together again.
extension Scratch<Cell> {
  /// Takes a text apart that a mask made, in the order of filling.
  mutating func read(_ formatted: FormattedText, in program: Program, _ glyphs: inout Glyphs) {
    switch formatted.provenance.storage {
    case .user: return
    case .layout(let layout): read(formatted.text, layout)
    case .pieces(let pieces):
      var rest = Substring(formatted.text).unicodeScalars
      for piece in pieces {
        guard let glyph = glyphs.popGlyph(of: piece.length, from: &rest) else { break }
        append(Cell(glyph: glyph, element: Int32(bitPattern: piece.element), kind: piece.kind))
      }
      if program.isRightToLeft { reverse() }
    }
  }

  private mutating func read(_ text: String, _ layout: Layout) {
    var text = text
    text.withUTF8 { bytes in
      var rest = layout.shown
      var place = 0
      while rest != 0, place < bytes.count {
        let element = rest.trailingZeroBitCount
        let byte = bytes[layout.isReversed ? bytes.count &- 1 &- place : place]
        append(
          Cell(
            glyph: Glyph(byte), element: Int32(truncatingIfNeeded: element), kind: layout[element]))
        rest &= rest &- 1
        place &+= 1
      }
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
    let users = userCount(0..<cells.count)
    let isComplete = users > 0 && self.isComplete
    var caret = caret
    if program.isRightToLeft {
      cells.reverse()
      caret = cells.count - caret
    }
    if program.guide != nil, program.hasFixedLiterals { hideGuidedLiterals() }
    var formatted = FormattedText(
      text: text { _ in true }, value: users > 0 ? text { $0.kind.contains(.value) } : "",
      selection: 0..<0, isComplete: isComplete)
    formatted.provenance = Provenance(storage: provenance(of: formatted.text))
    formatted.isFull = program.capacity.map { users >= $0 } ?? false
    formatted.showsPrefix = showsPrefix
    formatted.maker = program
    formatted.caret = offset(of: caret, in: formatted.text)
    return formatted
  }

  private var isComplete: Bool {
    if program.guide == nil { return program.isCompleteFrom[end] }
    return !cells.contains(in: cells.indices) {
      $0.isGuide && elements[Int($0.element)].kind != .optional
    }
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

  /// Takes the fixed literals out of the value that a plain mask wouldn't show yet.
  private func hideGuidedLiterals() {
    let first = cells.firstIndex(in: cells.indices) { $0.isUser } ?? cells.count
    var shown = 0..<(cells.lastIndex(in: cells.indices) { $0.isUser } ?? -1) + 1
    if program.isRightToLeft {
      shown = first..<cells.count
    } else if program.completes, !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where !shown.contains(index) { cells[index].kind.remove(.value) }
  }

  private func provenance(of text: String) -> Provenance.Storage {
    if elements.count <= Places.mostBits, text.utf8.count == cells.count {
      var layout = Layout()
      layout.isReversed = program.isRightToLeft
      for index in cells.indices where cells[index].glyph != 0x0D {
        layout.insert(Int(cells[index].element), cells[index].kind)
      }
      if layout.shown.nonzeroBitCount == cells.count { return .layout(layout) }
    }
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(cells.count)
    for index in cells.indices {
      let cell = cells[index]
      pieces.append(
        Provenance.Piece(
          length: glyphs.utf8Length(cell.glyph), kind: cell.kind,
          element: UInt32(bitPattern: cell.element)))
    }
    return .pieces(pieces)
  }
}
