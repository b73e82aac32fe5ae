/// The assignment of tokens to elements, in order, which every edit needs.
///
/// A key, a paste, a deletion, a value, a whole text, or a change of mask makes a list of tokens.
/// The alignment finds a place for each one. Tokens go to the first element that takes them. If a
/// token then has no place, ``Search`` finds the arrangement with the lowest cost.
struct Alignment {
  // The mask outlives its edit.
  unowned(unsafe) let program: Program
  let table: Table
  var glyphs: Glyphs
  var tokens: ScratchArray<Token>

  /// Whether the text must be exactly what the mask displays, with every literal.
  var isExact = false

  /// The first element that a token can take. The elements before it are held.
  var start = 0

  /// The element from which on a guide places new characters.
  var newStart = 0

  /// How many states all searches may visit: in a set, those in all masks together.
  var searchSteps = Int.max

  /// Whether earlier characters can move across significant literals.
  var canCross = false

  /// The maximum number of classes for which each class looks up its next slot.
  private static let fewClasses = 8

  init(_ program: Program, _ glyphs: Glyphs, _ tokens: ScratchArray<Token>) {
    self.program = program
    table = program.table
    self.glyphs = glyphs
    self.tokens = tokens
  }

  @inline(__always)
  var elements: UnownedArray<Program.Element> { table.elements }

  /// Gives each token the first element that takes it.
  ///
  /// - Returns: Whether every token that counts has a place.
  /// - Complexity: O(*n*) in the number of tokens, or O(*n* log *m*) in a long mask.
  mutating func placeInTurn() -> Bool {
    var element = start
    for index in tokens.indices where !placeInTurn(index, &element) { return false }
    return true
  }

  /// Gives a token the first element from `element` on that takes it, and moves `element` after it.
  ///
  /// - Returns: Whether the token has a place or doesn't count.
  @inline(__always)
  mutating func placeInTurn(_ index: Int, _ element: inout Int) -> Bool {
    let token = tokens[index]
    let place = taker(of: token, from: element)
    if place == Int.max {
      if isExact || !isFree(token) { return false }
      tokens[index].place = -1
    } else {
      tokens[index].place = Int32(truncatingIfNeeded: place)
      element = self.element(after: place, taken: token)
    }
    return true
  }

  /// Gives each token a place with the smallest loss: first in order, then by a search.
  ///
  /// - Returns: Whether every token that counts has a place.
  @inline(__always)
  mutating func place(_ searchOptions: Search.Options = .init()) -> Bool {
    if !searchOptions.isForced, placeInTurn() { return true }
    return choosePlaces(searchOptions)
  }

  /// Whether a token can be skipped without a loss.
  ///
  /// Such a token is an unneeded separator, or a typed literal whose place is known without it.
  @inline(__always)
  func isFree(_ token: Token) -> Bool {
    switch token.role {
    case .user: false
    case .literal: !token.isNew && !elements[Int(token.home)].isSignificant
    case .named: !token.isNew
    case .either: !glyphs.isAlphanumeric(token.glyph)
    case .foreign: true
    case .valued, .hole: false
    }
  }
}

/// The elements that take a character.
extension Alignment {
  /// Returns the first element from `start` on that takes a token; `Int.max` if none is reachable.
  @inline(__always)
  mutating func taker(of token: Token, from start: Int) -> Int {
    let start = token.isNew ? max(start, newStart) : start
    switch token.role {
    case .user: return userTaker(of: token, from: start)
    case .literal:
      let home = Int(token.home)
      if home < start { return Int.max }
      let limit = keptLimit(from: start)
      return home <= limit || stays(token, after: limit) ? home : Int.max
    case .named:
      return literal(token.glyph, from: start, upTo: limit(from: start))
    case .either:
      return eitherTaker(of: token.glyph, from: start)
    case .foreign: return Int.max
    case .valued:
      let limit = limit(from: start)
      let slot = slot(for: token.glyph, from: start, upTo: limit)
      return min(slot, table.fixedLiteral(token.glyph, from: start, upTo: min(slot, limit), glyphs))
    case .hole:
      // The guide's character can be a literal, too.
      if start < elements.count, elements[start].isLiteral,
        glyphs.areEqual(elements[start].glyph, token.glyph)
      {
        return start
      }
      let slot = table.nextSlot(from: start)
      return slot < elements.count && slot <= limit(from: start) ? slot : Int.max
    }
  }

  /// Whether a significant literal that is shown stays, even if the group right before it was emptied.
  ///
  /// - Parameters:
  ///   - token: The literal.
  ///   - barrier: The mandatory slot that it would skip first.
  /// - Returns: Whether no literal is between them.
  private func stays(_ token: Token, after barrier: Int) -> Bool {
    let home = Int(token.home)
    if !elements[home].isSignificant || token.isNew || table.isRightToLeft { return false }
    return !(barrier..<home).contains { elements[$0].isLiteral }
  }

  /// Returns the first slot that takes a character of the user. Mostly it is the next one.
  @inline(__always)
  private mutating func userTaker(of token: Token, from start: Int) -> Int {
    if token.home < 0 { return slot(for: token.glyph, from: start, upTo: limit(from: start)) }
    let home = Int(token.home)
    let first = table.guide == nil ? start : max(start, home)
    let next = table.nextSlot(from: first)
    let mark = mark(after: token)
    // A character from a slot of the same class needs no test.
    if next < elements.count, next <= mark, elements[next].accepts == elements[home].accepts {
      return next
    }
    return slot(for: token.glyph, from: first, upTo: min(keptLimit(from: first), mark))
  }

