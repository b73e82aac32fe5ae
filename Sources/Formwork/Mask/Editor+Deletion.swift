extension Editor {
  /// Removes the cells of `range`, or what is beyond the literals in it. Range and side are meant
  /// in the order of filling.
  mutating func delete(_ range: Range<Int>, _ side: Side) -> Result {
    if let guide = program.guide { return deleteInGuide(range, side, guide) }
    let users = cells[range].indices.filter { cells[$0].isUser }
    if let first = users.first {
      return remove(range, stood: side == .after ? range.lowerBound : first, side)
    }
    switch side {
    case .selection:
      return unchanged(caret: displayStart(of: range))
    case .before:
      if let undone = untype(before: range.upperBound) { return undone }
      if options.deletion == .stopAtLiterals {
        return unchanged(caret: max(0, range.upperBound - 1))
      }
      guard let user = cells[..<range.lowerBound].lastIndex(where: { $0.isUser }) else {
        return unchanged(caret: range.upperBound)
      }
      return remove(user..<user + 1, stood: user, side)
    case .after:
      if options.deletion == .stopAtLiterals {
        return unchanged(caret: min(cells.count, range.lowerBound + 1))
      }
      guard let user = cells[range.upperBound...].firstIndex(where: { $0.isUser }) else {
        return unchanged(caret: range.lowerBound)
      }
      return remove(user..<user + 1, stood: user, side, caret: range.lowerBound)
    }
  }

  /// The end of some cells at which they begin as they are displayed.
  func displayStart(of range: Range<Int>) -> Int {
    program.isRightToLeft ? range.upperBound : range.lowerBound
  }

  /// Where the removed cells are, seen from the caret.
  enum Side {
    case before, after, selection
  }

  private mutating func remove(
    _ range: Range<Int>, stood: Int, _ side: Side, caret: Int? = nil
  ) -> Result {
    let head = tokens(cells[..<range.lowerBound])
    let tail = tokens(cells[range.upperBound...])
    let all = head + tail
    let placement = place(all)
    var result = finish(
      placement, anchor: placement.reach(ofFirst: head.count),
      target: Int(cells[stood].element), skipsCompletion: options.autoskip)
    if !program.isRightToLeft, side != .before {
      result.caret = min(caret ?? range.lowerBound, result.cells.count)
    }
    if options.autoskip { skip(&result) }
    result.left = (head, tail)
    for (index, token) in all.enumerated() where token.role == .user && placement.places[index] < 0
    {
      result.dropped.append(token.glyph)
    }
    return result
  }

  /// Takes back the literal that was typed through last before `index`, if its going shows.
  ///
  /// A literal that would only be supplied again stays, and the key goes to what is beyond it.
  private mutating func untype(before index: Int) -> Result? {
    var literal = index - 1
    while literal >= 0, cells[literal].isLiteral, !cells[literal].isTyped { literal -= 1 }
    guard literal >= 0, cells[literal].isLiteral else { return nil }
    let head = tokens(cells[..<literal])
    let placement = place(head + tokens(cells[(literal + 1)...]))
    guard placement.lost == 0 else { return nil }
    var result = finish(
      placement, anchor: placement.reach(ofFirst: head.count),
      target: Int(cells[literal].element), skipsCompletion: options.autoskip)
    let isSeen =
      result.cells.count != cells.count
      || !zip(result.cells, cells).allSatisfy { $0.glyph == $1.glyph }
    if !isSeen { return nil }
    if options.autoskip { skip(&result) }
    return result
  }

  /// Removes the literals left at the end, or steps before those in the middle.
  private func skip(_ result: inout Result) {
    let hasUser = result.cells.contains { $0.isUser }
    if result.caret == result.cells.count, hasUser || !showsPrefix {
      while let last = result.cells.last, last.isLiteral { result.cells.removeLast() }
      result.element = result.cells.last.map(program.element(after:)) ?? 0
      result.caret = result.cells.count
    } else if result.caret < result.cells.count {
      while result.caret > 0, result.cells[result.caret - 1].isLiteral { result.caret -= 1 }
    }
  }
}
