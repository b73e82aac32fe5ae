extension MaskSet {
  /// The best mask so far, with what it makes of an edit.
  struct Choice {
    private var best: (outcome: EditOutcome, rank: Rank)?
    private var affinity: Int?

    /// Whether some mask that loses nothing has room for more.
    private(set) var canGrow = false

    /// Why no mask takes the edit, if none does.
    private var refusal: Refusal?
    private var isIgnored = false

    /// What a mask loses. Characters that were there are the worst; then new letters and digits;
    /// then typed literals; then a mask is better that displays a whole new text just so.
    struct Rank: Comparable {
      var dropped = 0
      var leftOut = 0
      var literals = 0
      var isDisplayed = false

      var isLossless: Bool { dropped + leftOut + literals == 0 }

      static func < (left: Rank, right: Rank) -> Bool {
        if left.dropped != right.dropped { return left.dropped < right.dropped }
        if left.leftOut != right.leftOut { return left.leftOut < right.leftOut }
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
      if isShown || refusal == nil { refusal = result.refusal ?? refusal }
    }

    /// What came of the edit of `current`.
    func outcome(of current: FormattedText) -> EditOutcome {
      guard var outcome = best?.outcome else {
        return isIgnored ? EditOutcome(current) : .refused(current, because: refusal ?? .notAllowed)
      }
      if canGrow { outcome.formatted.isFull = false }
      return outcome
    }

    var isEmpty: Bool { best == nil }

    /// Whether no other mask can be better that fits less: this one loses nothing.
    func isUnbeaten(isWhole: Bool) -> Bool {
      best.map { $0.rank.isLossless && (!isWhole || $0.rank.isDisplayed) } ?? false
    }

    /// How many characters that were there the best mask loses.
    var dropped: Int { best?.rank.dropped ?? 0 }
  }
}

extension MaskSet {
  /// The mask that some characters fit best, of those that compete: the first one of equals.
  func favourite(of claimed: [Int], for text: GlyphText) -> Int {
    var best = 0
    var affinity = Int.min
    for (place, index) in claimed.enumerated() {
      let measured = masks[index].affinity(of: text, strategy)
      if measured > affinity { (best, affinity) = (place, measured) }
    }
    return claimed[best]
  }

  /// The best mask of those that compete: the one that fits best, if it loses nothing; the others
  /// only say then whether one has room for more. Else each is tried, in the order of the list.
  func choose(
    of claimed: [Int], for text: GlyphText, isWhole: Bool, _ consider: (Int, inout Choice) -> Void
  ) -> Choice {
    var choice = Choice()
    let favourite = favourite(of: claimed, for: text)
    consider(favourite, &choice)
    if choice.isUnbeaten(isWhole: isWhole) {
      for index in claimed where index != favourite && !choice.canGrow { consider(index, &choice) }
      return choice
    }
    choice = Choice()
    for index in claimed { consider(index, &choice) }
    return choice
  }
}
