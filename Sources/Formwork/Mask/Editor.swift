/// One edit of a masked text, in the order in which the mask is filled.
///
/// The text is split at the edit. What is before it in the order of filling is the *head*, what is
/// after it the *tail*. An edit becomes a list of tokens, head, new, tail; the ``Alignment`` finds
/// their places; and the ``draw(_:skipsCompletion:target:)`` shows them with the literals between.
/// A mask that fills from the right has its displayed text turned round before it gets here, so
/// its tail is on the left of the caret.
struct Editor {
  let program: Program
  let options: Mask.Options

  /// Whether the prefix is shown although the value is empty.
  var showsPrefix: Bool

  /// The text taken apart; what an edit makes of it, once it is drawn.
  var cells: Scratch<Cell>

  /// Where an edit is drawn.
  private var canvas: Scratch<Cell>

  var alignment: Alignment

  /// The cells that the edit takes out.
  private var replaced = 0..<0

  /// Whether a literal that the person typed isn't among the tokens that have a place.
  var hasLooseMarks = false

  /// Whether the caret stays before literals that the person typed: in a set they choose the mask,
  /// and Backspace would take them.
  var stopsAtTyped = false

  /// What an edit makes of the cells.
  struct Result {
    /// The caret, as a number of cells in the order of filling.
    var caret: Int

    /// The user's earlier characters that have no place any more.
    var dropped: [Glyph] = []

    /// The new letters and digits that found no place.
    var leftOut: [Glyph] = []

    /// Why nothing of the edit could be used.
    var refusal: Refusal?

    /// Whether there was nothing to do.
    var isIgnored = false

    /// Where the tokens that a deletion left are parted.
    var left: Split?

    static func refused(_ reason: Refusal, leftOut: [Glyph] = []) -> Result {
      Result(caret: 0, leftOut: leftOut, refusal: reason)
    }

    static let ignored = Result(caret: 0, isIgnored: true)
  }

  /// Takes a text of a mask apart and hands it to `body`, in memory that is borrowed meanwhile; `new`
  /// characters at the most will be added.
  static func edit<Output>(
    _ mask: Mask, _ current: FormattedText, new: Int, _ body: (inout Editor) -> Output
  ) -> Output {
    // No edit shows or places more than is there, what is new, and every element once.
    let count = current.text.utf8.count + new + mask.program.elements.count + 1
    return withUnsafeTemporaryAllocation(of: Cell.self, capacity: 2 * count) { memory in
      withUnsafeTemporaryAllocation(of: Token.self, capacity: count) { tokens in
        var editor = Editor(
          mask, showsPrefix: current.showsPrefix,
          Scratch(UnsafeMutableBufferPointer(rebasing: memory[..<count])),
          Scratch(UnsafeMutableBufferPointer(rebasing: memory[count...])), Scratch(tokens))
        editor.cells.read(current, in: mask.program, &editor.alignment.glyphs)
        return body(&editor)
      }
    }
  }

  private init(
    _ mask: Mask, showsPrefix: Bool, _ cells: Scratch<Cell>, _ canvas: Scratch<Cell>,
    _ tokens: Scratch<Token>
  ) {
    program = mask.program
    options = mask.program.source.options
    self.showsPrefix = showsPrefix
    self.cells = cells
    self.canvas = canvas
    alignment = Alignment(program: program, glyphs: program.glyphs, tokens: tokens)
  }

  var elements: [Program.Element] { program.elements }

  var glyphs: Glyphs {
    get { alignment.glyphs }
    _modify { yield &alignment.glyphs }
  }

  /// Whether the head keeps its places whatever comes after it: where slots are alike, or all have
  /// to be filled, the first place of a character doesn't depend on those behind it.
  var holdsHead: Bool { program.guide != nil || !program.isMixed || !program.hasOptionalSlots }

  /// The element after the cell before `index`.
  func element(before index: Int) -> Int {
    index > 0 ? program.element(after: Int(cells[index - 1].element)) : 0
  }

  /// The element after the last cell.
  var end: Int { element(before: cells.count) }

