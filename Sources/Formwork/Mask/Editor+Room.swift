/// Putting tokens in the place of some cells, as many as there is room for.
extension Editor {
  /// Puts tokens in the place of some cells, both in the order of filling; with `fromStart`, the
  /// literals before these cells are read anew with the tokens. The aims are those of a search for
  /// places, where the first that come won't do.
  mutating func insert(
    _ new: some Collection<Token>, in range: Range<Int>, fromStart: Bool = false,
    aims: Search.Aims = .init()
  ) -> Result {
    var room = Room()
    if options.insertion == .replace {
      room.replaced = new.reduce(0) { $1.role == .user || $1.role == .either ? $0 + 1 : $0 }
    }
    var outcome = attempt(new, in: range, fromStart, room, aims)
    if !outcome.isWhole {
      switch options.overflow {
      case .reject: break
      case .overwrite:
        outcome = least(new, in: range, fromStart, room, aims) { $0.replaced += $1 }
      case .truncate:
        outcome = least(new, in: range, fromStart, room, aims) { $0.truncated += $1 }
      }
    }
    guard outcome.isUsed else {
      return .refused(.notAllowed, leftOut: lostWords(outcome.split))
    }
    return show(outcome, range)
  }

  /// How many of the user's characters are removed to make room.
  private struct Room {
    /// Those displayed next after the caret.
    var replaced = 0

    /// Those at the end in the order of filling.
    var truncated = 0
  }

  private struct Attempt {
    var split: Split
    var removed: [Glyph] = []

    /// Whether some new token found a place.
    var isUsed = false

    /// Whether every token did.
    var isWhole = false
  }

  private mutating func attempt(
    _ new: some Collection<Token>, in range: Range<Int>, _ fromStart: Bool, _ room: Room,
    _ aims: Search.Aims
  ) -> Attempt {
    removeAllTokens(replacing: range)
    var removed: [Glyph] = []
    let isReversed = program.isRightToLeft
    let canCross = options.overflow != .reject
    alignment.canCross = canCross
    alignment.newStart =
      program.guide == nil || fromStart ? 0 : element(before: range.lowerBound)
    defer { alignment.newStart = 0 }
    if !fromStart {
      addTokens(0..<range.lowerBound, isHeld: true)
    } else if cells.contains(in: 0..<range.lowerBound, where: { $0.isTyped }) {
      hasLooseMarks = true
    }
    if isReversed, room.replaced > 0 {
      removed += removeUsers(room.replaced, in: 0..<alignment.tokens.count, fromEnd: true)
      // What was typed beyond them no longer has a place.
      while let last = alignment.tokens.last, last.role == .literal {
        alignment.tokens.removeLast()
        hasLooseMarks = true
      }
    }
    let head = alignment.tokens.count
    for token in new { alignment.tokens.append(token) }
    let tail = alignment.tokens.count
    addTokens(range.upperBound..<cells.count, canCross: canCross)
    if !isReversed, room.replaced > 0 {
      removed += removeUsers(room.replaced, in: tail..<alignment.tokens.count, fromEnd: false)
    }
    if room.truncated > 0 {
      removed += removeUsers(room.truncated, in: tail..<alignment.tokens.count, fromEnd: true)
    }
    removeSuppliedTokensAtEnd()
    let count = alignment.tokens.count
    var attempt = Attempt(split: Split(head: min(head, count), tail: min(tail, count)))
    attempt.removed = removed
    attempt.isWhole = place(attempt.split, aims, holdsHead: holdsHead && !fromStart)
    attempt.isUsed = alignment.tokens.contains(in: attempt.split.new) { $0.place >= 0 }
    return attempt
  }

  /// Gives the tokens their places.
  ///
  /// - Returns: Whether none that matters is left without one.
  private mutating func place(_ split: Split, _ aims: Search.Aims, holdsHead: Bool) -> Bool {
    if program.guide != nil { return placeInGuide(split) }
    if !aims.isForced {
      let start = holdsHead ? split.head : 0
      if alignment.placeInTurn(from: start, at: start == 0 ? 0 : headEnd(split)) { return true }
    }
    return alignment.place(aims)
  }

