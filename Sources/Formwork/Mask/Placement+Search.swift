extension Placement {
  /// The most steps that a search for the fewest drops may take; beyond it, the plain placement
  /// stands, so that time stays linear.
  private static let largestSearch = 1 << 16

  /// What it costs to leave something mandatory empty: less than to drop a character.
  private static let incompleteCost: Int32 = 500

  /// Places `tokens` with the fewest characters dropped, where slots differ in what they accept.
  ///
  /// The plain placement takes the first slot that fits, which can be one too early: in
  /// `[-][0][A]`, "1b" fits only if the optional slot stays empty.
  ///
  /// - Returns: The better placement, or `nil` if none drops less than `plain` does.
  static func searched(
    _ tokens: [Token], in program: Program, _ options: Mask.Options, _ glyphs: inout Glyphs
  ) -> Placement? {
    let width = program.elements.count + 1
    guard program.isMixed, (tokens.count + 1) * width <= largestSearch else { return nil }
    // cost[i, e]: the least cost of the tokens from i on, with the elements from e on.
    var cost = [Int32](repeating: 0, count: (tokens.count + 1) * width)
    for element in 0..<width where !program.isCompleteFrom[element] {
      cost[tokens.count * width + element] = incompleteCost
    }
    var fits = [Bool](repeating: false, count: tokens.count * width)
    for index in tokens.indices.reversed() {
      let drop = dropCost(tokens[index], glyphs)
      let row = index * width
      for element in (0..<width).reversed() {
        var best = cost[row + width + element] + drop
        if element < program.elements.count {
          let current = program.elements[element]
          if tokens[index].fits(current, in: program, options, &glyphs) {
            fits[row + element] = true
            best = min(best, cost[row + width + (current.kind == .endless ? element : element + 1)])
          }
          if current.kind != .mandatory, current.kind != .endless {
            best = min(best, cost[row + element + 1])
          }
        }
        cost[row + element] = best
      }
    }
    return Placement(
      tokens, at: path(tokens, width, cost, fits, in: program, glyphs), in: program, options,
      &glyphs)
  }

  /// Follows the least cost from the start: the earliest place for every token.
  private static func path(
    _ tokens: [Token], _ width: Int, _ cost: [Int32], _ fits: [Bool], in program: Program,
    _ glyphs: Glyphs
  ) -> [Int] {
    var places = [Int](repeating: -1, count: tokens.count)
    var index = 0
    var element = 0
    while index < tokens.count {
      let row = index * width
      if element < program.elements.count {
        let next = program.elements[element].kind == .endless ? element : element + 1
        if fits[row + element], cost[row + element] == cost[row + width + next] {
          places[index] = element
          element = next
          index += 1
          continue
        }
        // A character that goes anyway goes before a slot is skipped.
        let isDropped =
          cost[row + element] == cost[row + width + element] + dropCost(tokens[index], glyphs)
        let current = program.elements[element]
        if !isDropped, current.kind != .mandatory, current.kind != .endless {
          element += 1
          continue
        }
      }
      index += 1
    }
    return places
  }

  /// What it costs to leave a token out: a character of the user most, spaces and separators that
  /// nothing wants almost nothing. A literal that parts two runs of slots costs a little more than
  /// a character, so that no digit is ever moved across a decimal point to make room.
  private static func dropCost(_ token: Token, _ glyphs: Glyphs) -> Int32 {
    switch token.role {
    case .user: token.isNew ? 1000 : 1001
    case .typed, .supplied: token.isSignificant ? 1002 : 1
    case .valued: 1000
    case .either: glyphs.isAlphanumeric(token.glyph) ? 1000 : 1
    case .hole: 0
    }
  }

  /// What this placement leaves out, in the currency of the search.
  func cost(of tokens: [Token], _ glyphs: Glyphs) -> Int {
    zip(tokens, places).reduce(0) { $1.1 >= 0 ? $0 : $0 + Int(Self.dropCost($1.0, glyphs)) }
  }

  /// Whether every character is placed, but for what doesn't count.
  func isLossless(_ tokens: [Token], _ glyphs: Glyphs) -> Bool {
    zip(tokens, places).allSatisfy { $1 >= 0 || Self.dropCost($0, glyphs) < 1000 }
  }
}

extension Token {
  fileprivate func fits(
    _ element: Program.Element, in program: Program, _ options: Mask.Options,
    _ glyphs: inout Glyphs
  ) -> Bool {
    if element.isLiteral {
      let isFree = role == .valued && element.kind != .fixed
      return role != .user && role != .hole && !isFree && glyphs.areEqual(element.glyph, glyph)
    }
    guard role == .user || role == .either || role == .valued else { return false }
    return program.accepted(
      glyph, by: element, digits: options.digits, letterCase: options.letterCase, in: &glyphs)
      != nil
  }
}
