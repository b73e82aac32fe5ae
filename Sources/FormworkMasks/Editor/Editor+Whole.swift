import FormworkTables

/// Checks that an input is placed as a whole. It is never cut to fit, and never joined from several
/// parts.
extension Editor {
  /// Whether the whole input is placed: it is one part, each of its characters has a place, and its
  /// groups match the mask. The result is always `true` for a single character, and if the policies
  /// of the mask make room.
  var isPlacedWhole: Bool {
    mutating get {
      if table.overflow != .reject || table.insertion == .replace || input.count <= 1 {
        return true
      }
      let placing = placing
      if placing.count < input.count {
        let parts = parts
        if losesPart || !parts.isOne || parts.words > 1 && cutsWord { return false }
      }
      return placing.hasOthers || table.isRightToLeft || !splitsLiteral && hasGroupsOfMask
    }
  }

  /// The reason why the input can't be placed as a whole: there is no room, or it isn't for this
  /// mask.
  var reasonAgainstWhole: Rejection {
    mutating get { isOnePart && losesPart ? .noRoom : .notAllowed }
  }

  /// The number of new characters that have a place, and whether the text has characters of the user
  /// from before this edit.
  @inline(__always)
  private var placing: (count: Int, hasOthers: Bool) {
    var (count, hasOthers) = (0, cells.contains(.user, in: 0..<min(held, cells.count)))
    for token in alignment.tokens where token.place >= 0 {
      if token.isNew { count &+= 1 } else if token.role == .user { hasOthers = true }
    }
    return (count, hasOthers)
  }

  /// Whether a new character has no place, although the mask has places for such characters.
  private var losesPart: Bool {
    mutating get {
      for glyph in unused where isPlaceable(glyph) || isLiteral(glyph) { return true }
      for token in alignment.tokens
      where token.place < 0 && token.isNew && !glyphs.isAlphanumeric(token.glyph) {
        if isPlaceable(token.glyph), !isDecoration(token.glyph) { return true }
      }
      return false
    }
  }

  /// Whether a foreign letter or unit touches a character that a slot takes, as in `24h` or `5€`. If a
  /// space is between this word and other such characters, no piece of it is meant.
  private var cutsWord: Bool {
    mutating get {
      var (isPlaced, isForeign) = (false, false)
      for glyph in input {
        let (wasPlaced, wasForeign) = (isPlaced, isForeign)
        isPlaced = isPlaceable(glyph)
        isForeign =
          !isPlaced
          && glyphs.kind(ofUnplaced: glyph, after: wasPlaced ? .digit : nil) == .foreign
          && !isDecoration(glyph)
        if isPlaced && wasForeign || isForeign && wasPlaced { return true }
      }
      return false
    }
  }

  /// Whether the input has some letters or digits of a run of literals, but not all of them, and goes
  /// on after it: `4` of `+44` in `46918116218`. The digit is the user's then.
  ///
  /// A zero at the end of the run is an exception: national numbers begin with it.
  @inline(__always)
  private var splitsLiteral: Bool {
    if !table.hasWords { return false }
    var last = -1
    for token in alignment.tokens { last = max(last, Int(token.place)) }
    var index = 0
    while index < alignment.tokens.count {
      let place = Int(alignment.tokens[index].place)
      index += 1
      guard place >= 0, isWordLiteral(at: place) else { continue }
      var (start, end, read) = (place, place + 1, 1)
      // The literals before were typed earlier.
      while start > alignment.start, isWordLiteral(at: start - 1) { start -= 1 }
      while isWordLiteral(at: end) { end += 1 }
      while index < alignment.tokens.count {
        let next = Int(alignment.tokens[index].place)
        if next >= end { break }
        if next >= start, isWordLiteral(at: next) { read += 1 }
        index += 1
      }
      let isTrunkZero = place == end - 1 && elements[place].glyph == 0x30
      if read < end - start, last >= end, !isTrunkZero { return true }
    }
    return false
  }

  private func isWordLiteral(at place: Int) -> Bool {
    place < elements.count && elements[place].isLiteral
      && glyphs.isAlphanumeric(elements[place].glyph)
  }

  /// Whether some literal equals a character.
  @inline(__always)
  mutating func isLiteral(_ glyph: Glyph) -> Bool {
    table.isPlain(glyph)
      ? table.isLiteral(glyph) : alignment.literal(glyph, from: 0, upTo: Int.max) != Int.max
  }

  /// Whether some slot accepts a character.
  @inline(__always)
  mutating func isPlaceable(_ glyph: Glyph) -> Bool {
    table.isPlain(glyph)
      ? table.isTaken(glyph) : alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max
  }

  /// Whether a character can come between two placed ones, because it is a literal, a hole, or
  /// decoration.
  private mutating func isDecoration(_ glyph: Glyph) -> Bool {
    glyphs.isDecoration(glyph) || isLiteral(glyph) || isHole(glyph)
  }

  private func isHole(_ glyph: Glyph) -> Bool {
    table.guide.map { glyphs.areEqual($0, glyph) } ?? false
  }

