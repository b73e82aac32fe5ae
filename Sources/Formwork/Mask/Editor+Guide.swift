/// Editing with a guide: the whole mask is shown, characters keep their places, holes stay.
extension Editor {
  /// The characters in their slots, for the element of each; an endless slot has its own list.
  private struct Slots {
    var filled: [Glyph?]
    var endless: [Glyph] = []

    init(_ cells: [Cell], of program: Program) {
      filled = Array(repeating: nil, count: program.elements.count)
      for cell in cells where cell.isUser {
        let index = Int(cell.element)
        if program.elements[index].kind == .endless {
          endless.append(cell.glyph)
        } else {
          filled[index] = cell.glyph
        }
      }
    }

    /// Whether no character stands in some elements: what is put after them leaves the order.
    func areEmpty(_ range: Range<Int>) -> Bool {
      filled[range].allSatisfy { $0 == nil }
    }
  }

  mutating func deleteInGuide(_ range: Range<Int>, _ side: Side, _ guide: Glyph) -> Result {
    if cells[range].contains(where: { $0.isUser }) {
      let first = cells[range].firstIndex { $0.isUser } ?? range.lowerBound
      return clear(range, caret: side == .before ? first : range.lowerBound, guide)
    }
    switch side {
    case .selection:
      return unchanged(caret: displayStart(of: range))
    case .before:
      if options.deletion == .stopAtLiterals { return unchanged(caret: range.lowerBound) }
      let last = cells.lastIndex { $0.isUser } ?? -1
      var index = range.upperBound - 1
      // Literals and the empty end of the guide are passed; a hole among characters is one step.
      while index >= 0, cells[index].isLiteral || (cells[index].isGuide && index > last) {
        index -= 1
      }
      if index < 0 { return unchanged(caret: range.upperBound) }
      if cells[index].isGuide { return unchanged(caret: index) }
      return clear(index..<index + 1, caret: index, guide)
    case .after:
      if options.deletion == .stopAtLiterals { return unchanged(caret: range.upperBound) }
      guard let user = cells[range.upperBound...].firstIndex(where: { $0.isUser }) else {
        return unchanged(caret: range.lowerBound)
      }
      return clear(user..<user + 1, caret: range.lowerBound, guide)
    }
  }

  private func clear(_ range: Range<Int>, caret: Int, _ guide: Glyph) -> Result {
    var slots = Slots(cells, of: program)
    var endless: [Glyph] = []
    for index in cells.indices where cells[index].isUser {
      let element = Int(cells[index].element)
      if program.elements[element].kind == .endless {
        if !range.contains(index) { endless.append(cells[index].glyph) }
      } else if range.contains(index) {
        slots.filled[element] = nil
      }
    }
    slots.endless = endless
    return show(slots, guide, caret: caret)
  }

  mutating func insertInGuide(
    _ new: [Token], in range: Range<Int>, fromStart: Bool, _ guide: Glyph
  ) -> Result {
    let base = range.isEmpty ? nil : clear(range, caret: range.lowerBound, guide)
    var slots = Slots(base?.cells ?? cells, of: program)
    var position = fromStart ? 0 : element(before: range.lowerBound)
    var inEndless = cells[..<range.lowerBound].reduce(0) {
      $1.isUser && program.elements[Int($1.element)].kind == .endless ? $0 + 1 : $0
    }
    var caret: (element: Int, inEndless: Int)?
    var hasUser = false
    var result = refusal()
    // What is read as displayed has its places; else, from the right, each character as it is
    // read pushes those before it.
    let isPushing =
      program.isRightToLeft && !new.contains { $0.role == .hole || $0.role == .typed }
    for token in isPushing ? new.reversed() : new {
      var isUsed = false
      if token.role == .hole {
        isUsed = true
        position += 1
      } else if token.role == .typed {
        if let literal = program.literal(token.glyph, from: position, glyphs) {
          position = literal + 1
          // The caret stays with the characters, wherever a pasted guide ends.
          if !hasUser { caret = (position, 0) }
          isUsed = true
        }
      } else if let slot = program.slot(for: token.glyph, from: position, options, &glyphs) {
        if program.elements[slot.element].kind == .endless {
          slots.endless.insert(slot.glyph, at: min(inEndless, slots.endless.count))
          if !isPushing { inEndless += 1 }
          position = slot.element
          caret = (position, inEndless)
          hasUser = true
          isUsed = true
        } else if slots.areEmpty(position..<slot.element),
          let pushed = push(slot.glyph, into: slot.element, &slots)
        {
          result.dropped += pushed
          position = isPushing ? slot.element : slot.element + 1
          if !program.isRightToLeft || isPushing || !hasUser {
            caret = (program.isRightToLeft ? slot.element : position, 0)
          }
          hasUser = true
          isUsed = true
        }
      }
      if !isUsed, glyphs.isAlphanumeric(token.glyph) { result.unused += 1 }
    }
    guard let caret else { return result }
    let dropped = result.dropped
    let unused = result.unused
    result = show(slots, guide, caret: 0)
    result.dropped = dropped
    result.unused = unused
    let place = result.cells.firstIndex { $0.element >= UInt32(caret.element) }
    result.caret = place ?? result.cells.count
    result.caret = min(result.caret + caret.inEndless, result.cells.count)
    if completes {
      while result.caret < result.cells.count, result.cells[result.caret].isLiteral {
        result.caret += 1
      }
    }
    return result
  }

