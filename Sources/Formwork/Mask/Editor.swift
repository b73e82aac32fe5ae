/// One edit of a masked text, in the order in which the mask is filled.
///
/// The text is split at the edit. What is before it in the order of filling is the *head*, which
/// stays where it is; what is after it is the *tail*, which moves up or down. A mask that fills
/// from the right has its displayed text turned round before it gets here, so its tail is on the
/// left of the caret.
struct Editor {
  let program: Program
  let options: Mask.Options
  var glyphs: Glyphs
  var cells: [Cell]

  /// Whether the prefix is shown although the value is empty.
  var showsPrefix: Bool

  /// What an edit makes of the cells.
  struct Result {
    var cells: [Cell]

    /// The element after the last cell.
    var element: Int

    /// The caret, as a number of cells in the order of filling.
    var caret: Int

    /// The user's earlier characters that have no place any more.
    var dropped: [Glyph] = []

    /// How many letters and digits of the insertion found no place.
    var unused = 0

    /// Whether nothing of the edit could be used.
    var isRefused = false

    /// What a deletion left, before it was placed: the tokens before and after the deleted ones.
    var left: (head: [Token], tail: [Token])?
  }

  init(_ mask: Mask, _ cells: Cells, showsPrefix: Bool) {
    program = mask.program
    options = mask.options
    glyphs = cells.glyphs
    self.cells = cells.list
    self.showsPrefix = showsPrefix
    completes =
      (mask.options.completion ?? (mask.syntax == .brackets)) && !mask.options.rightToLeft
  }

  /// Whether literals that are certain appear after the last character.
  let completes: Bool

  var reader: Reader { Reader(program: program, options: options) }

  /// The cells as they are, with the caret before cell `index`.
  func unchanged(caret index: Int) -> Result {
    Result(cells: cells, element: element(before: cells.count), caret: index)
  }

  func refusal() -> Result {
    var result = unchanged(caret: 0)
    result.isRefused = true
    return result
  }

  /// The element after the cell before `index`.
  func element(before index: Int) -> Int {
    index > 0 ? program.element(after: cells[index - 1]) : 0
  }

  /// The tokens of some cells: the user's characters, typed literals, and supplied ones that part
  /// what is before them from what is after. All other literals follow from these.
  ///
  /// In a mask that fills from the right they always do, but for those that were pasted beyond the
  /// last character.
  func tokens(_ cells: some Sequence<Cell>) -> [Token] {
    var tokens: [Token] = []
    let last = program.isRightToLeft ? self.cells.last { $0.isUser }?.element : nil
    for cell in cells {
      if program.isRightToLeft, !cell.isUser, !cell.isTyped || cell.element <= last ?? 0 {
        continue
      }
      if cell.isUser {
        tokens.append(Token(glyph: cell.glyph, role: .user, isNew: false))
      } else if cell.isTyped {
        let isSignificant = program.elements[Int(cell.element)].isSignificant
        tokens.append(
          Token(glyph: cell.glyph, role: .typed, isSignificant: isSignificant, isNew: false))
      } else if cell.isLiteral, program.elements[Int(cell.element)].isSignificant {
        tokens.append(Token(glyph: cell.glyph, role: .supplied, isNew: false))
      }
    }
    return tokens
  }

  /// Places tokens, with the fewest drops where that takes a search.
  mutating func place(_ tokens: [Token]) -> Placement {
    let plain = Placement(tokens, in: program, options, &glyphs)
    if !program.isMixed { return plain }
    // Supplied literals after the last character part nothing: they may go without a cost.
    let last = tokens.lastIndex { $0.role != .supplied } ?? -1
    let wanted = Array(tokens[...last])
    guard !plain.isLossless(wanted, glyphs),
      var searched = Placement.searched(wanted, in: program, options, &glyphs),
      searched.cost(of: wanted, glyphs) < plain.cost(of: wanted, glyphs)
    else { return plain }
    searched.leaveOut(tokens.count - wanted.count)
    return searched
  }

  /// The cells of a placement with the literals that are certain after them.
  ///
  /// The caret stands after `anchor` cells, and goes over literals there up to element `target`.
  func finish(
    _ placement: Placement, anchor: Int, target: Int, skipsCompletion: Bool = false
  ) -> Result {
    var placement = placement
    let isCompleted = placement.hasUser ? completes && !skipsCompletion : showsPrefix
    if isCompleted { placement.complete(in: program) }
    var caret = anchor
    let cells = placement.cells
    while caret < cells.count, cells[caret].isLiteral, Int(cells[caret].element) < target {
      caret += 1
    }
    return Result(cells: cells, element: placement.element, caret: caret)
  }
}

extension Placement {
  /// How many cells there are up to the last of the first `count` tokens that found a place.
  func reach(ofFirst count: Int) -> Int {
    for place in places[..<count].reversed() where place >= 0 { return place + 1 }
    return 0
  }
}
