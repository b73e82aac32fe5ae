extension Editor {
  /// Carries out an edit whose range counts the displayed text.
  mutating func apply(_ edit: Edit, in current: FormattedText) -> Result {
    let range = displayRange(of: edit, in: current)
    if edit.replacement.isEmpty {
      if cells.isEmpty || range.isEmpty { return .ignored }
      return delete(inFillOrder(range), side(of: edit.direction))
    }
    if let key = edit.replacement.onlyASCII, isApart(range) {
      return self.key(Glyph(key), in: inFillOrder(range))
    }
    let (input, place) = insertion(of: edit, in: current)
    return put(input, in: place)
  }

  /// Puts new characters in the place of cells, both in the order of filling.
  mutating func put(_ input: [Glyph], in range: Range<Int>) -> Result {
    if input.count == 1 { return key(input[0], in: range) }
    guard let prefix = program.prefix else { return paste(input, in: range) }
    let text = signBefore(range) + (program.isRightToLeft ? input.reversed() : input)
    switch prefix.claim(of: text, options.letterCase, &glyphs) {
    case .none: return paste(input, in: range)
    case .other: return .refused(.otherPrefix)
    case .same:
      // A whole text takes the place of what is the beginning of it, and of nothing else.
      let others = users(in: 0..<range.lowerBound) + users(in: range.upperBound..<cells.count)
      if others.isEmpty { return paste(input, in: range) }
      if !range.isEmpty, isFromStart(range) {
        // Over a selection that has the prefix in it, it comes before the rest, if there is room.
        let result = paste(input, in: range)
        if result.refusal == nil, result.leftOut.isEmpty { return result }
        if result.refusal == nil { undraw() }
      }
      let result = paste(input, in: 0..<cells.count)
      if result.refusal != nil { return result }
      let users = users(in: 0..<cells.count)
      if users.starts(with: others, by: { glyphs.areEqual($0, $1) }) { return result }
      undraw()
      return .refused(.wouldLose)
    }
  }

  /// The sign of the prefix, where new characters take the place of the letters and digits after it:
  /// together they claim a prefix.
  private func signBefore(_ range: Range<Int>) -> [Glyph] {
    guard !program.isRightToLeft,
      !cells.contains(in: 0..<range.lowerBound, where: { !$0.isLiteral }),
      cells.contains(in: range, where: { $0.isLiteral && glyphs.isAlphanumeric($0.glyph) })
    else { return [] }
    let before = (0..<range.lowerBound).map { cells[$0].glyph }
    return before.contains { glyphs.isAlphanumeric($0) } ? [] : before
  }

  private func users(in range: Range<Int>) -> [Glyph] {
    var users: [Glyph] = []
    for index in range where cells[index].isUser { users.append(cells[index].glyph) }
    return program.isRightToLeft ? users.reversed() : users
  }

  /// The new characters of an insertion and the cells that they replace, in the order of filling.
  mutating func insertion(
    of edit: Edit, in current: FormattedText
  ) -> (input: [Glyph], range: Range<Int>) {
    var range = displayRange(of: edit, in: current)
    var input = newGlyphs(edit.replacement, &range)
    if program.isRightToLeft { input.reverse() }
    return (input, inFillOrder(range))
  }

  /// The cells that an edit replaces, as they are displayed. A cell that the range cuts belongs
  /// to it, unless the range is a mere caret.
  func displayRange(of edit: Edit, in current: FormattedText) -> Range<Int> {
    let lower = displayIndex(of: edit.range.lowerBound, in: current.text, roundsUp: false)
    if edit.range.isEmpty { return lower..<lower }
    let upper = displayIndex(of: edit.range.upperBound, in: current.text, roundsUp: true)
    return lower..<max(lower, upper)
  }

  /// A range of displayed cells in the order of filling, or the other way round.
  func inFillOrder(_ range: Range<Int>) -> Range<Int> {
    program.isRightToLeft ? cells.count - range.upperBound..<cells.count - range.lowerBound : range
  }

  private func side(of direction: Edit.Direction) -> Side {
    switch direction {
    case .insertion: .selection
    case .backward: program.isRightToLeft ? .after : .before
    case .forward: program.isRightToLeft ? .before : .after
    }
  }

  /// Whether an ASCII character can't join what is after it.
  private func isApart(_ range: Range<Int>) -> Bool {
    displayed(range.upperBound).map { $0.glyph < 0x80 } ?? true
  }

  /// The characters of an insertion. One that joins its neighbour to a single character, as an
  /// accent typed after its letter does, takes the neighbour's place together with it.
  private mutating func newGlyphs(_ text: String, _ range: inout Range<Int>) -> [Glyph] {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let before = displayed(range.lowerBound - 1)
    let after = displayed(range.upperBound)
    if isASCII, after.map({ $0.glyph < 0x80 }) ?? true { return glyphs.glyphs(of: text) }
    var joined = text
    var count = text.count
    if let before, before.isUser, joins(String([before.glyph], in: glyphs) + joined, count, before)
    {
      joined = String([before.glyph], in: glyphs) + joined
      count = joined.count
      range = range.lowerBound - 1..<range.upperBound
    }
    if let after, after.isUser, joins(joined + String([after.glyph], in: glyphs), count, after) {
      joined += String([after.glyph], in: glyphs)
      range = range.lowerBound..<range.upperBound + 1
    }
    return glyphs.glyphs(of: joined)
  }

  /// Whether a text has no more characters with its neighbour than without, all of which the
  /// neighbour's slot accepts.
  private mutating func joins(_ text: String, _ count: Int, _ neighbour: Cell) -> Bool {
    guard text.count <= count else { return false }
    let accepts = Int(elements[Int(neighbour.element)].accepts)
    return glyphs.glyphs(of: text).allSatisfy {
      program.form(of: $0, inClass: accepts, &glyphs) != nil
    }
  }

  private func displayed(_ index: Int) -> Cell? {
    guard cells.indices.contains(index) else { return nil }
    return cells[program.isRightToLeft ? cells.count - 1 - index : index]
  }

  /// The number of cells before `offset`, counted from the start of the displayed text; an offset
  /// inside a cell belongs to its start, or with `roundsUp` to its end.
  private func displayIndex(of offset: UTF16Offset, in text: String, roundsUp: Bool) -> Int {
    if text.utf8.count == cells.count { return max(0, min(offset.value, cells.count)) }
    // A range that ends inside a character takes all of it; a mere place goes to its start.
    let target =
      roundsUp ? max(0, min(offset.value, text.utf16.count)) : offset.clamped(to: text).value
    var reached = 0
    for index in cells.indices {
      if reached >= target { return index }
      let cell = cells[program.isRightToLeft ? cells.count - 1 - index : index]
      reached += glyphs.utf16Length(cell.glyph)
      if reached > target { return roundsUp ? index + 1 : index }
    }
    return cells.count
  }
}

extension String {
  /// The only character, if it is ASCII.
  fileprivate var onlyASCII: UInt8? {
    guard utf8.count == 1, let byte = utf8.first, byte < 0x80 else { return nil }
    return byte
  }
}
