extension MaskSet {
  /// What the person typed, in the order in which it is displayed, parted by an edit.
  struct Typed {
    private(set) var tokens: [Token]

    /// How many of them are before the edit.
    private(set) var split: Int

    var glyphs: Glyphs

    var head: ArraySlice<Token> { tokens[..<split] }

    /// How many of them were the user's.
    var users: Int { tokens.reduce(0) { $1.role == .user ? $0 + 1 : $0 } }

    /// How many of them are neither letters nor digits.
    var separators: Int {
      tokens.reduce(0) { glyphs.isAlphanumeric($1.glyph) ? $0 : $0 + 1 }
    }

    /// The tokens in the order in which a mask is filled.
    init(_ tokens: [Token], split: Int, isRightToLeft: Bool, _ glyphs: Glyphs) {
      self.tokens = isRightToLeft ? tokens.reversed() : tokens
      self.split = isRightToLeft ? tokens.count - split : split
      self.glyphs = glyphs
    }

    /// Adds a token to those before the edit.
    mutating func insert(_ token: Token) {
      tokens.insert(token, at: split)
      split += 1
    }

    func text(inserting characters: [Glyph]) -> GlyphText {
      var text = GlyphText(glyphs: glyphs)
      text.characters.reserveCapacity(tokens.count + characters.count)
      for index in 0..<split { text.characters.append(tokens[index].glyph) }
      text.characters += characters
      for index in split..<tokens.count { text.characters.append(tokens[index].glyph) }
      return text
    }
  }
}

extension Editor {
  /// The cell of the literal that was typed through last before a Backspace that meets no
  /// character.
  func typedLiteral(before edit: TextEdit) -> Int? {
    if table.isRightToLeft { return nil }
    let range = displayRange(of: edit)
    if range.isEmpty || cells.contains(.user, in: range) { return nil }
    let index = cells.last(.userOrTyped, in: 0..<range.upperBound)
    return index.flatMap { cells[$0].isTyped ? $0 : nil }
  }

  /// What the person typed, of all that is shown.
  var typedText: GlyphText {
    typed(around: cells.count..<cells.count).text(inserting: [])
  }

  /// What the person typed before and after some cells.
  func typed(around range: Range<Int>) -> MaskSet.Typed {
    var tokens: [Token] = []
    tokens.reserveCapacity(cells.count)
    addTyped(0..<range.lowerBound, to: &tokens)
    let split = tokens.count
    addTyped(range.upperBound..<cells.count, to: &tokens)
    return MaskSet.Typed(tokens, split: split, isRightToLeft: table.isRightToLeft, glyphs)
  }

  private func addTyped(_ range: Range<Int>, to tokens: inout [Token]) {
    for index in range {
      let cell = cells[index]
      if cell.isUser || cell.isTyped {
        tokens.append(Token(cell.glyph, cell.isUser ? .user : .named))
      }
    }
  }

  /// What the person typed and a deletion left, whether it has a place here or not.
  func typed(after result: Result) -> MaskSet.Typed {
    // A typed literal that isn't among the tokens is shown.
    let isShown = hasLooseMarks && removed.isEmpty
    guard let left = result.left, !isShown else {
      return typed(around: result.caret..<result.caret)
    }
    var tokens: [Token] = []
    addTyped(0..<min(left.held, cells.count), to: &tokens)
    var split = tokens.count
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      guard token.role == .user || token.isTyped && token.place >= 0 else { continue }
      tokens.append(Token(token.glyph, token.role == .user ? .user : .named))
      if index < left.head { split += 1 }
    }
    return MaskSet.Typed(tokens, split: split, isRightToLeft: table.isRightToLeft, glyphs)
  }

  /// What a text begins with that the person typed up to some cells, with the literals supplied
  /// between signs that they typed; empty if they typed none before their first character.
  func begun(before index: Int) -> GlyphText {
    var begun = GlyphText(glyphs: glyphs)
    if table.isRightToLeft { return begun }
    let first = cells.first(.user, in: 0..<index)
    guard let last = cells.last(.typed, in: 0..<(first ?? index)) else {
      return begun
    }
    let end = first ?? last + 1
    // What the mask puts before all that was typed claims nothing.
    let start = cells.first(.typed, in: 0..<index) ?? 0
    for cell in start..<index where cell < end || cells[cell].isUser || cells[cell].isTyped {
      begun.characters.append(cells[cell].glyph)
    }
    return begun
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
    let isRightToLeft = table.isRightToLeft
    let count = typed.tokens.count
    let head = isRightToLeft ? count - typed.split : typed.split
    var element = 0
    var followsTyped = false
    var readAnew = 0
    beginTokens(before: 0, holds: false)
    for index in 0..<count {
      var token = typed.tokens[isRightToLeft ? count - 1 - index : index]
      // No literal is read on behind a new character.
      if isParted, alignment.tokens.count == head { followsTyped = false }
      token.glyph = glyphs.adopt(token.glyph, from: typed.glyphs)
      let role = role(of: token, &element, &followsTyped)
      if token.role == .user, role == .named { readAnew += 1 }
      token.role = role
      token.isTyped = token.role == .named
      alignment.tokens.append(token)
    }
    // In a guide characters stand where they would be typed.
    _ =
      table.guide == nil
      ? alignment.place() : placeInGuide(Split(head: alignment.tokens.count, tail: count))
    noteDropped()
    let literals = alignment.tokens.indices.reduce(0) {
      alignment.tokens[$1].place < 0 ? $0 + 1 : $0
    }
    let next = alignment.tokens[head...].firstIndex {
      $0.place >= 0
    }
    let target = next.map { Int(alignment.tokens[$0].place) } ?? Int.max
    let drawing = draw(Split(head: head, tail: head))
    var result = Result(caret: drawing.head)
    passLiterals(&result, before: target)
    cells.settle()
    return (result.caret, literals - removed.count + readAnew)
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