  /// Puts a character into a slot; what was there moves to the next slot, up to the first hole.
  ///
  /// - Returns: The characters that have no place any more, or `nil` if there is no room.
  private mutating func push(
    _ glyph: Glyph, into element: Int, _ slots: inout Slots
  ) -> [Glyph]? {
    var trial = slots
    guard var carried = trial.filled[element] else {
      slots.filled[element] = glyph
      return []
    }
    trial.filled[element] = glyph
    // From the right there is no next character to replace: those read before have their places.
    if options.insertion == .replace, !program.isRightToLeft {
      slots = trial
      return [carried]
    }
    let first = carried
    var index = element + 1
    while true {
      guard let next = program.slot(for: carried, from: index, options, &glyphs) else {
        switch options.overflow {
        case .reject: return nil
        case .truncate:
          slots = trial
          return [carried]
        case .overwrite:
          slots.filled[element] = glyph
          return [first]
        }
      }
      if program.elements[next.element].kind == .endless {
        trial.endless.insert(next.glyph, at: 0)
        break
      }
      guard let moved = trial.filled[next.element] else {
        trial.filled[next.element] = next.glyph
        break
      }
      trial.filled[next.element] = next.glyph
      carried = moved
      index = next.element + 1
    }
    slots = trial
    return []
  }

  /// Some cells with the guide in the slots between and after them.
  func shown(_ cells: [Cell], with guide: Glyph) -> [Cell] {
    show(Slots(cells, of: program), guide, caret: 0).cells
  }

  /// The guide without a character, as focus shows it.
  func wholeGuide(_ guide: Glyph) -> [Cell] {
    var editor = self
    editor.showsPrefix = true
    return editor.show(Slots([], of: program), guide, caret: 0).cells
  }

  /// The whole mask with its characters and placeholders; nothing where no character is left.
  private func show(_ slots: Slots, _ guide: Glyph, caret: Int) -> Result {
    var cells: [Cell] = []
    let isEmpty = slots.endless.isEmpty && slots.filled.allSatisfy { $0 == nil }
    if isEmpty, !showsPrefix { return Result(cells: [], element: 0, caret: 0) }
    for (index, element) in program.elements.enumerated() {
      let place = UInt32(index)
      if element.isLiteral {
        let kind: Provenance.Kind = element.kind == .fixed ? .value : []
        cells.append(Cell(glyph: element.glyph, element: place, kind: kind))
      } else if element.kind == .endless {
        for glyph in slots.endless {
          cells.append(Cell(glyph: glyph, element: place, kind: [.user, .value]))
        }
      } else if let glyph = slots.filled[index] {
        cells.append(Cell(glyph: glyph, element: place, kind: [.user, .value]))
      } else {
        cells.append(Cell(glyph: guide, element: place, kind: .guide))
      }
    }
    return Result(cells: cells, element: program.elements.count, caret: min(caret, cells.count))
  }
}
