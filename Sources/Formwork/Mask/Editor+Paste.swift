/// Several characters at once: a paste, a drop, a line of a file.
extension Editor {
  /// Inserts characters in the reading that fits best, both in the order of filling.
  mutating func paste(_ input: [Glyph], in range: Range<Int>) -> Result {
    if input.contains(where: { glyphs.isSpace($0) }),
      let result = pasteDisplayed(input, in: range)
    {
      return result
    }
    let input = trimmed(input)
    if input.count <= 1 {
      return input.first.map { key($0, in: range) } ?? .ignored
    }
    if let expected = expectedPrefix(before: range.lowerBound),
      let word = input.first(where: { glyphs.isAlphanumeric($0) }),
      !Prefix.is(word, elements[expected].glyph, options.letterCase, &glyphs)
    {
      return .refused(.otherPrefix)
    }
    return pasteDisplayed(input, in: range) ?? pasteReadings(input, in: range)
  }

  /// Whether what is put there may bring the prefix with it: no character of the user is before.
  func isFromStart(_ range: Range<Int>) -> Bool {
    !cells.contains(in: 0..<range.lowerBound) { $0.isUser }
  }

  /// Inserts what the mask displays just so, with every literal in its place.
  private mutating func pasteDisplayed(_ input: [Glyph], in range: Range<Int>) -> Result? {
    let isFromStart = isFromStart(range)
    let start = isFromStart ? 0 : element(before: range.lowerBound)
    if let tokens = displayed(input, from: start) {
      let result = insert(tokens, in: range, fromStart: isFromStart)
      return result.refusal == nil ? result : refused(input, result, in: range)
    }
    guard isFromStart, range.lowerBound > 0,
      let tokens = displayed(input, from: element(before: range.lowerBound))
    else { return nil }
    let result = insert(tokens, in: range)
    return result.refusal == nil ? result : refused(input, result, in: range)
  }

  /// The tokens of what the mask displays for some value from an element on; `nil` if a character
  /// stands where the mask doesn't show it.
  mutating func displayed(_ input: [Glyph], from start: Int) -> [Token]? {
    removeAllTokens()
    for glyph in input {
      let isHole = program.guide.map { glyphs.areEqual($0, glyph) } ?? false
      alignment.tokens.append(Token(glyph: glyph, role: isHole ? .hole : .either, isNew: true))
    }
    alignment.isExact = true
    defer { alignment.isExact = false }
    if !alignment.placeInTurn(at: start) || endsBeforeLiteral, program.hasOptionalSlots {
      guard alignment.placeExactly(from: start) else { return nil }
    } else if alignment.tokens.contains(in: alignment.tokens.indices, where: { $0.place < 0 }) {
      return nil
    }
    return alignment.tokens.indices.map { resolved(alignment.tokens[$0]) }
  }

  /// Whether a literal would be completed after the last token.
  var endsBeforeLiteral: Bool {
    guard program.completes, let last = alignment.tokens.last, last.place >= 0 else { return false }
    let next = alignment.element(after: Int(last.place), taken: last)
    return Int(program.nextSlot[next]) > next
  }

  /// A token that has a place, as what it is there.
  private func resolved(_ token: Token) -> Token {
    var token = token
    let isSlot = elements[Int(token.place)].isSlot
    if token.role == .hole, isSlot { return token }
    token.role = isSlot ? .user : .literal
    token.home = isSlot ? -1 : token.place
    token.isTyped = !isSlot
    return token
  }

  private mutating func pasteReadings(_ input: [Glyph], in range: Range<Int>) -> Result {
    var result: Result
    if program.isRightToLeft {
      result = pasteFromRight(input, in: range)
    } else {
      result = pasteBest(input, in: range)
      if !result.leftOut.isEmpty, program.acceptsAny {
        let rest = withoutLiterals(input)
        if rest.count < input.count {
          // What was drawn last is the first reading's: it is read again if it stays the best.
          undraw(result)
          let other = pasteBest(rest, in: range)
          if other.refusal != nil || other.leftOut.count >= result.leftOut.count {
            undraw(other)
            result = pasteBest(input, in: range)
          } else {
            result = other
          }
        }
      }
    }
    return result.refusal == nil ? result : refused(input, result, in: range)
  }

  private mutating func undraw(_ result: Result) {
    if result.refusal == nil { undraw() }
  }

  /// The reading with the fewest letters and digits lost, then a complete value, then the most
  /// literals recognised.
  private mutating func pasteBest(_ input: [Glyph], in range: Range<Int>) -> Result {
    let isFromStart = isFromStart(range)
    let users = userCount(0..<cells.count) - userCount(range)
    var aims = Search.Aims(completes: true)
    aims.prefersLiterals =
      isFromStart && !glyphs.isAlphanumeric(input[0])
      && alignment.literal(input[0], from: 0, upTo: Int(program.nextSlot[0]) - 1) != Int.max
    let (tokens, foreign) = tokens(of: input)
    let isAmbiguous = tokens.contains { $0.role == .either && glyphs.isAlphanumeric($0.glyph) }
    if !isAmbiguous || !aims.prefersLiterals {
      var plain = tokens
      if isAmbiguous {
        for index in plain.indices where glyphs.isAlphanumeric(plain[index].glyph) {
          plain[index].role = .user
        }
      }
      let result = insert(plain, in: range, fromStart: isFromStart, aims: aims)
      let isBest =
        !isAmbiguous
        || result.refusal == nil && result.leftOut.isEmpty && !program.hasOptionalSlots
          && program.isCompleteFrom[end]
      if isBest { return meaningful(result, input, foreign, users) }
      undraw(result)
    }
    aims.isForced = true
    let result = insert(tokens, in: range, fromStart: isFromStart, aims: aims)
    return meaningful(result, input, foreign, users)
  }

