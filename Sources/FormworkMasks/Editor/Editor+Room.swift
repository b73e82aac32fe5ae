/// Replacement of cells with tokens, as many as there is room for.
extension Editor {
  /// Replaces the cells of a range with the new tokens, in filling order.
  ///
  /// With `fromStart`, the literals before the range are placed again with the tokens. A search
  /// uses `aims` if the first places don't fit all tokens.
  mutating func insert(
    in range: Range<Int>, fromStart: Bool = false, aims: Search.Aims = .init()
  ) -> Result {
    var room = Room()
    if table.insertion == .replace {
      room.replaced = fresh.reduce(0) { $1.role == .user || $1.role == .either ? $0 + 1 : $0 }
    }
    var outcome = attempt(in: range, fromStart, room, aims)
    if !outcome.isWhole {
      switch table.overflow {
      case .reject: break
      case .overwrite: outcome = least(in: range, fromStart, room, aims) { $0.replaced += $1 }
      case .truncate: outcome = least(in: range, fromStart, room, aims) { $0.truncated += $1 }
      }
    }
    guard outcome.isUsed else {
      noteUnused()
      return .rejected(.notAllowed)
    }
    return show(outcome)
  }

  /// Replaces the cells of a range with a single token.
  mutating func insert(_ token: Token, in range: Range<Int>) -> Result {
    fresh.removeAll()
    fresh.append(token)
    return insert(in: range)
  }

  /// The numbers of the user's characters that are removed to make room.
  private struct Room {
    /// The characters after the caret, in display order.
    var replaced = 0

    /// The characters at the end, in filling order.
    var truncated = 0
  }

  private struct Attempt {
    /// Whether at least one new token has a place.
    var isUsed = false

    /// Whether every token that counts has a place.
    var isWhole = false
  }

  private mutating func attempt(
    in range: Range<Int>, _ fromStart: Bool, _ room: Room, _ aims: Search.Aims
  ) -> Attempt {
    forgetLosses()
    let replacesHead = table.isRightToLeft && room.replaced > 0
    let canCross = table.overflow != .reject
    alignment.canCross = canCross
    alignment.newStart =
      table.guide == nil || fromStart ? 0 : element(before: range.lowerBound)
    defer { alignment.newStart = 0 }
    beginTokens(
      before: fromStart ? 0 : range.lowerBound, holds: holdsHead && !replacesHead, replacing: range)
    if fromStart, cells.contains(.typed, in: 0..<range.lowerBound) {
      hasLooseMarks = true
    }
    if replacesHead {
      removeUsers(room.replaced, in: 0..<alignment.tokens.count, fromEnd: true)
      // Typed literals after the removed characters no longer have a place.
      while let last = alignment.tokens.last, last.role == .literal {
        alignment.tokens.removeLast()
        hasLooseMarks = true
      }
    }
    let head = alignment.tokens.count
    alignment.tokens.append(contentsOf: fresh)
    let tail = alignment.tokens.count
    addTokens(range.upperBound..<cells.count, canCross: canCross)
    if !table.isRightToLeft, room.replaced > 0 {
      removeUsers(room.replaced, in: tail..<alignment.tokens.count, fromEnd: false)
    }
    if room.truncated > 0 {
      removeUsers(room.truncated, in: tail..<alignment.tokens.count, fromEnd: true)
    }
    removeSuppliedTokensAtEnd()
    let count = alignment.tokens.count
    new = min(head, count)..<min(tail, count)
    var attempt = Attempt()
    attempt.isWhole = table.guide == nil ? alignment.place(aims) : placeInGuide()
    for index in new where alignment.tokens[index].place >= 0 { attempt.isUsed = true }
    return attempt
  }

  /// Removes the fewest characters that give all others a place, or all of them if that isn't
  /// possible.
  private mutating func least(
    in range: Range<Int>, _ fromStart: Bool, _ room: Room, _ aims: Search.Aims,
    _ remove: (inout Room, Int) -> Void
  ) -> Attempt {
    // At most the existing characters, and at most one for each new one.
    let most = min(
      userCount(0..<cells.count), fresh.reduce(0) { $1.role == .foreign ? $0 : $0 + 1 })
    var high = most
    var low = 1
    var best: Int?
    while low <= high {
      let middle = low + (high - low) / 2
      var trial = room
      remove(&trial, middle)
      if attempt(in: range, fromStart, trial, aims).isWhole {
        best = middle
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    var trial = room
    remove(&trial, best ?? most)
    return attempt(in: range, fromStart, trial, aims)
  }

  /// Removes some of the user's characters among the tokens of a range.
  private mutating func removeUsers(_ count: Int, in range: Range<Int>, fromEnd: Bool) {
    let users = range.reduce(0) {
      alignment.tokens[$1].role == .user && !alignment.tokens[$1].isNew ? $0 + 1 : $0
    }
    let lost = min(count, users)
    var kept = range.lowerBound
    var seen = 0
    for index in range {
      let token = alignment.tokens[index]
      if token.role == .user {
        seen += 1
        if fromEnd ? seen > users - lost : seen <= lost {
          removed.append(token.glyph)
          continue
        }
      }
      alignment.tokens[kept] = token
      kept += 1
    }
    alignment.tokens.truncate(to: kept)
  }

  private mutating func show(_ attempt: Attempt) -> Result {
    if !attempt.isWhole { noteDropped() }
    noteUnused()
    let drawing = draw()
    var result = Result(caret: 0)
    if table.isRightToLeft {
      result.caret = max(0, drawing.firstNew)
    } else {
      result.caret = max(0, drawing.lastNew)
      if table.completes { passCompletion(&result) }
    }
    return result
  }

  /// Moves the caret after the literals of a completion.
  ///
  /// It stops before a typed literal that ends a run of optional slots, because Backspace must find
  /// the character before it.
  @inline(__always)
  private func passCompletion(_ result: inout Result) {
    guard cells.contains(.user, in: 0..<result.caret) else { return }
    while result.caret < cells.count, cells[result.caret].isLiteral {
      let cell = cells[result.caret]
      let isNext = cell.element == cells[result.caret - 1].element + 1
      let isMark = cell.isTyped && (stopsAtTyped || elements[cell.element].isSignificant)
      if !isNext || isMark { return }
      result.caret += 1
    }
  }

  /// Returns the reason why a character of the user has no place.
  ///
  /// - Parameters:
  ///   - glyph: The character.
  ///   - range: The cells that it should have replaced.
  ///   - others: The number of the user's characters in the other cells.
  /// - Returns: The reason.
  mutating func reason(for glyph: Glyph, in range: Range<Int>, beside others: Int) -> Rejection {
    if !isPlaceable(glyph) { return .notAllowed }
    if others >= table.room { return .noRoom }
    let start = element(before: range.lowerBound)
    let slot = alignment.slot(for: glyph, from: start, upTo: alignment.limit(from: start))
    return slot == Int.max ? .notAllowed : .wouldLose
  }
}
