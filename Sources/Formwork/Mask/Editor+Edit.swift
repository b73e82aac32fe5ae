extension Editor {
  /// Carries out an edit whose range counts the displayed text.
  ///
  /// - Returns: The result, or `nil` where there is nothing to do.
  mutating func apply(_ edit: Edit, _ cells: Cells, in current: FormattedText) -> Result? {
    let range = displayRange(of: edit, cells, in: current)
    if edit.replacement.isEmpty {
      if self.cells.isEmpty || range.isEmpty { return nil }
      return delete(inFillOrder(range), side(of: edit.direction))
    }
    let (input, place) = insertion(of: edit, cells, in: current)
    return insert(input, in: place)
  }

  /// The new characters of an insertion and the cells that they replace, in the order of filling.
  mutating func insertion(
    of edit: Edit, _ cells: Cells, in current: FormattedText
  ) -> (input: [Glyph], range: Range<Int>) {
    var range = displayRange(of: edit, cells, in: current)
    var input = newGlyphs(edit.replacement, &range)
    if program.isRightToLeft { input.reverse() }
    return (input, inFillOrder(range))
  }

  /// The cells that an edit replaces, as they are displayed. A cell that the range cuts belongs
  /// to it, unless the range is a mere caret.
  func displayRange(
    of edit: Edit, _ cells: Cells, in current: FormattedText
  ) -> Range<Int> {
    let isReversed = program.isRightToLeft
    let lower = cells.displayIndex(
      of: edit.range.lowerBound, in: current.text, isReversed: isReversed, roundsUp: false)
    if edit.range.isEmpty { return lower..<lower }
    let upper = cells.displayIndex(
      of: edit.range.upperBound, in: current.text, isReversed: isReversed, roundsUp: true)
    return lower..<max(lower, upper)
  }

  /// A range of displayed cells in the order of filling, or the other way round.
  private func inFillOrder(_ range: Range<Int>) -> Range<Int> {
    program.isRightToLeft ? cells.count - range.upperBound..<cells.count - range.lowerBound : range
  }

  private func side(of direction: Edit.Direction) -> Side {
    switch direction {
    case .insertion: .selection
    case .backward: program.isRightToLeft ? .after : .before
    case .forward: program.isRightToLeft ? .before : .after
    }
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
    let slot = program.elements[Int(neighbour.element)]
    return glyphs.glyphs(of: text).allSatisfy {
      program.accepted(
        $0, by: slot, digits: options.digits, letterCase: options.letterCase, in: &glyphs) != nil
    }
  }

  private func displayed(_ index: Int) -> Cell? {
    guard cells.indices.contains(index) else { return nil }
    return cells[program.isRightToLeft ? cells.count - 1 - index : index]
  }

  /// Places a value: its characters are the user's; a fixed literal at its place is that literal.
  mutating func place(value: String) -> Result {
    var characters = glyphs.glyphs(of: value)
    if program.isRightToLeft { characters.reverse() }
    if characters.isEmpty { return empty }
    var new: [Token] = []
    var element = 0
    var unused = 0
    for glyph in characters {
      if let literal = fixedLiteral(glyph, from: element) {
        new.append(Token(glyph: glyph, role: .typed, isNew: true))
        element = literal + 1
      } else if let slot = program.slot(for: glyph, from: element, options, &glyphs) {
        new.append(Token(glyph: glyph, role: .user, isNew: true))
        element = program.elements[slot.element].kind == .endless ? slot.element : slot.element + 1
      } else if program.isMixed, program.guide == nil {
        // Nothing takes it where the characters stand now; the search may move them.
        new.append(Token(glyph: glyph, role: .valued, isNew: true))
      } else if glyphs.isAlphanumeric(glyph) {
        unused += 1
      }
    }
    var result = insert(new, in: 0..<0, fromStart: true)
    unused += result.unused
    if result.isRefused || !result.cells.contains(where: { $0.isUser }) { result = empty }
    result.unused = unused
    return result
  }

  /// The fixed literal that a character of a value is: in the run at `start`, or beyond optional
  /// slots that don't accept it.
  private mutating func fixedLiteral(_ glyph: Glyph, from start: Int) -> Int? {
    guard program.hasFixedLiterals else { return nil }
    var index = start
    while index < program.elements.count {
      let element = program.elements[index]
      if element.kind == .fixed {
        return glyphs.areEqual(element.glyph, glyph) ? index : nil
      }
      if element.isSlot {
        let isAccepted =
          program.accepted(
            glyph, by: element, digits: options.digits, letterCase: options.letterCase, in: &glyphs)
          != nil
        if isAccepted || element.kind != .optional { return nil }
      }
      index += 1
    }
    return nil
  }

  /// The cells of an empty value: none, or the prefix.
  var empty: Result {
    if showsPrefix, let guide = program.guide {
      let shown = wholeGuide(guide)
      return Result(cells: shown, element: shown.count, caret: Int(program.nextSlot[0]))
    }
    var placement = Placement([], in: program)
    if showsPrefix { placement.complete(in: program) }
    return Result(
      cells: placement.cells, element: placement.element, caret: placement.cells.count)
  }
}
