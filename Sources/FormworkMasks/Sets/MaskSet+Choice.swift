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

      var isLossless: Bool { !isCut && removed + unused + literals == 0 }

      static func < (left: Rank, right: Rank) -> Bool {
        if left.removed != right.removed { return left.removed < right.removed }
        if left.isCut != right.isCut { return right.isCut }
        if left.unused != right.unused { return left.unused < right.unused }
        if left.literals != right.literals { return left.literals < right.literals }
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

    /// Records a mask that doesn't take the edit.
    mutating func pass(over result: Editor.Result, isShown: Bool) {
      if result.isIgnored { isIgnored = true }
      if isShown || rejection == nil { rejection = result.rejection ?? rejection }
    }

    /// Returns the outcome of the edit of `current`.
    func outcome(of current: FormattedText) -> EditOutcome {
      guard var outcome = best?.outcome else {
        return isIgnored
          ? EditOutcome(current) : .rejected(current, because: rejection ?? .notAllowed)
      }
      if canGrow { outcome.formatted.isFull = false }
      return outcome
    }

    var isEmpty: Bool { best == nil }

    /// Whether no mask with a lower affinity can be better, because this one loses nothing.
    func isUnbeaten(isWhole: Bool) -> Bool {
      best.map { $0.rank.isLossless && (!isWhole || $0.rank.isDisplayed) } ?? false
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
  /// has room for more. Otherwise each mask is tried, in the order of the list.
  ///
  /// - Parameters:
  ///   - claimed: The competing masks.
  ///   - text: The text that decides how well each mask fits.
  ///   - users: The minimum number of the user's characters in a mask that loses nothing.
  ///   - isWhole: Whether a mask is better if it displays the text exactly as it is.
  ///   - consider: Tries a mask with its fit.
  /// - Returns: The best choice. It is empty if no mask takes the edit.
  func choose(
    of claimed: [Int], for text: GlyphText, users: Int, isWhole: Bool,
    _ consider: (_ index: Int, _ fit: Int, inout Choice) -> Void
  ) -> Choice {
    var fits = [Int?](repeating: nil, count: masks.count)
    var favourite = claimed[0]
    var roomiest = claimed[0]
    var most = Int.min
    for index in claimed {
      if masks[index].room > masks[roomiest].room { roomiest = index }
      let fit = masks[index].affinity(of: text, strategy)
      fits[index] = fit
      if fit > most { (favourite, most) = (index, fit) }
    }
    var choice = Choice()
    consider(favourite, most, &choice)
    if choice.isUnbeaten(isWhole: isWhole) {
      // If any mask has room for more, it is usually the one with the most room.
      func ask(_ index: Int) {
        if choice.canGrow || index == favourite { return }
        if masks[index].room > users, let fit = fits[index] { consider(index, fit, &choice) }
      }
      ask(roomiest)
      for index in claimed where index != roomiest { ask(index) }
      return choice
    }
    choice = Choice()
    for (index, fit) in fits.enumerated() {
      if let fit { consider(index, fit, &choice) }
    }
    return choice
  }
}

/// The masks of a set that compete for a text.
extension MaskSet {
  /// Returns the masks that compete for a text; `nil` if there are none.
  ///
  /// If the text begins with a prefix symbol, these are the masks with its prefix and those that
  /// begin with the symbol without a prefix.
  func claimants(of text: GlyphText) -> [Int]? {
    let others = text.glyphs
    let sign = text.characters.first {
      !others.isSpace($0) && CharacterClass.any.contains($0, in: others)
    }
    guard let sign, text.characters.count > 1, !others.isAlphanumeric(sign) else {
      return Array(masks.indices)
    }
    var same: [Int] = []
    var isClaimed = false
    for index in masks.indices {
      let program = masks[index].program
      var glyphs = program.glyphs
      let input = text.characters.map { glyphs.adopt($0, from: others) }
      switch program.prefix?.claim(of: input, program.table.letterCase, &glyphs) {
      case .same:
        same.append(index)
        isClaimed = true
      case .other: isClaimed = true
      case .none?, nil:
        if let sign = input.first(where: { !glyphs.isSpace($0) }), program.beginsWith(sign, glyphs)
        {
          same.append(index)
        }
      }
    }
    if !isClaimed { return Array(masks.indices) }
    return same.isEmpty ? nil : same
  }

  /// Returns the number of characters of a text, other than letters and digits, that some mask
  /// takes in a value.
  func separators(in text: GlyphText) -> Int {
    text.characters.reduce(0) { count, glyph in
      if text.glyphs.isAlphanumeric(glyph) { return count }
      let isTaken = masks.contains { mask in
        var glyphs = mask.program.glyphs
        return mask.program.takesInValue(glyphs.adopt(glyph, from: text.glyphs), &glyphs)
      }
      return isTaken ? count + 1 : count
    }
  }
}
