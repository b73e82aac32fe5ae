/// Insertions into a set of masks.
extension MaskSet {
  /// An insertion as all masks receive it.
  private struct Insertion {
    /// The inserted characters, in display order.
    let input: GlyphText

    /// The characters that the user typed before and after it.
    let typed: Typed

    /// The number of separators, among several characters, that some mask takes in a value.
    let separators: Int

    /// Whether it replaces the user's first characters and others follow them.
    let replacesBeginning: Bool

    /// The number of inserted letters and digits.
    var words: Int {
      input.characters.reduce(0) { input.glyphs.isAlphanumeric($1) ? $0 + 1 : $0 }
    }

    var isKey: Bool { input.characters.count == 1 }
    var isWhole: Bool { !isKey && typed.tokens.isEmpty }
  }

  func insert(
    _ edit: TextEdit, in current: FormattedText, shown: Int, _ steps: inout Int
  ) -> EditOutcome {
    let size = edit.replacement.byteCount
    var own = Editor(masks[shown], current, new: size)
    own.alignment.searchSteps = steps
    let range = own.take(edit)
    let input = GlyphText(
      characters: own.table.isRightToLeft ? own.input.reversed() : Array(own.input),
      glyphs: own.glyphs)
    let typed = own.typed(around: range)
    let insertion = Insertion(
      input: input, typed: typed,
      separators: input.characters.count == 1 ? 0 : separators(in: input),
      replacesBeginning: own.isFromStart(range) && own.userCount(range) > 0
        && own.userCount(outside: range) > 0)
    // A typed prefix symbol is part of the beginning, too.
    let isBegun = insertion.isKey || typed.head.allSatisfy { $0.role == .named }
    var claim = isBegun ? own.begun(before: range.lowerBound) : GlyphText(glyphs: own.glyphs)
    if claim.characters.isEmpty { claim = input } else { claim.characters += input.characters }
    guard let claimed = candidates(of: claim) else {
      return .rejected(current, because: .otherPrefix)
    }
    let text = typed.text(
      inserting: meaningful(input), replaces: own.table.insertion == .replace)
    own.stopsAtTyped = true
    let kept = own.put(in: range)
    steps = own.alignment.searchSteps
    var best = choose(
      of: claimed, for: text, users: typed.users,
      drawn: insertion.isKey && typed.isUsers ? .only(shown) : .all, isWhole: insertion.isWhole
    ) { index, fit, choice in
      if index == shown {
        return consider(
          index, insertion, fit, kept, &own, Choice.Rank(), &choice, isShown: true, &steps)
      }
      let start = FormattedText(showingPrefixAs: current)
      var editor = Editor(masks[index], start, new: input.utf8Count + typed.tokens.count)
      editor.stopsAtTyped = true
      editor.alignment.searchSteps = steps
      var rank = Choice.Rank()
      let carried = put(insertion, &editor, &rank)
      steps = editor.alignment.searchSteps
      guard let carried else { return }
      consider(index, insertion, fit, carried, &editor, rank, &choice, isShown: false, &steps)
    }
    if best.isCut { return .rejected(current, because: .noRoom) }
    let removed = best.removed
    var outcome = best.outcome(of: current)
    let isSame = outcome.formatted.content.isSameInText(as: current.content)
    // What the shown mask doesn't take may move to another mask, but removes nothing by itself.
    if kept.isIgnored || kept.rejection != nil, isSame || outcome.formatted.onlyLoses(from: current)
    {
      return kept.rejection.map { .rejected(current, because: $0) } ?? EditOutcome(current)
    }
    // A key that only moves the caret leaves the mask, and the room in all masks.
    if isSame, !current.isEmpty {
      if outcome.formatted.choice != current.choice {
        var moved = current
        moved.selection = outcome.formatted.selection
        return EditOutcome(moved)
      }
      outcome.formatted.isFull = current.isFull
    }
    if removed > 0, losesNeedlessly(outcome, removed, typed, &steps) {
      // A separator is ignored, as in a single mask.
      return insertion.isKey && input.glyphs.isSeparator(input.characters[0])
        ? EditOutcome(current) : .rejected(current, because: .wouldLose)
    }
    return outcome
  }

