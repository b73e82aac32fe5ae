import FormworkTables

/// Edits that insert a single character.
extension Editor {
  /// Replaces the cells of a range with a single character.
  mutating func key(_ glyph: Glyph, in range: Range<Int>) -> Result {
    let result =
      table.isRightToLeft ? keyFromRight(glyph, in: range) : keyInOrder(glyph, in: range)
    if let result { return result }
    // The mask ignores a separator that it doesn't need.
    if glyphs.isSeparator(glyph) { return .ignored }
    return .rejected(reason(for: glyph, in: range, beside: userCount(outside: range)))
  }

  private mutating func keyInOrder(_ glyph: Glyph, in range: Range<Int>) -> Result? {
    let start = element(before: range.lowerBound)
    if glyphs.isAlphanumeric(glyph) { return word(glyph, from: start, in: range) }
    // After a typed prefix symbol, only the prefix can follow: a space there doesn't complete it.
    if glyphs.isDecoration(glyph), expectedPrefix(at: range) != nil { return nil }
    let run = table.nextSlot(from: start) - 1
    let next = alignment.literal(glyph, from: start, upTo: run)
    if next != Int.max { return literal(next, in: range) }
    if range.isEmpty, let there = runIndex(of: glyph, before: range.lowerBound) {
      return stay(at: range.lowerBound, typing: there)
    }
    let slot = reachableSlot(for: glyph, from: start)
    if slot != Int.max { return user(glyph, in: range, slot: slot) }
    let later = alignment.literal(glyph, from: start, upTo: alignment.limit(from: start))
    return later == Int.max ? nil : literal(later, in: range)
  }

  /// Inserts a letter or digit into a slot that takes it, otherwise as the next literal. After
  /// typed literals, the next literal comes first.
  private mutating func word(_ glyph: Glyph, from start: Int, in range: Range<Int>) -> Result? {
    if let expected = expectedPrefix(at: range) {
      let isSame = Prefix.is(
        glyph, elements[expected].glyph, table.letterCase, &glyphs)
      return isSame ? literal(expected, in: range) : .rejected(.otherPrefix)
    }
    if range.lowerBound > 0, cells[range.lowerBound - 1].isTyped, start < elements.count,
      elements[start].isLiteral, let next = nextLiteral(glyph, from: start)
    {
      return literal(next, in: range)
    }
    let slot = reachableSlot(for: glyph, from: start)
    if slot != Int.max { return user(glyph, in: range, slot: slot) }
    if let next = nextLiteral(glyph, from: start) { return literal(next, in: range) }
    if range.isEmpty, range.lowerBound > 0 {
      let before = cells[range.lowerBound - 1]
      if before.isLiteral, glyphs.areEqual(before.glyph, glyph) {
        return stay(at: range.lowerBound, typing: range.lowerBound - 1)
      }
    }
    // No slot takes the key where the characters are now, but they can move.
    return holdsHead ? nil : user(glyph, in: range, slot: slot)
  }

  /// Inserts a character into a mask that fills from the right. A separator isn't typed through,
  /// because the digits on its right determine its place.
  private mutating func keyFromRight(_ glyph: Glyph, in range: Range<Int>) -> Result? {
    let start = element(before: range.lowerBound)
    let slot = reachableSlot(for: glyph, from: start)
    if slot != Int.max { return user(glyph, in: range, slot: slot) }
    if range.isEmpty, range.lowerBound > 0 {
      let before = cells[range.lowerBound - 1]
      if before.isLiteral, glyphs.areEqual(before.glyph, glyph) {
        return Result(caret: range.lowerBound - 1)
      }
    }
    if range.isEmpty, let there = runIndex(of: glyph, after: range.lowerBound) {
      return stay(at: range.lowerBound, typing: there)
    }
    return holdsHead || !glyphs.isAlphanumeric(glyph) ? nil : user(glyph, in: range, slot: slot)
  }

