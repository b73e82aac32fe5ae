extension Editor {
  /// Returns the text of the cells, with its caret.
  @inline(__always)
  mutating func formatted(caret: Int) -> FormattedText {
    if table.guide != nil, table.hasFixedLiterals { markGuidedLiterals() }
    let isEnough =
      table.guide == nil ? elements[end].isCompleteFrom && !lacksGroup : isGuideComplete
    let content = TextContent(
      cells.shown, count: cells.count, glyphs, upTo: table.firstCluster, maker: program,
      room: table.room, isEnough: isEnough, flags)
    let index = table.isRightToLeft ? cells.count - caret : caret
    return FormattedText(content, caret: offset(of: index, in: content))
  }

  private var flags: TextContent.Flags {
    var flags: TextContent.Flags = showsPrefix ? .showsPrefix : []
    if table.isRightToLeft { flags.insert(.isReversed) }
    if table.insertion == .replace { flags.insert(.overwrites) }
    return flags
  }

  /// Whether a mandatory slot is empty before a significant literal, because a deletion emptied its group.
  @inline(__always)
  private var lacksGroup: Bool { table.hasMarks && !table.isRightToLeft && skipsSlot }

  private var skipsSlot: Bool {
    var element = 0
    for index in cells.indices {
      let next = cells[index].element
      while element < next {
        if elements[element].kind == .mandatory { return true }
        element += 1
      }
      element = table.element(after: next)
    }
    return false
  }

  @inline(__always)
  private var isGuideComplete: Bool {
    !cells.contains(in: cells.indices) { $0.isGuide && elements[$0.element].kind != .optional }
  }

  @inline(__always)
  private func offset(of caret: Int, in content: TextContent) -> UTF16Offset {
    if content.flags.contains(.isPlain) { return UTF16Offset(caret) }
    let range = table.isRightToLeft ? cells.count - caret..<cells.count : 0..<caret
    let offset = range.reduce(0) { $0 + glyphs.utf16Length(cells[$1].glyph) }
    return UTF16Offset(offset).clamped(to: content.text)
  }

  /// Makes fixed literals part of the value if a mask without a guide would display them, too.
  private mutating func markGuidedLiterals() {
    var shown = 0..<(cells.last(.user, in: cells.indices) ?? -1) + 1
    if table.completes, !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where cells[index].isLiteral {
      let cell = cells[index]
      let isValue = elements[cell.element].kind == .fixed && shown.contains(index)
      if isValue != cell.kind.contains(.value) {
        cells.set(cell.kind.symmetricDifference(.value), at: index)
      }
    }
  }
}

extension Editor {
  /// Draws a value into an empty editor. Its characters are the user's, and a fixed literal in its
  /// place is that literal.
  mutating func show(value: String) -> Result {
    take(value)
    switch claim(in: 0..<0) {
    case .other where !beginsWithFixedLiterals(): return rejectedWhole()
    case .same where !table.hasFixedLiterals: return put(in: 0..<0)
    case .none, .same, .other: break
    }
    beginTokens(before: 0, holds: false)
    for glyph in input where glyphs.isAlphanumeric(glyph) || program.takesInValue(glyph, of: glyphs)
    {
      alignment.tokens.append(Token(glyph, .valued, isNew: true))
    }
    new = alignment.tokens.indices
    if table.guide == nil { _ = alignment.place() } else { _ = placeInGuide() }
    noteUnused()
    _ = draw()
    if hasUser { return Result(caret: cells.count) }
    return drawEmpty()
  }

  /// Whether a value begins with exactly the fixed literals of the prefix.
  private mutating func beginsWithFixedLiterals() -> Bool {
    let run = table.isRightToLeft ? elements.reversed() : Array(elements)
    let fixed = run.prefix { $0.isLiteral }.filter { $0.kind == .fixed }
    let value = table.isRightToLeft ? input.reversed() : Array(input)
    return !fixed.isEmpty && value.starts(with: fixed) { glyphs.areEqual($0, $1.glyph) }
  }

  /// Draws an empty value. All letters and digits of the input are unused.
  private mutating func rejectedWhole() -> Result {
    for glyph in input where glyphs.isAlphanumeric(glyph) { unused.append(glyph) }
    return drawEmpty()
  }
}
