extension MaskSet {
  /// What the person typed, in the order in which it is displayed, parted by an edit.
  struct Typed {
    var head: [Token] = []
    var tail: [Token] = []
    var glyphs: Glyphs

    var count: Int { head.count + tail.count }
    var text: String { String((head + tail).map { $0.glyph }, in: glyphs) }

    func text(inserting text: String) -> String {
      String(head.map { $0.glyph }, in: glyphs) + text + String(tail.map { $0.glyph }, in: glyphs)
    }
  }
}

extension Editor {
  /// The cell of the literal that was typed through last before a Backspace that meets no
  /// character.
  func typedLiteral(before edit: Edit) -> Int? {
    if table.isRightToLeft { return nil }
    let range = displayRange(of: edit)
    if range.isEmpty || cells.contains(in: range, where: { $0.isUser }) { return nil }
    let index = cells.lastIndex(in: 0..<range.upperBound) { $0.isTyped || $0.isUser }
    return index.flatMap { cells[$0].isTyped ? $0 : nil }
  }

  /// What the person typed, of all that is shown.
  var typedText: String {
    let typed = typed(around: cells.count..<cells.count)
    return typed.text
  }

  /// What the person typed before and after some cells.
  func typed(around range: Range<Int>) -> MaskSet.Typed {
    inDisplayOrder(typedTokens(0..<range.lowerBound), typedTokens(range.upperBound..<cells.count))
  }

  private func typedTokens(_ range: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    for index in range where cells[index].isUser || cells[index].isTyped {
      tokens.append(Token(cells[index].glyph, cells[index].isUser ? .user : .named))
    }
    return tokens
  }

  /// What the person typed and a deletion left, whether it has a place here or not.
  func typed(after result: Result) -> MaskSet.Typed {
    // A typed literal that isn't among the tokens is shown.
    let isShown = hasLooseMarks && dropped.isEmpty
    guard let split = result.left, !isShown else {
      return typed(around: result.caret..<result.caret)
    }
    let own = { (tokens: Slice<Scratch<Token>>) in
      tokens.filter { $0.role == .user || $0.isTyped && $0.place >= 0 }.map {
        Token($0.glyph, $0.role == .user ? .user : .named)
      }
    }
    let tokens = alignment.tokens
    return inDisplayOrder(
      typedTokens(0..<min(split.held, cells.count)) + own(tokens[..<split.head]),
      own(tokens[split.head...]))
  }

  private func inDisplayOrder(_ head: [Token], _ tail: [Token]) -> MaskSet.Typed {
    table.isRightToLeft
      ? MaskSet.Typed(head: tail.reversed(), tail: head.reversed(), glyphs: glyphs)
      : MaskSet.Typed(head: head, tail: tail, glyphs: glyphs)
  }

  /// What a text begins with that the person typed up to some cells, with the literals supplied
  /// between signs that they typed; empty if they typed none before their first character.
  func begun(before index: Int) -> String {
    if table.isRightToLeft { return "" }
    let first = cells.firstIndex(in: 0..<index) { $0.isUser }
    guard let last = cells.lastIndex(in: 0..<(first ?? index), where: { $0.isTyped }) else {
      return ""
    }
    let end = first ?? last + 1
    var begun: [Glyph] = []
    for cell in 0..<index where cell < end || cells[cell].isUser || cells[cell].isTyped {
      begun.append(cells[cell].glyph)
    }
    return String(begun, in: glyphs)
  }

  /// Fills this editor, which is empty, with what was typed into another mask; `isParted` if new
  /// characters come between the head and the tail.
  ///
  /// - Returns: The caret, and how many literals have no place here; one of the user's characters
  ///   that becomes a literal counts as one.
  mutating func carry(
    _ typed: MaskSet.Typed, isParted: Bool = false
  ) -> (caret: Int, lostLiterals: Int) {
    forgetLosses()
    let head = table.isRightToLeft ? typed.tail.reversed() : typed.head
    let tail = table.isRightToLeft ? typed.head.reversed() : typed.tail
    var element = 0
    var followsTyped = false
    var readAnew = 0
    beginTokens(before: 0, holds: false)
    for var token in head + tail {
      // No literal is read on behind a new character.
      if isParted, alignment.tokens.count == head.count { followsTyped = false }
      token.glyph = glyphs.adopt(token.glyph, from: typed.glyphs)
      let role = role(of: token, &element, &followsTyped)
      if token.role == .user, role == .named { readAnew += 1 }
      token.role = role
      token.isTyped = token.role == .named
      alignment.tokens.append(token)
    }
    _ = alignment.place()
    noteDropped()
    let literals = alignment.tokens.indices.reduce(0) {
      alignment.tokens[$1].place < 0 ? $0 + 1 : $0
    }
    let next = alignment.tokens.firstIndex(in: head.count..<alignment.tokens.count) {
      $0.place >= 0
    }
    let target = next.map { Int(alignment.tokens[$0].place) } ?? Int.max
    let drawing = draw(Split(head: head.count, tail: head.count))
    var result = Result(caret: drawing.head)
    passLiterals(&result, before: target)
    cells.settle()
    return (result.caret, literals - dropped.count + readAnew)
  }

  /// What a character typed into another mask is in this one: a digit that was a literal there can
  /// be the user's here, and the other way round if the person typed the literals before it.
  private mutating func role(
    of token: Token, _ element: inout Int, _ followsTyped: inout Bool
  ) -> Token.Role {
    let isWord = glyphs.isAlphanumeric(token.glyph)
    if token.role == .named || followsTyped {
      let run = table.nextSlot(from: element) - 1
      var literal =
        token.role == .named
        ? alignment.literal(token.glyph, from: element, upTo: run) : Int.max
      if literal == Int.max {
        let limit =
          isWord
          ? table.afterOptionals(from: element)
          : alignment.limit(from: element)
        literal = alignment.literal(
          token.glyph, from: isWord ? min(limit, elements.count) : element, upTo: limit)
      }
      if literal != Int.max, token.role == .named || literal == element {
        element = literal + 1
        followsTyped = true
        return .named
      }
    }
    followsTyped = false
    if token.role == .named, !isWord { return .named }
    let slot = alignment.slot(
      for: token.glyph, from: element, upTo: alignment.limit(from: element))
    if slot != Int.max { element = table.element(after: slot) }
    return .user
  }
}
