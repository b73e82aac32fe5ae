/// The two steps from an edit to a new text: tokens first, then cells for those that have places.
extension Editor {
  /// Starts a list of tokens with those of the cells before `end`.
  ///
  /// If `holds` is true, these cells keep their places and need no tokens. The edit removes the
  /// cells of `range`.
  mutating func beginTokens(before end: Int, holds: Bool, replacing range: Range<Int> = 0..<0) {
    alignment.tokens.removeAll()
    replaced = range
    hasLooseMarks = false
    held = 0
    if holds, !table.isRightToLeft, !table.hasMarks || table.guide != nil {
      // In such a mask, only characters that the user typed are tokens.
      held = cells.last([.user, .typed], in: 0..<end).map { $0 + 1 } ?? 0
    } else if holds {
      held = end
      let lastUser = lastUserElement
      while held > 0, token(of: cells[held - 1], lastUser) == nil {
        held -= 1
        if cells[held].isTyped { hasLooseMarks = true }
      }
    } else {
      addTokens(0..<end)
    }
    alignment.start = element(before: held)
  }

  /// Adds the tokens of the cells of a range. With `canCross`, characters can move across
  /// significant literals.
  mutating func addTokens(_ range: Range<Int>, canCross: Bool = false) {
    if range.isEmpty { return }
    let lastUser = lastUserElement
    for index in range {
      let cell = cells[index]
      let crosses = canCross && !cell.isUser && elements[cell.element].isSignificant
      guard !crosses, let token = token(of: cell, lastUser) else {
        if cell.isTyped { hasLooseMarks = true }
        continue
      }
      alignment.tokens.append(token)
    }
  }

  /// Returns the token of a cell: a character of the user, a typed literal, or a significant
  /// literal. All other literals follow from these.
  ///
  /// In a mask that fills from the right, only literals after the last character are tokens.
  @inline(__always)
  private func token(of cell: MaskCell, _ lastUser: Int) -> Token? {
    if cell.isUser { return Token(cell.glyph, .user, home: cell.element) }
    if cell.isGuide { return nil }
    if table.isRightToLeft {
      if !cell.isTyped || cell.element <= lastUser { return nil }
    } else if !cell.isTyped, !elements[cell.element].isSignificant || table.guide != nil {
      return nil
    }
    return Token(cell.glyph, .literal, home: cell.element, isTyped: cell.isTyped)
  }

  /// The element of the user's last remaining character in a mask that fills from the right.
  @inline(__always)
  private var lastUserElement: Int {
    if !table.isRightToLeft { return -1 }
    let last =
      cells.last(.user, in: replaced.upperBound..<cells.count)
      ?? cells.last(.user, in: 0..<replaced.lowerBound)
    return last.map { cells[$0].element } ?? 0
  }

  /// Removes the supplied literals at the end, which separate nothing there.
  mutating func removeSuppliedTokensAtEnd() {
    while let last = alignment.tokens.last {
      if last.role != .literal || last.isTyped || last.isNew { return }
      alignment.tokens.removeLast()
    }
    while held > 0, cells[held - 1].isLiteral, !cells[held - 1].isTyped { held -= 1 }
    alignment.start = element(before: held)
  }

  /// Removes the user's characters at the end that have no place, and returns them, the last one
  /// first.
  mutating func removeUnplacedTokensAtEnd() -> [Token] {
    var removed: [Token] = []
    while let last = alignment.tokens.last, last.place < 0, last.role == .user {
      removed.append(last)
      alignment.tokens.removeLast()
    }
    return removed
  }
}

extension Editor {
  /// The places of the drawn tokens, as indices of cells.
  struct Drawing {
    /// The index after the last token of the head.
    var head: Int

    /// The index of the first new token that has a place, or -1.
    var firstNew = -1

    /// The index after the last new token that has a place, or -1. In a guide, the last one of the
    /// user counts.
    var lastNew = -1
  }