  /// The element after the last token of the head, which keeps its place.
  private func headEnd(_ split: Split) -> Int {
    let last = alignment.tokens[split.head - 1]
    return alignment.element(after: Int(last.place), taken: last)
  }

  /// The least that has to be removed so that everything else has a place; all, if nothing helps.
  private mutating func least(
    _ new: some Collection<Token>, in range: Range<Int>, _ fromStart: Bool, _ room: Room,
    _ aims: Search.Aims, _ remove: (inout Room, Int) -> Void
  ) -> Attempt {
    // As much as there is, and no more than is new.
    var high = min(userCount(0..<cells.count), new.count)
    var low = 1
    var best: Int?
    while low <= high {
      let middle = low + (high - low) / 2
      var trial = room
      remove(&trial, middle)
      if attempt(new, in: range, fromStart, trial, aims).isWhole {
        best = middle
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    var trial = room
    remove(&trial, best ?? min(userCount(0..<cells.count), new.count))
    return attempt(new, in: range, fromStart, trial, aims)
  }

  /// Removes some of the user's characters among tokens, and returns them in order.
  private mutating func removeUsers(_ count: Int, in range: Range<Int>, fromEnd: Bool) -> [Glyph] {
    let users = range.reduce(0) {
      alignment.tokens[$1].role == .user && !alignment.tokens[$1].isNew ? $0 + 1 : $0
    }
    let removed = min(count, users)
    var glyphs: [Glyph] = []
    var kept = range.lowerBound
    var seen = 0
    for index in range {
      let token = alignment.tokens[index]
      if token.role == .user {
        seen += 1
        if fromEnd ? seen > users - removed : seen <= removed {
          glyphs.append(token.glyph)
          continue
        }
      }
      alignment.tokens[kept] = token
      kept += 1
    }
    alignment.tokens.truncate(to: kept)
    return glyphs
  }

  /// The new letters and digits without a place.
  func lostWords(_ split: Split) -> [Glyph] {
    var lost: [Glyph] = []
    for index in split.new {
      let token = alignment.tokens[index]
      if token.place < 0, glyphs.isAlphanumeric(token.glyph) { lost.append(token.glyph) }
    }
    return lost
  }

  private mutating func show(_ attempt: Attempt, _ range: Range<Int>) -> Result {
    let lost = lostWords(attempt.split)
    var dropped = attempt.removed
    if !attempt.isWhole { dropped += droppedTokens() }
    let drawing = draw(attempt.split)
    var result = Result(caret: 0, dropped: dropped, leftOut: lost)
    if program.isRightToLeft {
      result.caret = max(0, drawing.firstNew)
    } else {
      result.caret = max(0, drawing.lastNew)
      if program.completes { passCompletion(&result) }
    }
    return result
  }

  /// Moves the caret behind the literals after it that are certain. One that the person typed,
  /// and that says where a run of optional slots ends, isn't passed: Backspace must find the
  /// character before it.
  private func passCompletion(_ result: inout Result) {
    guard cells.contains(in: 0..<result.caret, where: { $0.isUser }) else { return }
    while result.caret < cells.count, cells[result.caret].isLiteral {
      let cell = cells[result.caret]
      let isNext = cell.element == cells[result.caret - 1].element + 1
      let isMark =
        cell.isTyped && (stopsAtTyped || elements[Int(cell.element)].isSignificant)
      if !isNext || isMark { return }
      result.caret += 1
    }
  }

  /// Why a character that could be the user's has no place.
  mutating func reason(for glyph: Glyph, in range: Range<Int>) -> Refusal {
    guard alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max else { return .notAllowed }
    let others = userCount(0..<range.lowerBound) + userCount(range.upperBound..<cells.count)
    if let capacity = program.capacity, others >= capacity { return .noRoom }
    let start = element(before: range.lowerBound)
    let slot = alignment.slot(for: glyph, from: start, upTo: alignment.limit(from: start))
    return slot == Int.max ? .notAllowed : .wouldLose
  }
}
