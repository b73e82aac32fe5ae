import FormworkMasks

/// Characters that an automaton reads one after the other, each as a literal or as the user's.
package struct RegexWalk {
  private(set) var place: RegexPlace
  private(set) var cells: [RegexCell] = []

  /// The number of cells up to the last placed character.
  private(set) var reach = 0

  /// The number of placed characters.
  private(set) var placedCount = 0
  private(set) var missedCount = 0

  /// The user's characters that weren't placed.
  private(set) var lost: [Glyph] = []

  /// The number of scalars that were read or tried: the cost of a walk, which a test limits.
  package private(set) var triedCount = 0

  private var hasUser = false

  /// The maximum number of literals that are supplied to place one character, so that reading stays
  /// linear.
  static let longestSupply = 256

  init(_ program: RegexProgram, capacity: Int) {
    place = RegexPlace(program)
    cells.reserveCapacity(capacity)
  }

  /// Reads a character, after supplying literals that must come before it.
  ///
  /// - Returns: Whether it was placed.
  @discardableResult
  mutating func read(_ glyph: Glyph, isUser: Bool, _ glyphs: Glyphs) -> Bool {
    if take(glyph, glyphs) { return true }
    if place.forced != nil {
      let before = (place, cells.count)
      for _ in 0..<Self.longestSupply {
        guard supply() else { break }
        if take(glyph, glyphs) { return true }
      }
      place = before.0
      cells.removeLast(cells.count - before.1)
    }
    missedCount += 1
    if isUser { lost.append(glyph) }
    return false
  }

  /// Appends all characters that must follow, if there is a character of the user.
  mutating func complete() {
    guard hasUser else { return }
    while supply() {}
  }

  private mutating func take(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let forced = place.forced
    triedCount += 1
    // A character of several scalars can't be a literal, because its scalars are read one by one.
    if let forced, !Glyphs.isCluster(glyph), forced != glyph { return false }
    guard place.read(glyph, glyphs) else { return false }
    cells.append(RegexCell(glyph: glyph, origin: forced == glyph ? .typed : .user))
    if forced != glyph { hasUser = true }
    placedCount += 1
    reach = cells.count
    return true
  }

  private mutating func supply() -> Bool {
    triedCount += 1
    guard let scalar = place.forced, place.read(scalar) else { return false }
    cells.append(RegexCell(glyph: scalar, origin: .supplied))
    return true
  }
}
