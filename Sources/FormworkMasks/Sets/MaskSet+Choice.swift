extension MaskSet {
  /// The best mask so far, with what it makes of an edit.
  struct Choice {
    private var best: (outcome: EditOutcome, rank: Rank)?
    private var affinity: Int?

    /// Whether some mask that loses nothing has room for more.
    private(set) var canGrow = false

    /// Why no mask takes the edit, if none does.
    private var rejection: Rejection?
    private var isIgnored = false

    /// What a mask loses. Characters that were there are the worst; then that the new text isn't
    /// placed whole; then new letters and digits; then typed literals; then a mask is better that
    /// displays a whole new text just so.
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

    /// Takes a mask into account: of those with the best rank the affinity decides, which is
    /// measured only then; then the first one listed.
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

    /// Takes note of a mask that doesn't take the edit.
    mutating func pass(over result: Editor.Result, isShown: Bool) {
      if result.isIgnored { isIgnored = true }
      if isShown || rejection == nil { rejection = result.rejection ?? rejection }
    }

    /// What came of the edit of `current`.
    func outcome(of current: FormattedText) -> EditOutcome {
      guard var outcome = best?.outcome else {
        return isIgnored
          ? EditOutcome(current) : .rejected(current, because: rejection ?? .notAllowed)
      }
      if canGrow { outcome.formatted.isFull = false }
      return outcome
    }

    var isEmpty: Bool { best == nil }

    /// Whether no other mask can be better that fits less: this one loses nothing.
    func isUnbeaten(isWhole: Bool) -> Bool {
      best.map { $0.rank.isLossless && (!isWhole || $0.rank.isDisplayed) } ?? false
    }

    /// Whether the best mask doesn't place the new text whole.
    var isCut: Bool { best?.rank.isCut ?? false }

    /// How many characters that were there the best mask loses.
    var removed: Int { best?.rank.removed ?? 0 }
  }
}

extension MaskSet {
  /// The best mask of those that compete: the one that fits best, if it loses nothing; the others
  /// only say then whether one has room for more. Else each is tried, in the order of the list.
  ///
  /// - Parameters:
  ///   - claimed: The masks that compete.
  ///   - text: What decides how well each fits.
  ///   - users: How many characters are the user's in a mask that loses nothing, at the least.
  ///   - isWhole: Whether a mask is better that displays the text just so.
  ///   - consider: Tries a mask, of which it gets the fit.
  /// - Returns: The best one; an empty choice if none takes anything.
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
      // Whether one can grow: if any can, it is the roomiest as a rule.
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

/// Which masks of a set compete for a text.
extension MaskSet {
  /// The masks that compete for a text: where it begins with a sign of a prefix, those whose prefix
  /// it is and those that have the sign without a prefix; `nil` if there is none.
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

  /// How many characters of a text, other than letters and digits, some mask takes in a value.
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
