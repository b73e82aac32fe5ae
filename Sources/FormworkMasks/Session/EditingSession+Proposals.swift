extension EditingSession {
  /// Decides whether the widget may make an edit.
  ///
  /// - Parameters:
  ///   - replacement: The new text, or an empty string for a deletion.
  ///   - range: The replaced range, in UTF-16 code units of the displayed text. Any range is valid.
  ///   - direction: The kind of key. If you omit it, the session infers it from the selection: Backspace for
  ///     a range that ends at the caret, forward Delete for one that starts there.
  /// - Returns: The instruction for the widget.
  public mutating func propose(
    _ replacement: String, in range: Range<UTF16Offset>, direction: TextEdit.Direction? = nil
  ) -> SessionResponse {
    pending = nil
    if composition != nil { return .proceed }
    let (edit, outcome) = plan(replacement, in: range, direction)
    if let rejection = outcome.rejection { return .reject(rejection) }
    if Difference.isNative(outcome.formatted, edit, in: current) {
      pending = PendingEdit(
        edit: edit, outcome: outcome, shown: .formatted(outcome.formatted.content))
      return .proceed
    }
    return .write(commit(outcome, edit, over: .formatted(current.content)))
  }

  /// Decides about an edit that the widget itself must make, even if the result differs from the formatted
  /// text.
  ///
  /// Some edits do more than change text: Cut fills the pasteboard only if the widget deletes the text, and
  /// AutoFill continues only if its first insertion is allowed. The widget may make such an edit. When it
  /// reports the raw result, ``didChange(to:selection:)`` returns the update that
  /// ``propose(_:in:direction:)`` would have returned.
  ///
  ///     session.permit("+1 (212) 555-0100", in: 0..<0)    // true
  ///     session.didChange(to: "+1 (212) 555-0100")        // the event to send
  ///
  /// - Parameters:
  ///   - replacement: The new text, or an empty string for a deletion.
  ///   - range: The replaced range, in UTF-16 code units of the displayed text.
  ///   - direction: The kind of key. If you omit it, the session infers it from the selection.
  /// - Returns: Whether the widget may make the edit; `false` if the format rejects it.
  package mutating func permit(
    _ replacement: String, in range: Range<UTF16Offset>, direction: TextEdit.Direction? = nil
  ) -> Bool {
    pending = nil
    if composition != nil { return true }
    let (edit, outcome) = plan(replacement, in: range, direction)
    if outcome.isRejected { return false }
    let text = current.text
    let shown =
      text[..<edit.range.lowerBound.index(in: text)] + edit.replacement
      + text[edit.range.upperBound.index(in: text)...]
    pending = PendingEdit(edit: edit, outcome: outcome, shown: .text(String(shown)))
    return true
  }

  /// Returns whether `text` is the raw result of the permitted edit.
  ///
  /// If a widget reports an edit in several steps, wait until this is `true`.
  package func expects(_ text: String) -> Bool {
    pending.map { $0.shows(text) } ?? false
  }

  /// Whether there is a permitted edit that the widget hasn't reported yet.
  package var expectsEdit: Bool { pending != nil }

  /// Applies an edit without committing it, and returns both.
  private mutating func plan(
    _ replacement: String, in range: Range<UTF16Offset>, _ direction: TextEdit.Direction?
  ) -> (TextEdit, EditOutcome) {
    var edit = TextEdit(replacing: range, with: replacement)
    if replacement.isEmpty { edit.direction = direction ?? self.direction(ofDeleting: range) }
    let outcome = applied(edit)
    if outcome.isRejected { history.endRun() }
    return (edit, outcome)
  }

  /// Applies an edit at once, for a platform whose widget doesn't edit text itself.
  ///
  /// A composition is removed, and its text isn't applied.
  ///
  /// - Returns: The update to write and the change to report.
  @discardableResult
  package mutating func perform(_ edit: TextEdit) -> SessionUpdate {
    pending = nil
    let shown = shown
    composition = nil
    let outcome = applied(edit)
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: shown)
    }
    return commit(outcome, edit, over: shown)
  }

  /// Applies an edit with the format. If no text is shown, a deletion does nothing, so an assigned value that
  /// can't be shown stays.
  private func applied(_ edit: TextEdit) -> EditOutcome {
    edit.replacement.isEmpty && current.isEmpty
      ? EditOutcome(current) : format.outcome(of: edit, in: current)
  }

  /// Commits an outcome, and returns the update for a widget that shows `shown`.
  mutating func commit(
    _ outcome: EditOutcome, _ edit: TextEdit, over shown: ShownText,
    cause: SessionChange.Cause? = nil
  ) -> SessionUpdate {
    let before = current
    current = outcome.formatted
    let isTyping = edit.isTyping
    let isChanged = current.isNews(after: before)
    if isChanged {
      history.record(before, current, isTyping: isTyping)
    } else if !isTyping {
      history.endRun()
    }
    return SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current), selection: current.selection,
      change: isChanged
        ? SessionChange(cause ?? edit.cause, from: before, to: current, losing: outcome.lost) : nil,
      unused: isChanged ? "" : outcome.unused)
  }

  /// Returns the update that reverts a widget that shows `shown` to the current text.
  func rejection(_ reason: Rejection?, over shown: ShownText) -> SessionUpdate {
    SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current), selection: current.selection,
      change: nil, rejection: reason)
  }

  /// Infers the key that removes `range` from the selection.
  func direction(ofDeleting range: Range<UTF16Offset>) -> TextEdit.Direction {
    if !current.selection.isEmpty { return .insertion }
    return range.lowerBound == current.caret && !range.isEmpty ? .forward : .backward
  }
}

extension TextEdit {
  /// Whether the edit types a single character without replacing any.
  var isTyping: Bool {
    range.isEmpty && replacement.isOneCharacter
  }

  var cause: SessionChange.Cause {
    replacement.isEmpty ? .deletion : replacement.isOneCharacter ? .typing : .insertion
  }
}