  /// Considers a mask with its result of an insertion.
  private func consider(
    _ index: Int, _ insertion: Insertion, _ fit: Int, _ result: Editor.Result,
    _ editor: inout Editor, _ rank: Choice.Rank, _ choice: inout Choice, isShown: Bool,
    _ steps: inout Int
  ) {
    let mask = masks[index]
    var rank = rank
    if result.rejection != nil || result.isIgnored {
      return choice.pass(over: result, isShown: isShown)
    }
    rank.removed = editor.removed.count
    rank.unused = editor.unused.count
    rank.isCut = !editor.isPlacedWhole || editor.unused.contains { takes($0, of: editor.glyphs) }
    rank.isDisplayed = insertion.isWhole && mask.displays(insertion.input, &steps)
    // A separator that some mask takes counts as a loss, like a typed literal.
    if insertion.separators > 0 {
      rank.literals += max(
        0, insertion.typed.separators + insertion.separators - editor.separators)
    }
    choice.consider(index, result, &editor, rank) { editor in
      // Characters that no mask keeps don't count for the fit.
      editor.unused.isEmpty ? fit : mask.affinity(of: editor.typedText, strategy)
    }
  }

  /// Inserts characters into a mask that isn't displayed, after the user's characters are moved to
  /// it.
  ///
  /// - Returns: `nil` if one of the moved characters has no place there.
  private func put(
    _ insertion: Insertion, _ editor: inout Editor, _ rank: inout Choice.Rank
  ) -> Editor.Result? {
    let carried = editor.transfer(insertion.typed, isParted: true)
    if !editor.removed.isEmpty { return nil }
    rank.literals = carried.lostLiterals
    editor.take(insertion.input)
    let caret = carried.caret..<carried.caret
    let users = editor.userCount(editor.cells.indices)
    let words = editor.words
    // A whole text replaces its own beginning. It doesn't replace the characters after a selection,
    // or more characters than it has.
    let isRepeated =
      !insertion.replacesBeginning && insertion.words >= words && editor.claim(in: caret) == .same
    let result = editor.put(in: caret)
    // A new letter or digit must not be merged with an existing one, because the user typed both.
    if result.rejection == nil, !isRepeated, !editor.table.isRightToLeft,
      editor.words + editor.removed.count < words + insertion.words - editor.unused.count
    {
      return .rejected(.wouldLose)
    }
    if editor.table.isRightToLeft {
      // From the right, a separator only moves the caret, so it doesn't choose a mask.
      return editor.userCount(editor.cells.indices) == users ? .rejected(.notAllowed) : result
    }
    guard result.rejection == .wouldLose, insertion.isKey else { return result }
    // The user hasn't seen the characters in this mask, so the new one is placed with all others
    // instead of after them.
    var whole = insertion.typed
    whole.insert(Token(insertion.input.characters[0], .user))
    let anew = editor.transfer(whole, isParted: true)
    if !editor.removed.isEmpty { return result }
    rank.literals = anew.lostLiterals
    return Editor.Result(caret: anew.caret)
  }

  /// Whether an insertion removes characters that would stay in one of the masks without it.
  private func losesNeedlessly(
    _ outcome: EditOutcome, _ removed: Int, _ typed: Typed, _ steps: inout Int
  ) -> Bool {
    let options = masks[Int(outcome.formatted.choice)].options
    guard options.overflow == .reject, options.insertion == .insert else { return false }
    return masks.contains { mask in
      var editor = Editor(mask, FormattedText(), new: typed.tokens.count)
      editor.alignment.searchSteps = steps
      _ = editor.transfer(typed)
      steps = editor.alignment.searchSteps
      return editor.removed.count < removed
    }
  }

  /// Whether a slot of some mask takes a character.
  private func takes(_ glyph: Glyph, of others: Glyphs) -> Bool {
    masks.contains { $0.program.isTaken(glyph, of: others) }
  }

  /// Returns the characters of a text that some mask can use. A separator that no mask has doesn't
  /// count for the fit.
  func meaningful(_ text: GlyphText) -> [Glyph] {
    if text.characters.allSatisfy(text.glyphs.isAlphanumeric) { return text.characters }
    return text.characters.filter { glyph in
      text.glyphs.isAlphanumeric(glyph)
        || masks.contains { $0.program.knows(glyph, of: text.glyphs) }
    }
  }
}

extension Mask {
  /// Whether the mask displays a text exactly as it is, with at least one literal.
  ///
  /// Without a literal, the text doesn't indicate this mask. In a guide, the text must contain
  /// every slot.
  fileprivate func displays(_ text: GlyphText, _ steps: inout Int) -> Bool {
    var editor = Editor(self, FormattedText(), new: text.utf8Count)
    editor.alignment.searchSteps = steps
    defer { steps = editor.alignment.searchSteps }
    editor.take(text)
    let least =
      editor.table.guide == nil ? 0 : program.elements.count { $0.kind != .endless }
    return editor.input.count >= least && editor.readDisplayed(from: 0)
      && editor.fresh.contains { $0.role == .literal } && !editor.endsBeforeLiteral
  }
}

