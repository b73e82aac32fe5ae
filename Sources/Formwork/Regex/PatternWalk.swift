/// Characters read by an automaton one after the other, each as a literal or as the user's.
struct PatternWalk {
  private let expression: RegularExpression
  private(set) var state: RegularExpression.State
  private(set) var cells: [Cell] = []

  /// For every character offered: the number of cells after it, or -1 if nothing took it.
  private(set) var places: [Int] = []

  /// How many literals are supplied at most to find a place for one character, so that reading
  /// stays linear.
  private static let longestSupply = 256

  init(_ expression: RegularExpression) {
    self.expression = expression
    state = expression.start
  }

  var hasUser: Bool { cells.contains { $0.isUser } }

  /// Reads a character, after literals that must come before it if need be.
  mutating func read(_ glyph: Glyph, _ glyphs: Glyphs) {
    if take(glyph, glyphs) { return }
    let before = (state, cells.count)
    for _ in 0..<Self.longestSupply {
      guard supply() else { break }
      if take(glyph, glyphs) { return }
    }
    state = before.0
    cells.removeLast(cells.count - before.1)
    places.append(-1)
  }

  /// Appends all characters that must follow.
  mutating func complete() {
    while supply() {}
  }

  private mutating func take(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let isLiteral = expression.forcedScalar(in: state) == glyph
    guard let next = next(after: glyph, glyphs) else { return false }
    state = next
    cells.append(
      Cell(glyph: glyph, element: 0, kind: isLiteral ? [.typed, .value] : [.user, .value]))
    places.append(cells.count)
    return true
  }

  private mutating func supply() -> Bool {
    guard let scalar = expression.forcedScalar(in: state), let literal = Unicode.Scalar(scalar),
      let next = expression.state(after: state, reading: literal)
    else { return false }
    state = next
    cells.append(Cell(glyph: scalar, element: 0, kind: .value))
    return true
  }

  private func next(after glyph: Glyph, _ glyphs: Glyphs) -> RegularExpression.State? {
    if !Glyphs.isCluster(glyph) {
      return Unicode.Scalar(glyph).flatMap { expression.state(after: state, reading: $0) }
    }
    var reached = state
    for value in glyphs.cluster(glyph) {
      guard let scalar = Unicode.Scalar(value),
        let next = expression.state(after: reached, reading: scalar)
      else { return nil }
      reached = next
    }
    return reached
  }
}
