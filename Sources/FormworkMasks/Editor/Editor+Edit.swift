import FormworkTables

extension Editor {
  /// Applies an edit whose range is in display order.
  mutating func apply(_ edit: TextEdit) -> Result {
    if edit.replacement.isEmpty {
      let range = displayRange(of: edit)
      if cells.isEmpty || range.isEmpty { return .ignored }
      return delete(inFillOrder(range), side(of: edit.direction))
    }
    let range = beforeHoles(take(edit))
    return put(in: range)
  }

  /// Returns the place before the last holes of a guide for a caret after them. A click after the text puts
  /// it there.
  private func beforeHoles(_ range: Range<Int>) -> Range<Int> {
    guard table.guide != nil, !table.isRightToLeft, range == cells.count..<cells.count,
      let last = cells.last([.user, .guide], in: cells.indices), !cells[last].isUser
    else { return range }
    let start = cells.last(.user, in: cells.indices).map { $0 + 1 } ?? 0
    let hole = cells.firstIndex(in: start..<cells.count) { $0.isAny(of: .guide) } ?? cells.count
    return hole..<hole
  }

  /// Replaces cells with the input, both in filling order.
  mutating func put(in range: Range<Int>) -> Result {
    if input.count == 1 {
      // A key over the selected digits of a prefix means another prefix.
      let isOther = !range.isEmpty && userCount(range) == 0 && claim(in: range) == .other
      return isOther ? .rejected(.otherPrefix) : key(input[0], in: range)
    }
    if !range.isEmpty, input.allSatisfy({ glyphs.isSeparator($0) }) {
      skipSeparators(over: range)
      if input.count == 1 { return key(input[0], in: range) }
    }
    switch claim(in: range) {
    case .none: return paste(in: range)
    case .other: return .rejected(.otherPrefix)
    case .same:
      // A whole text replaces the cells that it begins with, and no others.
      let around = [0..<range.lowerBound, range.upperBound..<cells.count]
      let (first, last) = table.isRightToLeft ? (around[1], around[0]) : (around[0], around[1])
      let others = users(in: first) + users(in: last)
      if others.isEmpty { return paste(in: range) }
      if !range.isEmpty, userCount(first) == 0 {
        // If the selection contains the prefix, the whole text is inserted before the rest if there
        // is room.
        let result = paste(in: range)
        if result.rejection == nil, unused.isEmpty { return result }
        if result.rejection == nil { cells.undraw() }
        if userCount(range) > 0 { return .rejected(.wouldLose) }
      }
      let result = paste(in: 0..<cells.count)
      if result.rejection != nil { return result }
      let users = users(in: 0..<cells.count)
      if users.starts(with: others, by: { glyphs.areEqual($0, $1) }) { return result }
      cells.undraw()
      return .rejected(.wouldLose)
    }
  }

  /// Skips the separators before the first one that a key would insert instead of the selection; at
  /// most all but the last one.
  ///
  /// Skipped separators have no meaning here and must not remove anything.
  private mutating func skipSeparators(over range: Range<Int>) {
    let all = Array(input)
    guard
      let first = all.dropLast().firstIndex(where: { separator in
        let result = key(separator, in: range)
        if result.isIgnored { return false }
        if result.rejection == nil { cells.undraw() }
        return true
      }) ?? all.indices.last, first > 0
    else { return }
    input.removeAll()
    for separator in all[first...] { input.append(separator) }
  }

  /// Compares the beginning of the input with the prefix. If the input replaces the letters and
  /// digits of the prefix, the symbol before them counts as input.
  mutating func claim(in range: Range<Int>) -> Prefix.Claim {
    guard let prefix = program.prefix else { return .none }
    let letterCase = table.letterCase
    let text = input
    if table.isRightToLeft { return prefix.claim(of: text.reversed(), letterCase, &glyphs) }
    let sign = signBefore(range)
    if sign.isEmpty { return prefix.claim(of: text, letterCase, &glyphs) }
    return prefix.claim(of: sign + text, letterCase, &glyphs)
  }