extension FormattedText {
  /// Whether an earlier text has each scalar of this one, at least as often.
  fileprivate func onlyLoses(from earlier: FormattedText) -> Bool {
    let (own, others) = (text.unicodeScalars, earlier.text.unicodeScalars)
    return own.allSatisfy { scalar in
      own.count { $0 == scalar } <= others.count { $0 == scalar }
    }
  }

  /// Creates an empty text that shows its prefix if the other text does.
  init(showingPrefixAs other: FormattedText) {
    self.init()
    showsPrefix = other.showsPrefix
  }
}

/// Deletions. The displayed mask carries them out, then the set shows the best mask for the
/// remaining characters.
extension MaskSet {
  func delete(_ edit: TextEdit, in current: FormattedText, shown: Int) -> EditOutcome {
    var own = Editor(masks[shown], current, new: 0)
    own.alignment.searchSteps = Self.searchSteps
    if edit.direction == .backward, let literal = own.typedLiteral(before: edit) {
      let typed = own.typed(around: literal..<literal + 1)
      let undone = own.untype(before: literal + 1)
      let begun =
        undone == nil ? GlyphText(glyphs: own.glyphs) : own.begun(before: own.cells.count)
      let outcome = choose(
        typed, candidates(of: begun), shown, undone ?? Editor.Result(caret: 0), &own, current)
      if outcome.formatted.userCount == typed.users,
        !outcome.formatted.content.isSameInText(as: current.content)
      {
        return outcome
      }
      if typed.tokens.isEmpty, current.showsPrefix,
        !prefixed.content.isSameInText(as: current.content)
      {
        return EditOutcome(prefixed)
      }
      if undone != nil { own.cells.undraw() }
    }
    let result = own.apply(edit)
    if result.isIgnored { return EditOutcome(current) }
    // An edit that only moves the caret doesn't choose a mask.
    if !result.isDeletion {
      var outcome = own.outcome(result) ?? EditOutcome(current)
      outcome.formatted.choice = current.choice
      outcome.formatted.isFull = current.isFull
      return outcome
    }
    let claimed = candidates(of: own.begun(before: own.cells.count))
    return choose(own.typed(after: result), claimed, shown, result, &own, current)
  }

  /// Returns the outcome of the best mask for the typed characters, among the masks that their
  /// beginning claims. `result` is the result of the displayed mask.
  private func choose(
    _ typed: Typed, _ claimed: Candidates?, _ shown: Int, _ result: Editor.Result,
    _ own: inout Editor, _ current: FormattedText
  ) -> EditOutcome {
    let text = typed.text(inserting: [])
    // If a typed literal remains among several characters, they are shown like a whole text with
    // the same characters. A single character is shown like a key.
    let isWhole = typed.tokens.count > 1 && typed.tokens.contains { $0.role == .named }
    var steps = own.alignment.searchSteps
    var best = choose(
      of: claimed ?? .all, for: text, users: typed.users,
      drawn: typed.isUsers ? .only(shown) : .all, isWhole: isWhole
    ) { index, fit, choice in
      let mask = masks[index]
      if index == shown {
        let rank = Choice.Rank(
          removed: own.removed.count, isDisplayed: isWhole && own.showsOnlyTyped)
        return choice.consider(index, result, &own, rank) { _ in fit }
      }
      let start = FormattedText(showingPrefixAs: current)
      var editor = Editor(mask, start, new: typed.tokens.count)
      editor.alignment.searchSteps = steps
      let carried = editor.transfer(typed)
      steps = editor.alignment.searchSteps
      let result = Editor.Result(caret: carried.caret)
      let rank = Choice.Rank(
        removed: editor.removed.count, literals: carried.lostLiterals,
        isDisplayed: isWhole && editor.showsOnlyTyped)
      choice.consider(index, result, &editor, rank) { _ in fit }
    }
    return best.outcome(of: current)
  }
}

extension Editor {
  /// Whether the text contains only characters that the user typed.
  fileprivate var showsOnlyTyped: Bool {
    !cells.contains(in: cells.indices) { !$0.isUser && !$0.isTyped }
  }
}

extension FormattedText {
  /// The number of the user's characters.
  fileprivate var userCount: Int {
    withExtendedLifetime(content) { content.cells.count { $0.isUser } }
  }
}
