extension MaskSet {
  /// The best mask so far, with its outcome of an edit.
  struct Choice {
    private var best: (outcome: EditOutcome, rank: Rank)?
    private var affinity: Int?

    /// Whether a mask that loses nothing has room for more.
    private(set) var canGrow = false

    /// The reason for the rejection if no mask takes the edit.
    private var rejection: Rejection?
    private var isIgnored = false

    /// The losses of a mask, the worst first.
    ///
    /// It compares earlier characters, then whether the new text is cut, then new letters and
    /// digits, then typed literals. If masks are still equal, one that displays a whole new text
    /// exactly as it is wins.
    struct Rank: Comparable {
      var removed = 0
      var isCut = false
      var unused = 0
      var literals = 0
      var isDisplayed = false

      /// Whether an assigned value is incomplete in the mask. A value that is complete in another one came from there.
      var isIncomplete = false

      var isLossless: Bool { !isCut && removed + unused + literals == 0 }

      static func < (left: Rank, right: Rank) -> Bool {
        if left.removed != right.removed { return left.removed < right.removed }
        if left.isCut != right.isCut { return right.isCut }
        if left.unused != right.unused { return left.unused < right.unused }
        if left.literals != right.literals { return left.literals < right.literals }
        if left.isIncomplete != right.isIncomplete { return right.isIncomplete }
        return left.isDisplayed && !right.isDisplayed
      }
    }

    /// Considers a mask for the choice. Of the masks with the best rank, the one with the highest
    /// affinity wins, then the first one in the list. The affinity is measured only if it can
    /// matter.
    mutating func consider(
      _ index: Int, _ result: Editor.Result, _ editor: inout Editor, _ rank: Rank,
      affinity: (borrowing Editor) -> Int
    ) {
      let users = editor.userCount(0..<editor.cells.count)
      if rank.isLossless, editor.table.room > users { canGrow = true }
      if let known = best, known.rank < rank { return }
      let measured = affinity(editor)
      if let known = best, !(rank < known.rank), measured <= self.affinity ?? Int.min { return }
      guard var outcome = editor.outcome(result) else { return }
      outcome.formatted.choice = UInt32(clamping: index)
      best = (outcome, rank)
      self.affinity = measured
    }

    /// Records that a mask that loses nothing has room for more.
    fileprivate mutating func noteRoom() { canGrow = true }

    /// Records a mask that doesn't take the edit.
    mutating func pass(over result: Editor.Result, isShown: Bool) {
      if result.isIgnored { isIgnored = true }
      if isShown || rejection == nil { rejection = result.rejection ?? rejection }
    }

    /// Returns the outcome of the edit of `current`, once.
    mutating func outcome(of current: FormattedText) -> EditOutcome {
      guard var outcome = best?.outcome else {
        return isIgnored
          ? EditOutcome(current) : .rejected(current, because: rejection ?? .notAllowed)
      }
      // The text changes in place if nothing else refers to it.
      best = nil
      if canGrow { outcome.formatted.isFull = false }
      return outcome
    }

    var isEmpty: Bool { best == nil }

    /// Whether no mask with a lower affinity can be better, because this one loses nothing.
    fileprivate func isUnbeaten(isWhole: Bool) -> Bool {
      best.map {
        $0.rank.isLossless && !$0.rank.isIncomplete && (!isWhole || $0.rank.isDisplayed)
      } ?? false
    }

    /// Whether the best mask cuts the new text.
    var isCut: Bool { best?.rank.isCut ?? false }

    /// The number of earlier characters that the best mask loses.
    var removed: Int { best?.rank.removed ?? 0 }
  }
}

