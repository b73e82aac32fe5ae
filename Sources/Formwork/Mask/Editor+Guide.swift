/// Editing with a guide: the whole mask is shown, characters keep their places, holes stay.
extension Editor {
  /// The characters in their slots, for the element of each; an endless slot has its own list.
  struct Slots {
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

    mutating func fill(_ places: [(element: Int, glyph: Glyph)]) {
      for place in places { filled[place.element] = place.glyph }
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

  func clear(_ range: Range<Int>, caret: Int, _ guide: Glyph) -> Result {
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
  func show(_ slots: Slots, _ guide: Glyph, caret: Int) -> Result {
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
