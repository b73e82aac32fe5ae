/// Backspace, forward delete, and the removal of a selection.
extension Editor {
  /// The position of the removed cells, relative to the caret.
  enum Side {
    case before, after, selection
  }

  /// Removes the cells of `range`, or the character beyond it if it has only literals. The range
  /// and the side are in filling order.
  mutating func delete(_ range: Range<Int>, _ side: Side) -> Result {
    if table.guide != nil { return deleteInGuide(range, side) }
    if let first = cells.first(.user, in: range) {
      return remove(range, stood: side == .after ? range.lowerBound : first, side)
    }
    switch side {
    case .selection:
      return Result(caret: displayStart(of: range))
    case .before:
      if let undone = untype(before: range.upperBound) { return undone }
      if table.deletion == .stopAtLiterals {
        return Result(caret: max(0, range.upperBound - 1))
      }
      guard let user = cells.last(.user, in: 0..<range.lowerBound) else {
        return Result(caret: range.upperBound)
      }
      return remove(user..<user + 1, stood: user, side)
    case .after:
      if table.deletion == .stopAtLiterals {
        return Result(caret: min(cells.count, range.lowerBound + 1))
      }
      guard let user = cells.first(.user, in: range.upperBound..<cells.count)
      else { return Result(caret: range.lowerBound) }
      return remove(user..<user + 1, stood: user, side, caret: range.lowerBound)
    }
  }

  /// Returns the bound of a range at which its cells begin in display order.
  func displayStart(of range: Range<Int>) -> Int {
    table.isRightToLeft ? range.upperBound : range.lowerBound
  }

  private mutating func remove(
    _ range: Range<Int>, stood: Int, _ side: Side, caret: Int? = nil
  ) -> Result {
    let target = cells[stood].element
    let drawing = close(range)
    noteDropped()
    var result = Result(caret: drawing.head, isDeletion: true)
    passLiterals(&result, before: target)
    if !table.isRightToLeft, side != .before {
      result.caret = min(caret ?? range.lowerBound, cells.count)
      if result.caret > drawing.head { stay(&result) }
    }
    if table.autoskip { skip(&result) }
    return result
  }

  /// Removes the cells of a range, places the remaining tokens, and draws them.
  private mutating func close(_ range: Range<Int>) -> Drawing {
    beginTokens(before: range.lowerBound, holds: holdsHead, replacing: range)
    let head = alignment.tokens.count
    addTokens(range.upperBound..<cells.count)
    removeSuppliedTokensAtEnd()
    var count = min(head, alignment.tokens.count)
    if !alignment.place() {
      // If characters at the end are lost, the literals before them separate nothing.
      let lost = removeUnplacedTokensAtEnd()
      if !lost.isEmpty {
        removeSuppliedTokensAtEnd()
        _ = alignment.place()
        count = min(head, alignment.tokens.count)
        for token in lost.reversed() { alignment.tokens.append(token) }
      }
    }
    new = count..<count
    return draw(skipsCompletion: table.autoskip)
  }

  /// Moves the caret before the characters that were after it.
  private func stay(_ result: inout Result) {
    var before = userCount(0..<min(held, cells.count))
    for index in 0..<new.lowerBound {
      let token = alignment.tokens[index]
      if token.role == .user, token.place >= 0 { before += 1 }
    }
    for index in 0..<result.caret where cells[index].isUser {
      if before == 0 {
        result.caret = index
        return
      }
      before -= 1
    }
  }

  /// Moves the caret after the next literals, up to an element.
  func passLiterals(_ result: inout Result, before target: Int) {
    while result.caret < cells.count, cells[result.caret].isLiteral,
      cells[result.caret].element < target
    {
      result.caret += 1
    }
  }

  /// Removes the last literal that the user typed through before `index`, if that changes the text.
  ///
  /// If the mask would supply the literal again, it stays, and the key deletes the character before
  /// it.
  mutating func untype(before index: Int) -> Result? {
    guard let literal = cells.last([.user, .typed], in: 0..<index),
      !cells[literal].isUser
    else { return nil }
    let target = cells[literal].element
    let drawing = close(literal..<literal + 1)
    let isLossless = !alignment.tokens.contains {
      $0.place < 0 && !alignment.isFree($0)
    }
    // Autoskip removes a literal that completion would show again.
    let isLeft =
      table.autoskip
      && cells.contains(in: cells.indices) { $0.isLiteral && $0.element == target }
    guard isLossless, cells.isSeen(glyphs), !isLeft else {
      cells.undraw()
      return nil
    }
    var result = Result(caret: drawing.head, isDeletion: true)
    passLiterals(&result, before: target)
    if table.autoskip { skip(&result) }
    return result
  }

  /// Removes the literals at the end, or moves the caret before literals in the middle.
  private mutating func skip(_ result: inout Result) {
    if result.caret == cells.count, hasUser || !showsPrefix {
      while let last = cells.last, last.isLiteral { cells.truncate(to: cells.count - 1) }
      result.caret = cells.count
    } else if result.caret < cells.count {
      while result.caret > 0, cells[result.caret - 1].isLiteral { result.caret -= 1 }
    }
  }
}
