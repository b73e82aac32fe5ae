extension MaskSet {
  /// What the person typed, in the order in which it is displayed, parted by an edit.
  struct Typed {
    var head: [Token] = []
    var tail: [Token] = []
    var glyphs: Glyphs

    var text: String { String((head + tail).map { $0.glyph }, in: glyphs) }

    func text(inserting text: String) -> String {
      String(head.map { $0.glyph }, in: glyphs) + text + String(tail.map { $0.glyph }, in: glyphs)
    }
  }
}

extension Editor {
  /// The literal that was typed through last before a Backspace that meets no character.
  func typedLiteral(
    before edit: Edit, _ cells: Cells, in current: FormattedText
  ) -> Int? {
    if program.isRightToLeft { return nil }
    let range = displayRange(of: edit, cells, in: current)
    if range.isEmpty || self.cells[range].contains(where: { $0.isUser }) { return nil }
    let index = self.cells[..<range.upperBound].lastIndex { $0.isTyped || $0.isUser }
    return index.flatMap { self.cells[$0].isTyped ? $0 : nil }
  }

  /// What the person typed, of all that a result shows.
  func typedText(of result: Result) -> String {
    let typed = result.cells.filter { $0.isUser || $0.isTyped }.map { $0.glyph }
    return String(program.isRightToLeft ? typed.reversed() : typed, in: glyphs)
  }

  /// What the person typed and a deletion left, whether it has a place here or not.
  func typed(after result: Result) -> MaskSet.Typed {
    guard let left = result.left else { return typed(around: result.caret..<result.caret) }
    let head = left.head.filter { $0.role != .supplied }
    let tail = left.tail.filter { $0.role != .supplied }
    return program.isRightToLeft
      ? MaskSet.Typed(head: tail.reversed(), tail: head.reversed(), glyphs: glyphs)
      : MaskSet.Typed(head: head, tail: tail, glyphs: glyphs)
  }

  /// What the person typed before and after some cells.
  func typed(around range: Range<Int>) -> MaskSet.Typed {
    let isOwn = { (cell: Cell) in cell.isUser || cell.isTyped }
    let before = tokens(cells[..<range.lowerBound].filter(isOwn))
    let after = tokens(cells[range.upperBound...].filter(isOwn))
    return program.isRightToLeft
      ? MaskSet.Typed(head: after.reversed(), tail: before.reversed(), glyphs: glyphs)
      : MaskSet.Typed(head: before, tail: after, glyphs: glyphs)
  }

  /// Fills this editor, which is empty, with what was typed into another mask.
  ///
  /// - Returns: The caret, in cells, and how many of the user's characters and of the literals that
  ///   were typed have no place here.
  mutating func carry(_ typed: MaskSet.Typed) -> (caret: Int, lost: Int, lostLiterals: Int) {
    let head = program.isRightToLeft ? typed.tail.reversed() : typed.head
    let tail = program.isRightToLeft ? typed.head.reversed() : typed.tail
    var element = 0
    var followsTyped = false
    var tokens: [Token] = []
    for var token in head + tail {
      token.glyph = glyphs.adopt(token.glyph, from: typed.glyphs)
      token.role = role(of: token, &element, &followsTyped)
      tokens.append(token)
    }
    let placement = place(tokens)
    let left = zip(tokens, placement.places).filter { $0.1 < 0 }
    let lost = left.reduce(0) { $1.0.role == .user ? $0 + 1 : $0 }
    let lostLiterals = left.count - lost
    let next = placement.places[head.count...].first { $0 >= 0 }
    let result = finish(
      placement, anchor: placement.reach(ofFirst: head.count),
      target: next.map { Int(placement.cells[$0].element) } ?? Int.max)
    cells = result.cells
    if let guide = program.guide, cells.contains(where: { $0.isUser }) {
      let before = cells[..<result.caret]
      cells = shown(cells, with: guide)
      guard let last = before.last else { return (0, lost, lostLiterals) }
      let earlier = cells.prefix { $0.element < last.element }.count
      let sameElement = before.reduce(0) { $1.element == last.element ? $0 + 1 : $0 }
      return (earlier + sameElement, lost, lostLiterals)
    }
    return (result.caret, lost, lostLiterals)
  }

  /// What a character typed into another mask is in this one: a digit that was a literal there can
  /// be the user's here, and the other way round if the person typed the literals before it.
  private mutating func role(
    of token: Token, _ element: inout Int, _ followsTyped: inout Bool
  ) -> Token.Role {
    let isAlphanumeric = glyphs.isAlphanumeric(token.glyph)
    if token.role == .typed || followsTyped {
      let literal =
        token.role == .typed ? reader.literalOfRun(token.glyph, from: element, &glyphs) : nil
      if let found = literal
        ?? reader.laterLiteral(token.glyph, from: element, onlyNext: isAlphanumeric, &glyphs),
        token.role == .typed || found.element == element
      {
        element = found.element + 1
        followsTyped = true
        return .typed
      }
    }
    followsTyped = false
    if token.role == .typed, !isAlphanumeric { return .typed }
    if let slot = program.slot(for: token.glyph, from: element, options, &glyphs) {
      element = program.elements[slot.element].kind == .endless ? slot.element : slot.element + 1
    }
    return .user
  }
}
