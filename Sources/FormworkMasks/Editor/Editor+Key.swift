import FormworkUnicode

/// One typed character.
extension Editor {
  /// Puts a single character in the place of some cells.
  mutating func key(_ glyph: Glyph, in range: Range<Int>) -> Result {
    let result =
      table.isRightToLeft ? keyFromRight(glyph, in: range) : keyInOrder(glyph, in: range)
    if let result { return result }
    // A separator that the mask has no use for is no mistake.
    if glyphs.isSeparator(glyph) { return .ignored }
    return .rejected(reason(for: glyph, in: range, beside: userCount(outside: range)))
  }

  private mutating func keyInOrder(_ glyph: Glyph, in range: Range<Int>) -> Result? {
    let start = element(before: range.lowerBound)
    if glyphs.isAlphanumeric(glyph) { return word(glyph, from: start, in: range) }
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

  /// A letter or digit: the user's where a slot takes it; else, or where the person typed the
  /// literals before it, the very next literal.
  private mutating func word(_ glyph: Glyph, from start: Int, in range: Range<Int>) -> Result? {
    if let expected = expectedPrefix(before: range.lowerBound) {
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
    // Nothing takes the key where the characters stand; they may stand elsewhere.
    return holdsHead ? nil : user(glyph, in: range, slot: slot)
  }

  /// From the right a separator can't be typed through: its place follows from the digits on its
  /// right.
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

  /// The first slot that takes a character and can be reached; `Int.max` if there is none.
  @inline(__always)
  private mutating func reachableSlot(for glyph: Glyph, from start: Int) -> Int {
    alignment.slot(for: glyph, from: start, upTo: alignment.limit(from: start))
  }

  /// The very next literal, over empty optional slots, if it is this character.
  private mutating func nextLiteral(_ glyph: Glyph, from start: Int) -> Int? {
    let next = table.afterOptionals(from: start)
    guard next < elements.count, elements[next].isLiteral,
      alignment.literal(glyph, from: next, upTo: next) == next
    else { return nil }
    return next
  }

  /// The letter or digit of the prefix that must come next, since the person typed a sign before it
  /// and nothing after it.
  @inline(__always)
  func expectedPrefix(before index: Int) -> Int? {
    guard let last = cells.last(.typed, in: cells.indices), !table.isRightToLeft,
      !cells.contains(.user, in: 0..<index), cells[last].element < table.nextSlot(from: 0),
      let prefix = program.prefix
    else { return nil }
    // The last sign that was typed, with only literals of the prefix typed behind it.
    guard
      cells.contains(
        in: 0..<last + 1,
        where: { cell in
          cell.isTyped && !prefix.words(after: cell.glyph, glyphs).isEmpty
        })
    else { return nil }
    let from = cells[last].element + 1
    return (from..<max(from, table.nextSlot(from: 0))).first {
      glyphs.isAlphanumeric(elements[$0].glyph)
    }
  }

  /// A key that becomes the user's, and the slot that takes it where the characters stand.
  private mutating func user(_ glyph: Glyph, in range: Range<Int>, slot: Int) -> Result? {
    let token = Token(glyph, .user, isNew: true)
    var range = range
    if range.isEmpty, !table.isRightToLeft, slot != Int.max {
      // Literals before the slot that takes it are before it, wherever the caret is among them.
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
      // The group is full, and its literals are never crossed: the key goes on before the slot that
      // takes it, or behind them all.
      let isReplacing = userCount(range) > 0
      let start = isReplacing ? range.upperBound : range.lowerBound
      for end in significantRunEnds(from: start, before: slot) where result.rejection != nil {
        result = insert(token, in: (isReplacing ? range.lowerBound : end)..<end)
      }
    }
    return result.rejection == nil ? result : nil
  }

  /// The ends of the literals after `index`, before a slot and as a whole, if one of them parts two
  /// runs.
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

  /// A typed literal: the caret steps over it if it is shown, else it is put there.
  private mutating func literal(_ element: Int, in range: Range<Int>) -> Result? {
    if range.isEmpty {
      // With the prefix shown, the caret may be behind it already.
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

  /// Takes note that the person typed a literal that is shown: of several equal ones in a run the
  /// first that isn't typed yet, which is where it would be placed again.
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

  /// The cell of a literal of the run that ends at `index`.
  private func runIndex(of glyph: Glyph, before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, cells[index].isLiteral {
      if glyphs.areEqual(cells[index].glyph, glyph) { return index }
      index -= 1
    }
    return nil
  }

  /// The cell of a literal of the run that begins at `index`.
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
  /// Whether a character is no letter, digit, mark or emoji: a space, punctuation, a sign.
  func isSeparator(_ glyph: Glyph) -> Bool {
    if isAlphanumeric(glyph) { return false }
    if Self.isCluster(glyph) { return isSpace(glyph) }
    return !joinsBefore(glyph) && !UnicodeData.emojiKind(glyph).hasEmojiPresentation
      && !(0x1F1E6...0x1F1FF ~= glyph)
  }
}
