extension Editor {
  /// Inserts several characters at once, in the reading that fits best.
  mutating func insertSeveral(_ input: [Glyph], in range: Range<Int>) -> Result {
    if let result = insertDisplayed(input, in: range) { return result }
    let input = trimmed(input)
    if input.count <= 1 {
      return input.isEmpty ? refusal() : insert(input, in: range)
    }
    // Before the first character of the user, what is inserted may bring the prefix with it.
    let fromStart = !cells[..<range.lowerBound].contains { $0.isUser }
    let start = fromStart ? 0 : element(before: range.lowerBound)
    let reader = reader
    if let tokens = reader.readDisplayed(input, from: start, &glyphs) {
      return insert(tokens, in: range, fromStart: fromStart)
    }
    if fromStart, range.lowerBound > 0,
      let tokens = reader.readDisplayed(input, from: element(before: range.lowerBound), &glyphs)
    {
      return insert(tokens, in: range, fromStart: false)
    }
    if fromStart, !program.isRightToLeft, !glyphs.isAlphanumeric(input[0]),
      reader.literalOfRun(input[0], from: 0, &glyphs) != nil
    {
      let read = reader.read(input, from: 0, .literals, &glyphs)
      var result = insert(read.tokens, in: range, fromStart: true)
      result.unused += read.dropped
      if result.unused > 0, let other = searched(input, in: range, fromStart: true),
        other.unused < result.unused
      {
        return other
      }
      return result
    }
    var best = bestReading(of: input, from: start, in: range, fromStart)
    if best.result.unused > 0, program.acceptsAny {
      let rest = reader.withoutLiterals(input, glyphs)
      if rest.count < input.count {
        let other = bestReading(of: rest, from: start, in: range, fromStart)
        if other.result.unused < best.result.unused { best = other }
      }
    }
    // Spaces and separators alone, out of something that means nothing here, say nothing.
    let words = input.reduce(0) { glyphs.isAlphanumeric($1) ? $0 + 1 : $0 }
    let isMeaningless =
      words > 0 && best.result.unused >= words
      && userCount(best.result.cells) <= userCount(outside: range)
    return isMeaningless ? refusal(best.result.unused) : best.result
  }

  private func userCount(_ cells: [Cell]) -> Int {
    cells.reduce(0) { $1.isUser ? $0 + 1 : $0 }
  }

  /// How many characters of the user are outside `range`.
  private func userCount(outside range: Range<Int>) -> Int {
    userCount(cells) - userCount(Array(cells[range]))
  }

  private func refusal(_ unused: Int) -> Result {
    var refusal = refusal()
    refusal.unused = unused
    return refusal
  }

  /// Inserts what the mask displays just so, with the spaces around it: they aren't trimmed then.
  private mutating func insertDisplayed(_ input: [Glyph], in range: Range<Int>) -> Result? {
    guard input.contains(where: { glyphs.isSpace($0) }) else { return nil }
    let fromStart = !cells[..<range.lowerBound].contains { $0.isUser }
    let start = fromStart ? 0 : element(before: range.lowerBound)
    guard let tokens = reader.readDisplayed(input, from: start, &glyphs) else { return nil }
    return insert(tokens, in: range, fromStart: fromStart)
  }

  private typealias Scored = (result: Result, literals: Int)

  /// The reading with the fewest letters and digits dropped, then a complete value, then the most
  /// literals recognised.
  private mutating func bestReading(
    of input: [Glyph], from start: Int, in range: Range<Int>, _ fromStart: Bool
  ) -> Scored {
    if program.isRightToLeft { return insertFromRight(input, in: range, fromStart) }
    var best: Scored?
    var seen: [[Token]] = []
    let seesLiteral = reader.hasAlphanumericLiteral(of: input, &glyphs)
    for style in seesLiteral ? Reader.Style.all : [.none] {
      let read = reader.read(input, from: start, style, &glyphs)
      if seen.contains(read.tokens) { continue }
      seen.append(read.tokens)
      var result = insert(read.tokens, in: range, fromStart: fromStart)
      result.unused += read.dropped
      if let known = best, !isBetter((result, read.literals), than: known) { continue }
      best = (result, read.literals)
      // Where every slot is mandatory, a character read as a literal leaves one of them empty.
      let isWhole = program.isCompleteFrom[result.element] && !result.isRefused
      if style == .none, result.unused == 0, isWhole, program.dense != nil { break }
    }
    if let known = best, known.result.unused == 0 { return known }
    if let other = searched(input, in: range, fromStart: fromStart),
      best.map({ isBetter((other, 0), than: $0) }) ?? true
    {
      return (other, 0)
    }
    return best ?? (refusal(), 0)
  }

  /// In a mask that fills from the right, what slots accept is the user's, and all else goes; too
  /// long an insertion is cut at its displayed end, as typing would be.
  private mutating func insertFromRight(
    _ input: [Glyph], in range: Range<Int>, _ fromStart: Bool
  ) -> Scored {
    var tokens: [Token] = []
    var dropped = 0
    let slots = program.sampleSlots
    for glyph in input {
      if slots.contains(where: { reader.isAccepted(glyph, $0, &glyphs) }) {
        tokens.append(Token(glyph: glyph, role: .user, isNew: true))
      } else if glyphs.isAlphanumeric(glyph) {
        dropped += 1
      }
    }
    var result = insert(tokens, in: range, fromStart: fromStart)
    result.unused += dropped
    return (result, 0)
  }

  /// The insertion with the fewest drops where slots differ, every character free to be the
  /// user's or a literal.
  private mutating func searched(
    _ input: [Glyph], in range: Range<Int>, fromStart: Bool
  ) -> Result? {
    guard program.isMixed, program.guide == nil else { return nil }
    let either = input.map { Token(glyph: $0, role: .either, isNew: true) }
    let result = insert(either, in: range, fromStart: fromStart)
    return result.isRefused ? nil : result
  }

  private func isBetter(_ left: Scored, than right: Scored) -> Bool {
    if left.result.unused != right.result.unused {
      return left.result.unused < right.result.unused
    }
    let leftHasUser = left.result.cells.contains { $0.isUser }
    if leftHasUser != right.result.cells.contains(where: { $0.isUser }) { return leftHasUser }
    let leftIsComplete = program.isCompleteFrom[left.result.element]
    if leftIsComplete != program.isCompleteFrom[right.result.element] { return leftIsComplete }
    return left.literals > right.literals
  }

  /// The characters without white space around them, and with plain spaces for no-break ones.
  private func trimmed(_ input: [Glyph]) -> [Glyph] {
    guard let first = input.firstIndex(where: { !glyphs.isSpace($0) }),
      let last = input.lastIndex(where: { !glyphs.isSpace($0) })
    else { return [] }
    return input[first...last].map { $0 == 0xA0 || $0 == 0x202F ? 0x20 : $0 }
  }
}
