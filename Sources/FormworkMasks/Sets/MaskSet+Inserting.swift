/// Insertions: what is put into a set of masks.
extension MaskSet {
  /// An insertion as all masks see it.
  private struct Insertion {
    /// The cells that it replaces in the mask that is shown.
    let range: Range<Int>

    /// What is put in, in the order in which it is displayed.
    let input: GlyphText

    /// What the person had typed before and after it.
    let typed: Typed

    /// How many of several characters, other than letters and digits, some mask takes in a value.
    let separators: Int

    /// Whether it replaces the person's first characters, and others follow.
    let replacesBeginning: Bool

    /// How many letters and digits are put in.
    var words: Int {
      input.characters.reduce(0) { input.glyphs.isAlphanumeric($1) ? $0 + 1 : $0 }
    }

    var isKey: Bool { input.characters.count == 1 }
    var isWhole: Bool { !isKey && typed.tokens.isEmpty }
  }

  func insert(_ edit: TextEdit, in current: FormattedText, shown: Int) -> EditOutcome {
    let size = edit.replacement.byteCount
    return Editor.edit(masks[shown], current, new: size) { own in
      let range = own.take(edit)
      let input = GlyphText(
        characters: own.table.isRightToLeft ? own.input.reversed() : Array(own.input),
        glyphs: own.glyphs)
      let typed = own.typed(around: range)
      let insertion = Insertion(
        range: range, input: input, typed: typed,
        separators: input.characters.count == 1 ? 0 : separators(in: input),
        replacesBeginning: own.isFromStart(range) && own.userCount(range) > 0
          && own.userCount(outside: range) > 0)
      // A sign that was typed begins the text, too.
      let isBegun = insertion.isKey || typed.head.allSatisfy { $0.role == .named }
      var claim = isBegun ? own.begun(before: range.lowerBound) : GlyphText(glyphs: own.glyphs)
      claim.characters += input.characters
      guard let claimed = claimants(of: claim) else {
        return .rejected(current, because: .otherPrefix)
      }
      let text = typed.text(inserting: meaningful(input))
      let best = choose(
        of: claimed, for: text, users: typed.users, isWhole: insertion.isWhole
      ) { index, fit, choice in
        consider(index, insertion, fit, in: current, isShown: index == shown, &choice)
      }
      if best.isCut { return .rejected(current, because: .noRoom) }
      let outcome = best.outcome(of: current)
      if best.removed > 0, losesNeedlessly(outcome, best.removed, typed) {
        // A separator is no mistake, as in a mask alone.
        return insertion.isKey && input.glyphs.isSeparator(input.characters[0])
          ? EditOutcome(current) : .rejected(current, because: .wouldLose)
      }
      return outcome
    }
  }

  /// Takes into account what a mask makes of an insertion.
  private func consider(
    _ index: Int, _ insertion: Insertion, _ fit: Int, in current: FormattedText,
    isShown: Bool, _ choice: inout Choice
  ) {
    let mask = masks[index]
    let start = isShown ? current : FormattedText(showingPrefixAs: current)
    let size = insertion.input.utf8Count + (isShown ? 0 : insertion.typed.tokens.count)
    Editor.edit(mask, start, new: size) { editor in
      var rank = Choice.Rank()
      editor.stopsAtTyped = true
      let result: Editor.Result
      if isShown {
        editor.take(insertion.input)
        result = editor.put(in: insertion.range)
      } else {
        guard let carried = put(insertion, &editor, &rank) else { return }
        result = carried
      }
      if result.rejection != nil || result.isIgnored {
        return choice.pass(over: result, isShown: isShown)
      }
      rank.removed = editor.removed.count
      rank.unused = editor.unused.count
      rank.isCut = !editor.isPlacedWhole || editor.unused.contains { takes($0, of: editor.glyphs) }
      rank.isDisplayed = insertion.isWhole && mask.displays(insertion.input)
      // A separator that some mask takes is missed as a typed literal is.
      if insertion.separators > 0 {
        rank.literals += max(
          0, insertion.typed.separators + insertion.separators - editor.separators)
      }
      choice.consider(index, result, &editor, rank) { editor in
        // What no mask keeps says nothing about the fit.
        editor.unused.isEmpty ? fit : mask.affinity(of: editor.typedText, strategy)
      }
    }
  }

