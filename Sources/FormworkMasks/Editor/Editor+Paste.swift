/// Edits that insert several characters: a paste, a drop, or a line of a file.
extension Editor {
  /// Inserts the input with the interpretation that fits best, in filling order.
  mutating func paste(in range: Range<Int>) -> Result {
    var isTried = false
    if input.contains(where: { glyphs.isSpace($0) }) {
      if let result = pasteDisplayed(in: range) { return result }
      isTried = !trim()
    }
    if input.count <= 1 {
      return input.isEmpty ? .ignored : key(input[0], in: range)
    }
    if let expected = expectedPrefix(at: range),
      let word = input.first(where: { glyphs.isAlphanumeric($0) }),
      !Prefix.is(word, elements[expected].glyph, table.letterCase, &glyphs)
    {
      return .rejected(.otherPrefix)
    }
    let displayed = isTried ? nil : pasteDisplayed(in: range)
    return displayed ?? pasteReadings(in: range)
  }

  /// Whether the input can contain the prefix, because no character of the user comes before it.
  @inline(__always)
  func isFromStart(_ range: Range<Int>) -> Bool {
    !cells.contains(.user, in: 0..<range.lowerBound)
  }

  /// Inserts input that is exactly what the mask displays, with every literal in its place.
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

  /// Interprets the input as exactly the text that the mask displays from an element on.
  ///
  /// - Returns: Whether every character is where the mask displays it.
  mutating func readDisplayed(from start: Int) -> Bool {
    alignment.tokens.removeAll()
    alignment.start = start
    alignment.isExact = true
    defer { alignment.isExact = false }
    var (element, isInTurn) = (start, true)
    for glyph in input {
      let isHole = table.guide.map { glyphs.areEqual($0, glyph) } ?? false
      alignment.tokens.append(Token(glyph, isHole ? .hole : .either, isNew: true))
      if isInTurn, !alignment.placeInTurn(alignment.tokens.count - 1, &element) {
        if !table.hasOptionalSlots { return false }
        isInTurn = false
      }
    }
    if table.hasOptionalSlots, !isInTurn || endsBeforeLiteral {
      if !alignment.placeExactly() { return false }
    } else if !isInTurn {
      return false
    }
    fresh.removeAll()
    for token in alignment.tokens { fresh.append(resolved(token)) }
    return true
  }

  /// Whether completion would add a literal after the last token.
  var endsBeforeLiteral: Bool {
    guard table.completes, let last = alignment.tokens.last, last.place >= 0 else { return false }
    let next = alignment.element(after: Int(last.place), taken: last)
    return table.nextSlot(from: next) > next
  }

  /// Returns a token with the role that its place gives it.
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
        // The second attempt overwrites the first drawing. If the first one stays the best, it is
        // repeated.
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

  /// Inserts the input with the best interpretation: the fewest unused letters and digits, then a
  /// complete value, then the most literals recognized.
  private mutating func pasteBest(in range: Range<Int>) -> Result {
    let isFromStart = isFromStart(range)
    let users = userCount(0..<cells.count) - userCount(range)
    var searchOptions = Search.Options(completes: true)
    searchOptions.prefersLiterals =
      isFromStart && !glyphs.isAlphanumeric(input[0])
      && alignment.literal(input[0], from: 0, upTo: table.nextSlot(from: 0) - 1) != Int.max
    var reading = readTokens(literals: searchOptions.prefersLiterals)
    if !reading.isAmbiguous || !searchOptions.prefersLiterals {
      let result = insert(in: range, fromStart: isFromStart, searchOptions: searchOptions)
      let isBest =
        !reading.isAmbiguous
        || result.rejection == nil && unused.count == reading.foreign && !table.hasOptionalSlots
          && elements[end].isCompleteFrom
      if isBest { return meaningful(result, reading, users) }
      undraw(result)
      reading = readTokens(literals: true)
    }
    searchOptions.isForced = true
    let result = insert(in: range, fromStart: isFromStart, searchOptions: searchOptions)
    return meaningful(result, reading, users)
  }

  /// The counts of an interpretation.
  private struct Tokens {
    /// The number of letters and digits in the input.
    var words = 0

    /// The number of those that no element takes.
    var foreign = 0

    /// Whether some can be either literals or the user's.
    var isAmbiguous = false
  }

  /// Makes new tokens of the input. With `literals`, letters and digits can be literals, too.
  private mutating func readTokens(literals: Bool) -> Tokens {
    var (tokens, fresh) = (Tokens(), fresh)
    fresh.removeAll()
    for glyph in input {
      var role = Token.Role.either
      if glyphs.isAlphanumeric(glyph) {
        tokens.words &+= 1
        if isLiteral(glyph) {
          tokens.isAmbiguous = true
          if !literals { role = .user }
        } else if isPlaceable(glyph) {
          role = .user
        } else {
          role = .foreign
          tokens.foreign &+= 1
        }
      }
      fresh.append(Token(glyph, role, isNew: true))
    }
    self.fresh = fresh
    return tokens
  }

  /// Returns a result, or a rejection if all letters and digits of the input are unused, because its
  /// separators alone mean nothing.
  private mutating func meaningful(_ result: Result, _ tokens: Tokens, _ users: Int) -> Result {
    guard result.rejection == nil, tokens.words > 0, unused.count >= tokens.words,
      userCount(0..<cells.count) <= users
    else { return result }
    cells.undraw()
    return .rejected(.notAllowed)
  }

  /// Inserts input into a mask that fills from the right: characters that a slot accepts are the
  /// user's, and all others are skipped.
  private mutating func pasteFromRight(in range: Range<Int>) -> Result {
    fresh.removeAll()
    for glyph in input {
      let isTaken = isPlaceable(glyph)
      if isTaken || glyphs.isAlphanumeric(glyph) {
        fresh.append(Token(glyph, isTaken ? .user : .foreign, isNew: true))
      }
    }
    return insert(in: range, fromStart: isFromStart(range))
  }

  /// Returns the result of a paste without any usable character.
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

  /// Removes spaces and symbols that are literals of the mask, for slots that accept any character.
  private mutating func removeLiterals() -> Bool {
    let (glyphs, table) = (self.glyphs, self.table)
    return input.removeAll { glyph in
      if glyphs.isAlphanumeric(glyph) { return false }
      return glyphs.isSpace(glyph)
        || table.literal(glyph, from: 0, upTo: Int.max, glyphs) != Int.max
    }
  }

  /// Trims white space, and replaces no-break spaces with plain ones unless they are literals of
  /// the mask.
  ///
  /// - Returns: Whether the input changes.
  private mutating func trim() -> Bool {
    guard let first = input.firstIndex(where: { !glyphs.isSpace($0) }),
      let last = input.lastIndex(where: { !glyphs.isSpace($0) })
    else {
      input.removeAll()
      return true
    }
    let length = last + 1 - first
    let hasHardSpaces = input.contains { $0 == 0xA0 || $0 == 0x202F }
    if length == input.count, !hasHardSpaces { return false }
    for index in 0..<length {
      let glyph = input[first + index]
      let isSpace =
        (glyph == 0xA0 || glyph == 0x202F)
        && table.literal(glyph, from: 0, upTo: Int.max, glyphs) == Int.max
      input[index] = isSpace ? 0x20 : glyph
    }
    input.truncate(to: length)
    return true
  }
}
