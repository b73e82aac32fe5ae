extension Editor {
  /// Puts `input` in the place of some cells, both in the order of filling.
  mutating func insert(_ input: [Glyph], in range: Range<Int>) -> Result {
    if input.count == 1 {
      switch typed(input[0], in: range) {
      case .step(let caret): return stepped(over: caret)
      case .nothing(let there):
        // The caret stays, but the person has typed the literal now.
        var result = unchanged(caret: range.upperBound)
        result.type(literalAt: there, program, glyphs)
        return result
      case .token(let token):
        let result = insert([token], in: range, fromStart: false)
        if !result.isRefused || !program.isMixed { return result }
      case .none: break
      }
      // Nothing takes the key where the characters stand; they may stand elsewhere.
      guard program.isMixed, program.guide == nil else { return refusal() }
      let rest = cells[..<range.lowerBound] + cells[range.upperBound...]
      let users = rest.reduce(0) { $1.isUser ? $0 + 1 : $0 }
      let either = [Token(glyph: input[0], role: .either, isNew: true)]
      let result = insert(either, in: range, fromStart: false)
      // Only as the user's: of literals a letter or digit can be the very next one alone.
      let isUsers = result.cells.reduce(0) { $1.isUser ? $0 + 1 : $0 } > users
      return isUsers ? result : refusal()
    }
    return insertSeveral(input, in: range)
  }

  private enum Typed {
    case token(Token)
    case step(Int)
    case nothing(Int)

    static func user(_ glyph: Glyph) -> Typed {
      .token(Token(glyph: glyph, role: .user, isNew: true))
    }
  }

  /// What a single typed character is, or `nil` if nothing takes it.
  private mutating func typed(_ glyph: Glyph, in range: Range<Int>) -> Typed? {
    let start = element(before: range.lowerBound)
    if program.isRightToLeft { return typedFromRight(glyph, start, in: range) }
    if glyphs.isAlphanumeric(glyph) {
      if range.lowerBound > 0, cells[range.lowerBound - 1].isTyped, start < program.elements.count,
        program.elements[start].isLiteral,
        let next = reader.laterLiteral(glyph, from: start, onlyNext: true, &glyphs)
      {
        return literal(next, in: range)
      }
      if program.slot(for: glyph, from: start, options, &glyphs) != nil { return .user(glyph) }
      if let next = reader.laterLiteral(glyph, from: start, onlyNext: true, &glyphs) {
        return literal(next, in: range)
      }
      let isThere =
        range.lowerBound > 0 && cells[range.lowerBound - 1].isLiteral
        && glyphs.areEqual(cells[range.lowerBound - 1].glyph, glyph)
      return isThere && range.isEmpty ? .nothing(range.lowerBound - 1) : nil
    }
    if let next = reader.literalOfRun(glyph, from: start, &glyphs) {
      return literal(next, in: range)
    }
    if range.isEmpty, let there = runIndex(of: glyph, before: range.lowerBound) {
      return .nothing(there)
    }
    if program.slot(for: glyph, from: start, options, &glyphs) != nil { return .user(glyph) }
    return reader.laterLiteral(glyph, from: start, onlyNext: false, &glyphs).map {
      literal($0, in: range)
    }
  }

  /// In a mask that fills from the right a separator can't be typed through: its place follows
  /// from the digits on its right.
  private mutating func typedFromRight(
    _ glyph: Glyph, _ start: Int, in range: Range<Int>
  ) -> Typed? {
    if program.slot(for: glyph, from: start, options, &glyphs) != nil { return .user(glyph) }
    guard range.isEmpty else { return nil }
    if range.lowerBound > 0, cells[range.lowerBound - 1].isLiteral,
      glyphs.areEqual(cells[range.lowerBound - 1].glyph, glyph)
    {
      return .step(range.lowerBound - 1)
    }
    return runIndex(of: glyph, after: range.lowerBound).map { .nothing($0) }
  }

  /// A typed literal: the caret steps over it if it is shown, else it is put there.
  private func literal(_ literal: (element: Int, glyph: Glyph), in range: Range<Int>) -> Typed {
    if range.isEmpty {
      var index = range.lowerBound
      while index < cells.count, cells[index].isLiteral {
        if Int(cells[index].element) == literal.element { return .step(index + 1) }
        index += 1
      }
    }
    return .token(Token(glyph: literal.glyph, role: .typed, isNew: true))
  }

  /// The cell of a literal of the run that ends at `index`.
  private func runIndex(of glyph: Glyph, before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, cells[index].isLiteral {
      if glyphs.areEqual(cells[index].glyph, glyph) { return index }
      index -= 1
    }
    return nil
  }

  /// The cell of a literal of the run that begins at `index`.
  private func runIndex(of glyph: Glyph, after index: Int) -> Int? {
    var index = index
    while index < cells.count, cells[index].isLiteral {
      if glyphs.areEqual(cells[index].glyph, glyph) { return index }
      index += 1
    }
    return nil
  }

  private func stepped(over caret: Int) -> Result {
    var result = unchanged(caret: caret)
    if caret > 0 { result.type(literalAt: caret - 1, program, glyphs) }
    return result
  }
}

extension Editor.Result {
  /// Takes note that the person typed a literal that is shown: of several equal ones in a run the
  /// first that isn't typed yet, which is where it would be placed again.
  fileprivate mutating func type(literalAt index: Int, _ program: Program, _ glyphs: Glyphs) {
    if program.isRightToLeft { return }
    var first = index
    var start = index
    while start > 0, cells[start - 1].isLiteral {
      start -= 1
      if !cells[start].isTyped, glyphs.areEqual(cells[start].glyph, cells[index].glyph) {
        first = start
      }
    }
    cells[first].kind.insert(.typed)
  }
}
