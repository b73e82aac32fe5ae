extension EditingSession {
  /// Sets the value, as the app does: no event, caret at the end, no way back by undo.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(value: String) -> SessionUpdate {
    replace(with: value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  /// Sets the whole text, which is read as a paste into an empty field would be.
  ///
  /// A text that doesn't fit whole is shown as far as it goes, with an issue.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(text: String) -> SessionUpdate {
    replace(with: format.shownAsFarAsItGoes(text))
  }

  /// Shows a text that the format has made, such as one that the app has kept, with its selection.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(formatted: FormattedText) -> SessionUpdate {
    replace(with: formatted)
  }

  /// Changes the format; the value is kept as far as the new format can show it.
  ///
  /// The caret stays behind the same character of the value; at the end of the text it stays there.
  /// The undo history ends here: its texts belong to the old format.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(format: Format) -> SessionUpdate {
    let before = current
    let caret = self.format.valueRange(of: 0..<max(0, before.caret), in: before).upperBound
    self.format = format
    var update = set(value: before.value)
    if before.caret < before.end, current.value.isSame(as: before.value) {
      current.caret = format.textRange(of: caret..<caret, in: current).upperBound
      update.selection = current.selection
    }
    return update
  }

  /// Sets the whole text as an answer to an edit, as an app does that trims or capitalises what was
  /// typed: one step of undo takes back both, and the caret stays where it is.
  package mutating func amend(text: String) {
    let before = current
    var after = format.shownAsFarAsItGoes(text)
    if before.caret < before.end {
      after.selection = after.content.clamped(before.selection)
    }
    composition = nil
    pending = nil
    current = after
    if !before.isEqualInText(to: after) { history.amend(before, after) }
  }

  /// Forgets what could be undone and done again.
  package mutating func forgetHistory() { history.clear() }

  private mutating func replace(with formatted: FormattedText) -> SessionUpdate {
    let shown = shown
    composition = nil
    pending = nil
    history.clear()
    current = formatted
    return SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current), selection: current.selection, change: nil)
  }

  /// Takes note that the field got the focus: a certain prefix may appear.
  ///
  /// - Returns: What to write and tell, or `nil` where no text differs or an input method composes.
  @discardableResult
  public mutating func focus() -> SessionUpdate? {
    adjust(to: format.focused(current))
  }

  /// Takes note that the field lost the focus: a bare prefix goes, a value may be tidied up.
  ///
  /// - Returns: What to write and tell, or `nil` where no text differs or an input method composes.
  @discardableResult
  public mutating func blur() -> SessionUpdate? {
    adjust(to: format.blurred(current))
  }

  /// A change that isn't the person's, and no step of undo.
  private mutating func adjust(to formatted: FormattedText) -> SessionUpdate? {
    history.endRun()
    if composition != nil { return nil }
    let before = current
    current = formatted
    if before.content.isSameInText(as: formatted.content) { return nil }
    return SessionUpdate(
      rewrite: Difference.rewrite(.formatted(before.content), to: formatted),
      selection: formatted.selection,
      change: SessionChange(.focus, from: before, to: formatted))
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { history.undoCount > 0 }

  /// Whether there is a step to do again.
  public var canRedo: Bool { history.redoCount > 0 }

  /// How many steps there are to undo.
  public var undoCount: Int { history.undoCount }

  /// How many steps there are to do again.
  public var redoCount: Int { history.redoCount }

  /// Takes back the last step: text, value and selection are those before it.
  ///
  /// - Returns: What to write and tell, or `nil` if there is no step or an input method composes.
  @discardableResult
  public mutating func undo() -> SessionUpdate? {
    if composition != nil { return nil }
    return history.undo().map { restore($0) }
  }

  /// Does again what was undone last: text, value and selection are those after it.
  ///
  /// - Returns: What to write and tell, or `nil` if there is no step or an input method composes.
  @discardableResult
  public mutating func redo() -> SessionUpdate? {
    if composition != nil { return nil }
    return history.redo().map { restore($0) }
  }

  private mutating func restore(_ formatted: FormattedText) -> SessionUpdate {
    pending = nil
    let before = current
    current = formatted
    return SessionUpdate(
      rewrite: Difference.rewrite(.formatted(before.content), to: formatted),
      selection: formatted.selection,
      change: formatted.isNews(after: before)
        ? SessionChange(.undo, from: before, to: formatted) : nil)
  }
}

/// Undo by a widget that keeps a history of its own.
extension EditingSession {
  /// Takes note that the widget has undone something by itself, and shows `text` now.
  ///
  ///     session.insert("2")     // "+1 (2"
  ///     session.insert("1")     // "+1 (21"
  ///     session.didUndo(to: "") // the widget took both back at once
  ///     session.current.text    // ""
  ///     session.redo()          // "+1 (2"
  ///
  /// Where the session knows the text from its own history, it goes there, however many steps
  /// that takes: the value is exactly the one of then. Else the text is reconciled as in
  /// ``didChange(to:selection:)``.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: Its selection, in UTF-16 code units of `text`, if the widget knows it.
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  public mutating func didUndo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsBack(to: text)) { session in session.undo() }
  }

  /// Takes note that the widget has done something again by itself, and shows `text` now.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: Its selection, in UTF-16 code units of `text`, if the widget knows it.
  /// - Returns: What to write and tell, or `nil` where nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  public mutating func didRedo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsForth(to: text)) { session in session.redo() }
  }

  private mutating func restore(
    _ text: String, _ selection: Range<UTF16Offset>?, steps: Int?,
    by step: (inout Self) -> SessionUpdate?
  ) -> SessionUpdate? {
    guard let steps, composition == nil, !text.isSame(as: current.text) else {
      pending = nil
      return didChange(to: text, selection: selection)
    }
    let before = current
    for _ in 0..<steps { _ = step(&self) }
    if let selection { current.selection = selection.clamped(to: text) }
    return SessionUpdate(
      rewrite: nil, selection: current.selection,
      change: SessionChange(.undo, from: before, to: current))
  }
}
