import FormworkMasks

extension RegexEditor {
  /// Replaces a range with as many characters as leave room for those after it.
  mutating func insert(_ replacement: String, in range: Range<Int>) -> EditOutcome? {
    let range = append(replacement, range)
    let count = cells.count - length
    let only = count == 1 && range.isEmpty ? cells[length].glyph : nil
    if let only, range.lowerBound < length, !cells[range.lowerBound].isUser,
      cells[range.lowerBound].glyph == only
    {
      cells[range.lowerBound].origin = .typed
      cells.removeLast()
      return moved(to: range.lowerBound + 1)
    }
    guard let placed = fit(count, range) else {
      let isThere =
        range.lowerBound > 0 && only != nil && !cells[range.lowerBound - 1].isUser
        && cells[range.lowerBound - 1].glyph == only
      return isThere ? nil : .rejected(current, because: rejection(range))
    }
    var place = placed.newReach
    if format.completes {
      let count = placed.walk.cells.count
      while place < count, !placed.walk.cells[place].isTyped { place += 1 }
    }
    var outcome = EditOutcome(text(of: placed.walk, caret: place))
    if !placed.walk.lost.isEmpty { outcome.removed = String(placed.walk.lost, in: glyphs) }
    if placed.unused.isEmpty, placed.count == count { return outcome }
    missing = placed.unused + cells[(length + placed.count)...].map { $0.glyph }
    outcome.unused = String(missing.filter(glyphs.isAlphanumeric), in: glyphs)
    return outcome
  }

  /// Returns the largest number of new characters that doesn't remove any later one; `nil` if none
  /// is used.
  private func fit(_ count: Int, _ range: Range<Int>) -> Placed? {
    let whole = placing(count, insteadOf: range)
    // A text from another source may already contain characters without a place.
    let allowed = whole.lostBehind == 0 ? 0 : placing(0, insteadOf: range).lostBehind
    if whole.lostBehind <= allowed { return whole.newCount > 0 ? whole : nil }
    var low = 0
    var high = count - 1
    var best: Placed?
    while low < high {
      let middle = (low + high + 1) / 2
      let placed = placing(middle, insteadOf: range)
      if placed.lostBehind <= allowed {
        if placed.newCount > 0 { best = placed }
        low = middle
      } else {
        high = middle - 1
      }
    }
    return best
  }

  /// Returns the reason no part of an insertion can be used.
  private func rejection(_ range: Range<Int>) -> Rejection {
    let partition = format.expression.program.automaton.partition
    let isKnown = cells[length...].contains { cell in
      Glyphs.isCluster(cell.glyph)
        ? glyphs.cluster(cell.glyph).allSatisfy { partition.classNumber(of: $0) > 0 }
        : partition.classNumber(of: cell.glyph) > 0
    }
    guard isKnown else { return .notAllowed }
    if range.isEmpty, !format.hasRoom(in: cells[..<length], glyphs) { return .noRoom }
    let isPossible = placing(cells.count - length, insteadOf: range, tail: false).newCount > 0
    return isPossible ? .wouldLose : .notAllowed
  }

  /// Adds the new characters to the cells. If a character joins its neighbor into one, it replaces
  /// it.
  ///
  /// - Returns: The range of the new characters.
  private mutating func append(_ replacement: String, _ range: Range<Int>) -> Range<Int> {
    if replacement.isPlainASCII {
      for byte in replacement.utf8 { cells.append(RegexCell(glyph: Glyph(byte), origin: .user)) }
      return range
    }
    var range = range
    var new = replacement
    if range.lowerBound > 0, cells[range.lowerBound - 1].isUser,
      replacement.utf8.contains(where: { $0 >= 0x80 })
    {
      let together = String([cells[range.lowerBound - 1].glyph], in: glyphs) + replacement
      if together.count == replacement.count {
        new = together
        range = range.lowerBound - 1..<range.upperBound
      }
    }
    for glyph in glyphs.glyphs(of: new) { cells.append(RegexCell(glyph: glyph, origin: .user)) }
    return range
  }
}
