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
  var input: ScratchArray<Glyph>

  /// The tokens of the input in the current interpretation.
  var fresh: ScratchArray<Token>

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
      byteCount: Cells.size(shown) + ScratchArray<Glyph>.size(most)
        + ScratchArray<Token>.size(shown + 2 * most), alignment: 16)
    var front = memory
    cells = Cells(
      table, start.cells, hasTyped: start.flags.contains(.hasTyped), shown, from: &front)
    input = ScratchArray(most, from: &front)
    fresh = ScratchArray(most, from: &front)
    alignment = Alignment(
      mask.program, start.glyphs ?? mask.program.glyphs, ScratchArray(shown + most, from: &front))
  }

  deinit { memory.deallocate() }

  var program: Program { alignment.program }

  @inline(__always)
  var table: Table { alignment.table }

  @inline(__always)
  var elements: UnownedArray<Program.Element> { alignment.table.elements }

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

extension Editor {
  /// Returns the text of the cells, with its caret.
  @inline(__always)
  mutating func formatted(caret: Int) -> FormattedText {
    if table.guide != nil, table.hasFixedLiterals { markGuidedLiterals() }
    let isEnough =
      table.guide == nil ? elements[end].isCompleteFrom && !lacksGroup : isGuideComplete
    let content = TextContent(
      cells.shown, count: cells.count, glyphs, upTo: table.firstCluster, maker: program,
      room: table.room, isEnough: isEnough, flags)
    let index = table.isRightToLeft ? cells.count - caret : caret
    return FormattedText(content, caret: offset(of: index, in: content))
  }

  private var flags: TextContent.Flags {
    var flags: TextContent.Flags = showsPrefix ? .showsPrefix : []
    if table.isRightToLeft { flags.insert(.isReversed) }
    if table.insertion == .replace { flags.insert(.overwrites) }
    return flags
  }

  /// Whether a mandatory slot is empty before a significant literal, because a deletion emptied its group.
  @inline(__always)
  private var lacksGroup: Bool { table.hasMarks && !table.isRightToLeft && skipsSlot }

  private var skipsSlot: Bool {
    var element = 0
    for index in cells.indices {
      let next = cells[index].element
      while element < next {
        if elements[element].kind == .mandatory { return true }
        element += 1
      }
      element = table.element(after: next)
    }
    return false
  }

  @inline(__always)
  private var isGuideComplete: Bool {
    !cells.contains(in: cells.indices) { $0.isGuide && elements[$0.element].kind != .optional }
  }

  @inline(__always)
  private func offset(of caret: Int, in content: TextContent) -> UTF16Offset {
    if content.flags.contains(.isPlain) { return UTF16Offset(caret) }
    let range = table.isRightToLeft ? cells.count - caret..<cells.count : 0..<caret
    let offset = range.reduce(0) { $0 + glyphs.utf16Length(cells[$1].glyph) }
    return UTF16Offset(offset).clamped(to: content.text)
  }

  /// Makes fixed literals part of the value if a mask without a guide would display them, too.
  private mutating func markGuidedLiterals() {
    var shown = 0..<(cells.last(.user, in: cells.indices) ?? -1) + 1
    if table.completes, !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where cells[index].isLiteral {
      let cell = cells[index]
      let isValue = elements[cell.element].kind == .fixed && shown.contains(index)
      if isValue != cell.kind.contains(.value) {
        cells.set(cell.kind.symmetricDifference(.value), at: index)
      }
    }
  }
}

extension Editor {
  /// Draws a value into an empty editor. Its characters are the user's, and a fixed literal in its
  /// place is that literal.
  mutating func show(value: String) -> Result {
    take(value)
    switch claim(in: 0..<0) {
    case .other where !beginsWithFixedLiterals(): return rejectedWhole()
    case .same where !table.hasFixedLiterals: return put(in: 0..<0)
    case .none, .same, .other: break
    }
    beginTokens(before: 0, holds: false)
    for glyph in input where glyphs.isAlphanumeric(glyph) || program.takesInValue(glyph, of: glyphs)
    {
      alignment.tokens.append(Token(glyph, .valued, isNew: true))
    }
    new = alignment.tokens.indices
    if table.guide == nil { _ = alignment.place() } else { _ = placeInGuide() }
    noteUnused()
    _ = draw()
    if hasUser { return Result(caret: cells.count) }
    return drawEmpty()
  }

