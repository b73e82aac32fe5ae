/// Edits of a mask with a guide: the whole mask is displayed, characters keep their places, and
/// holes stay.
extension Editor {
  /// Gives tokens their places in a guide.
  ///
  /// Earlier characters stay, or move to the next slots up to the first hole that takes them. New
  /// characters go to the slots from the caret on.
  ///
  /// - Returns: Whether every token has a place.
  mutating func placeInGuide() -> Bool {
    if alignment.placeInTurn() { return true }
    // A character that no slot takes is skipped. An insertion that is too long is cut at its
    // displayed end. Earlier characters keep their places.
    var low = 0
    var high = new.count
    while low <= high {
      let middle = low + (high - low) / 2
      if placeInGuide(first: middle) { low = middle + 1 } else { high = middle - 1 }
    }
    _ = placeInGuide(first: max(0, high))
    return false
  }

  /// Places only some of the new tokens, and all others.
  ///
  /// - Returns: Whether each of these tokens has a place.
  private mutating func placeInGuide(first count: Int) -> Bool {
    let left =
      table.isRightToLeft
      ? new.lowerBound..<new.upperBound - count : new.lowerBound + count..<new.upperBound
    var element = alignment.start
    var isWhole = true
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      let place = left.contains(index) ? Int.max : alignment.taker(of: token, from: element)
      if place == Int.max {
        alignment.tokens[index].place = -1
        // In a mask that fills from the right, the insertion is cut at its displayed end, which
        // comes first.
        let isMissed =
          token.isNew ? table.isRightToLeft && !left.contains(index) : token.role == .user
        if isMissed, token.role != .foreign { isWhole = false }
      } else {
        alignment.tokens[index].place = Int32(place)
        element = alignment.element(after: place, taken: token)
      }
    }
    return isWhole
  }

  /// Removes the user's characters in a range, or the one beyond it if it has only literals and
  /// holes.
  mutating func deleteInGuide(_ range: Range<Int>, _ side: Side) -> Result {
    if let first = cells.first(.user, in: range) {
      return clear(range, caret: side == .before ? first : range.lowerBound)
    }
    switch side {
    case .selection:
      return Result(caret: displayStart(of: range))
    case .before:
      if let undone = untype(before: range.upperBound) { return undone }
      if table.deletion == .stopAtLiterals { return Result(caret: range.lowerBound) }
      let last = cells.last(.user, in: cells.indices) ?? -1
      var index = range.upperBound - 1
      // The caret passes literals and the empty end of the guide. A hole among characters is one
      // step.
      while index >= 0, cells[index].isLiteral || (cells[index].isGuide && index > last) {
        index -= 1
      }
      if index < 0 { return Result(caret: range.upperBound) }
      if cells[index].isGuide { return Result(caret: index) }
      return clear(index..<index + 1, caret: index)
    case .after:
      if table.deletion == .stopAtLiterals { return Result(caret: range.upperBound) }
      guard let user = cells.first(.user, in: range.upperBound..<cells.count)
      else { return Result(caret: range.lowerBound) }
      return clear(user..<user + 1, caret: range.lowerBound)
    }
  }

  private mutating func clear(_ range: Range<Int>, caret: Int) -> Result {
    beginTokens(before: range.lowerBound, holds: true, replacing: range)
    addTokens(range.upperBound..<cells.count)
    _ = alignment.placeInTurn()
    new = 0..<0
    _ = draw()
    return Result(caret: min(caret, cells.count), isDeletion: true)
  }
}