  func userCount(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where cells[index].isUser { count += 1 }
    return count
  }

  var hasUser: Bool { cells.contains(in: cells.indices) { $0.isUser } }
}

extension Editor {
  /// Adds the tokens of some cells: the user's characters, typed literals, and supplied ones that
  /// part what is before them from what is after. All other literals follow from these.
  ///
  /// In a mask that fills from the right they always do, but for those that were pasted beyond the
  /// last character. Those that are held keep their places; with `canCross`, characters may cross literals that part
  /// two runs.
  mutating func addTokens(_ range: Range<Int>, isHeld: Bool = false, canCross: Bool = false) {
    let elements = program.elements
    let lastUser = program.isRightToLeft ? lastUserElement : -1
    for index in range {
      let cell = cells[index]
      var token = Token(glyph: cell.glyph, role: .user, home: cell.element)
      if isHeld { token.place = cell.element }
      if !cell.isUser {
        token.role = .literal
        token.isTyped = cell.isTyped
        if cell.isGuide { continue }
        if canCross, elements[Int(cell.element)].isSignificant {
          if cell.isTyped { hasLooseMarks = true }
          continue
        }
        if program.isRightToLeft {
          if !cell.isTyped || cell.element <= lastUser {
            if cell.isTyped { hasLooseMarks = true }
            continue
          }
        } else if !cell.isTyped, !elements[Int(cell.element)].isSignificant || program.guide != nil
        {
          continue
        }
      }
      alignment.tokens.append(token)
    }
  }

  /// The element of the last character of the user that stays; 0 if there is none.
  private var lastUserElement: Int32 {
    let last =
      cells.lastIndex(in: replaced.upperBound..<cells.count) { $0.isUser }
      ?? cells.lastIndex(in: 0..<replaced.lowerBound) { $0.isUser }
    return last.map { cells[$0].element } ?? 0
  }

  /// Removes the supplied literals at the end: they part nothing there.
  mutating func removeSuppliedTokensAtEnd() {
    while let last = alignment.tokens.last, last.role == .literal, !last.isTyped, !last.isNew {
      alignment.tokens.removeLast()
    }
  }

  /// Begins a list of tokens, of an edit that takes some cells out.
  mutating func removeAllTokens(replacing range: Range<Int> = 0..<0) {
    alignment.tokens.truncate(to: 0)
    replaced = range
    hasLooseMarks = false
  }
}

extension Editor {
  /// Where the tokens of an edit are parted.
  struct Split {
    /// How many tokens are the head's.
    var head: Int

    /// The new ones.
    var new: Range<Int> { head..<tail }

    /// The first of the tail's.
    var tail: Int
  }

  /// Where some tokens were drawn, as numbers of cells.
  struct Drawing {
    var split: Split

    /// After the last token of the head.
    var head = 0

    /// Before the first new token that found a place, or -1.
    var firstNew = -1

    /// After the last new token that found a place, or -1; in a guide after the last of the user's.
    var lastNew = -1
  }

