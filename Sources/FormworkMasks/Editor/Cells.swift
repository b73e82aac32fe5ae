/// The characters of a masked text, in the order in which the mask is filled.
///
/// The ASCII text of a short mask isn't split into cells. It is one bit per element for each
/// property, and one byte per element for the character. An edit keeps the old text and draws a new
/// one in the same form. All other text is a list of cells.
struct Cells: ~Copyable {
  private let table: Table

  /// The old text and the new one, if they are short.
  private var old: Layout
  private var now: Layout
  private let oldBytes: ElementBytes
  private let newBytes: ElementBytes

  /// The old text if it isn't short, and the new cells after the held ones.
  private var list: Scratch<Cell>
  private var drawn: Scratch<Cell>

  private var isOldShort = true
  private var isNowShort = true

  /// The number of cells before the edit drew anything.
  private(set) var countBefore = 0

  /// The number of old cells that are held. The drawn cells follow them.
  private(set) var held = 0

  /// The number of cells.
  private(set) var count = 0

  /// Borrows memory for up to `capacity` cells.
  @inline(__always)
  init(_ table: Table, _ capacity: Int, from memory: inout UnsafeMutableRawPointer) {
    self.table = table
    oldBytes = ElementBytes(from: &memory)
    newBytes = ElementBytes(from: &memory)
    list = Scratch(capacity, from: &memory)
    drawn = Scratch(capacity, from: &memory)
    old = Layout()
    old.isReversed = table.isRightToLeft
    now = old
  }

  /// Returns the number of bytes to borrow.
  @inline(__always)
  static func size(_ capacity: Int) -> Int {
    2 * (ElementBytes.count + Scratch<Cell>.size(capacity))
  }

  /// Reads the content of a text.
  @inline(__always)
  mutating func read(_ content: TextContent, _ glyphs: inout Glyphs) {
    if let layout = content.layout {
      // Any mask can edit an empty text, whatever made it.
      if layout.shown == 0 { return }
      old = layout
      now = layout
      countBefore = content.copyBytes(to: oldBytes)
      count = countBefore
      held = count
    } else {
      readPieces(content, &glyphs)
    }
  }

  private mutating func readPieces(_ content: TextContent, _ glyphs: inout Glyphs) {
    guard case .pieces(let pieces) = content.provenance.storage else { return }
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
    if table.isRightToLeft { list.reverse() }
    isOldShort = list.isEmpty
    isNowShort = isOldShort
    countBefore = list.count
    count = countBefore
    held = count
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Cell? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  subscript(index: Int) -> Cell {
    if index < held { return before(index) }
    return isNowShort ? Self.cell(index, now, newBytes) : drawn[index &- held]
  }

  /// Returns one of the cells from before the edit.
  @inline(__always)
  func before(_ index: Int) -> Cell {
    isOldShort ? Self.cell(index, old, oldBytes) : list[index]
  }

  @inline(__always)
  private static func cell(_ index: Int, _ layout: Layout, _ bytes: ElementBytes) -> Cell {
    let element = layout.element(index)
    precondition(element < ElementBytes.count)
    return Cell(glyph: Glyph(bytes[element]), element: element, kind: layout[element])
  }

  /// Changes the kind of a cell.
  mutating func set(_ kind: Provenance.Kind, at index: Int) {
    let element = self[index].element
    if isNowShort {
      now.set(element, kind)
    } else if index >= held {
      drawn[index - held].kind = kind
    }
    if index < held {
      if isOldShort { old.set(element, kind) } else { list[index].kind = kind }
    }
  }
}

/// Queries.
extension Cells {
  /// One or more kinds of cells.
  enum Sort { case user, typed, userOrTyped }

  /// Returns the elements of the cells of a sort in a range.
  @inline(__always)
  private func elements(_ sort: Sort, in range: Range<Int>) -> UInt64 {
    let part =
      Layout.below(now.element(range.upperBound)) & ~Layout.below(now.element(range.lowerBound))
    switch sort {
    case .user: return now.user & part
    case .typed: return now.typed & part
    case .userOrTyped: return (now.user | now.typed) & part
    }
  }

  @inline(__always)
  private static func isOf(_ sort: Sort, _ cell: Cell) -> Bool {
    switch sort {
    case .user: cell.isUser
    case .typed: cell.isTyped
    case .userOrTyped: cell.isUser || cell.isTyped
    }
  }

  func first(_ sort: Sort, in range: Range<Int>) -> Int? {
    if !isNowShort { return firstIndex(in: range) { Self.isOf(sort, $0) } }
    let found = elements(sort, in: range)
    return found == 0 ? nil : now.index(of: found.trailingZeroBitCount)
  }

  func last(_ sort: Sort, in range: Range<Int>) -> Int? {
    if !isNowShort { return lastIndex(in: range) { Self.isOf(sort, $0) } }
    let found = elements(sort, in: range)
    return found == 0 ? nil : now.index(of: 63 &- found.leadingZeroBitCount)
  }

  func contains(_ sort: Sort, in range: Range<Int>) -> Bool {
    if !isNowShort { return contains(in: range) { Self.isOf(sort, $0) } }
    return elements(sort, in: range) != 0
  }

  func count(_ sort: Sort, in range: Range<Int>) -> Int {
    if isNowShort { return elements(sort, in: range).nonzeroBitCount }
    var count = 0
    for index in range where Self.isOf(sort, self[index]) { count += 1 }
    return count
  }