  /// Returns the first reachable slot that takes a character; `Int.max` if there is none.
  @inline(__always)
  private mutating func reachableSlot(for glyph: Glyph, from start: Int) -> Int {
    alignment.slot(for: glyph, from: start, upTo: alignment.limit(from: start))
  }

  /// Returns the next literal after empty optional slots, if it equals this character.
  private mutating func nextLiteral(_ glyph: Glyph, from start: Int) -> Int? {
    let next = table.afterOptionals(from: start)
    guard next < elements.count, elements[next].isLiteral,
      alignment.literal(glyph, from: next, upTo: next) == next
    else { return nil }
    return next
  }

  /// Returns the letter or digit of the prefix that must come next, because the user typed its
  /// symbol and no other character.
  ///
  /// It is the first one that the user didn't type, even if the user typed a literal after it, as in
  /// `(+47)` for `+1 ([000])`.
  @inline(__always)
  func expectedPrefix(at range: Range<Int>) -> Int? {
    guard cells.hadTyped, let last = cells.last(.typed, in: cells.indices), !table.isRightToLeft,
      !cells.contains(.user, in: 0..<range.lowerBound),
      cells[last].element < table.nextSlot(from: 0),
      let prefix = program.prefix
    else { return nil }
    let symbol = (0...last).first { index in
      cells[index].isTyped && !prefix.words(after: cells[index].glyph, glyphs).isEmpty
    }
    // A symbol that the edit replaces says nothing.
    guard let symbol, !range.contains(symbol) else { return nil }
    // Only literals of the prefix follow its symbol.
    var (next, cell) = (cells[symbol].element + 1, symbol + 1)
    while next < table.nextSlot(from: 0) {
      while cell < cells.count, cells[cell].element < next { cell += 1 }
      let isTyped = cell < cells.count && cells[cell].element == next && cells[cell].isTyped
      if !isTyped, glyphs.isAlphanumeric(elements[next].glyph) { return next }
      next += 1
    }
    return nil
  }

  /// Inserts a character of the user. `slot` takes it if no other character moves.
  private mutating func user(_ glyph: Glyph, in range: Range<Int>, slot: Int) -> Result? {
    let token = Token(glyph, .user, isNew: true)
    var range = range
    if range.isEmpty, !table.isRightToLeft, slot != Int.max {
      // Literals before the slot stay before the character, wherever the caret is among them.
      var place = range.lowerBound
      while place < cells.count, cells[place].isLiteral, cells[place].element < slot,
        !elements[cells[place].element].isSignificant
      {
        place += 1
      }
      range = place..<place
    }
    var result = insert(token, in: range)
    if result.rejection != nil {
      // The group is full, and no character moves across its literals. So the key is inserted
      // before the slot that takes it, or after all the literals.
      let isReplacing = userCount(range) > 0
      let start = isReplacing ? range.upperBound : range.lowerBound
      for end in significantRunEnds(from: start, before: slot) where result.rejection != nil {
        result = insert(token, in: (isReplacing ? range.lowerBound : end)..<end)
      }
    }
    return result.rejection == nil ? result : nil
  }

  /// Returns the ends of the literals after `index`: before a slot, and of the whole run. The list
  /// is empty if no literal is significant.
  private func significantRunEnds(from index: Int, before slot: Int) -> [Int] {
    var end = index
    var middle = index
    var isSignificant = false
    while end < cells.count, cells[end].isLiteral {
      if elements[cells[end].element].isSignificant { isSignificant = true }
      end += 1
      if cells[end - 1].element < slot { middle = end }
    }
    if !isSignificant { return [] }
    return index < middle && middle < end ? [middle, end] : [end]
  }

  /// Types a literal. If it is visible, the caret moves after it; otherwise it is inserted.
  private mutating func literal(_ element: Int, in range: Range<Int>) -> Result? {
    if range.isEmpty {
      // If the prefix is visible, the caret can already be after the literal.
      var index = range.lowerBound
      while index < cells.count, cells[index].isLiteral {
        if cells[index].element == element { return stay(at: index + 1, typing: index) }
        index += 1
      }
      index = range.lowerBound - 1
      while index >= 0, cells[index].isLiteral {
        if cells[index].element == element { return stay(at: range.lowerBound, typing: index) }
        index -= 1
      }
    }
    let result = insert(
      Token(elements[element].glyph, .literal, home: element, isTyped: true, isNew: true), in: range
    )
    return result.rejection == nil ? result : nil
  }

