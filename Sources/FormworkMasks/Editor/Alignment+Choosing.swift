/// The places of tokens if the first elements that take them leave a token without a place.
extension Alignment {
  /// Gives each token a place with the smallest loss: in order if that is known to be best,
  /// otherwise by a search.
  ///
  /// - Returns: Whether every token that counts has a place.
  mutating func choosePlaces(_ aims: Search.Aims) -> Bool {
    if aims.isForced, placeInTurn(), isLeastInTurn {
      fixReading()
      return true
    }
    if !aims.isForced, isBestInTurn {
      placeWhatFits()
      return false
    }
    search(aims)
    let isWhole = !tokens.contains { $0.place < 0 && !isFree($0) }
    if aims.isForced { fixReading() }
    if aims.isForced || !isWhole { placeSurvivors(aims) }
    return isWhole
  }

  private mutating func search(_ aims: Search.Aims) {
    var search = Search(self, aims)
    search.run()
    glyphs = search.alignment.glyphs
    searchSteps = search.alignment.searchSteps
  }

  /// Whether no other interpretation costs less than placing in order, which loses nothing.
  ///
  /// The value must be complete, and no character of the user may match a literal that is still
  /// unused.
  private var isLeastInTurn: Bool {
    guard elements.count <= Table.mostScanned, table.room <= Table.mostScanned else { return false }
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

  /// Fixes the role of each ambiguous token to the one that its place gives it.
  private func fixReading() {
    for index in tokens.indices where tokens[index].role == .either && tokens[index].place >= 0 {
      tokens[index].role = elements[Int(tokens[index].place)].isSlot ? .user : .named
    }
  }

  /// Places the tokens that have a place again, without the others. Their places must not depend on
  /// what was lost.
  private mutating func placeSurvivors(_ aims: Search.Aims) {
    let all = Array(tokens)
    tokens.removeAll()
    for token in all where token.place >= 0 { tokens.append(token) }
    let survivors = Array(tokens)
    if !placeInTurn() {
      var isFound = false
      if survivors.count < all.count {
        search(aims)
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

  /// Whether no other way loses less than placing in order and skipping tokens that don't fit.
  ///
  /// If slots are alike, or must be filled one after the other, an early place is never worse than
  /// a later one. But an earlier character must not be lost for a new one.
  private var isBestInTurn: Bool {
    if table.hasOptionalSlots {
      if table.isMixed { return false }
      // A later place can lead to a literal that an early one doesn't lead to.
      let hasFixedLiterals = table.hasFixedLiterals
      let needsLiteral = tokens.contains { token in
        switch token.role {
        case .literal, .named: true
        case .valued: hasFixedLiterals
        case .user, .either, .foreign, .hole: false
        }
      }
      if needsLiteral { return false }
    }
    var isAfterNew = false
    for index in tokens.indices {
      if tokens[index].isNew { isAfterNew = true } else if isAfterNew { return false }
    }
    // A mask that fills from the right cuts the displayed end, which comes first in filling order.
    return !isAfterNew || !table.isRightToLeft
  }

  /// Gives each token the first element that takes it, and skips the others.
  mutating func placeWhatFits() {
    var element = start
    for index in tokens.indices {
      let place = taker(of: tokens[index], from: element)
      tokens[index].place = place == Int.max ? -1 : Int32(truncatingIfNeeded: place)
      if place != Int.max { element = self.element(after: place, taken: tokens[index]) }
    }
  }

  /// Gives each token a place so that the mask displays exactly these characters. It can leave
  /// optional slots empty that would take them in order.
  ///
  /// - Returns: Whether there is a way.
  mutating func placeExactly() -> Bool {
    search(Search.Aims())
    return !tokens.contains { $0.place < 0 }
  }
}
