extension MaskSet {
  /// The best mask so far, with what it makes of an edit.
  struct Choice {
    private var best: (outcome: Outcome, rank: Rank)?
    private var affinity: Int?

    /// Whether some mask that loses nothing has room for more.
    private var canGrow = false

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
    func outcome(of current: FormattedText) -> Outcome {
      guard var outcome = best?.outcome else {
        return isIgnored ? Outcome(current) : .refused(current, because: refusal ?? .notAllowed)
      }
      if canGrow { outcome.formatted.isFull = false }
      return outcome
    }

    var isEmpty: Bool { best == nil }

    /// How many characters that were there the best mask loses.
    var dropped: Int { best?.rank.dropped ?? 0 }
  }
}

extension MaskSet {
  func insert(_ edit: Edit, in current: FormattedText, shown: Int) -> Outcome {
    let size = edit.replacement.utf8.count
    return Editor.edit(masks[shown], current, new: size) { own in
      let range = own.take(edit)
      let raw = own.string(Array(own.input))
      let typed = own.typed(around: range)
      // A sign that was typed begins the text, too.
      let isKey = own.input.count == 1
      let isBegun = isKey || typed.head.allSatisfy { $0.role == .named }
      let begun = isBegun ? own.begun(before: range.lowerBound) : ""
      guard let claimed = claimants(of: begun + raw) else {
        return .refused(current, because: .otherPrefix)
      }
      let text = typed.text(inserting: meaningful(raw))
      let isWhole = own.input.count > 1 && typed.count == 0
      let separators = own.input.count > 1 ? separators(in: raw) : 0
      var best = Choice()
      for index in claimed {
        let mask = masks[index]
        let isShown = index == shown
        let start = isShown ? current : FormattedText(showingPrefixAs: current)
        Editor.edit(mask, start, new: raw.utf8.count + (isShown ? 0 : typed.count)) { editor in
          var rank = Choice.Rank()
          editor.stopsAtTyped = true
          var result: Editor.Result
          if isShown {
            editor.glyphs = own.glyphs
            for glyph in own.input { editor.input.append(glyph) }
            result = editor.put(in: range)
          } else {
            let carried = editor.carry(typed, isParted: true)
            if !editor.dropped.isEmpty { return }
            rank.literals = carried.lostLiterals
            editor.take(raw)
            let users = editor.userCount(0..<editor.cells.count)
            result = editor.put(in: carried.caret..<carried.caret)
            let isRightToLeft = editor.table.isRightToLeft
            // Where the characters stand in this mask nobody has seen: none has to be crossed.
            if result.refusal == .wouldLose, isKey, !isRightToLeft {
              var whole = typed
              whole.head.append(Token(own.input[0], .user))
              let carried = editor.carry(whole, isParted: true)
              if editor.dropped.isEmpty {
                rank.literals = carried.lostLiterals
                result = Editor.Result(caret: carried.caret)
              }
            }
            // From the right a separator is stepped over and forgotten: it chooses no mask.
            if isRightToLeft, editor.userCount(0..<editor.cells.count) == users {
              return best.pass(over: .refused(.notAllowed), isShown: false)
            }
          }
          if result.refusal != nil || result.isIgnored {
            return best.pass(over: result, isShown: isShown)
          }
          rank.dropped = editor.dropped.count
          rank.leftOut = editor.leftOut.count
          rank.isDisplayed = isWhole && mask.displays(raw)
          // A separator that some mask takes is missed as a typed literal is.
          if separators > 0 {
            let others = typed.count - typed.text.lettersAndDigits.count
            rank.literals += max(0, others + separators - editor.separators)
          }
          best.consider(index, result, &editor, rank) { editor in
            // What no mask keeps says nothing about the fit.
            mask.affinity(of: editor.leftOut.isEmpty ? text : editor.typedText, strategy)
          }
        }
      }
      let outcome = best.outcome(of: current)
      if best.dropped > 0, losesNeedlessly(outcome, best.dropped, typed) {
        return .refused(current, because: .wouldLose)
      }
      return outcome
    }
  }

  /// Whether an insertion drops characters that would stay, in one of the masks, without it.
  private func losesNeedlessly(_ outcome: Outcome, _ dropped: Int, _ typed: Typed) -> Bool {
    let options = masks[Int(outcome.formatted.choice)].options
    guard options.overflow == .reject, options.insertion == .insert else { return false }
    return masks.contains { mask in
      Editor.edit(mask, FormattedText(), new: typed.count) { editor in
        _ = editor.carry(typed)
        return editor.dropped.count < dropped
      }
    }
  }