  func firstIndex(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Int? {
    for index in range where isWanted(self[index]) { return index }
    return nil
  }

  private func lastIndex(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index &-= 1
      if isWanted(self[index]) { return index }
    }
    return nil
  }

  func contains(in range: Range<Int>, where isWanted: (Cell) -> Bool) -> Bool {
    firstIndex(in: range, where: isWanted) != nil
  }
}

/// Drawing.
extension Cells {
  /// Starts to draw after the first old cells.
  @inline(__always)
  mutating func begin(holding first: Int) {
    isNowShort = table.isShort && (first == 0 || isOldShort)
    held = first
    count = first
    if isNowShort {
      let end = first == 0 ? 0 : old.element(first &- 1) &+ 1
      now = old.part(Layout.below(end))
      newBytes.copy(first: end, of: oldBytes, then: table.background)
    } else {
      drawn.removeAll()
    }
  }

  /// Draws a character.
  @inline(__always)
  mutating func append(_ glyph: Glyph, _ element: Int, _ kind: Provenance.Kind) {
    if isNowShort {
      if glyph < 0x80, glyph != 0x0D, now.shown &>> UInt64(truncatingIfNeeded: element) == 0 {
        now.insert(element, kind)
        newBytes[element] = UInt8(truncatingIfNeeded: glyph)
        count &+= 1
        return
      }
      leaveShort()
    }
    drawn.append(Cell(glyph: glyph, element: element, kind: kind))
    count &+= 1
  }

  /// Draws the literals among the elements of a range, and the placeholders of a guide.
  @inline(__always)
  mutating func supply(_ range: Range<Int>) {
    if !isNowShort { return supplyList(range) }
    let part = Layout.below(range.upperBound) & ~Layout.below(range.lowerBound)
    let holes = table.holes & part
    let literals = table.literals & part
    now.shown |= literals | holes
    now.value |= table.fixedLiterals & part
    now.guide |= holes
    count &+= (literals | holes).nonzeroBitCount
  }

  private mutating func supplyList(_ range: Range<Int>) {
    for element in range {
      let current = table.elements[element]
      if current.isLiteral {
        append(current.glyph, element, current.kind == .fixed ? .value : [])
      } else if let guide = table.guide, current.kind != .endless {
        append(guide, element, .guide)
      }
    }
  }

  /// Turns the drawn cells into a list, because an endless slot takes a second character or one
  /// isn't ASCII.
  private mutating func leaveShort() {
    drawn.removeAll()
    for index in held..<count { drawn.append(Self.cell(index, now, newBytes)) }
    isNowShort = false
  }

  /// Keeps only the first cells.
  mutating func truncate(to first: Int) {
    if isNowShort {
      now = now.part(Layout.below(now.element(first)))
      held = min(held, first)
    } else {
      if first < held { held = first }
      drawn.truncate(to: first - held)
    }
    count = first
  }

  /// Restores the cells from before the last drawing.
  mutating func undraw() {
    isNowShort = isOldShort
    now = old
    drawn.removeAll()
    held = countBefore
    count = countBefore
  }

  /// Whether the last drawing changes the displayed characters.
  func isSeen(_ glyphs: Glyphs) -> Bool {
    if count != countBefore { return true }
    for index in held..<count where !glyphs.areEqual(self[index].glyph, before(index).glyph) {
      return true
    }
    return false
  }

  /// Makes the drawn cells the old text of the next edit.
  mutating func settle() {
    if isNowShort {
      if held < count { oldBytes.copy(newBytes) }
      old = now
      list.removeAll()
    } else {
      for index in indices {
        let cell = self[index]
        if index < list.count { list[index] = cell } else { list.append(cell) }
      }
      list.truncate(to: count)
    }
    isOldShort = isNowShort
    drawn.removeAll()
    countBefore = count
    held = count
  }

  /// Returns the content of these cells, which must be a short text.
  @inline(__always)
  func content(_ program: Program, _ flags: TextContent.Flags) -> TextContent {
    TextContent(now, held == count ? oldBytes : newBytes, count: count, maker: program, flags)
  }

  /// Turns a list into a short text if possible, and returns whether the cells are now a short
  /// text.
  @inline(__always)
  mutating func becomeShort() -> Bool { isNowShort || listBecomesShort() }

  private mutating func listBecomesShort() -> Bool {
    if !table.isShort || count > ElementBytes.count { return false }
    var short = Layout()
    short.isReversed = table.isRightToLeft
    newBytes.copy(table.background)
    for index in indices {
      let cell = self[index]
      let isNew = short.shown &>> UInt64(truncatingIfNeeded: cell.element) == 0
      if cell.glyph >= 0x80 || cell.glyph == 0x0D || !isNew { return false }
      short.insert(cell.element, cell.kind)
      newBytes[cell.element] = UInt8(truncatingIfNeeded: cell.glyph)
    }
    now = short
    held = 0
    isNowShort = true
    return true
  }
}

extension Layout {
  /// Changes the kind of an element.
  fileprivate mutating func set(_ element: Int, _ kind: Provenance.Kind) {
    self = part(~(1 &<< UInt64(truncatingIfNeeded: element)))
    insert(element, kind)
  }
}
