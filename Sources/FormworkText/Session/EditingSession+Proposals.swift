extension EditingSession {
  /// Decides about an edit that the widget is about to make.
  ///
  /// - Parameters:
  ///   - replacement: The new text; empty for a deletion.
  ///   - range: What it replaces, in UTF-16 code units of the displayed text. Any range is legal.
  ///   - direction: The kind of key. Leave it out to have it told from the selection: a range that
  ///     ends at the caret is Backspace's, one that begins there is forward Delete's.
  /// - Returns: What the widget should do about it.
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

  /// Decides about an edit that the widget has to make by itself, whatever comes of it.
  ///
  /// Some edits are more than their text: Cut fills the pasteboard only if the widget deletes, and
  /// AutoFill goes on only if its first insertion is let through. The widget may carry such an
  /// edit out, and what ``didChange(to:selection:)`` answers to its raw result is what
  /// ``propose(_:in:direction:)`` would have had it write.
  ///
  ///     session.permit("+1 (212) 555-0100", in: 0..<0)    // true
  ///     session.didChange(to: "+1 (212) 555-0100")        // the event to send
  ///
  /// - Parameters:
  ///   - replacement: The new text; empty for a deletion.
  ///   - range: What it replaces, in UTF-16 code units of the displayed text.
  ///   - direction: The kind of key; told from the selection if you leave it out.
  /// - Returns: Whether the widget should make the edit; `false` if the format rejects it.
  public mutating func permit(
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

  /// Whether `text` is the raw result of the edit that the widget was let make.
  ///
  /// A widget that reports a text piece by piece can be waited for.
  public func expects(_ text: String) -> Bool {
    pending.map { $0.shows(text) } ?? false
  }

  /// Whether the widget was let make an edit of which nothing was reported yet.
  package var expectsEdit: Bool { pending != nil }

  /// What the format makes of an edit.
  private mutating func plan(
    _ replacement: String, in range: Range<UTF16Offset>, _ direction: TextEdit.Direction?
  ) -> (TextEdit, EditOutcome) {
    var edit = TextEdit(replacing: range, with: replacement)
    if replacement.isEmpty { edit.direction = direction ?? self.direction(ofDeleting: range) }
    let outcome = applied(edit)
    if outcome.isRejected { history.endRun() }
    return (edit, outcome)
  }

  /// Carries out an edit at once, for a surface that has no widget with a mind of its own.
  ///
  /// A composition is removed: its text isn't applied.
  ///
  /// - Returns: What to write and tell.
  @discardableResult
  public mutating func perform(_ edit: TextEdit) -> SessionUpdate {
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

  /// What the format makes of an edit. Where nothing is shown there is nothing to delete, so an assigned value
  /// of which nothing fits stays.
  private func applied(_ edit: TextEdit) -> EditOutcome {
    edit.replacement.isEmpty && current.isEmpty
      ? EditOutcome(current) : format.apply(edit, to: current)
  }

  /// Makes an outcome the current text, and says what a widget that shows `shown` must do.
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

  /// What takes a widget that shows `shown` back to the current text.
  func rejection(_ reason: Rejection?, over shown: ShownText) -> SessionUpdate {
    SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current), selection: current.selection,
      change: nil, rejection: reason)
  }

  /// The key that removes `range`, as the selection tells it.
  func direction(ofDeleting range: Range<UTF16Offset>) -> TextEdit.Direction {
    if !current.selection.isEmpty { return .insertion }
    return range.lowerBound == current.caret && !range.isEmpty ? .forward : .backward
  }
}

extension TextEdit {
  /// Whether a single character was typed, over nothing.
  var isTyping: Bool {
    range.isEmpty && replacement.isOneCharacter
  }

  var cause: SessionChange.Cause {
    replacement.isEmpty ? .deletion : replacement.isOneCharacter ? .typing : .insertion
  }
}

extension String {
  package var isOneCharacter: Bool {
    let size = byteCount
    // One character can be several bytes, and several scalars, but not a single byte several.
    if size <= 1 { return size == 1 }
    var characters = makeIterator()
    return characters.next() != nil && characters.next() == nil
  }
}
