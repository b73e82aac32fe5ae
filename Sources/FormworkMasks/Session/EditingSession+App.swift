extension EditingSession {
  /// Sets the value for the app: without an event, with the caret at the end, and without a step of undo.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  public mutating func set(value: String) -> SessionUpdate {
    replace(with: value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  /// Sets the whole text for the app, as a paste into an empty field does.
  ///
  /// If the text doesn't fit, its beginning is shown with an issue.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  public mutating func set(text: String) -> SessionUpdate {
    replace(with: format.shownAsFarAsItGoes(text))
  }

  /// Sets a formatted text for the app, such as a saved one, with its selection.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  package mutating func set(formatted: FormattedText) -> SessionUpdate {
    replace(with: formatted)
  }

  /// Changes the format, and keeps as much of the value as the new format can show.
  ///
  /// The caret stays after the same character of the value, or at the end of the text. The undo history is
  /// cleared, because its text belongs to the old format.
  ///
  /// - Returns: The update to write. It contains no change.
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

  /// Sets the whole text in response to an edit, for an app that trims or capitalizes it.
  ///
  /// One step of undo reverts both, and the caret stays in place.
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

  /// Clears the undo history.
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

  /// Handles that the field got the focus: a fixed prefix may appear.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if the text doesn't differ or an input
  ///   method is composing.
  @discardableResult
  public mutating func beginEditing() -> SessionUpdate? {
    adjust(to: format.editingBegan(current))
  }

  /// Handles that the field lost the focus: a prefix without a value disappears, and the format may complete
  /// a value.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if the text doesn't differ or an input
  ///   method is composing.
  @discardableResult
  public mutating func endEditing() -> SessionUpdate? {
    adjust(to: format.editingEnded(current))
  }

  /// Applies a change that the user didn't make, without a step of undo.
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

  /// A Boolean value that indicates whether there is a step to undo.
  public var canUndo: Bool { history.undoCount > 0 }

  /// A Boolean value that indicates whether there is a step to redo.
  public var canRedo: Bool { history.redoCount > 0 }

  /// The number of steps to undo.
  package var undoCount: Int { history.undoCount }

  /// The number of steps to redo.
  package var redoCount: Int { history.redoCount }

  /// Undoes the last step: restores the text, value, and selection before it.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if there is no step or an input method
  ///   is composing.
  @discardableResult
  public mutating func undo() -> SessionUpdate? {
    if composition != nil { return nil }
    return history.undo().map { restore($0) }
  }

  /// Redoes the last undone step: restores the text, value, and selection after it.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if there is no step or an input method
  ///   is composing.
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

/// Undo and redo by a widget with its own history.
extension EditingSession {
  /// Handles that the widget has undone something itself, and now shows `text`.
  ///
  ///     session.insert("2")     // "+1 (2"
  ///     session.insert("1")     // "+1 (21"
  ///     session.didUndo(to: "") // the widget undid both at once
  ///     session.current.text    // ""
  ///     session.redo()          // "+1 (2"
  ///
  /// If the session finds the text in its own history, it undoes as many steps as needed, so the value is the
  /// earlier one. Otherwise, it reconciles the text as ``didChange(to:selection:)`` does.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  package mutating func didUndo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsBack(to: text)) { session in session.undo() }
  }

  /// Handles that the widget has redone something itself, and now shows `text`.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  package mutating func didRedo(
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
      return reconcile(text, selection, readsWhole: false)
    }
    let before = current
    for _ in 0..<steps { _ = step(&self) }
    if let selection { current.selection = selection.clamped(to: text) }
    return SessionUpdate(
      rewrite: nil, selection: current.selection,
      change: SessionChange(.undo, from: before, to: current))
  }
}