  @inline(__always)
  private func signBefore(_ range: Range<Int>) -> [Glyph] {
    guard range.lowerBound > 0, !range.isEmpty,
      !cells.contains(in: 0..<range.lowerBound, where: { !$0.isLiteral }),
      cells.contains(in: range, where: { $0.isLiteral && glyphs.isAlphanumeric($0.glyph) })
    else { return [] }
    let before = (0..<range.lowerBound).map { cells[$0].glyph }
    return before.contains { glyphs.isAlphanumeric($0) } ? [] : before
  }

  /// Returns the user's characters in the cells of a range, in display order.
  private func users(in range: Range<Int>) -> [Glyph] {
    var users: [Glyph] = []
    for index in range where cells[index].isUser { users.append(cells[index].glyph) }
    return table.isRightToLeft ? users.reversed() : users
  }

  /// Reads the replacement of an edit, and returns the cells that it replaces. Both are in filling
  /// order.
  mutating func take(_ edit: TextEdit) -> Range<Int> {
    var range = displayRange(of: edit)
    let next = displayed(range.upperBound)
    // ASCII characters don't combine with each other.
    if (next?.glyph ?? 0) >= 0x80 || !takeASCII(edit.replacement) {
      takeGlyphs(joined(edit.replacement, &range))
    }
    return inFillOrder(range)
  }

  /// Reads a text as input, in filling order.
  mutating func take(_ text: String) {
    if !takeASCII(text) { takeGlyphs(glyphs.glyphs(of: text)) }
  }

  /// Reads characters of other glyphs as input, in filling order.
  mutating func take(_ text: GlyphText) {
    input.removeAll()
    for glyph in text.characters { input.append(glyphs.adopt(glyph, from: text.glyphs)) }
    if table.isRightToLeft { input.reverse() }
  }

  private mutating func takeGlyphs(_ characters: [Glyph]) {
    input.removeAll()
    // A mask with digits of another script takes such digits as they are.
    let isOther = program.elements.contains { $0.isLiteral && isForeignDigit($0.glyph) }
    for glyph in characters {
      input.append(
        glyph < 0x80 || isOther && isForeignDigit(glyph) ? glyph : literalForm(of: glyph))
    }
    if table.isRightToLeft { input.reverse() }
  }

  private func isForeignDigit(_ glyph: Glyph) -> Bool {
    glyph >= 0x80 && glyphs.isDigit(glyph)
  }

  /// Returns the ASCII form of a plus sign or a digit, so that it can be a literal.
  private mutating func literalForm(of glyph: Glyph) -> Glyph {
    if Glyphs.isCluster(glyph) { return glyph }
    if glyphs.isPlus(glyph), program.hasPlus, !isPlaceable(glyph) { return 0x2B }
    guard let digit = UnicodeData.decimalDigitValue(glyph) else { return glyph }
    let slot = alignment.slot(for: glyph, from: 0, upTo: Int.max)
    let ascii = 0x30 + Glyph(digit)
    let isDigit =
      slot != Int.max
      && alignment.form(of: glyph, inClass: Int(elements[slot].accepts)) == ascii
    return isDigit ? ascii : glyph
  }

  private mutating func takeASCII(_ text: String) -> Bool {
    if !input.takeASCII(text) { return false }
    if table.isRightToLeft { input.reverse() }
    return true
  }

  /// Returns the cells that an edit replaces, in display order. A partly selected cell is replaced,
  /// but a caret inside a cell replaces nothing.
  @inline(__always)
  func displayRange(of edit: TextEdit) -> Range<Int> {
    let lower = displayIndex(of: edit.range.lowerBound, roundsUp: false)
    if edit.range.isEmpty { return lower..<lower }
    let upper = displayIndex(of: edit.range.upperBound, roundsUp: true)
    return lower..<max(lower, upper)
  }

  /// Converts a range of cells from display order to filling order, or back.
  @inline(__always)
  func inFillOrder(_ range: Range<Int>) -> Range<Int> {
    table.isRightToLeft ? cells.count - range.upperBound..<cells.count - range.lowerBound : range
  }

