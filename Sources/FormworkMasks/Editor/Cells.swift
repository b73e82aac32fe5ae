/// The characters of a masked text, in the order in which the mask is filled.
///
/// What an edit finds is not taken apart: where a layout tells the structure, it is asked, and only
/// other texts are a list. What an edit draws is a list behind the first cells, which it holds.
struct Cells: ~Copyable {
  /// The bytes of a text that has a layout, as it is displayed.
  private var bytes = TextBytes()

  /// Its structure.
  private(set) var layout: Layout

  /// The elements of its characters, where they aren't the first ones of the mask without a gap.
  private var places: Scratch<UInt8>

  /// The cells of any other text.
  private var list: Scratch<Cell>

  /// What was drawn last.
  private var drawn: Scratch<Cell>

  /// How many cells there were before anything was drawn.
  private(set) var countBefore = 0

  /// How many of them are held: what was drawn stands behind them.
  private(set) var held = 0

  /// Borrows memory for so many cells.
  @inline(__always)
  init(_ capacity: Int, from memory: inout UnsafeMutableRawPointer) {
    list = Scratch(capacity, from: &memory)
    drawn = Scratch(capacity, from: &memory)
    places = Scratch(Table.mostBits, from: &memory)
    layout = Layout()
  }

  /// How many bytes it borrows.
  @inline(__always)
  static func size(_ capacity: Int) -> Int {
    2 * Scratch<Cell>.size(capacity) + Scratch<UInt8>.size(Table.mostBits)
  }

  /// Takes in a text of a program.
  mutating func read(_ content: Content, _ isRightToLeft: Bool, _ glyphs: inout Glyphs) {
    layout.isReversed = isRightToLeft
    if let layout = content.layout {
      // An empty text is every mask's, whatever made it.
      if layout.shown == 0 { return }
      self.layout = layout
      var rest = layout.shown
      bytes = TextBytes(content.laidOutBytes)
      countBefore = bytes.count
      if rest & (rest &+ 1) != 0 {
        while rest != 0 {
          places.append(UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
          rest &= rest &- 1
        }
      }
    } else if case .pieces(let pieces) = content.provenance.storage {
      content.text.withBytes { bytes in
        var start = 0
        for piece in pieces {
          let end = start + piece.length
          guard start < end, end <= bytes.count else { break }
          let glyph = glyphs.glyph(of: UnsafeBufferPointer(rebasing: bytes[start..<end]))
          list.append(Cell(glyph: glyph, element: Int(piece.element), kind: piece.kind))
          start = end
        }
      }
      if isRightToLeft { list.reverse() }
      countBefore = list.count
    }
    held = countBefore
  }

  @inline(__always)
  var count: Int { held &+ drawn.count }
  @inline(__always)
  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Cell? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  subscript(index: Int) -> Cell {
    index < held ? before(index) : drawn[index &- held]
  }

  /// One of the cells that were there before anything was drawn.
  @inline(__always)
  func before(_ index: Int) -> Cell {
    if bytes.isEmpty { return list[index] }
    let element = places.isEmpty ? index : Int(places[index])
    let byte = bytes[layout.isReversed ? bytes.count &- 1 &- index : index]
    return Cell(glyph: Glyph(byte), element: element, kind: layout[element])
  }

  /// Says anew what a cell is.
  mutating func set(_ kind: Provenance.Kind, at index: Int) {
    if index >= held {
      drawn[index - held].kind = kind
    } else if bytes.isEmpty {
      list[index].kind = kind
    } else {
      let element = before(index).element
      layout.remove(element)
      layout.insert(element, kind)
    }
  }

  @inline(__always)
  func firstIndex(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Int? {
    for index in range where isWanted(self[index]) { return index }
    return nil
  }

  @inline(__always)
  func lastIndex(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index &-= 1
      if isWanted(self[index]) { return index }
    }
    return nil
  }

  @inline(__always)
  func contains(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Bool {
    firstIndex(in: range, where: isWanted) != nil
  }
}

/// Drawing.
extension Cells {
  /// Begins to draw behind the first cells that there were.
  @inline(__always)
  mutating func begin(holding first: Int) {
    drawn.removeAll()
    held = first
  }

  @inline(__always)
  mutating func append(_ cell: Cell) { drawn.append(cell) }

  mutating func removeLast() {
    if drawn.isEmpty { held -= 1 } else { drawn.removeLast() }
  }

  /// Takes the cells before the last drawing back.
  mutating func undraw() { begin(holding: countBefore) }

  /// Whether the last drawing shows anything that wasn't shown before.
  func isSeen(_ glyphs: Glyphs) -> Bool {
    if count != countBefore { return true }
    for index in held..<count where !glyphs.areEqual(self[index].glyph, before(index).glyph) {
      return true
    }
    return false
  }

  /// Makes what was drawn the text that the next edit finds.
  mutating func settle() {
    let count = count
    for index in indices {
      let cell = self[index]
      if index < list.count { list[index] = cell } else { list.append(cell) }
    }
    list.truncate(to: count)
    bytes = TextBytes()
    places.removeAll()
    drawn.removeAll()
    countBefore = count
    held = count
  }

  /// One of the cells that were drawn.
  @inline(__always)
  func drawn(_ index: Int) -> Cell { drawn[index &- held] }

  /// Writes the bytes of the cells that are held, where they are displayed.
  @inline(__always)
  func writeHeld(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    let first = layout.isReversed ? count &- held : 0
    let from = layout.isReversed ? bytes.count &- held : 0
    for index in 0..<held { memory[first &+ index] = bytes[from &+ index] }
  }

  /// The structure of the cells that are held, if it is told by a layout.
  @inline(__always)
  var heldLayout: Layout {
    if held == countBefore { return layout }
    return layout.first(upTo: held == 0 ? 0 : before(held - 1).element + 1)
  }

  /// Whether what is held has a layout.
  @inline(__always)
  var isLaidOut: Bool { held == 0 || !bytes.isEmpty }
}

/// The bytes of a text that is edited, which somebody else holds; every access is checked.
private struct TextBytes {
  private let memory: UnsafeBufferPointer<UInt8>

  init(_ memory: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)) {
    self.memory = memory
  }

  var count: Int { memory.count }
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return memory[index]
  }
}