  /// The characters that some element takes, and how many letters and digits none does.
  private mutating func tokens(of input: [Glyph]) -> (tokens: [Token], foreign: Int) {
    var tokens: [Token] = []
    tokens.reserveCapacity(input.count)
    var foreign = 0
    for glyph in input {
      var token = Token(glyph: glyph, role: .either, isNew: true)
      if glyphs.isAlphanumeric(glyph) {
        let isLiteral = isWordLiteral(glyph)
        if !isLiteral {
          token.role = .user
          if alignment.slot(for: glyph, from: 0, upTo: Int.max) == Int.max {
            foreign += 1
            continue
          }
        }
      }
      tokens.append(token)
    }
    return (tokens, foreign)
  }

  /// Whether a letter or digit could be a literal, so that readings differ.
  private mutating func isWordLiteral(_ glyph: Glyph) -> Bool {
    let literals = program.wordLiterals
    if literals.isEmpty { return false }
    if literals.count == Program.mostWordLiterals { return true }
    if literals.contains(where: { glyphs.areEqual($0, glyph) }) { return true }
    guard let letterCase = options.letterCase else { return false }
    let changed = glyphs.changing(glyph, to: letterCase)
    return literals.contains { glyphs.areEqual($0, changed) }
  }

  /// A result with all that was left out. Spaces and separators alone, out of something that means
  /// nothing here, say nothing.
  private mutating func meaningful(
    _ result: Result, _ input: [Glyph], _ foreign: Int, _ users: Int
  ) -> Result {
    var result = result
    if foreign > 0 { result.leftOut = leftOut(of: input, result.leftOut) }
    let words = input.reduce(0) { glyphs.isAlphanumeric($1) ? $0 + 1 : $0 }
    guard result.refusal == nil, words > 0, result.leftOut.count >= words,
      userCount(0..<cells.count) <= users
    else { return result }
    undraw()
    return .refused(.notAllowed, leftOut: result.leftOut)
  }

  /// The letters and digits that nothing takes, and those that found no place, in order.
  private mutating func leftOut(of input: [Glyph], _ lost: [Glyph]) -> [Glyph] {
    var rest = lost[...]
    var leftOut: [Glyph] = []
    for glyph in input where glyphs.isAlphanumeric(glyph) {
      if let next = rest.first, glyphs.areEqual(next, glyph) {
        rest.removeFirst()
        leftOut.append(glyph)
      } else if !isWordLiteral(glyph),
        alignment.slot(for: glyph, from: 0, upTo: Int.max) == Int.max
      {
        leftOut.append(glyph)
      }
    }
    return leftOut
  }

  /// From the right, what slots accept is the user's, and all else goes.
  private mutating func pasteFromRight(_ input: [Glyph], in range: Range<Int>) -> Result {
    var tokens: [Token] = []
    var leftOut: [Glyph] = []
    for glyph in input {
      if alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max {
        tokens.append(.user(glyph))
      } else if glyphs.isAlphanumeric(glyph) {
        leftOut.append(glyph)
      }
    }
    var result = insert(tokens, in: range, fromStart: isFromStart(range))
    result.leftOut += leftOut
    return result
  }

  /// What came of a paste of which nothing could be used.
  private mutating func refused(
    _ input: [Glyph], _ result: Result, in range: Range<Int>
  ) -> Result {
    if input.allSatisfy({ glyphs.isSeparator($0) || glyphs.isSpace($0) }) { return .ignored }
    var reason = Refusal.notAllowed
    for glyph in input where glyphs.isAlphanumeric(glyph) {
      reason = self.reason(for: glyph, in: range)
      if reason != .notAllowed { break }
    }
    return .refused(reason, leftOut: result.leftOut)
  }

  /// The characters without spaces and without those other than letters and digits that are
  /// literals of the mask: for slots that would accept them as they accept anything.
  private func withoutLiterals(_ input: [Glyph]) -> [Glyph] {
    let literals = elements.filter { $0.isLiteral && !glyphs.isAlphanumeric($0.glyph) }
    let scalars = Set(literals.map { $0.glyph }.filter { !Glyphs.isCluster($0) })
    return input.filter { glyph in
      if glyphs.isSpace(glyph) || scalars.contains(glyph) { return false }
      return !Glyphs.isCluster(glyph)
        || !literals.contains { glyphs.areEqual($0.glyph, glyph) }
    }
  }

  /// The characters without white space around them, and with plain spaces for no-break ones that
  /// are no literals here.
  private func trimmed(_ input: [Glyph]) -> [Glyph] {
    guard let first = input.firstIndex(where: { !glyphs.isSpace($0) }),
      let last = input.lastIndex(where: { !glyphs.isSpace($0) })
    else { return [] }
    return input[first...last].map { glyph in
      guard glyph == 0xA0 || glyph == 0x202F,
        program.places.literal(glyph, from: 0, upTo: Int.max, elements, glyphs) == Int.max
      else { return glyph }
      return 0x20
    }
  }
}