extension MaskSet {
  /// Chooses the best of the competing masks.
  ///
  /// If the mask that fits best loses nothing, it wins. The others are then only asked whether one
  /// has room for more, and need no drawing if their slots are alike. Otherwise each mask is tried,
  /// in the order of the list.
  ///
  /// - Parameters:
  ///   - claimed: The competing masks.
  ///   - text: The text that decides how well each mask fits.
  ///   - users: The minimum number of the user's characters in a mask that loses nothing.
  ///   - drawn: The masks to draw even if their slots are alike: all, or only the displayed one.
  ///   - isWhole: Whether a mask is better if it displays the text exactly as it is.
  ///   - consider: Tries a mask with its fit.
  /// - Returns: The best choice. It is empty if no mask takes the edit.
  func choose(
    of claimed: Candidates, for text: GlyphText, users: Int, drawn: Drawn, isWhole: Bool,
    _ consider: (_ index: Int, _ fit: Int, inout Choice) -> Void
  ) -> Choice {
    let isPlain = strategy == .wholeString && text.characters.allSatisfy { $0 < 0x80 }
    func fit(_ index: Int, above least: Int) -> Int {
      let known =
        isPlain
        ? Measures.affinity(of: text.characters, in: masks[index].table, above: least) : nil
      return known ?? masks[index].affinity(of: text, strategy)
    }
    var (favourite, best, roomiest) = (-1, Int.min, -1)
    for index in masks.indices where claimed.contains(index) {
      if roomiest < 0 || masks[index].room > masks[roomiest].room { roomiest = index }
      let fit = fit(index, above: best)
      if favourite < 0 || fit > best { (favourite, best) = (index, fit) }
    }
    var choice = Choice()
    consider(favourite, best, &choice)
    if choice.isUnbeaten(isWhole: isWhole) {
      // If any mask has room for more, it is usually the one with the most room.
      func ask(_ index: Int) {
        if choice.canGrow || index == favourite || masks[index].room <= users { return }
        if drawn.isOptional(index), masks[index].table.takes(text.characters) {
          choice.noteRoom()
        } else {
          consider(index, fit(index, above: best), &choice)
        }
      }
      ask(roomiest)
      for index in masks.indices where index != roomiest && claimed.contains(index) { ask(index) }
      return choice
    }
    choice = Choice()
    for index in masks.indices where claimed.contains(index) {
      consider(index, fit(index, above: Int.min), &choice)
    }
    return choice
  }

  /// The masks to draw when they are only asked for room.
  enum Drawn {
    case all
    case only(Int)

    func isOptional(_ index: Int) -> Bool {
      switch self {
      case .all: false
      case .only(let shown): index != shown
      }
    }
  }

  /// The masks that compete for a text: all of them, or those in a list.
  enum Candidates {
    case all
    case some([Bool])

    func contains(_ index: Int) -> Bool {
      switch self {
      case .all: true
      case .some(let list): list[index]
      }
    }
  }
}

/// The masks of a set that compete for a text.
extension MaskSet {
  /// Returns the masks that compete for a text; `nil` if there are none.
  ///
  /// If the text begins with a prefix symbol, these are the masks with its prefix and those that
  /// begin with the symbol without a prefix.
  func candidates(of text: GlyphText) -> Candidates? {
    let others = text.glyphs
    guard text.characters.count > 1, let sign = text.characters.first(where: others.isVisible),
      !others.isAlphanumeric(sign)
    else { return .all }
    var isClaimed = false
    let same = masks.map { mask in
      let program = mask.program
      var glyphs = program.glyphs
      let input = text.characters.map { glyphs.adopt($0, from: others) }
      switch program.prefix?.claim(of: input, program.table.letterCase, &glyphs) {
      case .same:
        isClaimed = true
        return true
      case .other:
        isClaimed = true
        return false
      case .none?, nil:
        return program.beginsWith(glyphs.adopt(sign, from: others), glyphs)
      }
    }
    if !isClaimed { return .all }
    return same.contains(true) ? .some(same) : nil
  }

  /// Returns the number of characters of a text, other than letters and digits, that some mask
  /// takes in a value.
  func separators(in text: GlyphText) -> Int {
    text.characters.reduce(0) { count, glyph in
      if text.glyphs.isAlphanumeric(glyph) { return count }
      let isTaken = masks.contains { $0.program.takesInValue(glyph, of: text.glyphs) }
      return isTaken ? count + 1 : count
    }
  }
}
