/// Texts taken apart, and put together again.
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
  /// Writes the text of the cells, with the caret of a result.
  mutating func write(_ caret: Int, to formatted: inout FormattedText) {
    if table.guide != nil, table.hasFixedLiterals { markGuidedLiterals() }
    let count = cells.count
    let caret = table.isRightToLeft ? count - caret : caret
    let users: Int
    if let layout = writeShort(&formatted) {
      users = layout.user.nonzeroBitCount
      formatted.provenance.storage = .layout(layout)
      formatted.caret = UTF16Offset(caret)
    } else {
      users = userCount(0..<count)
      formatted.text = text { _ in true }
      formatted.value = users > 0 ? text { $0.kind.contains(.value) } : ""
      formatted.provenance.storage = .pieces(pieces)
      formatted.caret = offset(of: caret, in: formatted.text)
    }
    let isEnough = table.guide == nil ? elements[end].isCompleteFrom : isGuideComplete
    formatted.isComplete = users > 0 && isEnough
    formatted.isFull = users >= table.room
    formatted.showsPrefix = showsPrefix
    formatted.maker = program
  }

  /// The text of the cells, with the caret of a result.
  mutating func formatted(caret: Int) -> FormattedText {
    var formatted = FormattedText()
    write(caret, to: &formatted)
    return formatted
  }

  /// Writes text and value of a short mask that are ASCII, and returns the layout; `nil` for others.
  private func writeShort(_ formatted: inout FormattedText) -> Layout? {
    let most = Table.mostBits
    guard elements.count <= most, cells.count <= most, cells.isLaidOut else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * most) { memory in
      var layout = cells.heldLayout
      let count = cells.count
      // From the right, both are written from their ends.
      let step = layout.isReversed ? -1 : 1
      var shown = layout.isReversed ? count - 1 : 0
      var valued = layout.isReversed ? 2 * most - 1 : most
      for index in 0..<count {
        let cell = cells[index]
        if cell.glyph >= 0x80 || cell.glyph == 0x0D { return nil }
        let byte = UInt8(truncatingIfNeeded: cell.glyph)
        memory[shown] = byte
        memory[valued] = byte
        shown &+= step
        if cell.kind.contains(.value) { valued &+= step }
        if index >= cells.held { layout.insert(cell.element, cell.kind) }
      }
      // An endless slot is one element and many characters.
      if layout.shown.nonzeroBitCount != count { return nil }
      formatted.text = String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
      if layout.user != 0 {
        let value = layout.isReversed ? valued + 1..<2 * most : most..<valued
        formatted.value = String(
          decoding: UnsafeBufferPointer(rebasing: memory[value]), as: UTF8.self)
      }
      return layout
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
      for index in cells.indices {
        let cell = cells[displayed(index)]
        if isShown(cell) { glyphs.write(cell.glyph, to: buffer, at: &count) }
      }
      return count
    }
  }

  /// The cell that is displayed in a place.
  private func displayed(_ index: Int) -> Int {
    table.isRightToLeft ? cells.count - 1 - index : index
  }

  private func offset(of caret: Int, in text: String) -> UTF16Offset {
    if text.utf8.count == cells.count { return UTF16Offset(caret) }
    var offset = 0
    for index in 0..<caret { offset += glyphs.utf16Length(cells[displayed(index)].glyph) }
    return UTF16Offset(offset).clamped(to: text)
  }

  /// Makes those fixed literals part of the value that a mask without a guide would show, too.
  private mutating func markGuidedLiterals() {
    var shown = 0..<(cells.lastIndex(in: cells.indices) { $0.isUser } ?? -1) + 1
    if table.completes, !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where cells[index].isLiteral {
      let cell = cells[index]
      let isValue = elements[cell.element].kind == .fixed && shown.contains(index)
      if isValue != cell.kind.contains(.value) {
        cells.set(cell.kind.symmetricDifference(.value), at: index)
      }
    }
  }

  private var pieces: [Provenance.Piece] {
    cells.indices.map { index in
      let cell = cells[displayed(index)]
      return Provenance.Piece(
        length: glyphs.utf8Length(cell.glyph), kind: cell.kind,
        element: UInt32(truncatingIfNeeded: cell.element))
    }
  }
}
