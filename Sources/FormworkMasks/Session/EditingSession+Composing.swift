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
