/// One edit of a text that a regular expression guides.
struct PatternEditor {
  private let format: PatternFormat
  private let current: FormattedText
  private var glyphs = Glyphs()
  private var cells: [Cell] = []

  /// A character that the person typed: into the text, or through a literal.
  fileprivate struct Typed {
    var glyph: Glyph
    var isUser: Bool

    init(_ glyph: Glyph) {
      self.init(glyph: glyph, isUser: true)
    }

    init(glyph: Glyph, isUser: Bool) {
      self.glyph = glyph
      self.isUser = isUser
    }
  }

  init(_ format: PatternFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    cells.reserveCapacity(current.text.utf8.count)
    var rest = Substring(current.text)
    for piece in current.provenance.pieces(of: current.text) {
      var left = piece.length
      while left > 0, let character = rest.popFirst() {
        left -= character.utf8.count
        cells.append(Cell(glyph: glyphs.glyph(of: character), element: 0, kind: piece.kind))
      }
    }
  }

  /// Carries out an edit, or returns `nil` where there is nothing to do.
  mutating func apply(_ edit: Edit) -> Outcome? {
    let range = cellRange(of: edit.range)
    if edit.replacement.isEmpty {
      return range.isEmpty ? nil : delete(range, edit.direction)
    }
    return insert(edit.replacement, in: range)
  }

  private func cellRange(of range: Range<UTF16Offset>) -> Range<Int> {
    if current.text.utf8.count == cells.count {
      let lower = max(0, min(range.lowerBound.value, cells.count))
      return lower..<max(lower, min(range.upperBound.value, cells.count))
    }
    let touched = current.text.characters(touching: range)
    let lower = min(Characters.distance(to: touched.lowerBound, in: current.text), cells.count)
    let upper = Characters.distance(to: touched.upperBound, in: current.text)
    return lower..<max(lower, min(upper, cells.count))
  }

  // MARK: Deletion

