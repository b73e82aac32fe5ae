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
    let isChanged = current.changesDisplay(after: before)
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

/// Text of input methods.
extension EditingSession {
  /// Handles text that an input method is composing. Nothing is written until the composition ends.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text, including the marked text.
  ///   - selection: The selection, in UTF-16 code units of `text`.
  public mutating func compositionChanged(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) {
    pending = nil
    composition = TextComposition(
      text: text, selection: (selection ?? .end(of: text)).clamped(to: text))
  }

  /// Handles that the composition has ended, and applies its result as one edit.
  ///
  /// If the format rejects the result, its characters are applied one by one, as if they were typed, so those
  /// that fit stay:
  ///
  ///     var field = EditingSession(format: AllowedCharacters(.letters, maximumLength: 3))
  ///     field.compositionChanged(to: "abcd")
  ///     let update = field.compositionEnded(with: "abcd")
  ///     field.current.text  // "abc"
  ///     update?.rejection   // .noRoom
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs. If only a part fits,
  ///   the update has a change and a rejection.
  @discardableResult
  public mutating func compositionEnded(
    with text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    compositionEnded(with: text, selection: selection, room: .max)
  }

  /// Handles that the composition has ended in a widget that has room for a number of UTF-16 code units.
  package mutating func compositionEnded(
    with text: String, selection: Range<UTF16Offset>?, room: Int
  ) -> SessionUpdate? {
    composition = nil
    let edit = Difference.edit(from: current.text, to: text, caret: selection?.upperBound)
    var whole = self
    let update = whole.reconcile(text, selection, readsWhole: false)
    if update?.isRejected != true, whole.current.isWithin(room, after: current) {
      self = whole
      return update
    }
    return type(edit, in: current, room, over: .text(text))
  }

  /// Replaces a word that an input method composes with the same word, after more or fewer letters.
  ///
  /// It is for a widget that shows formatted text during a composition. The letters are applied one by one,
  /// as if they were typed, so a word that has one letter too many loses this letter alone.
  ///
  /// - Parameters:
  ///   - word: All letters of the word.
  ///   - before: The text before the composition. Its selection is replaced.
  ///   - room: The maximum length of the text, in UTF-16 code units.
  ///   - shown: The text that the widget shows.
  /// - Returns: The update to write and the change to report.
  package mutating func compose(
    _ word: String, in before: FormattedText, room: Int, over shown: String
  ) -> SessionUpdate {
    pending = nil
    composition = nil
    let edit = TextEdit(replacing: before.selection, with: word)
    return type(edit, in: before, room, over: .text(shown))
  }

  /// Applies an edit to `before` by keys, and commits what they accept.
  private mutating func type(
    _ edit: TextEdit, in before: FormattedText, _ room: Int, over shown: ShownText
  ) -> SessionUpdate {
    let (outcome, rejection) = format.typed(edit, in: before, room)
    if rejection != nil { history.endRun() }
    var update = commit(outcome, edit, over: shown, cause: .reconciliation)
    update.rejection = rejection
    return update
  }
}

extension InputFormat {
  /// Applies the characters of an edit one by one, like keys.
  ///
  /// - Returns: The outcome of those that are accepted, and the reason why the first of the others was
  ///   rejected. No more than 1,000 characters are typed.
  fileprivate func typed(
    _ edit: TextEdit, in before: FormattedText, _ room: Int
  ) -> (EditOutcome, Rejection?) {
    var formatted = before
    var range = edit.range
    var (removed, unused) = ("", "")
    var rejection: Rejection?
    var keys = 0
    if edit.replacement.isEmpty {
      let outcome = apply(edit, to: before)
      return (outcome, outcome.rejection)
    }
    for character in edit.replacement {
      keys += 1
      let key = String(character)
      let outcome = apply(TextEdit(replacing: range, with: key), to: formatted)
      let isWithin = outcome.formatted.isWithin(room, after: formatted)
      if outcome.isRejected || !isWithin || keys > 1000 {
        rejection = rejection ?? outcome.rejection ?? .noRoom
        unused += key.lettersAndDigits
        if keys > 1000 { break }
        continue
      }
      formatted = outcome.formatted
      removed += outcome.removed
      unused += outcome.unused
      range = formatted.selection
    }
    // A key may step over a literal, which isn't a part that fits.
    if let rejection, formatted.text.isSame(as: before.text),
      formatted.value.isSame(as: before.value)
    {
      return (.rejected(before, because: rejection), rejection)
    }
    return (EditOutcome(formatted, removed: removed, unused: unused), rejection)
  }
}

extension FormattedText {
  /// Whether the text has a maximum length, or isn't longer than before.
  fileprivate func isWithin(_ room: Int, after before: FormattedText) -> Bool {
    room == .max || end.value <= room || end <= before.end
  }
}

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
    let isChanged = current.changesDisplay(after: last)
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
