extension MaskSet {
  /// The characters that the user typed, in display order, split by an edit.
  struct Typed {
    private(set) var tokens: [Token]

    /// The number of characters before the edit.
    private(set) var split: Int

    var glyphs: Glyphs

    var head: ArraySlice<Token> { tokens[..<split] }

    /// The number of characters that were the user's.
    var users: Int { tokens.reduce(0) { $1.role == .user ? $0 + 1 : $0 } }

    /// Whether all characters were the user's.
    var isUsers: Bool { users == tokens.count }

    /// The number of characters that are neither letters nor digits.
    var separators: Int {
      tokens.reduce(0) { glyphs.isAlphanumeric($1.glyph) ? $0 : $0 + 1 }
    }

    /// Creates a list from tokens in filling order.
    init(_ tokens: [Token], split: Int, isRightToLeft: Bool, _ glyphs: Glyphs) {
      self.tokens = isRightToLeft ? tokens.reversed() : tokens
      self.split = isRightToLeft ? tokens.count - split : split
      self.glyphs = glyphs
    }

    /// Inserts a token at the end of those before the edit.
    mutating func insert(_ token: Token) {
      tokens.insert(token, at: split)
      split += 1
    }

    /// Returns the text after some characters are inserted. With `replaces`, each one replaces the user's next one.
    func text(inserting characters: [Glyph], replaces: Bool = false) -> GlyphText {
      var text = GlyphText(glyphs: glyphs)
      text.characters.reserveCapacity(tokens.count + characters.count)
      for index in 0..<split { text.characters.append(tokens[index].glyph) }
      text.characters += characters
      var replaced = replaces ? characters.count : 0
      for index in split..<tokens.count {
        if replaced > 0, tokens[index].role == .user {
          replaced -= 1
        } else {
          text.characters.append(tokens[index].glyph)
        }
      }
      return text
    }
  }
}

extension Editor {
  /// Returns the cell of the last literal that the user typed through before a Backspace, if the
  /// Backspace deletes no character of the user.
  func typedLiteral(before edit: TextEdit) -> Int? {
    if table.isRightToLeft { return nil }
    let range = displayRange(of: edit)
    if range.isEmpty || cells.contains(.user, in: range) { return nil }
    let index = cells.last([.user, .typed], in: 0..<range.upperBound)
    return index.flatMap { cells[$0].isTyped ? $0 : nil }
  }

  /// The characters that the user typed, among all that are displayed.
  var typedText: GlyphText {
    typed(around: cells.count..<cells.count).text(inserting: [])
  }

  /// Returns the characters that the user typed before and after a range of cells.
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

  /// Returns the typed characters that remain after a deletion, even those without a place in this
  /// mask.
  func typed(after result: Result) -> MaskSet.Typed {
    // The cells show a typed literal that isn't among the tokens.
    let isShown = hasLooseMarks && removed.isEmpty
    guard result.isDeletion, !isShown else {
      return typed(around: result.caret..<result.caret)
    }
    var tokens: [Token] = []
    addTyped(0..<min(held, cells.count), to: &tokens)
    var split = tokens.count
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      guard token.role == .user || token.isTyped && token.place >= 0 else { continue }
      tokens.append(Token(token.glyph, token.role == .user ? .user : .named))
      if index < new.lowerBound { split += 1 }
    }
    return MaskSet.Typed(tokens, split: split, isRightToLeft: table.isRightToLeft, glyphs)
  }

  /// Returns the beginning of a text, up to a cell, with the typed characters and the literals
  /// supplied between typed symbols. It is empty if the user typed no literal before their first
  /// character.
  func begun(before index: Int) -> GlyphText {
    var begun = GlyphText(glyphs: glyphs)
    if table.isRightToLeft { return begun }
    let first = cells.first(.user, in: 0..<index)
    guard let last = cells.last(.typed, in: 0..<(first ?? index)) else {
      return begun
    }
    let end = first ?? last + 1
    // Literals that the mask supplies before all typed characters don't count.
    let start = cells.first(.typed, in: 0..<index) ?? 0
    for cell in start..<index where cell < end || cells[cell].isUser || cells[cell].isTyped {
      begun.characters.append(cells[cell].glyph)
    }
    return begun
  }

  /// Fills this empty editor with characters that were typed into another mask. `isParted` means
  /// that new characters come between the head and the tail.
  ///
  /// - Returns: The caret, and the number of literals without a place here. A character of the user
  ///   that becomes a literal counts as one.
  mutating func transfer(
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
      // A new character interrupts a run of typed literals.
      if isParted, alignment.tokens.count == head { followsTyped = false }
      token.glyph = glyphs.adopt(token.glyph, from: typed.glyphs)
      let role = role(of: token, &element, &followsTyped)
      if token.role == .user, role == .named { readAnew += 1 }
      token.role = role
      token.isTyped = token.role == .named
      alignment.tokens.append(token)
    }
    // In a guide, characters are placed as if they were typed.
    new = count..<count
    _ = table.guide == nil ? alignment.place() : placeInGuide()
    noteDropped()
    let literals = alignment.tokens.indices.reduce(0) {
      alignment.tokens[$1].place < 0 ? $0 + 1 : $0
    }
    let next = alignment.tokens[head...].firstIndex {
      $0.place >= 0
    }
    let target = next.map { Int(alignment.tokens[$0].place) } ?? Int.max
    new = head..<head
    let drawing = draw()
    var result = Result(caret: drawing.head)
    passLiterals(&result, before: target)
    cells.settle()
    return (result.caret, literals - removed.count + readAnew)
  }

  /// Returns the role in this mask of a character that was typed into another one.
  ///
  /// A digit that was a literal there can be the user's here. A digit of the user can be a literal
  /// here if the user typed the literals before it.
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
