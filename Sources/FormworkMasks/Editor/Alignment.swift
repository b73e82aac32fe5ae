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
  @inline(__always)
  mutating func place(_ aims: Search.Aims = .init()) -> Bool {
    if !aims.isForced, placeInTurn() { return true }
    return choosePlaces(aims)
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
}

/// Which elements take a character.
extension Alignment {
  /// The first element from `start` on that takes a token; `Int.max` if none can be reached.
  @inline(__always)
  mutating func taker(of token: Token, from start: Int) -> Int {
    let start = token.isNew ? max(start, newStart) : start
    switch token.role {
    case .user:
      if token.home < 0 { return slot(for: token.glyph, from: start, upTo: limit(from: start)) }
      let first = table.guide == nil ? start : max(start, Int(token.home))
      return slot(
        for: token.glyph, from: first, upTo: min(keptLimit(from: first), mark(after: token)))
    case .literal:
      let home = Int(token.home)
      return home >= start && home <= keptLimit(from: start) ? home : Int.max
    case .named:
      return literal(token.glyph, from: start, upTo: limit(from: start))
    case .either:
      return eitherTaker(of: token.glyph, from: start)
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

  /// What can't be passed from an element on: it may be taken itself.
  @inline(__always)
  func limit(from start: Int) -> Int {
    isExact ? table.afterOptionals(from: start) : table.barrier(from: start)
  }

  /// The same for what was there: in a guide it leaves holes.
  @inline(__always)
  private func keptLimit(from start: Int) -> Int {
    table.guide == nil || isExact ? limit(from: start) : Int.max
  }

  /// The next literal that parts two runs after a character that was there: it stays before it.
  @inline(__always)
  private func mark(after token: Token) -> Int {
    // From the right every key pushes the others on.
    if canCross || !table.hasMarks || table.isRightToLeft { return Int.max }
    let mark = elements[Int(token.home)].nextMark
    return mark == .max ? Int.max : Int(mark)
  }

  private mutating func eitherTaker(of glyph: Glyph, from start: Int) -> Int {
    let limit = limit(from: start)
    let slot = slot(for: glyph, from: start, upTo: limit)
    return min(slot, literal(glyph, from: start, upTo: min(slot, limit)))
  }

  /// The element that is next when one has taken a token.
  @inline(__always)
  func element(after place: Int, taken token: Token) -> Int {
    token.role == .hole ? place + 1 : table.element(after: place)
  }

  /// The first slot from `start` on that accepts a character, `limit` included.
  @inline(__always)
  mutating func slot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    if let place = table.plainSlot(for: glyph, from: start) {
      return place <= limit ? place : Int.max
    }
    return otherSlot(for: glyph, from: start, upTo: limit)
  }

  /// The same where a character may change, or the mask is long.
  private mutating func otherSlot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
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

  /// What the slots of a class make of a character: the accepted form, or `nil`.
  @inline(__always)
  mutating func form(of glyph: Glyph, inClass index: Int) -> Glyph? {
    if table.isPlain(glyph) {
      return table.classes[index].ascii.contains(UInt8(truncatingIfNeeded: glyph)) ? glyph : nil
    }
    return program.form(of: glyph, inClass: index, &glyphs)
  }

  /// The same where the classes are so many that looking at the slots in turn costs less.
  private mutating func scannedSlot(for glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    var index = table.nextSlot(from: min(start, elements.count))
    while index < elements.count, index <= limit {
      let form = form(of: glyph, inClass: Int(elements[index].accepts))
      if let form, !isExact || glyphs.areEqual(form, glyph) { return index }
      index = table.nextSlot(from: index + 1)
    }
    return Int.max
  }

  /// The first literal from `start` on that is a character as typed, or after the change of case.
  mutating func literal(_ glyph: Glyph, from start: Int, upTo limit: Int) -> Int {
    let place = table.literal(glyph, from: start, upTo: limit, glyphs)
    guard !isExact, let letterCase = table.letterCase else { return place }
    let changed = glyphs.changing(glyph, to: letterCase)
    if changed == glyph { return place }
    return min(place, table.literal(changed, from: start, upTo: limit, glyphs))
  }
}
