extension MaskSet {
  /// The best mask so far, with what it makes of an edit.
  struct Choice {
    private var best: (index: Int, result: Editor.Result, glyphs: Glyphs, rank: Rank)?
    private var affinity: Int?

    /// What a mask loses of what the person typed. Fewer characters are better; then fewer typed
    /// literals; then a mask that displays a whole new text just so.
    struct Rank: Comparable {
      var characters: Int
      var literals = 0
      var isDisplayed = false

      static func < (left: Rank, right: Rank) -> Bool {
        if left.characters != right.characters { return left.characters < right.characters }
        if left.literals != right.literals { return left.literals < right.literals }
        return left.isDisplayed && !right.isDisplayed
      }
    }

    /// Takes a mask into account: of those with the best rank the affinity decides, which is
    /// measured only then; then the first one listed.
    mutating func consider(
      _ index: Int, _ result: Editor.Result, _ glyphs: Glyphs, _ rank: Rank, affinity: () -> Int
    ) {
      if let known = best, known.rank < rank { return }
      let measured = affinity()
      if let known = best, !(rank < known.rank), measured <= self.affinity ?? Int.min { return }
      best = (index, result, glyphs, rank)
      self.affinity = measured
    }

    func formatted(by set: MaskSet, showsPrefix: Bool) -> FormattedText? {
      guard let best else { return nil }
      var formatted = set.masks[best.index].formatted(
        best.result, best.glyphs, showsPrefix: showsPrefix)
      formatted.choice = UInt16(clamping: best.index)
      return formatted
    }

    var dropped: String {
      best.map { String($0.result.dropped, in: $0.glyphs) } ?? ""
    }
  }

  func insert(_ edit: Edit, _ cells: Cells, in current: FormattedText) -> Outcome {
    let shown = chosen(in: current)
    var own = Editor(masks[shown], cells, showsPrefix: current.showsPrefix)
    let (input, range) = own.insertion(of: edit, cells, in: current)
    let typed = own.typed(around: range)
    let raw = String(
      own.program.isRightToLeft ? input.reversed() : input, in: own.glyphs)
    let text = typed.text(inserting: meaningful(input, own))
    let isWhole = input.count > 1 && typed.head.isEmpty && typed.tail.isEmpty
    var best = Choice()
    for index in masks.indices {
      let mask = masks[index]
      var editor = own
      var input = input
      var place = range
      var rank = Choice.Rank(characters: 0)
      if index != shown {
        editor = Editor(mask, Cells([], mask.program.glyphs), showsPrefix: current.showsPrefix)
        let carried = editor.carry(typed)
        if carried.lost > 0 { continue }
        rank.literals = carried.lostLiterals
        place = carried.caret..<carried.caret
        input = editor.glyphs.glyphs(of: raw)
        if mask.program.isRightToLeft { input.reverse() }
      }
      let result = editor.insert(input, in: place)
      if result.isRefused { continue }
      rank.characters = result.dropped.count + result.unused
      // A display without a literal says nothing about the mask.
      let displayed = isWhole ? editor.reader.readDisplayed(input, from: 0, &editor.glyphs) : nil
      rank.isDisplayed = displayed?.contains { $0.role == .typed } ?? false
      best.consider(
        index, result, editor.glyphs, rank,
        affinity: {
          // What no mask keeps says nothing about the fit.
          let kept = result.unused > 0 ? editor.typedText(of: result) : text
          return mask.affinity(of: kept, strategy)
        })
    }
    guard let formatted = best.formatted(by: self, showsPrefix: current.showsPrefix) else {
      return .refused(current)
    }
    return Outcome(formatted, dropped: best.dropped)
  }

  /// The characters of an insertion that mean something to some mask, as they are displayed: a
  /// separator that none knows says nothing about the fit.
  private func meaningful(_ input: [Glyph], _ own: Editor) -> String {
    let kept = input.filter { glyph in
      if own.glyphs.isAlphanumeric(glyph) { return true }
      return masks.contains { mask in
        var editor = Editor(mask, Cells([], mask.program.glyphs), showsPrefix: false)
        let glyph = editor.glyphs.adopt(glyph, from: own.glyphs)
        let reader = editor.reader
        return mask.program.elements.contains {
          $0.isLiteral
            ? editor.glyphs.areEqual($0.glyph, glyph)
            : reader.isAccepted(glyph, $0, &editor.glyphs)
        }
      }
    }
    return String(own.program.isRightToLeft ? kept.reversed() : kept, in: own.glyphs)
  }

  func delete(_ edit: Edit, _ cells: Cells, in current: FormattedText) -> Outcome {
    let shown = chosen(in: current)
    var own = Editor(masks[shown], cells, showsPrefix: current.showsPrefix)
    if edit.direction == .backward,
      let literal = own.typedLiteral(before: edit, cells, in: current),
      let undone = untype(literal, own, current)
    {
      return undone
    }
    guard let result = own.apply(edit, cells, in: current) else { return Outcome(current) }
    own.cells = result.cells
    let isMoved = result.cells.count == cells.list.count && result.cells == cells.list
    let typed = own.typed(after: result)
    let choice = choose(
      typed, isMoved ? [shown] : Array(masks.indices), shown, result, own, current)
    guard let formatted = choice.formatted(by: self, showsPrefix: current.showsPrefix) else {
      return Outcome(current)
    }
    return Outcome(formatted, dropped: choice.dropped)
  }

  /// Takes back a literal that was typed through, if another mask doesn't supply it again.
  private func untype(_ literal: Int, _ own: Editor, _ current: FormattedText) -> Outcome? {
    let typed = own.typed(around: literal..<literal + 1)
    let choice = choose(typed, Array(masks.indices), nil, nil, own, current)
    guard let formatted = choice.formatted(by: self, showsPrefix: current.showsPrefix),
      !Difference.areSame(formatted.text, current.text)
    else { return nil }
    return Outcome(formatted)
  }

  /// The best of some masks for what was typed; `result` is what the one that is shown makes of it.
  private func choose(
    _ typed: Typed, _ candidates: [Int], _ shown: Int?, _ result: Editor.Result?, _ own: Editor,
    _ current: FormattedText
  ) -> Choice {
    let text = typed.text
    var best = Choice()
    for index in candidates {
      let mask = masks[index]
      let affinity = { mask.affinity(of: text, strategy) }
      if index == shown, let result {
        best.consider(
          index, result, own.glyphs, Choice.Rank(characters: result.dropped.count),
          affinity: affinity)
      } else {
        var editor = Editor(
          mask, Cells([], mask.program.glyphs), showsPrefix: current.showsPrefix)
        let carried = editor.carry(typed)
        if carried.lost > 0 { continue }
        best.consider(
          index, editor.unchanged(caret: carried.caret), editor.glyphs,
          Choice.Rank(characters: 0, literals: carried.lostLiterals), affinity: affinity)
      }
    }
    return best
  }
}
