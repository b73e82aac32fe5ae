import FormworkMasks

/// The position in an expression: a row of its table, or the live steps if it has no table.
struct RegexPlace {
  private let program: RegexProgram
  private(set) var row = 0
  private var alive: [Int] = []

  /// Creates the position before any scalar is read.
  init(_ program: RegexProgram) {
    self.program = program
    if case .set(let start) = program.start.storage { alive = start }
  }

  /// Creates the position at a row of the table.
  init(_ program: RegexProgram, row: Int) {
    self.program = program
    self.row = row
  }

  /// The scalar that must come next, or `nil` if there are several or the text may end here.
  @inline(__always)
  var forced: UInt32? {
    alive.isEmpty
      ? program.table.forcedScalar(in: row) : program.automaton.forcedScalar(in: alive)
  }

  var isAccepting: Bool {
    alive.isEmpty ? program.table.isAccepting(row) : program.automaton.isAccepting(alive)
  }

  /// Whether it is known that no scalar can follow.
  var isLast: Bool { alive.isEmpty && program.table.isLast(row) }

  /// Calls `body` with the row after each scalar that can come next.
  func forEachNext(_ body: (Int) -> Void) { program.table.forEachState(after: row, body) }

  /// Reads a scalar if a match is possible after it.
  @inline(__always)
  mutating func read(_ scalar: UInt32) -> Bool {
    let number = program.automaton.partition.classNumber(of: scalar)
    if alive.isEmpty {
      guard let next = program.table.state(after: row, readingClass: number) else { return false }
      row = next
    } else {
      guard let next = program.automaton.state(after: alive, readingClass: number) else {
        return false
      }
      alive = next
    }
    return true
  }

  /// Reads all scalars of a character if a match is possible after them.
  @inline(__always)
  mutating func read(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    Glyphs.isCluster(glyph) ? readCluster(glyph, glyphs) : read(glyph)
  }

  private mutating func readCluster(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let before = self
    for scalar in glyphs.cluster(glyph) {
      if read(scalar) { continue }
      self = before
      return false
    }
    return true
  }
}