  private mutating func delete(_ range: Range<Int>, _ direction: Edit.Direction) -> Outcome? {
    if cells[range].contains(where: { $0.isUser }) { return remove(range) }
    switch direction {
    case .insertion:
      return moved(to: range.lowerBound)
    case .backward:
      if let undone = untype(before: range.upperBound) { return undone }
      guard let user = cells[..<range.lowerBound].lastIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1)
    case .forward:
      guard let user = cells[range.upperBound...].firstIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1, caret: range.lowerBound)
    }
  }

  private func remove(_ range: Range<Int>, caret: Int? = nil) -> Outcome {
    let head = typed(cells[..<range.lowerBound])
    let tail = typed(cells[range.upperBound...])
    let walk = walk(head + tail)
    var place = caret ?? walk.reach(ofFirst: head.count)
    if caret == nil {
      while place < min(walk.cells.count, range.lowerBound), walk.cells[place].isLiteral {
        place += 1
      }
    }
    return Outcome(
      text(of: walk, caret: place), dropped: String(walk.lost(of: head + tail), in: glyphs))
  }

  /// Takes back the literal that was typed last before `index`, if its going shows.
  private func untype(before index: Int) -> Outcome? {
    guard let literal = cells[..<index].lastIndex(where: { $0.isTyped || $0.isUser }),
      cells[literal].isTyped
    else { return nil }
    let head = typed(cells[..<literal])
    let walk = walk(head + typed(cells[(literal + 1)...]))
    let isSeen = walk.cells.map { $0.glyph } != cells.map { $0.glyph }
    guard isSeen, !walk.places.contains(-1) else { return nil }
    return Outcome(text(of: walk, caret: walk.reach(ofFirst: head.count)))
  }

  // MARK: Insertion

  private mutating func insert(_ replacement: String, in range: Range<Int>) -> Outcome? {
    let new = joined(replacement, range)
    let range = new.range
    if new.glyphs.count == 1, range.isEmpty, range.lowerBound < cells.count,
      cells[range.lowerBound].isLiteral, cells[range.lowerBound].glyph == new.glyphs[0]
    {
      cells[range.lowerBound].kind.insert(.typed)
      return moved(to: range.lowerBound + 1)
    }
    let head = typed(cells[..<range.lowerBound])
    let tail = typed(cells[range.upperBound...])
    let allowed = walk(head + tail).lost(of: head + tail).count
    guard let fit = fit(new.glyphs.map(Typed.init), head, tail, allowed: allowed) else {
      let isThere =
        range.isEmpty && range.lowerBound > 0 && new.glyphs.count == 1
        && cells[range.lowerBound - 1].isLiteral
        && cells[range.lowerBound - 1].glyph == new.glyphs[0]
      return isThere ? nil : .refused(current)
    }
    var place = fit.walk.reach(ofFirst: head.count + fit.count)
    if format.completes {
      while place < fit.walk.cells.count, fit.walk.cells[place].isLiteral,
        !fit.walk.cells[place].isTyped
      {
        place += 1
      }
    }
    let lost = fit.walk.lost(of: tail)
    return Outcome(text(of: fit.walk, caret: place), dropped: String(lost, in: glyphs))
  }

  /// The longest beginning of `new` for which no later character is lost, if any of it is used.
  private func fit(
    _ new: [Typed], _ head: [Typed], _ tail: [Typed], allowed: Int
  ) -> (walk: PatternWalk, count: Int)? {
    var low = 0
    var high = new.count
    var middle = high
    var best: (walk: PatternWalk, count: Int)?
    while low < high {
      let walk = walk(head + new[..<middle] + tail)
      let isUsed = walk.places[head.count..<head.count + middle].contains { $0 >= 0 }
      if walk.lost(of: tail).count <= allowed {
        if isUsed { best = (walk, middle) }
        low = middle
      } else {
        high = middle - 1
      }
      middle = (low + high + 1) / 2
    }
    return best
  }

  /// The new characters; one that joins its neighbour to a single character takes its place.
  private mutating func joined(
    _ replacement: String, _ range: Range<Int>
  ) -> (glyphs: [Glyph], range: Range<Int>) {
    if replacement.utf8.allSatisfy({ $0 < 0x80 }) || range.lowerBound == 0 {
      return (glyphs.glyphs(of: replacement), range)
    }
    let before = String([cells[range.lowerBound - 1].glyph], in: glyphs)
    let count = replacement.count
    let together = before + replacement
    if cells[range.lowerBound - 1].isUser, together.count == count {
      return (glyphs.glyphs(of: together), range.lowerBound - 1..<range.upperBound)
    }
    return (glyphs.glyphs(of: replacement), range)
  }

  // MARK: Results

  /// The characters that aren't merely supplied.
  private func typed(_ cells: some Sequence<Cell>) -> [Typed] {
    cells.filter { $0.isUser || $0.isTyped }.map { Typed(glyph: $0.glyph, isUser: $0.isUser) }
  }

  private func walk(_ characters: [Typed]) -> PatternWalk {
    var walk = PatternWalk(format.expression)
    for character in characters { walk.read(character.glyph, glyphs) }
    if format.completes, walk.hasUser { walk.complete() }
    return walk
  }

  private func moved(to caret: Int) -> Outcome {
    var moved = current
    moved.provenance = provenance(of: cells)
    moved.caret = offset(of: caret, in: cells, current.text)
    return Outcome(moved)
  }

  private func text(of walk: PatternWalk, caret: Int) -> FormattedText {
    let text = String(walk.cells.map { $0.glyph }, in: glyphs)
    let caret = offset(of: min(caret, walk.cells.count), in: walk.cells, text)
    return FormattedText(
      text: text, value: text, selection: caret..<caret,
      isComplete: !text.isEmpty && format.expression.isAccepting(walk.state),
      provenance: provenance(of: walk.cells))
  }

  private func offset(of caret: Int, in cells: [Cell], _ text: String) -> UTF16Offset {
    let units = cells[..<caret].reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
    return text.utf8.count == cells.count
      ? UTF16Offset(units) : UTF16Offset(units).clamped(to: text)
  }

  private func provenance(of cells: [Cell]) -> Provenance {
    var pieces: [Provenance.Piece] = []
    for cell in cells {
      let length = glyphs.utf8Length(cell.glyph)
      if pieces.last?.kind == cell.kind {
        pieces[pieces.count - 1].length += length
      } else {
        pieces.append(Provenance.Piece(length: length, kind: cell.kind))
      }
    }
    return pieces.count <= 1 && cells.allSatisfy { $0.isUser } ? .user : Provenance(pieces)
  }
}

extension PatternWalk {
  /// How many cells there are up to the last of the first `count` characters that found a place.
  func reach(ofFirst count: Int) -> Int {
    places[..<count].last { $0 >= 0 } ?? 0
  }

  /// The user's characters that found no place; `characters` are the last ones that were offered.
  fileprivate func lost(of characters: [PatternEditor.Typed]) -> [Glyph] {
    zip(characters, places.suffix(characters.count))
      .filter { $0.isUser && $1 < 0 }.map { $0.0.glyph }
  }
}
