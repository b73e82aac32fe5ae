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
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(text: String) -> SessionUpdate {
    replace(with: text.isEmpty ? FormattedText() : format.formatted(text: text))
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
    if before.caret < .end(of: before.text), current.value.isSame(as: before.value) {
      current.caret = format.textRange(of: caret..<caret, in: current).upperBound
      update.selection = current.selection
    }
    return update
  }

  /// Sets the whole text as an answer to an edit, as an app does that trims or capitalises what was
  /// typed: one step of undo takes back both, and the caret stays where it is.
  package mutating func amend(text: String) {
    let before = current
    var after = text.isEmpty ? FormattedText() : format.formatted(text: text)
    if before.caret < .end(of: before.text) {
      after.selection = before.selection.clamped(to: after.text)
    }
    composition = nil
    pending = nil
    current = after
    if !before.isEqualInText(to: after) { history.amend(before, after) }
  }

  /// Forgets what could be undone and done again.
  package mutating func forgetHistory() { history.clear() }

  private mutating func replace(with formatted: FormattedText) -> SessionUpdate {
    let shown = displayedText
    composition = nil
    pending = nil
    history.clear()
    current = formatted
    return SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current.text), selection: current.selection,
      change: nil)
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
    if before.text.isSame(as: formatted.text) { return nil }
    return SessionUpdate(
      rewrite: Difference.rewrite(before.text, to: formatted.text), selection: formatted.selection,
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
      rewrite: Difference.rewrite(before.text, to: formatted.text), selection: formatted.selection,
      change: formatted.isNews(after: before)
        ? SessionChange(.undo, from: before, to: formatted) : nil)
  }
}