  /// Draws the tokens that have places, the literals between them, and the completion after them.
  mutating func draw(skipsCompletion: Bool = false) -> Drawing {
    // These are copied, because the compiler can't know that drawing doesn't change them.
    let (table, elements, tokens, new) = (table, elements, alignment.tokens, new)
    let isGuided = table.guide != nil
    var drawing = Drawing(head: held)
    cells.begin(holding: held)
    var element = alignment.start
    var hasUser = cells.contains(.user, in: 0..<held)
    var hasNewUser = false
    // Literals after the last character that the user typed separate nothing.
    var end = (cell: held, element: element)
    for index in tokens.indices {
      let token = tokens[index]
      if token.place < 0 || token.role == .hole {
        if token.isTyped, !token.isNew { hasLooseMarks = true }
        continue
      }
      let place = Int(token.place)
      if element < place { supply(&element, upTo: place) }
      let current = elements[place]
      if current.isSlot {
        // A character from a slot of the same class already has its form.
        let isKnown =
          table.isPlain(token.glyph)
          || !token.isNew && token.home >= 0
            && elements[Int(token.home)].accepts == current.accepts
        let glyph =
          isKnown ? token.glyph : alignment.form(of: token.glyph, inClass: Int(current.accepts))
        cells.append(glyph ?? token.glyph, place, [.user, .value])
        hasUser = true
        element = current.kind == .endless ? place : place + 1
      } else {
        var kind: Provenance.Kind = current.kind == .fixed ? .value : []
        if token.isTyped || token.role != .literal { kind.insert(.typed) }
        cells.append(current.glyph, place, kind)
        element = place + 1
      }
      if token.role != .literal || token.isTyped { end = (cells.count, element) }
      if index < new.lowerBound {
        drawing.head = cells.count
      } else if index < new.upperBound {
        if drawing.firstNew < 0 { drawing.firstNew = cells.count - 1 }
        // In a guide, the caret stays after the user's characters, wherever the paste ends.
        if !isGuided || current.isSlot || !hasNewUser { drawing.lastNew = cells.count }
        if current.isSlot { hasNewUser = true }
      }
    }
    if end.cell < cells.count {
      cells.truncate(to: end.cell)
      element = end.element
      drawing.head = min(drawing.head, end.cell)
    }
    if hasLooseMarks { restoreMarks(&element) }
    if table.guide != nil {
      if !cells.isEmpty || showsPrefix { supply(&element, upTo: elements.count) }
    } else if hasUser ? table.completes && !skipsCompletion : showsPrefix {
      supply(&element, upTo: table.nextSlot(from: element))
    }
    return drawing
  }

  /// Keeps typed literals typed wherever they are drawn again, and keeps the literals before them
  /// visible.
  ///
  /// So if the user types a character before them and deletes it, the text is the same as before.
  private mutating func restoreMarks(_ element: inout Int) {
    var shown = held
    for index in held..<max(held, cells.countBefore) where !replaced.contains(index) {
      let cell = cells.before(index)
      if !cell.isTyped { continue }
      let home = cell.element
      if home >= element, table.guide != nil || home < table.barrier(from: element) {
        supply(&element, upTo: home + 1)
      }
      while shown < cells.count, cells[shown].element < home { shown += 1 }
      if shown < cells.count, cells[shown].element == home, cells[shown].isLiteral {
        cells.set(cells[shown].kind.union(.typed), at: shown)
      }
    }
  }

  /// Draws the literals before an element, and the placeholders of a guide.
  private mutating func supply(_ element: inout Int, upTo target: Int) {
    if element >= target { return }
    cells.supply(element..<target)
    element = target
  }

  /// Draws only the first literals.
  mutating func drawPrefix(_ count: Int) {
    cells.begin(holding: 0)
    var element = 0
    supply(&element, upTo: count)
  }

  /// Draws an empty value, either without characters or with the prefix.
  mutating func drawEmpty() -> Result {
    beginTokens(before: 0, holds: false)
    new = 0..<0
    _ = draw()
    let start = table.guide == nil ? cells.count : min(table.nextSlot(from: 0), cells.count)
    return Result(caret: start)
  }
}