  /// Whether the slot at an element takes a character unchanged, which isn't the end.
  @inline(__always)
  private func isTaken(_ glyph: Glyph, at slot: Int) -> Bool {
    slot < elements.count && table.isPlain(glyph)
      && table.classes[Int(elements[slot].accepts)].ascii.contains(
        UInt8(truncatingIfNeeded: glyph))
  }

  /// Returns the next element that a token can't skip. The token can still take it.
  @inline(__always)
  func limit(from start: Int) -> Int {
    isExact ? table.afterOptionals(from: start) : table.barrier(from: start)
  }

  /// Returns the same for an earlier character, which can leave holes in a guide.
  @inline(__always)
  private func keptLimit(from start: Int) -> Int {
    table.guide == nil || isExact ? limit(from: start) : Int.max
  }

  /// Returns the next significant literal after an earlier character, which stays before it.
  @inline(__always)
  private func mark(after token: Token) -> Int {
    // In a mask that fills from the right, every key moves the other characters.
    if canCross || !table.hasMarks || table.isRightToLeft { return Int.max }
    return Int(elements[Int(token.home)].nextMark)
  }

  private mutating func eitherTaker(of glyph: Glyph, from start: Int) -> Int {
    if table.nextSlot(from: start) == start, isTaken(glyph, at: start) { return start }
    let limit = limit(from: start)
    if table.isPlain(glyph), !table.isTaken(glyph) {
      return literal(glyph, from: start, upTo: limit)
    }
    let slot = slot(for: glyph, from: start, upTo: limit)
    return min(slot, literal(glyph, from: start, upTo: min(slot, limit)))
  }

  /// Returns the element after one that took a token.
  @inline(__always)
  func element(after place: Int, taken token: Token) -> Int {
    token.role == .hole ? place + 1 : table.element(after: place)
  }

  /// Returns the first slot from `start` to `limit` that accepts a character, both included.
  @inline(__always)
  mutating func slot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    // Mostly it is the next one.
    let next = table.nextSlot(from: start)
    if isTaken(glyph, at: next) { return next <= limit ? next : Int.max }
    return otherSlot(for: glyph, from: start, upTo: limit)
  }

  /// Returns the same if the next slot doesn't take the character as it is.
  private mutating func otherSlot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    if table.isPlain(glyph), !table.isTaken(glyph) { return Int.max }
    let classes = table.classes.count
    if classes > Self.fewClasses { return scannedSlot(for: glyph, from: start, upTo: limit) }
    var first = Int.max
    for index in 0..<classes {
      guard let form = form(of: glyph, inClass: index) else { continue }
      if isExact, form != glyph { continue }
      first = min(first, table.slot(ofClass: index, from: start))
    }
    return first <= limit ? first : Int.max
  }

  /// Returns the form of a character that the slots of a class accept, or `nil`.
  @inline(__always)
  mutating func form(of glyph: Glyph, inClass index: Int) -> Glyph? {
    if table.isPlain(glyph) {
      return table.classes[index].ascii.contains(UInt8(truncatingIfNeeded: glyph)) ? glyph : nil
    }
    return program.form(of: glyph, inClass: index, &glyphs)
  }

  /// Returns the same if there are so many classes that a scan of the slots is faster.
  private mutating func scannedSlot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    var index = table.nextSlot(from: min(start, elements.count))
    while index < elements.count, index <= limit {
      let form = form(of: glyph, inClass: Int(elements[index].accepts))
      if let form, !isExact || glyphs.areEqual(form, glyph) { return index }
      index = table.nextSlot(from: index + 1)
    }
    return Int.max
  }

  /// Returns the first literal from `start` on that equals a character as typed or in the mask's
  /// letter case.
  @inline(never)
  mutating func literal(_ glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    let place = table.literal(glyph, from: start, upTo: limit, glyphs)
    guard !isExact, let letterCase = table.letterCase else { return place }
    let changed = glyphs.changing(glyph, to: letterCase)
    if changed == glyph { return place }
    return min(place, table.literal(changed, from: start, upTo: limit, glyphs))
  }
}

/// The places of tokens if the first elements that take them leave a token without a place.
extension Alignment {
  /// Gives each token a place with the smallest loss: in order if that is known to be best,
  /// otherwise by a search.
  ///
  /// - Returns: Whether every token that counts has a place.
  private mutating func choosePlaces(_ searchOptions: Search.Options) -> Bool {
    if searchOptions.isForced, placeInTurn(), isLeastInTurn {
      fixReading()
      return true
    }
    if !searchOptions.isForced, isBestInTurn {
      placeWhatFits()
      return false
    }
    search(searchOptions)
    let isWhole = !tokens.contains { $0.place < 0 && !isFree($0) }
    if searchOptions.isForced { fixReading() }
    if searchOptions.isForced || !isWhole { placeSurvivors(searchOptions) }
    return isWhole
  }

  private mutating func search(_ searchOptions: Search.Options) {
    var search = Search(self, searchOptions)
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
  private mutating func placeSurvivors(_ searchOptions: Search.Options) {
    let all = Array(tokens)
    tokens.removeAll()
    for token in all where token.place >= 0 { tokens.append(token) }
    let survivors = Array(tokens)
    if !placeInTurn() {
      var isFound = false
      if survivors.count < all.count {
        search(searchOptions)
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
    search(Search.Options())
    return !tokens.contains { $0.place < 0 }
  }
}
