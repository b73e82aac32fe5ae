/// A guide: the whole mask is shown, characters keep their places, holes stay.
extension Editor {
  /// Gives tokens their places in a guide: what was there stays, or moves to the next slots up to
  /// the first hole that takes it; what is new goes to the slots from the caret on.
  ///
  /// - Returns: Whether none is left without a place.
  mutating func placeInGuide(_ split: Split) -> Bool {
    var new = split.new.count
    if alignment.placeInTurn() { return true }
    // What no slot takes is left out, and of too long an insertion the displayed end; what was there
    // has its place.
    var low = 0
    var high = new
    while low <= high {
      new = low + (high - low) / 2
      if placeInGuide(split, first: new) { low = new + 1 } else { high = new - 1 }
    }
    _ = placeInGuide(split, first: max(0, high))
    return false
  }

  /// Gives some of the new tokens places, and all others theirs.
  ///
  /// - Returns: Whether no other is left without.
  private mutating func placeInGuide(_ split: Split, first count: Int) -> Bool {
    let left =
      table.isRightToLeft
      ? split.head..<split.tail - count : split.head + count..<split.tail
    var element = alignment.start
    var isWhole = true
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      let place = left.contains(index) ? Int.max : alignment.taker(of: token, from: element)
      if place == Int.max {
        alignment.tokens[index].place = -1
        // From the right the insertion is cut at its displayed end, which comes first.
        let isMissed =
          token.isNew ? table.isRightToLeft && !left.contains(index) : token.role == .user
        if isMissed { isWhole = false }
      } else {
        alignment.tokens[index].place = Int32(place)
        element = alignment.element(after: place, taken: token)
      }
    }
    return isWhole
  }

  /// Removes the characters among some cells, or the one beyond the literals and holes there.
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
      // Literals and the empty end of the guide are passed; a hole among characters is one step.
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
    let drawing = draw(Split(held: held, head: 0, tail: 0))
    var result = Result(caret: min(caret, cells.count))
    result.left = drawing.split
    return result
  }
}
