/// Several characters at once: a paste, a drop, a line of a file.
extension Editor {
  /// Inserts what is put in in the reading that fits best, in the order of filling.
  mutating func paste(in range: Range<Int>) -> Result {
    if input.contains(where: { glyphs.isSpace($0) }) {
      if let result = pasteDisplayed(in: range) { return result }
      trim()
    }
    if input.count <= 1 {
      return input.isEmpty ? .ignored : key(input[0], in: range)
    }
    if let expected = expectedPrefix(before: range.lowerBound),
      let word = input.first(where: { glyphs.isAlphanumeric($0) }),
      !Prefix.is(word, elements[expected].glyph, table.letterCase, &glyphs)
    {
      return .rejected(.otherPrefix)
    }
    return pasteDisplayed(in: range) ?? pasteReadings(in: range)
  }

  /// Whether what is put there may bring the prefix with it: no character of the user is before.
  @inline(__always)
  func isFromStart(_ range: Range<Int>) -> Bool {
    !cells.contains(.user, in: 0..<range.lowerBound)
  }

  /// Inserts what the mask displays just so, with every literal in its place.
  private mutating func pasteDisplayed(in range: Range<Int>) -> Result? {
    let isFromStart = isFromStart(range)
    if readDisplayed(from: isFromStart ? 0 : element(before: range.lowerBound)) {
      let result = insert(in: range, fromStart: isFromStart)
      return result.rejection == nil ? result : rejected(in: range)
    }
    guard isFromStart, range.lowerBound > 0,
      readDisplayed(from: element(before: range.lowerBound))
    else { return nil }
    let result = insert(in: range)
    return result.rejection == nil ? result : rejected(in: range)
  }

  /// Reads what is put in as what the mask displays for some value from an element on.
  ///
  /// - Returns: Whether every character stands where the mask shows it.
  mutating func readDisplayed(from start: Int) -> Bool {
    alignment.tokens.removeAll()
    alignment.start = start
    for glyph in input {
      let isHole = table.guide.map { glyphs.areEqual($0, glyph) } ?? false
      alignment.tokens.append(Token(glyph, isHole ? .hole : .either, isNew: true))
    }
    alignment.isExact = true
    defer { alignment.isExact = false }
    let isInTurn = alignment.placeInTurn()
    if table.hasOptionalSlots, !isInTurn || endsBeforeLiteral {
      if !alignment.placeExactly() { return false }
    } else if !isInTurn {
      return false
    }
    fresh.removeAll()
    for token in alignment.tokens { fresh.append(resolved(token)) }
    return true
  }

  /// Whether a literal would be completed after the last token.
  var endsBeforeLiteral: Bool {
    guard table.completes, let last = alignment.tokens.last, last.place >= 0 else { return false }
    let next = alignment.element(after: Int(last.place), taken: last)
    return table.nextSlot(from: next) > next
  }

  /// A token that has a place, as what it is there.
  private func resolved(_ token: Token) -> Token {
    let isSlot = elements[Int(token.place)].isSlot
    if token.role == .hole, isSlot { return token }
    return isSlot
      ? Token(token.glyph, .user, isNew: true)
      : Token(token.glyph, .literal, home: Int(token.place), isTyped: true, isNew: true)
  }

  private mutating func pasteReadings(in range: Range<Int>) -> Result {
    var result = table.isRightToLeft ? pasteFromRight(in: range) : pasteBest(in: range)
    if !unused.isEmpty, program.acceptsAny, !table.isRightToLeft {
      let all = Array(input)
      if removeLiterals() {
        // What was drawn last is the first reading's: it is read again if it stays the best.
        undraw(result)
        let lost = unused.count
        let other = pasteBest(in: range)
        if other.rejection != nil || unused.count >= lost {
          undraw(other)
          input.removeAll()
          for glyph in all { input.append(glyph) }
          result = pasteBest(in: range)
        } else {
          result = other
        }
      }
    }
    return result.rejection == nil ? result : rejected(in: range)
  }

  private mutating func undraw(_ result: Result) {
    if result.rejection == nil { cells.undraw() }
  }

  /// The reading with the fewest letters and digits lost, then a complete value, then the most
  /// literals recognised.
  private mutating func pasteBest(in range: Range<Int>) -> Result {
    let isFromStart = isFromStart(range)
    let users = userCount(0..<cells.count) - userCount(range)
    var aims = Search.Aims(completes: true)
    aims.prefersLiterals =
      isFromStart && !glyphs.isAlphanumeric(input[0])
      && alignment.literal(input[0], from: 0, upTo: table.nextSlot(from: 0) - 1) != Int.max
    var reading = readTokens(literals: aims.prefersLiterals)
    if !reading.isAmbiguous || !aims.prefersLiterals {
      let result = insert(in: range, fromStart: isFromStart, aims: aims)
      let isBest =
        !reading.isAmbiguous
        || result.rejection == nil && unused.isEmpty && !table.hasOptionalSlots
          && elements[end].isCompleteFrom
      if isBest { return meaningful(result, reading, users) }
      undraw(result)
      reading = readTokens(literals: true)
    }
    aims.isForced = true
    let result = insert(in: range, fromStart: isFromStart, aims: aims)
    return meaningful(result, reading, users)
  }

