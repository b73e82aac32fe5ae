/// The characters of a masked text, in the order in which the mask is filled.
///
/// An edit keeps the old cells, and draws new ones in other memory.
struct Cells: ~Copyable {
  private let table: Table

  /// The cells from before the edit.
  private var old: UnsafePointer<MaskCell>
  private(set) var countBefore: Int

  /// The cells: the old ones, or the drawn ones.
  private(set) var shown: UnsafePointer<MaskCell>
  private(set) var count: Int

  /// The memory of the drawing, and that of the next one.
  private var drawing: UnsafeMutablePointer<MaskCell>
  private var other: UnsafeMutablePointer<MaskCell>
  private let capacity: Int

  /// Whether some cell from before the edit is a literal that the user typed.
  let hadTyped: Bool

  /// Takes the memory for drawings of up to `capacity` cells from the front of `memory`. The old cells
  /// must outlive these.
  @inline(__always)
  init(
    _ table: Table, _ before: UnsafeBufferPointer<MaskCell>, hasTyped: Bool, _ capacity: Int,
    from memory: inout UnsafeMutableRawPointer
  ) {
    self.table = table
    hadTyped = hasTyped
    self.capacity = capacity
    drawing = memory.bindMemory(to: MaskCell.self, capacity: 2 * capacity)
    other = drawing + capacity
    memory += Self.size(capacity)
    old = before.baseAddress ?? UnsafePointer(other)
    countBefore = before.count
    shown = old
    count = countBefore
  }

  /// Returns the number of bytes to borrow.
  @inline(__always)
  static func size(_ capacity: Int) -> Int { 2 &* capacity &* MemoryLayout<MaskCell>.stride }

  @inline(__always)
  var isEmpty: Bool { count == 0 }
  @inline(__always)
  var indices: Range<Int> { 0..<count }
  var last: MaskCell? { isEmpty ? nil : self[count - 1] }

  @inline(__always)
  subscript(index: Int) -> MaskCell {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return shown[index]
  }

  /// Returns one of the cells from before the edit.
  @inline(__always)
  func before(_ index: Int) -> MaskCell {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: countBefore))
    return old[index]
  }

  /// Changes the kind of a cell.
  mutating func set(_ kind: Provenance.Kind, at index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    if shown == old { begin(holding: count) }
    drawing[index].kind = kind
  }
}

/// Queries.
extension Cells {
  /// Returns the first cell in a range with one of the kinds.
  func first(_ kinds: Provenance.Kind, in range: Range<Int>) -> Int? {
    firstIndex(in: range) { $0.isAny(of: kinds) }
  }

  /// Returns the last cell in a range with one of the kinds.
  func last(_ kinds: Provenance.Kind, in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index &-= 1
      if self[index].isAny(of: kinds) { return index }
    }
    return nil
  }

  @inline(__always)
  func contains(_ kinds: Provenance.Kind, in range: Range<Int>) -> Bool {
    // Masked text often begins with literals, and ends with characters of the user.
    last(kinds, in: range) != nil
  }

  func count(_ kinds: Provenance.Kind, in range: Range<Int>) -> Int {
    var count = 0
    for index in range where self[index].isAny(of: kinds) { count &+= 1 }
    return count
  }

  @inline(__always)
  func firstIndex(in range: Range<Int>, where isWanted: (MaskCell) -> Bool) -> Int? {
    for index in range where isWanted(self[index]) { return index }
    return nil
  }

  @inline(__always)
  func contains(in range: Range<Int>, where isWanted: (MaskCell) -> Bool) -> Bool {
    firstIndex(in: range, where: isWanted) != nil
  }
}

/// Drawing.
extension Cells {
  /// Starts to draw after the first old cells.
  @inline(__always)
  mutating func begin(holding first: Int) {
    precondition(first <= countBefore && first <= capacity)
    drawing.update(from: old, count: first)
    shown = UnsafePointer(drawing)
    count = first
  }

  /// Draws a character.
  @inline(__always)
  mutating func append(_ glyph: Glyph, _ element: Int, _ kind: Provenance.Kind) {
    precondition(count < capacity)
    drawing[count] = MaskCell(glyph: glyph, element: element, kind: kind)
    count &+= 1
  }

  /// Draws the literals among the elements of a range, and the placeholders of a guide.
  @inline(__always)
  mutating func supply(_ range: Range<Int>) {
    let (elements, guide) = (table.elements, table.guide)
    for element in range {
      let current = elements[element]
      if current.isLiteral {
        append(current.glyph, element, current.kind == .fixed ? .value : [])
      } else if let guide, current.kind != .endless {
        append(guide, element, .guide)
      }
    }
  }

  /// Keeps only the first cells.
  mutating func truncate(to first: Int) {
    precondition(first <= count)
    count = first
  }

  /// Restores the cells from before the last drawing.
  mutating func undraw() {
    shown = old
    count = countBefore
  }

  /// Whether the last drawing changes the displayed characters.
  func isSeen(_ glyphs: Glyphs) -> Bool {
    if count != countBefore { return true }
    for index in 0..<count where !glyphs.areEqual(self[index].glyph, before(index).glyph) {
      return true
    }
    return false
  }

  /// Makes the drawn cells the old text of the next edit.
  mutating func settle() {
    if shown != old { swap(&drawing, &other) }
    old = shown
    countBefore = count
  }
}

/// A character that is displayed, with its element of the mask.
typealias MaskCell = TextCell

/// A character that an edit places into a mask, and its place.
struct Token: BitwiseCopyable {
  var glyph: Glyph

  /// The element that it comes from, or the only one that can take it; -1 if there is none.
  var home: Int32 = -1

  /// The element that takes it; -1 if there is none.
  var place: Int32 = -1

  var role: Role

  /// Whether the user typed this literal. Otherwise the mask supplied it.
  var isTyped = false

  /// Whether this edit inserts the character.
  var isNew = false

  enum Role: UInt8, BitwiseCopyable {
    /// A character of the user. Only a slot takes it.
    case user

    /// A literal that was displayed, either typed or significant. Only its home takes it.
    case literal

    /// A character for the next literal that equals it.
    case named

    /// A new character that can become the user's or a literal.
    case either

    /// A new letter or digit that no element takes.
    case foreign

    /// A character of a value: the user's, or a fixed literal.
    case valued

    /// An empty slot of a guide.
    case hole
  }

  init(_ glyph: Glyph, _ role: Role, home: Int = -1, isTyped: Bool = false, isNew: Bool = false) {
    self.glyph = glyph
    self.role = role
    self.home = Int32(truncatingIfNeeded: home)
    self.isTyped = isTyped
    self.isNew = isNew
  }
}
