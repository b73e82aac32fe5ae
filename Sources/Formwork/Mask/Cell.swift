/// One character of a masked text: what it is, and which element of the mask it fills or is.
struct Cell: Hashable, Sendable {
  var glyph: Glyph
  var element: UInt32
  var kind: Provenance.Kind

  var isUser: Bool { kind.contains(.user) }
  var isGuide: Bool { kind.contains(.guide) }
  var isTyped: Bool { kind.contains(.typed) }
  var isLiteral: Bool { !isUser && !isGuide }
}

/// A character on its way into a mask.
struct Token: Hashable, Sendable {
  var glyph: Glyph
  var role: Role

  /// Whether a literal parts optional slots before it from what is after it; then losing it
  /// matters.
  var isSignificant = true

  /// Whether this edit brought the character, rather than an earlier one.
  var isNew: Bool

  enum Role: UInt8, Hashable, Sendable {
    /// The user's: only a slot takes it.
    case user

    /// A literal that the person typed: only a literal takes it.
    case typed

    /// A literal that the mask supplied, and that parts what is before it from what is after it.
    case supplied

    /// New, and free to become either.
    case either

    /// A character of a value: the user's, or a fixed literal.
    case valued

    /// An empty slot of a guide.
    case hole
  }
}

/// A masked text taken apart, in the order in which the mask is filled.
struct Cells: Hashable, Sendable {
  var list: [Cell]
  var glyphs: Glyphs

  /// The cells of a text, or `nil` if `program` can't have made it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ formatted: FormattedText, of program: Program) {
    glyphs = program.glyphs
    list = []
    list.reserveCapacity(formatted.text.utf8.count + 8)
    switch formatted.provenance.storage {
    case .user:
      if !formatted.text.isEmpty { return nil }
    case .bits(let bits):
      guard formatted.text.utf8.count <= min(64, program.elements.count) else { return nil }
      for byte in formatted.text.utf8 {
        list.append(Cell(glyph: Glyph(byte), element: UInt32(list.count), kind: bits[list.count]))
      }
    case .pieces(let pieces):
      guard pieces.reduce(0, { $0 + $1.length }) == formatted.text.utf8.count else { return nil }
      var rest = Substring(formatted.text).unicodeScalars
      for piece in pieces {
        guard let glyph = glyphs.popGlyph(of: piece.length, from: &rest) else { return nil }
        list.append(Cell(glyph: glyph, element: piece.element, kind: piece.kind))
      }
    }
    if program.isRightToLeft { list.reverse() }
    if !isMade(by: program) { return nil }
  }

  init(_ list: [Cell], _ glyphs: Glyphs) {
    self.list = list
    self.glyphs = glyphs
  }

  /// Whether each cell stands at an element of its sort, in order.
  private func isMade(by program: Program) -> Bool {
    var next = 0
    for cell in list {
      let index = Int(cell.element)
      guard index >= next, index < program.elements.count else { return false }
      let element = program.elements[index]
      guard element.isLiteral == cell.isLiteral else { return false }
      next = element.kind == .endless ? index : index + 1
    }
    return true
  }

  /// The number of cells before `offset`, counted from the start of the displayed text; an offset
  /// inside a cell belongs to its start, or with `roundsUp` to its end.
  func displayIndex(
    of offset: UTF16Offset, in text: String, isReversed: Bool, roundsUp: Bool
  ) -> Int {
    if text.utf8.count == list.count { return max(0, min(offset.value, list.count)) }
    // A range that ends inside a character takes all of it; a mere place goes to its start.
    let target =
      roundsUp ? max(0, min(offset.value, text.utf16.count)) : offset.clamped(to: text).value
    var reached = 0
    for index in list.indices {
      if reached >= target { return index }
      reached += glyphs.utf16Length(list[isReversed ? list.count - 1 - index : index].glyph)
      if reached > target { return roundsUp ? index + 1 : index }
    }
    return list.count
  }
}

extension Glyphs {
  /// Takes the glyph of `length` UTF-8 code units off the front of `rest`.
  mutating func popGlyph(
    of length: Int, from rest: inout Substring.UnicodeScalarView
  ) -> Glyph? {
    guard let first = rest.popFirst() else { return nil }
    var taken = UTF8.width(first)
    if taken == length { return first.value }
    var scalars = [first.value]
    while taken < length, let next = rest.popFirst() {
      taken += UTF8.width(next)
      scalars.append(next.value)
    }
    return taken == length ? glyph(of: scalars) : nil
  }

  /// The length of a glyph in UTF-16 code units.
  func utf16Length(_ glyph: Glyph) -> Int {
    if Self.isCluster(glyph) {
      return cluster(glyph).reduce(0) { $0 + ($1 < 0x1_0000 ? 1 : 2) }
    }
    return glyph < 0x1_0000 ? 1 : 2
  }
}