  /// What a reading found.
  private struct Tokens {
    /// How many letters and digits were put in.
    var words = 0

    /// How many of them no element takes.
    var foreign = 0

    /// Whether some can be literals or the user's.
    var isAmbiguous = false
  }

  /// Makes fresh tokens of the characters that some element takes; letters and digits can be
  /// literals only if so wished.
  private mutating func readTokens(literals: Bool) -> Tokens {
    fresh.removeAll()
    var tokens = Tokens()
    for glyph in input {
      var role = Token.Role.either
      if glyphs.isAlphanumeric(glyph) {
        tokens.words += 1
        if isWordLiteral(glyph) {
          tokens.isAmbiguous = true
          if !literals { role = .user }
        } else if alignment.slot(for: glyph, from: 0, upTo: Int.max) == Int.max {
          tokens.foreign += 1
          continue
        } else {
          role = .user
        }
      }
      fresh.append(Token(glyph, role, isNew: true))
    }
    return tokens
  }

  /// Whether a letter or digit could be a literal, so that readings differ.
  @inline(__always)
  mutating func isWordLiteral(_ glyph: Glyph) -> Bool {
    table.isPlain(glyph) ? table.isWordLiteral(glyph) : isOtherWordLiteral(glyph)
  }

  private mutating func isOtherWordLiteral(_ glyph: Glyph) -> Bool {
    let literals = program.wordLiterals
    if literals.isEmpty { return false }
    if literals.count == Program.mostWordLiterals { return true }
    if literals.contains(where: { glyphs.areEqual($0, glyph) }) { return true }
    guard let letterCase = table.letterCase else { return false }
    let changed = glyphs.changing(glyph, to: letterCase)
    return literals.contains { glyphs.areEqual($0, changed) }
  }

  /// A result with all that was left out. Spaces and separators alone, out of something that means
  /// nothing here, say nothing.
  private mutating func meaningful(_ result: Result, _ tokens: Tokens, _ users: Int) -> Result {
    if tokens.foreign > 0 { addForeign() }
    guard result.rejection == nil, tokens.words > 0, unused.count >= tokens.words,
      userCount(0..<cells.count) <= users
    else { return result }
    cells.undraw()
    return .rejected(.notAllowed)
  }

  /// Adds the letters and digits that nothing takes to those that found no place, in order.
  private mutating func addForeign() {
    var rest = unused[...]
    unused = []
    for glyph in input where glyphs.isAlphanumeric(glyph) {
      if let next = rest.first, glyphs.areEqual(next, glyph) {
        rest.removeFirst()
        unused.append(glyph)
      } else if !isWordLiteral(glyph),
        alignment.slot(for: glyph, from: 0, upTo: Int.max) == Int.max
      {
        unused.append(glyph)
      }
    }
  }

  /// From the right, what slots accept is the user's, and all else goes.
  private mutating func pasteFromRight(in range: Range<Int>) -> Result {
    fresh.removeAll()
    var foreign: [Glyph] = []
    for glyph in input {
      if alignment.slot(for: glyph, from: 0, upTo: Int.max) != Int.max {
        fresh.append(Token(glyph, .user, isNew: true))
      } else if glyphs.isAlphanumeric(glyph) {
        foreign.append(glyph)
      }
    }
    let result = insert(in: range, fromStart: isFromStart(range))
    if !foreign.isEmpty { unused += foreign }
    return result
  }

  /// What came of a paste of which nothing could be used.
  private mutating func rejected(in range: Range<Int>) -> Result {
    if input.allSatisfy({ glyphs.isSeparator($0) || glyphs.isSpace($0) }) { return .ignored }
    var reason = Rejection.notAllowed
    let others = userCount(outside: range)
    for glyph in input where glyphs.isAlphanumeric(glyph) {
      reason = self.reason(for: glyph, in: range, beside: others)
      if reason != .notAllowed { break }
    }
    return .rejected(reason)
  }

  /// Leaves out the spaces and those characters other than letters and digits that are literals of
  /// the mask: for slots that would accept them as they accept anything.
  private mutating func removeLiterals() -> Bool {
    let (glyphs, table) = (self.glyphs, self.table)
    return input.removeAll { glyph in
      if glyphs.isAlphanumeric(glyph) { return false }
      return glyphs.isSpace(glyph)
        || table.literal(glyph, from: 0, upTo: Int.max, glyphs) != Int.max
    }
  }

  /// Removes white space around what is put in, and makes plain spaces of no-break ones that are no
  /// literals here.
  private mutating func trim() {
    guard let first = input.firstIndex(where: { !glyphs.isSpace($0) }),
      let last = input.lastIndex(where: { !glyphs.isSpace($0) })
    else { return input.removeAll() }
    let length = last + 1 - first
    for index in 0..<length {
      let glyph = input[first + index]
      let isSpace =
        (glyph == 0xA0 || glyph == 0x202F)
        && table.literal(glyph, from: 0, upTo: Int.max, glyphs) == Int.max
      input[index] = isSpace ? 0x20 : glyph
    }
    input.truncate(to: length)
  }
}