  /// Whether a value begins with exactly the fixed literals of the prefix.
  private mutating func beginsWithFixedLiterals() -> Bool {
    let run = table.isRightToLeft ? elements.reversed() : Array(elements)
    let fixed = run.prefix { $0.isLiteral }.filter { $0.kind == .fixed }
    let value = table.isRightToLeft ? input.reversed() : Array(input)
    return !fixed.isEmpty && value.starts(with: fixed) { glyphs.areEqual($0, $1.glyph) }
  }

  /// Draws an empty value. All letters and digits of the input are unused.
  private mutating func rejectedWhole() -> Result {
    for glyph in input where glyphs.isAlphanumeric(glyph) { unused.append(glyph) }
    return drawEmpty()
  }
}

/// Edits of a mask with a guide: the whole mask is displayed, characters keep their places, and
/// holes stay.
extension Editor {
  /// Gives tokens their places in a guide.
  ///
  /// Earlier characters stay, or move to the next slots up to the first hole that takes them. New
  /// characters go to the slots from the caret on.
  ///
  /// - Returns: Whether every token has a place.
  mutating func placeInGuide() -> Bool {
    if alignment.placeInTurn() { return true }
    // A character that no slot takes is skipped. An insertion that is too long is cut at its
    // displayed end. Earlier characters keep their places.
    var low = 0
    var high = new.count
    while low <= high {
      let middle = low + (high - low) / 2
      if placeInGuide(first: middle) { low = middle + 1 } else { high = middle - 1 }
    }
    _ = placeInGuide(first: max(0, high))
    return false
  }

  /// Places only some of the new tokens, and all others.
  ///
  /// - Returns: Whether each of these tokens has a place.
  private mutating func placeInGuide(first count: Int) -> Bool {
    let left =
      table.isRightToLeft
      ? new.lowerBound..<new.upperBound - count : new.lowerBound + count..<new.upperBound
    var element = alignment.start
    var isWhole = true
    for index in alignment.tokens.indices {
      let token = alignment.tokens[index]
      let place = left.contains(index) ? Int.max : alignment.taker(of: token, from: element)
      if place == Int.max {
        alignment.tokens[index].place = -1
        // In a mask that fills from the right, the insertion is cut at its displayed end, which
        // comes first.
        let isMissed =
          token.isNew ? table.isRightToLeft && !left.contains(index) : token.role == .user
        if isMissed, token.role != .foreign { isWhole = false }
      } else {
        alignment.tokens[index].place = Int32(place)
        element = alignment.element(after: place, taken: token)
      }
    }
    return isWhole
  }

  /// Removes the user's characters in a range, or the one beyond it if it has only literals and
  /// holes.
  mutating func deleteInGuide(_ range: Range<Int>, _ side: Side) -> Result {
    if let first = cells.first(.user, in: range) {
      return clear(range, caret: side == .before ? first : range.lowerBound)
    }
    switch side {
    case .selection:
      return Result(caret: displayStart(of: range))
    case .before:
      if let undone = untype(before: range.upperBound) { return undone }
      if table.deletion == .stopAtLiterals { return Result(caret: range.lowerBound) }
      let last = cells.last(.user, in: cells.indices) ?? -1
      var index = range.upperBound - 1
      // The caret passes literals and the empty end of the guide. A hole among characters is one
      // step.
      while index >= 0, cells[index].isLiteral || (cells[index].isGuide && index > last) {
        index -= 1
      }
      if index < 0 { return Result(caret: range.upperBound) }
      if cells[index].isGuide { return Result(caret: index) }
      return clear(index..<index + 1, caret: index)
    case .after:
      if table.deletion == .stopAtLiterals { return Result(caret: range.upperBound) }
      guard let user = cells.first(.user, in: range.upperBound..<cells.count)
      else { return Result(caret: range.lowerBound) }
      return clear(user..<user + 1, caret: range.lowerBound)
    }
  }

  private mutating func clear(_ range: Range<Int>, caret: Int) -> Result {
    beginTokens(before: range.lowerBound, holds: true, replacing: range)
    addTokens(range.upperBound..<cells.count)
    _ = alignment.placeInTurn()
    new = 0..<0
    _ = draw()
    return Result(caret: min(caret, cells.count), isDeletion: true)
  }
}
