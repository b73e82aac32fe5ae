/// Which tokens go to which elements, in order: the one question behind every edit.
///
/// A key, a paste, a deletion, a value, a whole text, another mask: each makes a list of tokens,
/// and the alignment finds a place for each. Tokens go to the first element that takes them; where
/// that leaves one of them without a place, ``Search`` finds the way that costs least.
struct Alignment {
  let program: Program
  let table: Table
  var glyphs: Glyphs
  var tokens: Scratch<Token>

  /// Whether the text must be what the mask shows: no literal may be missing from it.
  var isExact = false

  /// The first element that a token may take: what is before it is held.
  var start = 0

  /// The element from which on a guide takes what is new.
  var newStart = 0

  /// Whether characters that were there may cross literals that part two runs.
  var canCross = false

  /// The number of classes up to which each is asked for its next slot.
  static let fewClasses = 8

  init(_ program: Program, _ tokens: Scratch<Token>) {
    self.program = program
    table = program.table
    glyphs = program.glyphs
    self.tokens = tokens
  }

  @inline(__always)
  var elements: Fixed<Program.Element> { table.elements }

  /// Gives each token the first element that takes it.
  ///
  /// - Returns: Whether none that matters is left without a place.
  /// - Complexity: O(*n*) in the number of tokens, or O(*n* log *m*) in a long mask.
  mutating func placeInTurn() -> Bool {
    var element = start
    for index in tokens.indices {
      let place = taker(of: tokens[index], from: element)
      if place == Int.max {
        guard !isExact, isFree(tokens[index]) else { return false }
        tokens[index].place = -1
      } else {
        tokens[index].place = Int32(truncatingIfNeeded: place)
        element = self.element(after: place, taken: tokens[index])
      }
    }
    return true
  }

  /// Gives each token a place so that the least is lost; first in turn, else by a search.
  ///
  /// - Returns: Whether none that matters is left without a place.
  mutating func place(_ aims: Search.Aims = .init()) -> Bool {
    if placeInTurn(), !aims.isForced || isLeastInTurn {
      if aims.isForced { fixReading() }
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
    if aims.isForced || !isWhole { placeSurvivorsInTurn() }
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

  /// Places those that have a place again, in turn: where they stand doesn't depend on what was lost.
  private mutating func placeSurvivorsInTurn() {
    let found = tokens.indices.map { tokens[$0].place }
    var element = start
    for index in tokens.indices where found[index] >= 0 {
      let place = taker(of: tokens[index], from: element)
      if place == Int.max {
        for index in tokens.indices { tokens[index].place = found[index] }
        return
      }
      tokens[index].place = Int32(truncatingIfNeeded: place)
      element = self.element(after: place, taken: tokens[index])
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

  /// Whether a token can be left out without a loss: a separator that nothing wants, a typed
  /// literal whose place is known without it.
  @inline(__always)
  func isFree(_ token: Token) -> Bool {
    switch token.role {
    case .user: false
    case .literal: !token.isNew && !elements[Int(token.home)].isSignificant
    case .named: !token.isNew
    case .either: !glyphs.isAlphanumeric(token.glyph)
    case .valued, .hole: false
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