  /// Marks a visible literal as typed.
  ///
  /// Of several equal literals in a run, it marks the first one that isn't typed yet. The literal
  /// would be placed there again.
  private mutating func stay(at caret: Int, typing index: Int) -> Result {
    if table.isRightToLeft { return Result(caret: caret) }
    var first = index
    var start = index
    while start > 0, cells[start - 1].isLiteral {
      start -= 1
      if !cells[start].isTyped, glyphs.areEqual(cells[start].glyph, cells[index].glyph) {
        first = start
      }
    }
    cells.set(cells[first].kind.union(.typed), at: first)
    return Result(caret: caret)
  }

  /// Returns the cell of a literal in the run that ends at `index`.
  private func runIndex(of glyph: Glyph, before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, cells[index].isLiteral {
      if glyphs.areEqual(cells[index].glyph, glyph) { return index }
      index -= 1
    }
    return nil
  }

  /// Returns the cell of a literal in the run that begins at `index`.
  private func runIndex(of glyph: Glyph, after index: Int) -> Int? {
    var index = index
    while index < cells.count, cells[index].isLiteral {
      if glyphs.areEqual(cells[index].glyph, glyph) { return index }
      index += 1
    }
    return nil
  }
}

extension Glyphs {
  /// Whether a character is a separator: a space, punctuation, or a symbol, but no letter, digit,
  /// mark, or emoji.
  ///
  /// A plus sign isn't a separator: it begins the number of another country.
  func isSeparator(_ glyph: Glyph) -> Bool {
    if isAlphanumeric(glyph) || isPlus(glyph) { return false }
    if Self.isCluster(glyph) { return isSpace(glyph) }
    return !joinsBefore(glyph) && !UnicodeData.emojiKind(glyph).hasEmojiPresentation
      && !UnicodeData.isRegionalIndicator(glyph)
  }
}

/// Replacement of cells with tokens, as many as there is room for.
extension Editor {
  /// Replaces the cells of a range with the new tokens, in filling order.
  ///
  /// With `fromStart`, the literals before the range are placed again with the tokens. A search
  /// uses `searchOptions` if the first places don't fit all tokens.
  mutating func insert(
    in range: Range<Int>, fromStart: Bool = false, searchOptions: Search.Options = .init()
  ) -> Result {
    var room = Capacity()
    if table.insertion == .replace {
      room.replaced = fresh.reduce(0) { $1.role == .user || $1.role == .either ? $0 + 1 : $0 }
    }
    var outcome = attempt(in: range, fromStart, room, searchOptions)
    if !outcome.isWhole {
      switch table.overflow {
      case .reject: break
      case .overwrite:
        outcome = least(in: range, fromStart, room, searchOptions) { $0.replaced += $1 }
      case .truncate:
        outcome = least(in: range, fromStart, room, searchOptions) { $0.truncated += $1 }
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
  private struct Capacity {
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
    in range: Range<Int>, _ fromStart: Bool, _ room: Capacity, _ searchOptions: Search.Options
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
    attempt.isWhole = table.guide == nil ? alignment.place(searchOptions) : placeInGuide()
    for index in new where alignment.tokens[index].place >= 0 { attempt.isUsed = true }
    return attempt
  }

  /// Removes the fewest characters that give all others a place, or all of them if that isn't
  /// possible.
  private mutating func least(
    in range: Range<Int>, _ fromStart: Bool, _ room: Capacity, _ searchOptions: Search.Options,
    _ remove: (inout Capacity, Int) -> Void
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
      if attempt(in: range, fromStart, trial, searchOptions).isWhole {
        best = middle
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    var trial = room
    remove(&trial, best ?? most)
    return attempt(in: range, fromStart, trial, searchOptions)
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
