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

  /// Passes an editor of a text to `body`, in memory that is borrowed for the call. The edit adds
  /// at most `new` characters.
  @inline(__always)
  static func edit<Output>(
    _ mask: Mask, _ current: FormattedText, new: Int, _ body: (inout Editor) -> Output
  ) -> Output {
    let program = mask.program
    // No edit shows an element twice, except for an endless slot. No edit places more characters
    // than the existing and the new ones. The input can include its two neighbors.
    let most = new + 2
    var shown = program.table.elements.count + 1
    let byteCount = current.content.byteCount
    if program.table.room == Int.max { shown += byteCount + most }
    // There are two pieces, each usually small enough for the stack.
    let size = Cells.size(shown) + Scratch<Glyph>.size(most)
    let sizeOfTokens = Scratch<Token>.size(shown + 2 * most)
    return withExtendedLifetime(current.content) {
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { memory in
        withUnsafeTemporaryAllocation(byteCount: sizeOfTokens, alignment: 8) { memoryOfTokens in
          guard var memory = memory.baseAddress, var tokens = memoryOfTokens.baseAddress else {
            preconditionFailure("There is memory.")
          }
          var editor = Editor(
            byteCount: byteCount, showsPrefix: current.showsPrefix,
            cells: Cells(program.table, current.content, shown, from: &memory),
            input: Scratch(most, from: &memory),
            fresh: Scratch(most, from: &tokens),
            alignment: Alignment(program, Scratch(shown + most, from: &tokens)))
          if let glyphs = current.content.glyphs { editor.glyphs = glyphs }
          return body(&editor)
        }
      }
    }
  }

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
      if token.place < 0, glyphs.isAlphanumeric(token.glyph) { unused.append(token.glyph) }
    }
  }
}
