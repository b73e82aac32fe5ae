extension EditingSession {
  /// Takes note of a text that the widget shows now, whoever put it there.
  ///
  /// If it is the raw result of the pending proposal, that edit has been made; else its difference to
  /// the last text is applied as one edit. Calling it again with the same text does nothing, so an
  /// adapter may report as often as it likes, its own writing included.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: Its selection, in UTF-16 code units of `text`, if the widget knows it.
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public mutating func didChange(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    if composition != nil {
      composition = TextComposition(
        text: text, selection: (selection ?? .end(of: text)).clamped(to: text))
      return nil
    }
    if let pending {
      self.pending = nil
      if pending.shows(text) {
        return commit(pending.outcome, pending.edit, over: pending.shown)
      }
    }
    if current.content.isText(text) {
      if let selection { select(selection) }
      return nil
    }
    var edit = Difference.edit(from: current.text, to: text, caret: selection?.upperBound)
    if edit.replacement.isEmpty { edit.direction = direction(ofDeleting: edit.range) }
    let outcome = format.apply(edit, to: current)
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: .text(text))
    }
    return commit(outcome, edit, over: .text(text), cause: .reconciliation)
  }

  /// Takes note that the widget has made the edit that it was let make last, though it shows another
  /// text by now.
  ///
  /// - Returns: What to tell, or `nil` if no edit is expected.
  package mutating func permittedEditWasMade() -> SessionUpdate? {
    guard let pending else { return nil }
    self.pending = nil
    return commit(pending.outcome, pending.edit, over: pending.shown)
  }

  /// Makes an edit in the place of the last one, which was made of a text before it: what it put in was
  /// replaced as a whole. One step of undo takes back both.
  ///
  /// - Parameters:
  ///   - edit: The edit, in UTF-16 code units of the text before.
  ///   - before: What was there before the last edit.
  ///   - shown: What the widget shows.
  /// - Returns: What to write and tell.
  package mutating func revise(
    _ edit: TextEdit, of before: FormattedText, over shown: String
  ) -> SessionUpdate {
    pending = nil
    let outcome = format.apply(edit, to: before)
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: .text(shown))
    }
    let last = current
    current = outcome.formatted
    let isChanged = current.isNews(after: last)
    if isChanged { history.amend(last, current) }
    return SessionUpdate(
      rewrite: Difference.rewrite(.text(shown), to: current), selection: current.selection,
      change: isChanged
        ? SessionChange(.insertion, from: last, to: current, losing: outcome.lost) : nil,
      unused: isChanged ? "" : outcome.unused)
  }

  /// Takes note of text that an input method composes; nothing is written until it ends.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text, with the marked text in it.
  ///   - selection: Its selection, in UTF-16 code units of `text`.
  public mutating func compositionChanged(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) {
    pending = nil
    composition = TextComposition(
      text: text, selection: (selection ?? .end(of: text)).clamped(to: text))
  }

  /// Takes note that the input method is done: what it left in the widget is applied as one edit.
  ///
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  @discardableResult
  public mutating func compositionEnded(
    with text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    composition = nil
    return didChange(to: text, selection: selection)
  }

  /// Takes note of a selection.
  ///
  /// - Parameter selection: The selection, in UTF-16 code units of the displayed text; clamped.
  public mutating func select(_ selection: Range<UTF16Offset>) {
    if let text = composition?.text {
      composition?.selection = selection.clamped(to: text)
      return
    }
    let selection = current.content.clamped(selection)
    if selection != current.selection {
      history.endRun()
      current.selection = selection
    }
  }
}
