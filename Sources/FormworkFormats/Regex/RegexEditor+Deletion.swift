import FormworkMasks

extension RegexEditor {
  /// Deletes the user's characters in a range, or the adjacent one if the range only contains
  /// literals.
  func delete(_ range: Range<Int>, _ direction: TextEdit.Direction) -> EditOutcome? {
    if cells[range].contains(where: { $0.isUser }) { return remove(range) }
    switch direction {
    case .insertion:
      return moved(to: range.lowerBound)
    case .backward:
      if let undone = untype(before: range.upperBound) { return undone }
      guard let user = cells[..<range.lowerBound].lastIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1)
    case .forward:
      guard let user = cells[range.upperBound...].firstIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1, caret: range.lowerBound)
    }
  }

  private func remove(_ range: Range<Int>, caret: Int? = nil) -> EditOutcome {
    let placed = placing(0, insteadOf: range)
    var place = caret ?? placed.headReach
    if caret == nil {
      let end = min(placed.walk.cells.count, range.lowerBound)
      while place < end, !placed.walk.cells[place].isUser { place += 1 }
    }
    var outcome = EditOutcome(text(of: placed.walk, caret: place))
    if !placed.walk.lost.isEmpty { outcome.removed = String(placed.walk.lost, in: glyphs) }
    return outcome
  }

  /// Removes the last typed literal before `index`, if that changes the text.
  private func untype(before index: Int) -> EditOutcome? {
    guard let literal = cells[..<index].lastIndex(where: { $0.isTyped }), !cells[literal].isUser
    else { return nil }
    let placed = placing(0, insteadOf: literal..<literal + 1)
    let isSeen = !placed.walk.cells.elementsEqual(cells) { $0.glyph == $1.glyph }
    guard isSeen, placed.walk.missedCount == 0 else { return nil }
    return EditOutcome(text(of: placed.walk, caret: placed.headReach))
  }
}
