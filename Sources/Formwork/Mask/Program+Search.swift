extension Program {
  /// The first slot from `start` on that takes a character, over literals and empty optional
  /// slots, but never over a mandatory one.
  func slot(
    for glyph: Glyph, from start: Int, _ options: Mask.Options, _ glyphs: inout Glyphs
  ) -> (element: Int, glyph: Glyph)? {
    if let index { return index.slot(for: glyph, from: start, in: self, options, &glyphs) }
    var index = start
    while index < elements.count {
      let element = elements[index]
      if element.isSlot {
        if let form = accepted(
          glyph, by: element, digits: options.digits, letterCase: options.letterCase, in: &glyphs)
        {
          return (index, form)
        }
        if element.kind != .optional { return nil }
      }
      index += 1
    }
    return nil
  }

  /// One slot of each sort.
  var sampleSlots: [Element] {
    classes.indices.compactMap { index in
      elements.first { $0.isSlot && Int($0.accepts) == index }
    }
  }

  /// The first literal equal to a character from `start` on, over literals and empty optional
  /// slots, but never over a mandatory or endless one.
  func literal(_ glyph: Glyph, from start: Int, _ glyphs: Glyphs) -> Int? {
    if let index { return index.literal(glyph, from: start, in: self, glyphs) }
    var index = start
    while index < elements.count {
      let element = elements[index]
      if element.isLiteral {
        if glyphs.areEqual(element.glyph, glyph) { return index }
      } else if element.kind != .optional {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// The literal equal to a character in the run that begins at `start`, before any slot.
  func literalOfRun(_ glyph: Glyph, from start: Int, _ glyphs: Glyphs) -> Int? {
    guard let found = literal(glyph, from: start, glyphs), found < nextSlot[start] else {
      return nil
    }
    return found
  }

  /// The very next literal from `start` on, over empty optional slots.
  func nextLiteral(from start: Int) -> Int? {
    var index = start
    if let table = self.index {
      index = table.afterOptionals(from: start)
    } else {
      while index < elements.count, elements[index].kind == .optional { index += 1 }
    }
    return index < elements.count && elements[index].isLiteral ? index : nil
  }

  /// The element after a cell: its own for an endless slot.
  func element(after cell: Cell) -> Int {
    elements[Int(cell.element)].kind == .endless ? Int(cell.element) : Int(cell.element) + 1
  }
}

/// What a long mask is searched with, so that time stays linear: where each literal and each
/// class of slots stands. Short masks are scanned.
struct ProgramIndex: Sendable {
  private var literals: [UInt32: [UInt32]] = [:]
  private var slots: [[UInt32]]

  /// For every element: the next mandatory or endless slot, or the end.
  private var barrier: [UInt32]

  /// For every element: the next one that is no optional slot, or the end.
  private var required: [UInt32]

  /// The number of elements from which on a mask is searched with an index.
  static let shortest = 65

  init(_ elements: [Program.Element], classCount: Int, glyphs: Glyphs) {
    slots = Array(repeating: [], count: classCount)
    barrier = Array(repeating: UInt32(elements.count), count: elements.count + 1)
    required = barrier
    for (index, element) in elements.enumerated() {
      if element.isLiteral {
        literals[glyphs.firstScalar(element.glyph), default: []].append(UInt32(index))
      } else {
        slots[Int(element.accepts)].append(UInt32(index))
      }
    }
    for index in elements.indices.reversed() {
      let isBarrier = elements[index].kind == .mandatory || elements[index].kind == .endless
      barrier[index] = isBarrier ? UInt32(index) : barrier[index + 1]
      required[index] = elements[index].kind == .optional ? required[index + 1] : UInt32(index)
    }
  }

  func afterOptionals(from start: Int) -> Int {
    Int(required[start])
  }

  func slot(
    for glyph: Glyph, from start: Int, in program: Program, _ options: Mask.Options,
    _ glyphs: inout Glyphs
  ) -> (element: Int, glyph: Glyph)? {
    var best: (element: Int, glyph: Glyph)?
    for places in slots {
      guard let place = places.first(atLeast: UInt32(start)), place <= barrier[start],
        Int(place) < best?.element ?? Int.max
      else { continue }
      let element = program.elements[Int(place)]
      if let form = program.accepted(
        glyph, by: element, digits: options.digits, letterCase: options.letterCase, in: &glyphs)
      {
        best = (Int(place), form)
      }
    }
    return best
  }

  func literal(_ glyph: Glyph, from start: Int, in program: Program, _ glyphs: Glyphs) -> Int? {
    guard let places = literals[glyphs.firstScalar(glyph)] else { return nil }
    var position = places.position(atLeast: UInt32(start))
    while position < places.count, places[position] < barrier[start] {
      let place = Int(places[position])
      if glyphs.areEqual(program.elements[place].glyph, glyph) { return place }
      position += 1
    }
    return nil
  }
}

extension [UInt32] {
  /// The position of the first member of a sorted array that is at least `value`.
  fileprivate func position(atLeast value: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate func first(atLeast value: UInt32) -> UInt32? {
    let position = position(atLeast: value)
    return position < count ? self[position] : nil
  }
}