  /// Puts an insertion into a mask that isn't shown, behind what was typed into the one that is.
  ///
  /// - Returns: `nil` if something of that has no place there.
  private func put(
    _ insertion: Insertion, _ editor: inout Editor, _ rank: inout Choice.Rank
  ) -> Editor.Result? {
    let carried = editor.carry(insertion.typed, isParted: true)
    if !editor.removed.isEmpty { return nil }
    rank.literals = carried.lostLiterals
    editor.take(insertion.input)
    let caret = carried.caret..<carried.caret
    let users = editor.userCount(editor.cells.indices)
    let words = editor.words
    // A whole text takes the place of its own beginning, not of what followed a selection, nor of more
    // than it has itself.
    let isRepeated =
      !insertion.replacesBeginning && insertion.words >= words && editor.claim(in: caret) == .same
    let result = editor.put(in: caret)
    // A letter or digit must not be taken for one that is there already: both were typed.
    if result.rejection == nil, !isRepeated, !editor.table.isRightToLeft,
      editor.words + editor.removed.count < words + insertion.words - editor.unused.count
    {
      return .rejected(.wouldLose)
    }
    if editor.table.isRightToLeft {
      // From the right a separator is stepped over and forgotten: it chooses no mask.
      return editor.userCount(editor.cells.indices) == users ? .rejected(.notAllowed) : result
    }
    guard result.rejection == .wouldLose, insertion.isKey else { return result }
    // Where the characters stand in this mask nobody has seen: none has to be crossed.
    var whole = insertion.typed
    whole.insert(Token(insertion.input.characters[0], .user))
    let anew = editor.carry(whole, isParted: true)
    if !editor.removed.isEmpty { return result }
    rank.literals = anew.lostLiterals
    return Editor.Result(caret: anew.caret)
  }

  /// Whether an insertion drops characters that would stay, in one of the masks, without it.
  private func losesNeedlessly(_ outcome: EditOutcome, _ removed: Int, _ typed: Typed) -> Bool {
    let options = masks[Int(outcome.formatted.choice)].options
    guard options.overflow == .reject, options.insertion == .insert else { return false }
    return masks.contains { mask in
      Editor.edit(mask, FormattedText(), new: typed.tokens.count) { editor in
        _ = editor.carry(typed)
        return editor.removed.count < removed
      }
    }
  }

  /// Whether a slot of some mask takes a character.
  private func takes(_ glyph: Glyph, of others: Glyphs) -> Bool {
    masks.contains { $0.program.takes(glyph, others) }
  }

  /// The characters of a text that mean something to some mask: a separator that none knows says
  /// nothing about the fit.
  func meaningful(_ text: GlyphText) -> [Glyph] {
    text.characters.filter { glyph in
      text.glyphs.isAlphanumeric(glyph)
        || masks.contains { $0.program.knows(glyph, of: text.glyphs) }
    }
  }
}

extension Mask {
  /// Whether the mask displays a text just so, with a literal in it: without one it says nothing
  /// about the mask. A guide shows every slot.
  fileprivate func displays(_ text: GlyphText) -> Bool {
    Editor.edit(self, FormattedText(), new: text.utf8Count) { editor in
      editor.take(text)
      let least =
        editor.table.guide == nil ? 0 : program.elements.count { $0.kind != .endless }
      return editor.input.count >= least && editor.readDisplayed(from: 0)
        && editor.fresh.contains { $0.role == .literal } && !editor.endsBeforeLiteral
    }
  }
}

extension FormattedText {
  /// An empty text whose prefix is shown if that of another is.
  init(showingPrefixAs other: FormattedText) {
    self.init()
    showsPrefix = other.showsPrefix
  }
}
