extension Reader {
  /// Reads `input` as what the mask displays for some value from element `start` on, with every
  /// literal in place.
  ///
  /// - Returns: The tokens, or `nil` if a character stands where the mask doesn't show it.
  func readDisplayed(_ input: [Glyph], from start: Int, _ glyphs: inout Glyphs) -> [Token]? {
    readGreedily(input, from: start, &glyphs) ?? readSearching(input, from: start, &glyphs)
  }

  /// Takes the first slot that fits for every character; in masks without optional slots there is
  /// no other.
  private func readGreedily(
    _ input: [Glyph], from start: Int, _ glyphs: inout Glyphs
  ) -> [Token]? {
    var tokens: [Token] = []
    tokens.reserveCapacity(input.count)
    var element = start
    for glyph in input {
      while true {
        guard element < program.elements.count else { return nil }
        let current = program.elements[element]
        if let role = role(of: glyph, at: current, &glyphs) {
          tokens.append(Token(glyph: glyph, role: role, isNew: true))
          if current.kind != .endless || role == .hole { element += 1 }
          break
        }
        guard current.kind == .optional else { return nil }
        element += 1
      }
    }
    return tokens
  }

  /// The most steps that a search may take, so that time stays linear.
  private static let largestSearch = 1 << 16

  /// Looks for a way that leaves some optional slots empty that the greedy one fills.
  private func readSearching(
    _ input: [Glyph], from start: Int, _ glyphs: inout Glyphs
  ) -> [Token]? {
    let elements = program.elements[start...]
    let width = elements.count + 1
    guard (input.count + 1) * width <= Self.largestSearch,
      elements.contains(where: { $0.kind == .optional })
    else { return nil }
    // reads[i, e]: whether the characters from i on are displayed from element e on.
    var reads =
      [Bool](repeating: false, count: input.count * width)
      + [Bool](repeating: true, count: width)
    for index in input.indices.reversed() {
      for offset in elements.indices.map({ $0 - start }).reversed() {
        let current = program.elements[start + offset]
        let place = index * width + offset
        if let role = role(of: input[index], at: current, &glyphs) {
          let next = current.kind == .endless && role != .hole ? offset : offset + 1
          reads[place] = reads[place + width - offset + next]
        }
        if current.kind == .optional, reads[place + 1] { reads[place] = true }
      }
    }
    guard reads[0] else { return nil }
    return path(through: reads, input, from: start, &glyphs)
  }

  private func path(
    through reads: [Bool], _ input: [Glyph], from start: Int, _ glyphs: inout Glyphs
  ) -> [Token]? {
    let width = program.elements.count - start + 1
    var tokens: [Token] = []
    var offset = 0
    var index = 0
    while index < input.count, offset < width - 1 {
      let current = program.elements[start + offset]
      let role = role(of: input[index], at: current, &glyphs)
      let next = current.kind == .endless && role != .hole ? offset : offset + 1
      if let role, reads[(index + 1) * width + next] {
        tokens.append(Token(glyph: input[index], role: role, isNew: true))
        offset = next
        index += 1
      } else {
        offset += 1
      }
    }
    return index == input.count ? tokens : nil
  }

  /// What a character is at an element that displays it, or `nil`.
  private func role(
    of glyph: Glyph, at element: Program.Element, _ glyphs: inout Glyphs
  ) -> Token.Role? {
    if element.isLiteral { return glyphs.areEqual(element.glyph, glyph) ? .typed : nil }
    if let guide = program.guide, glyphs.areEqual(guide, glyph) { return .hole }
    // What would be changed as it is typed isn't what the mask displays.
    let form = program.accepted(
      glyph, by: element, digits: options.digits, letterCase: options.letterCase, in: &glyphs)
    return form.map { glyphs.areEqual($0, glyph) } ?? false ? .user : nil
  }
}
