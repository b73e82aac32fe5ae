/// Tokens put into a mask in order: the one pass by which every edit becomes a text.
struct Placement {
  /// The cells up to the last token that found a place, in the order of filling.
  private(set) var cells: [Cell] = []

  /// The element after the last cell.
  private(set) var element = 0

  /// For every token: the cell that it became, or -1.
  private(set) var places: [Int] = []

  /// How many of the user's earlier characters found no place.
  private(set) var lost = 0

  /// Whether a character of the user is among the cells.
  private(set) var hasUser = false

  /// The placement of nothing.
  init(_ none: [Token] = [], in program: Program) {}

  /// Places `tokens` one after the other, each as early as it can stand.
  ///
  /// - Complexity: O(*n* + *m*) in the number of tokens and elements, for a mask of a bounded
  ///   number of different slots.
  init(_ tokens: [Token], in program: Program, _ options: Mask.Options, _ glyphs: inout Glyphs) {
    cells.reserveCapacity(min(program.elements.count, 4 * tokens.count + 16))
    places = [Int](repeating: -1, count: tokens.count)
    // Supplied literals wait for the next token of the user: at the end they would be mere
    // completion.
    var pendingStart = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.role == .supplied { continue }
      for earlier in pendingStart..<index {
        places[earlier] = placeLiteral(tokens[earlier], in: program, glyphs)
      }
      pendingStart = index + 1
      switch token.role {
      case .user: places[index] = placeUser(token, in: program, options, &glyphs)
      case .typed: places[index] = placeLiteral(token, in: program, glyphs)
      case .either, .valued, .supplied, .hole: break
      }
      if places[index] < 0, token.role == .user, !token.isNew { lost += 1 }
    }
  }

  /// The placement that a search found: for every token its element, or -1.
  init(
    _ tokens: [Token], at elements: [Int], in program: Program, _ options: Mask.Options,
    _ glyphs: inout Glyphs
  ) {
    places = [Int](repeating: -1, count: tokens.count)
    for index in tokens.indices {
      let target = elements[index]
      if target < 0 {
        if tokens[index].role == .user, !tokens[index].isNew { lost += 1 }
        continue
      }
      supply(upTo: target, in: program)
      let current = program.elements[target]
      if current.isLiteral {
        append(current.glyph, at: target, [.typed], in: program)
      } else if let form = program.accepted(
        tokens[index].glyph, by: current, digits: options.digits, letterCase: options.letterCase,
        in: &glyphs)
      {
        append(form, at: target, [.user, .value], in: program)
      }
      places[index] = cells.count - 1
    }
  }

  /// Takes note of `count` more tokens that have no place.
  mutating func leaveOut(_ count: Int) {
    places += [Int](repeating: -1, count: count)
  }

  private mutating func placeUser(
    _ token: Token, in program: Program, _ options: Mask.Options, _ glyphs: inout Glyphs
  ) -> Int {
    guard let slot = program.slot(for: token.glyph, from: element, options, &glyphs) else {
      return -1
    }
    supply(upTo: slot.element, in: program)
    append(slot.glyph, at: slot.element, [.user, .value], in: program)
    hasUser = true
    return cells.count - 1
  }

  private mutating func placeLiteral(_ token: Token, in program: Program, _ glyphs: Glyphs) -> Int {
    guard let target = program.literal(token.glyph, from: element, glyphs) else { return -1 }
    supply(upTo: target, in: program)
    append(
      program.elements[target].glyph, at: target, token.role == .typed ? [.typed] : [],
      in: program)
    return cells.count - 1
  }

  /// Appends the literals before element `target`; optional slots on the way stay empty.
  private mutating func supply(upTo target: Int, in program: Program) {
    while element < target {
      let current = program.elements[element]
      if current.isLiteral {
        append(current.glyph, at: element, [], in: program)
      } else {
        element += 1
      }
    }
  }

  private mutating func append(
    _ glyph: Glyph, at index: Int, _ kind: Provenance.Kind, in program: Program
  ) {
    let current = program.elements[index].kind
    cells.append(
      Cell(
        glyph: glyph, element: UInt32(index),
        kind: current == .fixed ? kind.union(.value) : kind))
    element = current == .endless ? index : index + 1
    if kind.contains(.user) { hasUser = true }
  }

  /// Appends the literals that are certain: those up to the next slot.
  mutating func complete(in program: Program) {
    supply(upTo: Int(program.nextSlot[element]), in: program)
  }
}
