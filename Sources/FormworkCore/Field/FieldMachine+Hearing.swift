import FormworkMasks

/// Text that was inserted at once, and may be replaced as a whole.
///
/// Dictation inserts the text that it has recognized so far, and replaces it when it has recognized
/// more. It remembers the original range of its text, not the range after formatting: `212` has
/// become `+1 (212) `, and `212555` is meant to replace its first three characters. So the range is
/// interpreted in the unformatted text.
struct HeardText: Hashable, Sendable {
  /// The text before the insertion.
  var before: FormattedText

  /// The replaced range, in UTF-16 code units of the text before.
  var range: Range<UTF16Offset>

  /// The inserted text, before it was formatted.
  var text: String

  /// Returns the range that the system remembers, in UTF-16 code units, limited to `shown`.
  func place(in shown: String) -> Range<UTF16Offset> {
    let end = UTF16Offset(shown.utf16.count)
    var upper = range.lowerBound
    upper.value += text.utf16.count
    return min(range.lowerBound, end)..<min(upper, end)
  }
}

extension FieldMachine {
  /// Records an insertion that may be replaced later.
  mutating func hear(_ replacement: String, in range: Range<UTF16Offset>) {
    // A Korean keyboard replaces its syllables itself.
    heard =
      replacement.isEmpty || replacement.isHangul
      ? nil : HeardText(before: session.current, range: range, text: replacement)
  }

  /// Records an insertion that wasn't asked about: the difference from the previous text.
  mutating func hear(_ widget: WidgetState, instead before: FormattedText) {
    let edit = TextEdit(from: before.text, to: widget.text, caret: widget.selection?.upperBound)
    heard =
      edit.replacement.isEmpty
      ? nil : HeardText(before: before, range: edit.range, text: edit.replacement)
  }

  /// Returns the edit that the system means if a proposed change refers to the unformatted range of
  /// the last insertion; `nil` if the proposed range is right.
  func revision(of question: FieldQuestion, _ widget: WidgetState) -> TextEdit? {
    guard let heard, question.ranges.count == 1, let asked = question.ranges.first,
      !question.replacement.isEmpty, !widget.isUndoing, !widget.isComposing, mayRevise,
      widget.text.isSame(as: session.current.text), asked != widget.selection
    else { return nil }
    let place = heard.place(in: widget.text)
    let end = UTF16Offset(widget.text.utf16.count)
    let isReplaced =
      asked.lowerBound == place.lowerBound && min(asked.upperBound, end) == place.upperBound
      && heard.isElsewhere(in: widget.text)
    // If the text was written for the system, it may not know about the insertion yet.
    let isRepeated =
      asked == heard.range && !place.isEmpty
      && question.replacement.utf16.starts(with: heard.text.utf16)
    guard isReplaced || isRepeated else { return nil }
    return TextEdit(replacing: heard.range, with: question.replacement)
  }

  /// Returns the update for a text in which the last insertion was replaced in its unformatted
  /// range; `nil` if it is another change.
  mutating func revise(_ widget: WidgetState) -> SessionUpdate? {
    let known = session.current.text
    guard let heard, turn.revised != nil || !turn.hasQuestion, !system.isDesktop, mayRevise,
      !widget.text.isSame(as: known)
    else { return nil }
    let place = turn.revised ?? heard.place(in: known)
    guard let shown = widget.replacement(of: place, in: known),
      turn.revised != nil || isRevision(shown, of: heard, at: place, widget)
    else { return nil }
    self.heard?.text = shown
    return session.revise(
      TextEdit(replacing: heard.range, with: shown), of: heard.before, over: widget.text)
  }

  /// Whether an unannounced text replaces the last insertion: the caret is after it, and it is in
  /// the middle of the text or extends the insertion.
  private func isRevision(
    _ shown: String, of heard: HeardText, at place: Range<UTF16Offset>, _ widget: WidgetState
  ) -> Bool {
    let known = session.current.text
    var end = place.lowerBound
    end.value += shown.utf16.count
    guard heard.isElsewhere(in: known), widget.selection == end..<end else { return false }
    return place != 0..<UTF16Offset(known.utf16.count)
      || shown.utf16.starts(with: heard.text.utf16)
  }

  private var mayRevise: Bool { session.composition == nil && rawText == nil && redacted == nil }
}

extension HeardText {
  /// Whether formatting has changed the text, so that it isn't where it was inserted.
  fileprivate func isElsewhere(in shown: String) -> Bool {
    let place = place(in: shown)
    let units = shown.utf16.dropFirst(place.lowerBound.value).prefix(
      place.upperBound.value - place.lowerBound.value)
    return !place.isEmpty && !units.elementsEqual(text.utf16)
  }
}

extension WidgetState {
  /// Returns the text that replaces an insertion in another text; `nil` if there are more
  /// differences.
  fileprivate func replacement(of place: Range<UTF16Offset>, in known: String) -> String? {
    let head = known.utf16.prefix(place.lowerBound.value)
    let tail = known.utf16.dropFirst(place.upperBound.value)
    let units = text.utf16
    guard units.count > head.count + tail.count, units.starts(with: head),
      units.suffix(tail.count).elementsEqual(tail)
    else { return nil }
    return String(units.dropFirst(head.count).dropLast(tail.count))
  }
}
