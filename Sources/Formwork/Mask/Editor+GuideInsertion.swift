/// Putting characters into the slots of a guide.
extension Editor {
  mutating func insertInGuide(
    _ new: [Token], in range: Range<Int>, fromStart: Bool, _ guide: Glyph
  ) -> Result {
    let isDisplayed = new.contains { $0.role == .hole || $0.role == .typed }
    if !program.isRightToLeft || isDisplayed {
      return fillGuide(new, in: range, fromStart: fromStart, guide).result
    }
    // Too long an insertion loses its displayed end, which comes first from the right.
    var low = 0
    var high = new.count
    var count = high
    var best = refusal()
    best.unused = unusedCount(new)
    while low < high {
      var (result, missing) = fillGuide(
        Array(new.suffix(count)), in: range, fromStart: fromStart, guide)
      if missing == 0, !result.isRefused {
        result.unused += unusedCount(new.dropLast(count))
        best = result
        low = count
      } else {
        high = count - 1
      }
      count = (low + high + 1) / 2
    }
    return best
  }

  private func unusedCount(_ tokens: some Sequence<Token>) -> Int {
    tokens.reduce(0) { glyphs.isAlphanumeric($1.glyph) ? $0 + 1 : $0 }
  }

  /// Puts tokens into slots one after the other, in the order of filling.
  ///
  /// - Returns: The result, and how many characters for slots found no place.
  private mutating func fillGuide(
    _ new: [Token], in range: Range<Int>, fromStart: Bool, _ guide: Glyph
  ) -> (result: Result, missing: Int) {
    let base = range.isEmpty ? nil : clear(range, caret: range.lowerBound, guide)
    var slots = Slots(base?.cells ?? cells, of: program)
    var place = GuidePlace(element: fromStart ? 0 : element(before: range.lowerBound))
    place.inEndless = cells[..<range.lowerBound].reduce(0) {
      $1.isUser && program.elements[Int($1.element)].kind == .endless ? $0 + 1 : $0
    }
    // The caret stays with the characters, wherever a pasted guide ends.
    var caret: GuidePlace?
    var hasUser = false
    var dropped: [Glyph] = []
    var unused = 0
    var missing = 0
    for token in new {
      let before = place
      if token.role == .hole {
        place.element += 1
      } else if token.role == .typed,
        let literal = program.literal(token.glyph, from: place.element, glyphs)
      {
        place.element = literal + 1
        if !hasUser { caret = place }
      } else if token.role != .typed, let pushed = put(token.glyph, at: &place, &slots) {
        dropped += pushed
        if !program.isRightToLeft {
          caret = place
        } else if !hasUser {
          caret = place.beforeLast(from: before)
        }
        hasUser = true
      } else {
        if token.role != .typed { missing += 1 }
        if glyphs.isAlphanumeric(token.glyph) { unused += 1 }
      }
    }
    guard let caret else {
      var refusal = refusal()
      refusal.unused = unused
      return (refusal, missing)
    }
    var result = show(slots, guide, caret: 0)
    result.dropped = dropped
    result.unused = unused
    let cell = result.cells.firstIndex { $0.element >= UInt32(caret.element) }
    result.caret = min((cell ?? result.cells.count) + caret.inEndless, result.cells.count)
    if completes {
      while result.caret < result.cells.count, result.cells[result.caret].isLiteral {
        result.caret += 1
      }
    }
    return (result, missing)
  }

  /// A place between the characters of a guide.
  private struct GuidePlace {
    var element: Int

    /// The number of characters before it in an endless slot.
    var inEndless = 0

    /// The place before the character that was put in last, from the place before that.
    func beforeLast(from before: GuidePlace) -> GuidePlace {
      inEndless > before.inEndless
        ? GuidePlace(element: element, inEndless: inEndless - 1)
        : GuidePlace(element: element - 1, inEndless: 0)
    }
  }

  /// Puts a character into the first slot at a place that takes it, and moves the place behind it.
  ///
  /// - Returns: The characters that have no place any more, or `nil` if there is no room.
  private mutating func put(
    _ glyph: Glyph, at place: inout GuidePlace, _ slots: inout Slots
  ) -> [Glyph]? {
    guard let slot = program.slot(for: glyph, from: place.element, options, &glyphs) else {
      return nil
    }
    if program.elements[slot.element].kind == .endless {
      slots.endless.insert(slot.glyph, at: min(place.inEndless, slots.endless.count))
      place = GuidePlace(element: slot.element, inEndless: place.inEndless + 1)
      return []
    }
    guard slots.areEmpty(place.element..<slot.element),
      let pushed = push(slot.glyph, into: slot.element, &slots)
    else { return nil }
    place.element = slot.element + 1
    return pushed
  }

  /// Puts a character into a slot; what was there moves to the next slot, up to the first hole.
  ///
  /// - Returns: The characters that have no place any more, or `nil` if there is no room.
  private mutating func push(
    _ glyph: Glyph, into element: Int, _ slots: inout Slots
  ) -> [Glyph]? {
    guard var carried = slots.filled[element] else {
      slots.filled[element] = glyph
      return []
    }
    // From the right there is no next character to replace: those read before have their places.
    if options.insertion == .replace, !program.isRightToLeft {
      slots.filled[element] = glyph
      return [carried]
    }
    let first = carried
    var moved = [(element: element, glyph: glyph)]
    var index = element + 1
    while true {
      guard let next = program.slot(for: carried, from: index, options, &glyphs) else {
        switch options.overflow {
        case .reject: return nil
        case .truncate:
          slots.fill(moved)
          return [carried]
        case .overwrite:
          slots.filled[element] = glyph
          return [first]
        }
      }
      if program.elements[next.element].kind == .endless {
        slots.endless.insert(next.glyph, at: 0)
        break
      }
      moved.append((next.element, next.glyph))
      guard let pushed = slots.filled[next.element] else { break }
      carried = pushed
      index = next.element + 1
    }
    slots.fill(moved)
    return []
  }
}