  /// The masks that compete for a text: where it begins with a sign of a prefix, those whose prefix
  /// it is and those that have the sign without a prefix; `nil` if there is none.
  func claimants(of text: String) -> [Int]? {
    var same: [Int] = []
    var isClaimed = false
    for index in masks.indices {
      let program = masks[index].program
      var glyphs = program.glyphs
      let input = glyphs.glyphs(of: text)
      if input.count < 2 { break }
      switch program.prefix?.claim(of: input, masks[index].options.letterCase, &glyphs) {
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

  /// The characters of an insertion that mean something to some mask, as they are displayed: a
  /// separator that none knows says nothing about the fit.
  private func meaningful(_ text: String) -> String {
    text.filter { character in
      if CharacterClass.alphanumeric.contains(character) { return true }
      return masks.contains { mask in
        let program = mask.program
        var glyphs = program.glyphs
        let glyph = glyphs.glyph(of: character)
        return program.classes.indices.contains {
          program.form(of: glyph, inClass: $0, &glyphs) != nil
        }
          || program.table.literal(glyph, from: 0, upTo: Int.max, glyphs)
            != Int.max
      }
    }
  }

  func delete(_ edit: Edit, in current: FormattedText, shown: Int) -> Outcome {
    Editor.edit(masks[shown], current, new: 0) { own in
      if edit.direction == .backward, let literal = own.typedLiteral(before: edit) {
        let typed = own.typed(around: literal..<literal + 1)
        let undone = own.untype(before: literal + 1)
        let begun = undone == nil ? "" : own.begun(before: own.cells.count)
        let outcome = choose(
          typed, claimants(of: begun), shown, undone ?? Editor.Result(caret: 0), &own, current)
        let users = (typed.head + typed.tail).reduce(0) { $1.role == .user ? $0 + 1 : $0 }
        if outcome.formatted.userCount == users,
          !Difference.areSame(outcome.formatted.text, current.text)
        {
          return outcome
        }
        if typed.count == 0, current.showsPrefix,
          !prefixed.text.utf8.elementsEqual(current.text.utf8)
        {
          return Outcome(prefixed)
        }
        if undone != nil { own.cells.undraw() }
      }
      let result = own.apply(edit)
      if result.isIgnored { return Outcome(current) }
      // A mere move of the caret chooses nothing.
      if result.left == nil {
        var outcome = own.outcome(result) ?? Outcome(current)
        outcome.formatted.choice = current.choice
        outcome.formatted.isFull = current.isFull
        return outcome
      }
      let claimed = claimants(of: own.begun(before: own.cells.count))
      return choose(own.typed(after: result), claimed, shown, result, &own, current)
    }
  }

  /// The best mask for what was typed, of those that its beginning claims; `result` is what the one that is shown makes of it.
  private func choose(
    _ typed: Typed, _ claimed: [Int]?, _ shown: Int, _ result: Editor.Result,
    _ own: inout Editor, _ current: FormattedText
  ) -> Outcome {
    let text = typed.text
    var best = Choice()
    for index in claimed ?? Array(masks.indices) {
      let mask = masks[index]
      if index == shown {
        best.consider(index, result, &own, Choice.Rank(dropped: own.dropped.count)) { _ in
          mask.affinity(of: text, strategy)
        }
        continue
      }
      let start = FormattedText(showingPrefixAs: current)
      Editor.edit(mask, start, new: typed.count) { editor in
        let carried = editor.carry(typed)
        let result = Editor.Result(caret: carried.caret)
        let rank = Choice.Rank(dropped: editor.dropped.count, literals: carried.lostLiterals)
        best.consider(index, result, &editor, rank) { _ in mask.affinity(of: text, strategy) }
      }
    }
    return best.outcome(of: current)
  }
}

extension Mask {
  /// Whether the mask displays a text just so, with a literal in it: without one it says nothing
  /// about the mask.
  fileprivate func displays(_ text: String) -> Bool {
    Editor.edit(self, FormattedText(), new: text.utf8.count) { editor in
      editor.take(text)
      return editor.readDisplayed(from: 0) && editor.fresh.contains { $0.role == .literal }
        && !editor.endsBeforeLiteral
    }
  }
}

extension FormattedText {
  /// How many characters are the user's.
  fileprivate var userCount: Int {
    provenance.pieces(of: text).reduce(0) { $1.kind.contains(.user) ? $0 + 1 : $0 }
  }

  /// An empty text whose prefix is shown if that of another is.
  fileprivate init(showingPrefixAs other: FormattedText) {
    self.init()
    showsPrefix = other.showsPrefix
  }
}

extension Program {
  /// Whether a character is one of the literals before the first slot.
  fileprivate func beginsWith(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    !isRightToLeft
      && table.literal(glyph, from: 0, upTo: table.nextSlot(from: 0) - 1, glyphs) != Int.max
  }
}

extension Glyphs {
  /// The scalars of a glyph.
  func scalars(_ glyph: Glyph) -> [UInt32] {
    Self.isCluster(glyph) ? cluster(glyph) : [glyph]
  }

  /// The glyph of this list for one of another.
  mutating func adopt(_ glyph: Glyph, from other: Glyphs) -> Glyph {
    Self.isCluster(glyph) ? self.glyph(of: other.cluster(glyph)) : glyph
  }
}
