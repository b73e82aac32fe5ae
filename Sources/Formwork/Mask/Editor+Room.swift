extension Editor {
  /// Puts tokens in the place of some cells, as many as there is room for; with `fromStart`, the
  /// literals before these cells are read anew with the tokens.
  mutating func insert(_ new: [Token], in range: Range<Int>, fromStart: Bool) -> Result {
    if let guide = program.guide {
      return insertInGuide(new, in: range, fromStart: fromStart, guide)
    }
    let head = fromStart ? [] : tokens(cells[..<range.lowerBound])
    let tail = tokens(cells[range.upperBound...])
    let fit = fit(new, between: head, and: tail)
    let unused = unusedCount(new, of: fit)
    let isUsable = !program.isRightToLeft || fit.placement.hasUser
    guard isUsable, let first = fit.placedNew.first, let last = fit.placedNew.last else {
      var refusal = refusal()
      refusal.unused = unused
      return refusal
    }
    let anchor = program.isRightToLeft ? first : last + 1
    var result = finish(fit.placement, anchor: anchor, target: 0)
    if completes { passCompletion(&result) }
    result.dropped = fit.dropped
    result.unused = unused
    return result
  }

  /// Moves the caret behind the literals after it that are certain. One that the person typed,
  /// and that says where a run of optional slots ends, isn't passed: Backspace must find the
  /// character before it.
  private func passCompletion(_ result: inout Result) {
    guard result.cells[..<result.caret].contains(where: { $0.isUser }) else { return }
    while result.caret < result.cells.count, result.cells[result.caret].isLiteral {
      let cell = result.cells[result.caret]
      let isNext = cell.element == result.cells[result.caret - 1].element + 1
      let isMark = cell.isTyped && program.elements[Int(cell.element)].isSignificant
      if !isNext || isMark { return }
      result.caret += 1
    }
  }

  private struct Fit {
    var placement: Placement
    var new: Range<Int>
    var dropped: [Glyph]

    /// The cells that the new tokens became.
    var placedNew: [Int] { placement.places[new].filter { $0 >= 0 } }
  }

  private func unusedCount(_ new: [Token], of fit: Fit) -> Int {
    let isUsed = fit.placement.places[fit.new].map { $0 >= 0 }
    // Of a cut insertion the end is missing, which comes first in a mask that fills from the right.
    let offset = program.isRightToLeft ? new.count - isUsed.count : 0
    var count = 0
    for (index, token) in new.enumerated() where glyphs.isAlphanumeric(token.glyph) {
      let place = index - offset
      if !isUsed.indices.contains(place) || !isUsed[place] { count += 1 }
    }
    return count
  }

  /// Finds room for `new`, by the policies of the mask.
  private mutating func fit(_ new: [Token], between head: [Token], and tail: [Token]) -> Fit {
    var head = head
    var tail = tail
    var replaced: [Glyph] = []
    if options.insertion == .replace {
      replaced = removeNext(new.userCount, &head, &tail)
    }
    let fit =
      options.overflow == .overwrite
      ? overwrite(new, &head, &tail, &replaced) : attempt(new, head, tail, replaced)
    let keepsHead = !zip(head, fit.placement.places).contains { $0.role == .user && $1 < 0 }
    if options.overflow == .truncate, keepsHead, !fit.placedNew.isEmpty || program.isRightToLeft {
      return fit
    }
    let lost = fit.dropped.count - replaced.count
    if lost == 0, !program.isRightToLeft || missingCount(new, fit) == 0 { return fit }
    return cut(new, head, tail, replaced, allowed: attempt([], head, tail, replaced).dropped.count)
  }

  /// Replaces as few of the next characters as make room for all of `new`; all of them, if there
  /// is no room even so.
  private mutating func overwrite(
    _ new: [Token], _ head: inout [Token], _ tail: inout [Token], _ replaced: inout [Glyph]
  ) -> Fit {
    let known = replaced
    let whole = (head: head, tail: tail)
    var low = 0
    var high = (program.isRightToLeft ? head : tail).userCount
    var count = 0
    var best: Fit?
    while best == nil || low < high {
      (head, tail) = whole
      replaced = known + removeNext(count, &head, &tail)
      let fit = attempt(new, head, tail, replaced)
      let isWhole = fit.dropped.count == replaced.count && missingCount(new, fit) == 0
      best = fit
      if isWhole { high = count } else { low = min(count + 1, high) }
      if isWhole, low == high { return fit }
      count = low + (high - low) / 2
    }
    (head, tail) = whole
    replaced = known + removeNext(high, &head, &tail)
    return attempt(new, head, tail, replaced)
  }

  /// Removes the user's next characters, as they are displayed after the caret.
  private func removeNext(_ count: Int, _ head: inout [Token], _ tail: inout [Token]) -> [Glyph] {
    if !program.isRightToLeft { return tail.removeUsers(count) }
    head.reverse()
    let removed = head.removeUsers(count)
    head.reverse()
    return removed
  }

  /// The longest part of `new`, from its beginning as it is read, for which nothing of the user's
  /// is lost that isn't lost without it.
  private mutating func cut(
    _ new: [Token], _ head: [Token], _ tail: [Token], _ replaced: [Glyph], allowed: Int
  ) -> Fit {
    var low = 0
    var high = new.count
    var best = attempt([], head, tail, replaced)
    while low < high {
      let middle = (low + high + 1) / 2
      let part = Array(program.isRightToLeft ? new.suffix(middle) : new.prefix(middle))
      let fit = attempt(part, head, tail, replaced)
      let isWhole = !program.isRightToLeft || missingCount(part, fit) == 0
      if fit.dropped.count <= allowed, isWhole {
        low = middle
        best = fit
      } else {
        high = middle - 1
      }
    }
    return best
  }

  private mutating func attempt(
    _ new: [Token], _ head: [Token], _ tail: [Token], _ replaced: [Glyph]
  ) -> Fit {
    let all = head + new + tail
    let placement = place(all)
    var dropped = replaced
    for index in all.indices where placement.places[index] < 0 {
      if all[index].role == .user, !all[index].isNew { dropped.append(all[index].glyph) }
    }
    return Fit(placement: placement, new: head.count..<head.count + new.count, dropped: dropped)
  }

  private func missingCount(_ new: [Token], _ fit: Fit) -> Int {
    zip(new, fit.placement.places[fit.new]).reduce(0) {
      $1.0.role == .user && $1.1 < 0 ? $0 + 1 : $0
    }
  }
}

extension [Token] {
  /// Removes the first `count` characters of the user, with the literals that were supplied among
  /// them, and returns them.
  fileprivate mutating func removeUsers(_ count: Int) -> [Glyph] {
    var removed: [Glyph] = []
    var kept: [Token] = []
    for token in self {
      if token.role == .user, removed.count < count {
        removed.append(token.glyph)
      } else if token.role == .supplied, count > 0, kept.isEmpty {
        continue
      } else {
        kept.append(token)
      }
    }
    self = kept
    return removed
  }

  fileprivate var userCount: Int {
    reduce(0) { $1.role == .user ? $0 + 1 : $0 }
  }
}
