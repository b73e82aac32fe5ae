import FormworkText

/// One edit of a text that a regular expression guides.
///
/// There is one way for all of them: the characters that the person typed before the edit, those
/// that it brings and those behind it are read one after the other, and literals are supplied.
struct RegexEditor {
  let format: RegexFormat
  let current: FormattedText
  var glyphs = Glyphs()

  /// The characters of the text, and behind them those that the edit brings.
  var cells: [RegexCell]

  /// How many characters the text has.
  let length: Int

  /// What the last insertion brought that found no place.
  var missing: [Glyph] = []

  init(_ format: RegexFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    cells = [RegexCell](current, &glyphs)
    length = cells.count
  }

  /// Carries out an edit, or returns `nil` where there is nothing to do.
  mutating func apply(_ edit: TextEdit) -> EditOutcome? {
    let range = cellRange(of: edit.range)
    if edit.replacement.isEmpty {
      return range.isEmpty ? nil : delete(range, edit.direction)
    }
    return insert(edit.replacement, in: range)
  }

  private func cellRange(of range: Range<UTF16Offset>) -> Range<Int> {
    if current.text.utf8.count == length {
      let lower = max(0, min(range.lowerBound.value, length))
      return lower..<max(lower, min(range.upperBound.value, length))
    }
    let touched = current.text.bytes(ofCharactersTouching: range)
    let lower = min(CharacterUnits.count(before: touched.lowerBound, in: current.text), length)
    let upper = CharacterUnits.count(before: touched.upperBound, in: current.text)
    return lower..<max(lower, min(upper, length))
  }
}

extension RegexEditor {
  /// What came of reading a text with something in the place of a range.
  struct Placed {
    var walk: RegexWalk

    /// How many new characters were offered.
    let count: Int

    /// How many cells there are up to the last character before the range, and up to the last new
    /// one, that found a place.
    var headReach = 0
    var newReach = 0

    /// How many of the new characters found a place.
    var newCount = 0

    /// How many of the user's characters before the range found none.
    var lostBefore = 0

    /// The new characters that found none.
    var unused: [Glyph] = []

    /// How many of the user's characters that were there found none behind the range.
    var lostBehind: Int { walk.lost.count - lostBefore }
  }

  /// Reads the text with the first `count` new characters in the place of `range`; without what is
  /// behind it where `tail` is `false`.
  func placing(
    _ count: Int, insteadOf range: Range<Int>, tail isWhole: Bool = true
  ) -> Placed {
    var placed = Placed(
      walk: RegexWalk(
        format.expression.program, capacity: cells.count + count + Self.usualCompletion),
      count: count)
    for index in 0..<range.lowerBound where cells[index].isTyped {
      placed.walk.read(cells[index].glyph, isUser: cells[index].isUser, glyphs)
    }
    placed.headReach = placed.walk.reach
    placed.lostBefore = placed.walk.lost.count
    for index in length..<length + count {
      let isPlaced = placed.walk.read(cells[index].glyph, isUser: false, glyphs)
      if isPlaced { placed.newCount += 1 } else { placed.unused.append(cells[index].glyph) }
    }
    placed.newReach = placed.walk.reach
    if isWhole {
      for index in range.upperBound..<length where cells[index].isTyped {
        placed.walk.read(cells[index].glyph, isUser: cells[index].isUser, glyphs)
      }
      if format.completes { placed.walk.complete() }
    }
    return placed
  }

  /// How many literals are usually appended, at most.
  private static var usualCompletion: Int { 4 }

  /// The text with the caret elsewhere; nothing new was added to it.
  func moved(to caret: Int) -> EditOutcome {
    var moved = current
    moved.provenance = cells.provenance(in: glyphs)
    moved.caret = offset(of: caret, in: cells, current.text)
    return EditOutcome(moved)
  }

  /// What a walk shows.
  func text(of walk: RegexWalk, caret: Int) -> FormattedText {
    let text = walk.cells.text(in: glyphs)
    let caret = offset(of: min(caret, walk.cells.count), in: walk.cells, text)
    var formatted = FormattedText(
      text: text, value: text, selection: caret..<caret,
      isComplete: !text.isEmpty && walk.place.isAccepting,
      provenance: walk.cells.provenance(in: glyphs))
    formatted.isFull = walk.place.isLast && !format.hasRoom(in: walk.cells, glyphs)
    return formatted
  }

  private func offset(of caret: Int, in cells: [RegexCell], _ text: String) -> UTF16Offset {
    if text.utf8.count == cells.count { return UTF16Offset(caret) }
    let units = cells[..<caret].reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
    return UTF16Offset(units).clamped(to: text)
  }
}
