/// One edit of a masked text, in the order in which the mask is filled.
///
/// The text is split at the edit. What is before it in the order of filling is the *head*, what is
/// after it the *tail*. An edit becomes a list of tokens, head, new, tail; the ``Alignment`` finds
/// their places; and ``draw(_:skipsCompletion:)`` shows them with the literals between. Where
/// nothing behind it can move the head, it stays as it is.
/// A mask that fills from the right has its displayed text turned round before it gets here, so
/// its tail is on the left of the caret.
struct Editor: ~Copyable {
  /// The text that is edited.
  let content: TextContent

  /// Its length in UTF-8 code units.
  let byteCount: Int

  /// Whether the prefix is shown although the value is empty.
  var showsPrefix: Bool

  /// The text, as it was; what an edit makes of it, once it is drawn.
  var cells: Cells

  /// How many of the first cells stay where they are.
  var held = 0

  /// What is put in, in the order of filling.
  var input: Scratch<Glyph>

  /// The tokens of what is put in, as one way of reading has them.
  var fresh: Scratch<Token>

  var alignment: Alignment

  /// The cells that the edit takes out.
  var replaced = 0..<0

  /// Whether a literal that the person typed isn't among the tokens that have a place.
  var hasLooseMarks = false

  /// Whether the caret stays before literals that the person typed: in a set they choose the mask,
  /// and Backspace would take them.
  var stopsAtTyped = false

  /// The user's earlier characters that have no place any more.
  var removed: [Glyph] = []

  /// The new letters and digits that found no place.
  var unused: [Glyph] = []

  /// What an edit makes of the cells.
  struct Result {
    /// The caret, as a number of cells in the order of filling.
    var caret: Int

    /// Why nothing of the edit could be used.
    var rejection: Rejection?

    /// Whether there was nothing to do.
    var isIgnored = false

    /// Where the tokens that a deletion left are parted.
    var left: Split?

    static func rejected(_ reason: Rejection) -> Result { Result(caret: 0, rejection: reason) }

    static var ignored: Result { Result(caret: 0, isIgnored: true) }
  }

  /// Takes a text of a mask apart and hands it to `body`, in memory that is borrowed meanwhile; `new`
  /// characters at the most will be added.
  @inline(__always)
  static func edit<Output>(
    _ mask: Mask, _ current: FormattedText, new: Int, _ body: (inout Editor) -> Output
  ) -> Output {
    let program = mask.program
    // No edit shows more than every element once, but for an endless mask; none places more than is
    // there and what is new; what is put in may take its two neighbours with it.
    let most = new + 2
    var shown = program.table.elements.count + 1
    let byteCount = current.content.byteCount
    if program.table.room == Int.max { shown += byteCount + most }
    // Two pieces, each small enough for the stack as a rule.
    let size = Cells.size(shown) + Scratch<Glyph>.size(most)
    let sizeOfTokens = Scratch<Token>.size(shown + 2 * most)
    return withExtendedLifetime(current.content) {
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { memory in
        withUnsafeTemporaryAllocation(byteCount: sizeOfTokens, alignment: 8) { memoryOfTokens in
          guard var memory = memory.baseAddress, var tokens = memoryOfTokens.baseAddress else {
            preconditionFailure("There is memory.")
          }
          var editor = Editor(
            content: current.content, byteCount: byteCount,
            showsPrefix: current.showsPrefix,
            cells: Cells(program.table, shown, from: &memory), input: Scratch(most, from: &memory),
            fresh: Scratch(most, from: &tokens),
            alignment: Alignment(program, Scratch(shown + most, from: &tokens)))
          editor.cells.read(current.content, &editor.alignment.glyphs)
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

  /// Whether the head keeps its places whatever comes after it: where all slots have to be filled,
  /// the place of a character doesn't depend on those behind it.
  @inline(__always)
  var holdsHead: Bool { table.guide != nil || !table.hasOptionalSlots }

  /// The element after the cell before `index`.
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

  /// Nothing is lost yet.
  mutating func forgetLosses() {
    if !removed.isEmpty { removed = [] }
    if !unused.isEmpty { unused = [] }
  }

  /// Takes note of the user's characters among the tokens that were there and have no place.
  mutating func noteDropped() {
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      if token.place < 0, token.role == .user, !token.isNew { removed.append(token.glyph) }
    }
  }

  /// Takes note of the new letters and digits without a place.
  mutating func noteUnused(_ split: Split) {
    for index in split.new {
      let token = alignment.tokens[index]
      if token.place < 0, glyphs.isAlphanumeric(token.glyph) { unused.append(token.glyph) }
    }
  }
}
