extension EditingSession {
  /// Handles that the widget now shows a text, whatever caused it.
  ///
  /// If the text is the raw result of the pending edit, that edit is committed. Otherwise, the difference
  /// from the last text is applied as one edit. If it inserts several characters, the whole text is read.
  /// Calling this method again with the same text does nothing, so an adapter can report its own changes, too.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  /// - Complexity: O(*n*) in the length of the text.
  @discardableResult
  public mutating func didChange(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    reconcile(text, selection, readsWhole: true)
  }

  /// Applies the difference between the last text and the widget's.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, or `nil` if the widget doesn't know it.
  ///   - readsWhole: Whether several new characters are read together with the rest of the text. The result of
  ///     a composition or of undo isn't.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  mutating func reconcile(
    _ text: String, _ selection: Range<UTF16Offset>?, readsWhole: Bool
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
    var outcome =
      readsWhole ? format.outcome(of: edit, in: current) : format.apply(edit, to: current)
    if readsWhole, selection == nil, current.content.hasCells, !edit.range.isEmpty,
      edit.replacement.utf8.count > 1, let whole = completeText(text)
    {
      (edit, outcome) = whole
    }
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: .text(text))
    }
    return commit(outcome, edit, over: .text(text), cause: .reconciliation)
  }

  /// Reads a whole text that replaces the last one in a mask, such as one by AutoFill. Both may begin or end
  /// with the same characters, so their difference can be a part of what was inserted.
  ///
  /// - Returns: The edit and its outcome, or `nil` if the text isn't complete.
  private func completeText(_ text: String) -> (TextEdit, EditOutcome)? {
    let edit = TextEdit(replacing: 0..<current.end, with: text)
    let outcome = format.apply(edit, to: current)
    return outcome.isDone && outcome.unused.isEmpty ? (edit, outcome) : nil
  }

  /// Handles that the widget has made the permitted edit, although it shows another text now.
  ///
  /// - Returns: The change to report, or `nil` if no edit is pending.
  package mutating func permittedEditWasMade() -> SessionUpdate? {
    guard let pending else { return nil }
    self.pending = nil
    return commit(pending.outcome, pending.edit, over: pending.shown)
  }

  /// Replaces the last edit with another edit of the text before it.
  ///
  /// It is for a widget that replaces its whole last insertion. One step of undo reverts both.
  ///
  /// - Parameters:
  ///   - edit: The edit, in UTF-16 code units of `before`.
  ///   - before: The text before the last edit.
  ///   - shown: The text that the widget shows.
  /// - Returns: The update to write and the change to report.
  package mutating func revise(
    _ edit: TextEdit, of before: FormattedText, over shown: String
  ) -> SessionUpdate {
    pending = nil
    let outcome = format.outcome(of: edit, in: before)
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

  /// Handles a change of the selection.
  ///
  /// - Parameter selection: The selection, in UTF-16 code units of the displayed text. It is clamped.
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