  /// Whether only decoration comes between the first and the last character that a slot accepts.
  var isOnePart: Bool {
    mutating get { placing.count == input.count || parts.isOne }
  }

  /// Whether the input is one part, and the number of its words that have a character that a slot
  /// accepts.
  ///
  /// A plus sign directly before a digit belongs to a number that isn't for this mask.
  private var parts: (isOne: Bool, words: Int) {
    mutating get {
      var (hasPlaced, isOver) = (false, false)
      var (words, isInWord) = (0, false)
      var next = 0
      for glyph in input {
        next &+= 1
        if isPlaceable(glyph) {
          if isOver { return (false, words) }
          if !isInWord { words &+= 1 }
          (hasPlaced, isInWord) = (true, true)
          continue
        }
        if isInWord, glyphs.isSpace(glyph) { isInWord = false }
        if glyphs.isPlus(glyph) {
          if isLiteral(glyph) { continue }
          if isDigit(after: next &- 1) { return (false, words) }
          isOver = hasPlaced
        } else if hasPlaced, !isOver {
          // Only the first such character is looked up, so that time stays linear in a long mask.
          isOver = !isDecoration(glyph)
        }
      }
      return (true, words)
    }
  }

  /// Whether a digit follows a character of the input, in display order.
  private func isDigit(after index: Int) -> Bool {
    let next = table.isRightToLeft ? index - 1 : index + 1
    return input.indices.contains(next) && glyphs.isDigit(input[next])
  }

  /// Whether the input has a different number of groups than the mask, or groups of the same
  /// lengths.
  ///
  /// A group is a run of the user's characters. Literals separate the groups of the mask, and
  /// decoration those of the input. `1969-04-14` has as many groups as `[00]/[00]/[0000]`, but with
  /// other lengths, so it isn't meant for this mask.
  ///
  /// A group also can't continue after a letter of the mask that the input doesn't have. So
  /// `0012125550100` isn't meant for `([000]) [000]-[0000] x[99999]`.
  @inline(__always)
  private var hasGroupsOfMask: Bool {
    let tokens = alignment.tokens
    // Letters and digits without separators are one group, which only a letter of the mask can divide.
    if !table.hasOptionalWords,
      new.allSatisfy({ glyphs.isAlphanumeric(tokens[$0].glyph) })
    {
      return true
    }
    var groups = Groups()
    var isApart = true
    var readLiteral = -1
    // The element after the last one, and the group of the mask before it.
    var (element, group) = (0, -1)
    let elements = elements
    for index in new {
      let token = tokens[index]
      let place = Int(token.place)
      guard place >= 0, elements[place].isSlot else {
        if !glyphs.isAlphanumeric(token.glyph) { isApart = true }
        if place >= 0 { readLiteral = place }
        continue
      }
      if place > element || element == 0 || !elements[element - 1].isSlot {
        if !isApart, crossesWord(from: max(element, readLiteral + 1), to: place) { return false }
        group += groupCount(from: element, to: place)
      }
      element = place + 1
      groups.add(group, begins: isApart)
      isApart = false
    }
    if groups.count < 2 { return true }
    group += groupCount(from: element, to: elements.count - 1)
    return groups.count != group + 1 || groups.areAligned
  }

  /// The number of groups of the mask that begin between two elements, both included.
  private func groupCount(from start: Int, to end: Int) -> Int {
    var count = 0
    var slot = table.nextSlot(from: start)
    while slot <= end, slot < elements.count {
      if slot == 0 || elements[slot - 1].isLiteral { count += 1 }
      slot = table.nextSlot(from: slot + 1)
    }
    return count
  }

  /// Whether a letter or digit of the mask that a text can end before is between two elements.
  private func crossesWord(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      let passed = elements[index]
      if passed.isLiteral, passed.isCompleteFrom, glyphs.isAlphanumeric(passed.glyph) {
        return true
      }
      index += 1
    }
    return false
  }

  /// The groups of an input, with the group of the mask that contains their characters.
  private struct Groups {
    var count = 0
    var areAligned = true

    mutating func add(_ group: Int, begins: Bool) {
      if begins { count += 1 }
      if group != count - 1 { areAligned = false }
    }
  }
}

extension Glyphs {
  /// Whether a character only decorates a whole input.
  func isDecoration(_ glyph: Glyph) -> Bool {
    Self.isCluster(glyph) ? isSpace(glyph) : WholeInput.isDecoration(glyph)
  }

  func kind(ofUnplaced glyph: Glyph, after before: WholeInput.Kind?) -> WholeInput.Kind {
    Self.isCluster(glyph)
      ? isLetter(glyph) ? .foreign : .other : WholeInput.kind(ofUnplaced: glyph, after: before)
  }

  func isPlus(_ glyph: Glyph) -> Bool { !Self.isCluster(glyph) && WholeInput.isPlus(glyph) }

  func isDigit(_ glyph: Glyph) -> Bool {
    !Self.isCluster(glyph) && UnicodeData.decimalDigitValue(glyph) != nil
  }
}