  private func side(of direction: TextEdit.Direction) -> Side {
    switch direction {
    case .insertion: .selection
    case .backward: table.isRightToLeft ? .after : .before
    case .forward: table.isRightToLeft ? .before : .after
    }
  }

  /// Returns an insertion with the neighbors that combine with it, such as a letter before a typed
  /// accent. It then replaces these neighbors.
  private mutating func joined(_ text: String, _ range: inout Range<Int>) -> [Glyph] {
    var joined = glyphs.glyphs(of: text)
    let before = displayed(range.lowerBound - 1)
    let after = displayed(range.upperBound)
    if let before, let all = join([before.glyph] + joined, joined.count, before) {
      joined = all
      range = range.lowerBound - 1..<range.upperBound
    }
    if let after, let all = join(joined + [after.glyph], joined.count, after) {
      joined = all
      range = range.lowerBound..<range.upperBound + 1
    }
    return joined
  }

  /// Returns the combination of an insertion and its neighbor.
  ///
  /// Returns `nil` if it has more characters than the insertion alone, or one that the neighbor's
  /// slot doesn't accept.
  private mutating func join(_ parts: [Glyph], _ count: Int, _ neighbour: MaskCell) -> [Glyph]? {
    if !neighbour.isUser { return nil }
    let all = glyphs.glyphs(of: String(parts, in: glyphs))
    if all.count > count { return nil }
    let accepts = Int(elements[neighbour.element].accepts)
    for glyph in all where alignment.form(of: glyph, inClass: accepts) == nil { return nil }
    return all
  }

  @inline(__always)
  private func displayed(_ index: Int) -> MaskCell? {
    guard cells.indices.contains(index) else { return nil }
    return cells[table.isRightToLeft ? cells.count - 1 - index : index]
  }

  /// Returns the number of cells before `offset`, in display order. An offset inside a cell is
  /// rounded to its start, or with `roundsUp` to its end.
  @inline(__always)
  private func displayIndex(of offset: UTF16Offset, roundsUp: Bool) -> Int {
    byteCount == cells.count
      ? max(0, min(offset.value, cells.count)) : cellIndex(of: offset, roundsUp: roundsUp)
  }

  @inline(__always)
  private func cellIndex(of offset: UTF16Offset, roundsUp: Bool) -> Int {
    let text = string(cells.indices.map { cells[$0].glyph })
    // A range that ends inside a character contains all of it. A caret moves to the start of the
    // character.
    let target =
      roundsUp ? max(0, min(offset.value, text.utf16Length)) : offset.clamped(to: text).value
    var reached = 0
    for index in cells.indices {
      if reached >= target { return index }
      let cell = cells[table.isRightToLeft ? cells.count - 1 - index : index]
      reached += glyphs.utf16Length(cell.glyph)
      if reached > target { return roundsUp ? index + 1 : index }
    }
    return cells.count
  }
}

/// Backspace, forward delete, and the removal of a selection.
extension Editor {
  /// The position of the removed cells, relative to the caret.
  enum Side {
    case before, after, selection
  }

  /// Removes the cells of `range`, or the character beyond it if it has only literals. The range
  /// and the side are in filling order.
  mutating func delete(_ range: Range<Int>, _ side: Side) -> Result {
    if table.guide != nil { return deleteInGuide(range, side) }
    if let first = cells.first(.user, in: range) {
      return remove(range, stood: side == .after ? range.lowerBound : first, side)
    }
    switch side {
    case .selection:
      return Result(caret: displayStart(of: range))
    case .before:
      if let undone = untype(before: range.upperBound) { return undone }
      if table.deletion == .stopAtLiterals {
        return Result(caret: max(0, range.upperBound - 1))
      }
      guard let user = cells.last(.user, in: 0..<range.lowerBound) else {
        return Result(caret: range.upperBound)
      }
      return remove(user..<user + 1, stood: user, side)
    case .after:
      if table.deletion == .stopAtLiterals {
        return Result(caret: min(cells.count, range.lowerBound + 1))
      }
      guard let user = cells.first(.user, in: range.upperBound..<cells.count)
      else { return Result(caret: range.lowerBound) }
      return remove(user..<user + 1, stood: user, side, caret: range.lowerBound)
    }
  }