  /// Shows the tokens that have places, with the literals between and those that are certain after.
  mutating func draw(_ split: Split, skipsCompletion: Bool = false) -> Drawing {
    canvas.truncate(to: 0)
    let elements = program.elements
    var drawing = Drawing(split: split)
    var element = 0
    var hasUser = false
    var hasNewUser = false
    // What is supplied behind the last character of the person parts nothing.
    var end = (cell: 0, element: 0)
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      if token.place < 0 || token.role == .hole {
        if token.isTyped, !token.isNew { hasLooseMarks = true }
        continue
      }
      supply(&element, upTo: Int(token.place))
      let current = elements[Int(token.place)]
      var cell = Cell(glyph: current.glyph, element: token.place, kind: [])
      if current.isSlot {
        cell.kind = [.user, .value]
        // What comes from a slot of the same class has its form already.
        let isKnown =
          !token.isNew && token.home >= 0 && elements[Int(token.home)].accepts == current.accepts
        cell.glyph =
          isKnown
          ? token.glyph
          : program.form(of: token.glyph, inClass: Int(current.accepts), &glyphs) ?? token.glyph
        hasUser = true
      } else {
        if current.kind == .fixed { cell.kind.insert(.value) }
        if token.isTyped || token.role != .literal { cell.kind.insert(.typed) }
      }
      canvas.append(cell)
      element = program.element(after: Int(token.place))
      if token.role != .literal || token.isTyped { end = (canvas.count, element) }
      if index < split.head {
        drawing.head = canvas.count
      } else if index < split.tail {
        if drawing.firstNew < 0 { drawing.firstNew = canvas.count - 1 }
        // In a guide the caret stays with the characters, wherever what was pasted ends.
        if program.guide == nil || current.isSlot || !hasNewUser { drawing.lastNew = canvas.count }
        if current.isSlot { hasNewUser = true }
      }
    }
    if end.cell < canvas.count {
      canvas.truncate(to: end.cell)
      element = end.element
      drawing.head = min(drawing.head, end.cell)
    }
    if hasLooseMarks { restoreMarks(&element) }
    if program.guide != nil {
      if !canvas.isEmpty || showsPrefix { supply(&element, upTo: elements.count) }
    } else if hasUser ? program.completes && !skipsCompletion : showsPrefix {
      supply(&element, upTo: Int(program.nextSlot[element]))
    }
    swap(&cells, &canvas)
    return drawing
  }

  /// Draws the literals up to an element; with a guide, its placeholders too.
  private mutating func supply(_ element: inout Int, upTo target: Int) {
    if element >= target { return }
    let elements = program.elements
    while element < target {
      let current = elements[element]
      if current.isLiteral {
        canvas.append(
          Cell(
            glyph: current.glyph, element: Int32(truncatingIfNeeded: element),
            kind: current.kind == .fixed ? .value : []))
      } else if let guide = program.guide, current.kind != .endless {
        canvas.append(
          Cell(glyph: guide, element: Int32(truncatingIfNeeded: element), kind: .guide))
      }
      element += 1
    }
  }

  /// A literal that the person typed stays typed wherever it is shown again, and what it shows
  /// stays shown: a character that was put before it and taken back leaves it as it was.
  private mutating func restoreMarks(_ element: inout Int) {
    var shown = 0
    for index in cells.indices where cells[index].isTyped && !replaced.contains(index) {
      let home = cells[index].element
      let isReached = program.guide != nil || home < program.places.barrier(from: element)
      if isReached, home >= element {
        supply(&element, upTo: Int(home) + 1)
      }
      while shown < canvas.count, canvas[shown].element < home { shown += 1 }
      if shown < canvas.count, canvas[shown].element == home, canvas[shown].isLiteral {
        canvas[shown].kind.insert(.typed)
      }
    }
  }

  /// Takes the cells before the last drawing back, unless something was drawn since.
  mutating func undraw() {
    swap(&cells, &canvas)
  }

  /// Whether the last drawing shows anything that wasn't shown before.
  var isSeen: Bool {
    if cells.count != canvas.count { return true }
    for index in cells.indices where !glyphs.areEqual(cells[index].glyph, canvas[index].glyph) {
      return true
    }
    return false
  }

  /// The user's characters among the tokens that were there and have no place.
  func droppedTokens() -> [Glyph] {
    var dropped: [Glyph] = []
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      if token.place < 0, token.role == .user, !token.isNew { dropped.append(token.glyph) }
    }
    return dropped
  }

  /// Shows the first literals, and nothing else.
  mutating func drawPrefix(_ count: Int) {
    canvas.truncate(to: 0)
    var element = 0
    supply(&element, upTo: count)
    swap(&cells, &canvas)
  }

  /// The characters of an empty value: none, or the prefix.
  mutating func drawEmpty() -> Result {
    removeAllTokens()
    _ = draw(Split(head: 0, tail: 0))
    let start = program.guide == nil ? cells.count : min(Int(program.nextSlot[0]), cells.count)
    return Result(caret: start)
  }
}
