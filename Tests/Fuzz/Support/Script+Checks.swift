import FormworkMasks

/// What must hold of every state and every answer.
extension Script {
  /// Checks what the session answered, and what it did to itself.
  ///
  /// - Parameters:
  ///   - update: The answer.
  ///   - before: The session before.
  ///   - shown: What the widget showed, if that wasn't the session's own text.
  ///   - records: Whether a change is a step of undo.
  mutating func check(
    _ update: SessionUpdate, after before: EditingSession<Format>, shown: String? = nil,
    records: Bool = true
  ) {
    let shown = shown ?? before.displayedText
    var written = shown
    if let rewrite = update.rewrite {
      let range = rewrite.range.lowerBound.value..<rewrite.range.upperBound.value
      require(
        shown.hasBoundary(at: range.lowerBound) && shown.hasBoundary(at: range.upperBound),
        "a rewrite is on boundaries of what is shown")
      written = shown.replacing(range, with: rewrite.replacement)
    }
    require(
      written.isSame(as: session.current.text),
      "what is written is the text: \(session.current.short)")
    require(update.selection == session.current.selection, "the selection is the session's")
    // Of a composition, the part that fits stays.
    if update.isRejected, before.composition == nil || update.change == nil {
      require(session.current == before.current, "a rejection leaves everything as it was")
      require(
        session.canUndo == before.canUndo && session.canRedo == before.canRedo,
        "a rejection leaves undo as it was")
      require(update.change == nil, "a rejection is no change")
    }
    if records { note(update, after: before) }
  }

  mutating func note(_ update: SessionUpdate, after before: EditingSession<Format>) {
    let isChanged =
      !session.current.text.isSame(as: before.current.text)
      || !session.current.value.isSame(as: before.current.value)
    require((update.change != nil) == isChanged, "a change is told once")
    guard let change = update.change else { return }
    require(change.formatted == session.current, "a change tells the text")
    undoable?.append(before.current)
  }

  func checkState() {
    let current = session.current
    require(
      current.text.hasBoundary(at: current.selection.lowerBound.value)
        && current.text.hasBoundary(at: current.selection.upperBound.value),
      "the selection is on boundaries: \(current.short)")
    require(!current.value.isEmpty || !current.isComplete, "an empty value isn't complete")
    var length = 0
    for piece in current.provenance.pieces(of: current.text) { length += piece.length }
    require(length == current.text.utf8.count, "the provenance covers the text")
    _ = session.remainder
    let selection = session.displayedSelection
    require(
      session.displayedText.hasBoundary(at: selection.lowerBound.value)
        && session.displayedText.hasBoundary(at: selection.upperBound.value),
      "the displayed selection is on boundaries")
    if laws.contains(.plainTexts) {
      checkIdempotence(of: session.format.formatted(text: current.text))
    }
  }

  func checkFormatting(of text: String) {
    describe("formatted(text: \(text.debugDescription))")
    let formatted = session.format.formatted(text: text)
    if laws.contains(.insertion) { checkInsertion(of: text, as: formatted) }
    let shown = session.format.formatted(value: text)
    _ = session.format.read(text, caret: UTF16Offset(text.utf16.count / 2), direction: .forward())
    guard laws.contains(.plainTexts) else { return }
    checkIdempotence(of: formatted)
    if shown.issue == nil { checkIdempotence(of: shown) }
    let again = session.format.formatted(value: shown.value)
    require(again.isShownLike(shown), "a value is shown one way: \(shown.short), \(again.short)")
    // A value that doesn't fit isn't what is shown.
    require(
      shown.issue != nil
        || session.format.formatted(text: shown.text).value.isSame(as: shown.value),
      "a value comes back from its text: \(shown.short)")
  }

  private func checkInsertion(of text: String, as formatted: FormattedText) {
    var general = session.format.apply(
      TextEdit(inserting: text, at: 0), to: FormattedText(provenance: Provenance([]))
    ).formatted
    general.caret = .end(of: general.text)
    require(
      formatted.spelledOut == general.spelledOut,
      "a whole text is an insertion: \(formatted.short), \(general.short)")
  }

  private func checkIdempotence(of formatted: FormattedText) {
    // Literals that were typed alone say nothing of where they stand.
    if formatted.value.isEmpty { return }
    let again = session.format.formatted(text: formatted.text)
    require(
      again.text.isSame(as: formatted.text),
      "formatting a formatted text changes nothing: \(formatted.short), \(again.short)")
  }
}

extension FormattedText {
  /// The same text, its pieces listed one by one.
  var spelledOut: FormattedText {
    FormattedText(
      text: text, value: value, selection: selection, isComplete: isComplete, issue: issue,
      provenance: Provenance(provenance.pieces(of: text)))
  }
}