  /// Returns the bound of a range at which its cells begin in display order.
  func displayStart(of range: Range<Int>) -> Int {
    table.isRightToLeft ? range.upperBound : range.lowerBound
  }

  private mutating func remove(
    _ range: Range<Int>, stood: Int, _ side: Side, caret: Int? = nil
  ) -> Result {
    let target = cells[stood].element
    let drawing = close(range)
    noteDropped()
    var result = Result(caret: drawing.head, isDeletion: true)
    passLiterals(&result, before: target)
    if !table.isRightToLeft, side != .before {
      result.caret = min(caret ?? range.lowerBound, cells.count)
      if result.caret > drawing.head { stay(&result) }
    }
    if table.autoskip { skip(&result) }
    return result
  }

  /// Removes the cells of a range, places the remaining tokens, and draws them.
  private mutating func close(_ range: Range<Int>) -> Drawing {
    beginTokens(before: range.lowerBound, holds: holdsHead, replacing: range)
    let head = alignment.tokens.count
    addTokens(range.upperBound..<cells.count)
    removeSuppliedTokensAtEnd()
    var count = min(head, alignment.tokens.count)
    if !alignment.place() {
      // If characters at the end are lost, the literals before them separate nothing.
      let lost = removeUnplacedTokensAtEnd()
      if !lost.isEmpty {
        removeSuppliedTokensAtEnd()
        _ = alignment.place()
        count = min(head, alignment.tokens.count)
        for token in lost.reversed() { alignment.tokens.append(token) }
      }
    }
    new = count..<count
    return draw(skipsCompletion: table.autoskip)
  }

  /// Moves the caret before the characters that were after it.
  private func stay(_ result: inout Result) {
    var before = userCount(0..<min(held, cells.count))
    for index in 0..<new.lowerBound {
      let token = alignment.tokens[index]
      if token.role == .user, token.place >= 0 { before += 1 }
    }
    for index in 0..<result.caret where cells[index].isUser {
      if before == 0 {
        result.caret = index
        return
      }
      before -= 1
    }
  }

  /// Moves the caret after the next literals, up to an element.
  func passLiterals(_ result: inout Result, before target: Int) {
    while result.caret < cells.count, cells[result.caret].isLiteral,
      cells[result.caret].element < target
    {
      result.caret += 1
    }
  }

  /// Removes the last literal that the user typed through before `index`, if that changes the text.
  ///
  /// If the mask would supply the literal again, it stays, and the key deletes the character before
  /// it.
  mutating func untype(before index: Int) -> Result? {
    guard let literal = cells.last([.user, .typed], in: 0..<index),
      !cells[literal].isUser
    else { return nil }
    let target = cells[literal].element
    let drawing = close(literal..<literal + 1)
    let isLossless = !alignment.tokens.contains {
      $0.place < 0 && !alignment.isFree($0)
    }
    // Autoskip removes a literal that completion would show again.
    let isLeft =
      table.autoskip
      && cells.contains(in: cells.indices) { $0.isLiteral && $0.element == target }
    guard isLossless, cells.isSeen(glyphs), !isLeft else {
      cells.undraw()
      return nil
    }
    var result = Result(caret: drawing.head, isDeletion: true)
    passLiterals(&result, before: target)
    if table.autoskip { skip(&result) }
    return result
  }

  /// Removes the literals at the end, or moves the caret before literals in the middle.
  private mutating func skip(_ result: inout Result) {
    if result.caret == cells.count, hasUser || !showsPrefix {
      while let last = cells.last, last.isLiteral { cells.truncate(to: cells.count - 1) }
      result.caret = cells.count
    } else if result.caret < cells.count {
      while result.caret > 0, cells[result.caret - 1].isLiteral { result.caret -= 1 }
    }
  }
}
