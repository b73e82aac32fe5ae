/// Where tokens go when the first places that take them leave one without.
extension Alignment {
  /// Gives each token a place so that the least is lost: in turn where that is known to be best, else
  /// by a search.
  ///
  /// - Returns: Whether none that matters is left without a place.
  mutating func choosePlaces(_ aims: Search.Aims) -> Bool {
    if aims.isForced, placeInTurn(), isLeastInTurn {
      fixReading()
      return true
    }
    if !aims.isForced, isBestInTurn {
      placeWhatFits()
      return false
    }
    var search = Search(self, aims)
    search.run()
    glyphs = search.alignment.glyphs
    let isWhole = !tokens.contains { $0.place < 0 && !isFree($0) }
    if aims.isForced { fixReading() }
    if aims.isForced || !isWhole { placeSurvivors(aims) }
    return isWhole
  }

  /// Whether no other reading costs less than the one in turn, which loses nothing: the value is
  /// complete, and no literal is left that a character of the user could be.
  private var isLeastInTurn: Bool {
    guard elements.count <= Table.mostBits, table.room <= Table.mostBits else { return false }
    var end = start
    var hasUser = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.place >= 0 {
        end = element(after: Int(token.place), taken: token)
        if !elements[Int(token.place)].isSlot { continue }
        hasUser = true
      }
      if token.role != .either { continue }
      var literal = table.literal(token.glyph, from: start, upTo: Int.max, glyphs)
      while literal != Int.max {
        if !tokens.contains(where: { $0.place == literal }) { return false }
        literal = table.literal(token.glyph, from: literal + 1, upTo: Int.max, glyphs)
      }
    }
    if table.completes { end = table.nextSlot(from: end) }
    return hasUser && elements[end].isCompleteFrom
  }

  /// Makes of each character what it was read as.
  private func fixReading() {
    for index in tokens.indices where tokens[index].role == .either && tokens[index].place >= 0 {
      tokens[index].role = elements[Int(tokens[index].place)].isSlot ? .user : .named
    }
  }

  /// Places those that have a place again, as if there were no others: where they stand doesn't depend
  /// on what was lost.
  private mutating func placeSurvivors(_ aims: Search.Aims) {
    let all = Array(tokens)
    tokens.removeAll()
    for token in all where token.place >= 0 { tokens.append(token) }
    let survivors = Array(tokens)
    if !placeInTurn() {
      var isFound = false
      if survivors.count < all.count {
        var search = Search(self, aims)
        search.run()
        glyphs = search.alignment.glyphs
        isFound = !tokens.contains { $0.place < 0 }
      }
      if !isFound {
        for index in survivors.indices { tokens[index].place = survivors[index].place }
      }
    }
    let placed = Array(tokens)
    tokens.removeAll()
    var next = 0
    for var token in all {
      if token.place >= 0 {
        token.place = placed[next].place
        next += 1
      }
      tokens.append(token)
    }
  }

  /// Whether no other way loses less than leaving out what finds no place in turn: where slots are
  /// alike, or must be filled one after the other, an early place is never worse than a later one.
  /// What was there before must not have to give way to what is new, though.
  private var isBestInTurn: Bool {
    if table.hasOptionalSlots {
      if table.isMixed { return false }
      // From a later place a literal can be reached that an early one doesn't lead to.
      let hasFixedLiterals = table.hasFixedLiterals
      let needsLiteral = tokens.contains { token in
        switch token.role {
        case .literal, .named: true
        case .valued: hasFixedLiterals
        case .user, .either, .hole: false
        }
      }
      if needsLiteral { return false }
    }
    var isAfterNew = false
    for index in tokens.indices {
      if tokens[index].isNew { isAfterNew = true } else if isAfterNew { return false }
    }
    // From the right the displayed end is left out, which comes first.
    return !isAfterNew || !table.isRightToLeft
  }

  /// Gives each token the first element that takes it, and leaves out the others.
  mutating func placeWhatFits() {
    var element = start
    for index in tokens.indices {
      let place = taker(of: tokens[index], from: element)
      tokens[index].place = place == Int.max ? -1 : Int32(truncatingIfNeeded: place)
      if place != Int.max { element = self.element(after: place, taken: tokens[index]) }
    }
  }

  /// Gives each token a place such that the mask shows them just so, leaving
  /// some optional slots empty that would take them in turn.
  ///
  /// - Returns: Whether there is a way.
  mutating func placeExactly() -> Bool {
    var search = Search(self, Search.Aims())
    search.run()
    glyphs = search.alignment.glyphs
    return !tokens.contains { $0.place < 0 }
  }
}
