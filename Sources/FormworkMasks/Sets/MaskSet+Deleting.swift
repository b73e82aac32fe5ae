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
        typed, claimants(of: begun), shown, undone ?? Editor.Result(caret: 0), &own, current)
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
    let claimed = claimants(of: own.begun(before: own.cells.count))
    return choose(own.typed(after: result), claimed, shown, result, &own, current)
  }

  /// Returns the outcome of the best mask for the typed characters, among the masks that their
  /// beginning claims. `result` is the result of the displayed mask.
  private func choose(
    _ typed: Typed, _ claimed: Claimants?, _ shown: Int, _ result: Editor.Result,
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
      let carried = editor.carry(typed)
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
