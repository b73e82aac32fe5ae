extension EditingSession {
  /// Sets the value, as the app does: no event, caret at the end, no way back by undo.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(value: String) -> Update {
    replace(with: value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  /// Sets the whole text, which is read as a paste into an empty field would be.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(text: String) -> Update {
    replace(with: text.isEmpty ? FormattedText() : format.formatted(text: text))
  }

  /// Changes the format; the value is kept as far as the new format can show it.
  ///
  /// The undo history ends here: its texts belong to the old format.
  ///
  /// - Returns: What to write; it carries no change to tell.
  @discardableResult
  public mutating func set(format: Format) -> Update {
    let value = current.value
    self.format = format
    return set(value: value)
  }

  private mutating func replace(with formatted: FormattedText) -> Update {
    let shown = displayedText
    composition = nil
    pending = nil
    history.clear()
    current = formatted
    return Update(
      rewrite: Difference.rewrite(shown, to: current.text), selection: current.selection,
      change: nil)
  }

  /// Takes note that the field got the focus: a certain prefix may appear.
  ///
  /// - Returns: What to write and tell, or `nil` where no text differs or an input method composes.
  @discardableResult
  public mutating func focus() -> Update? {
    adjust(to: format.focused(current))
  }

  /// Takes note that the field lost the focus: a bare prefix goes, a value may be tidied up.
  ///
  /// - Returns: What to write and tell, or `nil` where no text differs or an input method composes.
  @discardableResult
  public mutating func blur() -> Update? {
    adjust(to: format.blurred(current))
  }

  /// A change that isn't the person's, and no step of undo.
  private mutating func adjust(to formatted: FormattedText) -> Update? {
    history.endRun()
    if composition != nil { return nil }
    let before = current
    current = formatted
    if Difference.areSame(before.text, formatted.text) { return nil }
    return Update(
      rewrite: Difference.rewrite(before.text, to: formatted.text), selection: formatted.selection,
      change: Change(
        cause: .focus, formatted: formatted,
        completes: formatted.isComplete && !before.isComplete, dropped: ""))
  }

  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }

  /// Whether there is a step to do again.
  public var canRedo: Bool { history.canRedo }

  /// Takes back the last step: text, value and selection are those before it.
  ///
  /// - Returns: What to write and tell, or `nil` if there is no step or an input method composes.
  @discardableResult
  public mutating func undo() -> Update? {
    if composition != nil { return nil }
    return history.undo().map { restore($0) }
  }

  /// Does again what was undone last: text, value and selection are those after it.
  ///
  /// - Returns: What to write and tell, or `nil` if there is no step or an input method composes.
  @discardableResult
  public mutating func redo() -> Update? {
    if composition != nil { return nil }
    return history.redo().map { restore($0) }
  }

  private mutating func restore(_ formatted: FormattedText) -> Update {
    pending = nil
    let before = current
    current = formatted
    return Update(
      rewrite: Difference.rewrite(before.text, to: formatted.text), selection: formatted.selection,
      change: Change(
        cause: .undo, formatted: formatted,
        completes: formatted.isComplete && !before.isComplete, dropped: ""))
  }
}
