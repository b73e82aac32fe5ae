/// One edit of a masked text, in the order in which the mask is filled.
///
/// The edit splits the text into the *head* before it and the *tail* after it, in filling order. It
/// becomes a list of tokens: head, new, tail. The ``Alignment`` finds their places, and
/// ``draw(_:skipsCompletion:)`` draws them with the literals between them. If nothing after the
/// head can move it, it stays as it is.
///
/// A mask that fills from the right gets its displayed text reversed, so its tail is on the left of
/// the caret.
struct Editor: ~Copyable {
  /// The text before the edit, which owns the first cells.
  private let content: TextContent

  /// The memory of the lists below, so that an edit allocates it once.
  private let memory: UnsafeMutableRawPointer

  /// The length of the text in UTF-8 code units.
  let byteCount: Int

  /// Whether the prefix is displayed while the value is empty.
  var showsPrefix: Bool

  /// The cells of the text before the edit, or after it once they are drawn.
  var cells: Cells

  /// The number of first cells that stay where they are.
  var held = 0

  /// The inserted characters, in filling order.
  var input: Scratch<Glyph>

  /// The tokens of the input in the current interpretation.
  var fresh: Scratch<Token>

  var alignment: Alignment

  /// The indices of the new tokens. The head comes before them, the tail after them.
  var new = 0..<0

  /// The cells that the edit removes.
  var replaced = 0..<0

  /// Whether a literal that the user typed isn't among the tokens that have a place.
  var hasLooseMarks = false

  /// Whether the caret stays before typed literals. In a set they choose the mask, and Backspace
  /// would remove them.
  var stopsAtTyped = false

  /// The user's earlier characters that no longer have a place.
  var removed: [Glyph] = []

  /// The new letters and digits that found no place.
  var unused: [Glyph] = []

  /// The result of an edit of the cells.
  struct Result {
    /// The caret, as a number of cells in filling order.
    var caret: Int

    /// The reason for the rejection; `nil` if the edit isn't rejected.
    var rejection: Rejection?

    /// Whether the edit has nothing to do.
    var isIgnored = false

    /// Whether the edit removed characters, and placed the tokens that are left.
    var isDeletion = false

    static func rejected(_ reason: Rejection) -> Result { Result(caret: 0, rejection: reason) }

    static var ignored: Result { Result(caret: 0, isIgnored: true) }
  }

  /// Creates an editor of a text, which adds at most `new` characters. The mask must outlive it.
  ///
  /// Its arguments are borrowed, because an initializer otherwise gets its own references to them.
  init(_ mask: borrowing Mask, _ current: borrowing FormattedText, new: Int) {
    let table = mask.table
    content = current.content
    let start = content.start
    byteCount = start.byteCount
    showsPrefix = start.flags.contains(.showsPrefix)
    // No edit shows an element twice, except for an endless slot. No edit places more characters
    // than the existing and the new ones. The input can include its two neighbors.
    let most = new + 2
    var shown = table.elements.count + 1
    if table.room == Int.max { shown += byteCount + most }
    memory = .allocate(
      byteCount: Cells.size(shown) + Scratch<Glyph>.size(most)
        + Scratch<Token>.size(shown + 2 * most), alignment: 16)
    var front = memory
    cells = Cells(
      table, start.cells, hasTyped: start.flags.contains(.hasTyped), shown, from: &front)
    input = Scratch(most, from: &front)
    fresh = Scratch(most, from: &front)
    alignment = Alignment(
      mask.program, start.glyphs ?? mask.program.glyphs, Scratch(shown + most, from: &front))
  }

  deinit { memory.deallocate() }

  var program: Program { alignment.program }

  @inline(__always)
  var table: Table { alignment.table }

  @inline(__always)
  var elements: Fixed<Program.Element> { alignment.table.elements }

  var glyphs: Glyphs {
    _read { yield alignment.glyphs }
    _modify { yield &alignment.glyphs }
  }

  /// Whether the head keeps its places whatever follows it. If all slots must be filled, later
  /// characters don't affect the place of a character.
  @inline(__always)
  var holdsHead: Bool { table.guide != nil || !table.hasOptionalSlots }

  /// Returns the element after the cell before `index`.
  @inline(__always)
  func element(before index: Int) -> Int {
    index > 0 ? table.element(after: cells[index - 1].element) : 0
  }

  /// The element after the last cell.
  @inline(__always)
  var end: Int { element(before: cells.count) }

  @inline(__always)
  func userCount(_ range: Range<Int>) -> Int { cells.count(.user, in: range) }

  func userCount(outside range: Range<Int>) -> Int {
    userCount(0..<range.lowerBound) + userCount(range.upperBound..<cells.count)
  }

  @inline(__always)
  var hasUser: Bool { cells.contains(.user, in: cells.indices) }

  /// Resets the removed and unused characters.
  mutating func forgetLosses() {
    if !removed.isEmpty { removed = [] }
    if !unused.isEmpty { unused = [] }
  }

  /// Adds the user's earlier characters without a place to the removed ones.
  mutating func noteDropped() {
    for token in alignment.tokens where token.place < 0 && token.role == .user && !token.isNew {
      removed.append(token.glyph)
    }
  }

  /// Adds the new letters and digits without a place to the unused ones.
  mutating func noteUnused() {
    for index in new {
      let token = alignment.tokens[index]
      if token.place >= 0 || !glyphs.isAlphanumeric(token.glyph) { continue }
      if unused.isEmpty { unused.reserveCapacity(new.upperBound - index) }
      unused.append(token.glyph)
    }
  }
}
