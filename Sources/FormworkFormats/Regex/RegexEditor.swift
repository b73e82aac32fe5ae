import FormworkMasks

/// One edit of a text that a regular expression controls.
///
/// All edits work the same way: the user's characters before the edit, the new ones, and those
/// after it are read one by one, and literals are supplied.
package struct RegexEditor {
  let format: RegexFormat
  let current: FormattedText
  var glyphs = Glyphs()

  /// The characters of the text, followed by the new ones.
  package var cells: [RegexCell]

  /// The number of characters in the text.
  package let length: Int

  /// The characters of the last insertion without a place.
  var missing: [Glyph] = []

  package init(_ format: RegexFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    cells = [RegexCell](current, &glyphs)
    length = cells.count
  }

  /// Applies an edit, or returns `nil` if there is nothing to do.
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
  /// The result of reading a text with a replaced range.
  package struct Placed {
    package var walk: RegexWalk

    /// The number of new characters.
    let count: Int

    /// The number of cells up to the last placed character before the range, and up to the last
    /// placed new character.
    var headReach = 0
    var newReach = 0

    /// The number of new characters that were placed.
    var newCount = 0

    /// The number of the user's characters before the range that weren't placed.
    var lostBefore = 0

    /// The new characters that weren't placed.
    var unused: [Glyph] = []

    /// The number of the user's existing characters after the range that weren't placed.
    var lostBehind: Int { walk.lost.count - lostBefore }
  }

  /// Reads the text with the first `count` new characters instead of `range`, and without the text
  /// after it if `tail` is `false`.
  package func placing(
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

  /// The usual maximum number of appended literals.
  private static var usualCompletion: Int { 4 }

  /// Returns the text with the caret at another position, and without an addition.
  func moved(to caret: Int) -> EditOutcome {
    var moved = current
    moved.provenance = cells.provenance(in: glyphs)
    moved.caret = offset(of: caret, in: cells, current.text)
    return EditOutcome(moved)
  }

  /// Returns the formatted text of a walk.
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
