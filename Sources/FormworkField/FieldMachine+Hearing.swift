import FormworkText

/// Text that arrived at once, and may be replaced as a whole.
///
/// Dictation puts in what it has heard so far, and replaces it when it has heard more. It remembers where
/// its own text was, not where formatting has moved it to: `212` became `+1 (212) `, and `212555` is
/// meant for the first three characters of that. So the range is looked up in the text that it was made for.
struct HeardText: Hashable, Sendable {
  /// What was there before.
  var before: FormattedText

  /// What was replaced, in UTF-16 code units of the text before.
  var range: Range<UTF16Offset>

  /// What came there, as it was before it was formatted.
  var text: String

  /// Where the system has it, in UTF-16 code units, as far as `shown` goes.
  func place(in shown: String) -> Range<UTF16Offset> {
    let end = UTF16Offset(shown.utf16.count)
    var upper = range.lowerBound
    upper.value += text.utf16.count
    return min(range.lowerBound, end)..<min(upper, end)
  }
}

extension FieldMachine {
  /// Takes note of what is put in, in case it is replaced later.
  mutating func hear(_ replacement: String, in range: Range<UTF16Offset>) {
    // A keyboard for Korean replaces its syllables itself.
    heard =
      replacement.isEmpty || replacement.isHangul
      ? nil : HeardText(before: session.current, range: range, text: replacement)
  }

  /// The same, for what was put in without a question: the difference to what was there.
  mutating func hear(_ widget: WidgetState, instead before: FormattedText) {
    let edit = TextEdit(from: before.text, to: widget.text, caret: widget.selection?.upperBound)
    heard =
      edit.replacement.isEmpty
      ? nil : HeardText(before: before, range: edit.range, text: edit.replacement)
  }

  /// The edit that a question means which is about what was put in last, in the place where that was
  /// before it was formatted; `nil` if it means what it says.
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
    // Where the text was written for it, it may believe that nothing was put in yet.
    let isRepeated =
      asked == heard.range && !place.isEmpty
      && question.replacement.utf16.starts(with: heard.text.utf16)
    guard isReplaced || isRepeated else { return nil }
    return TextEdit(replacing: heard.range, with: question.replacement)
  }

  /// What a text means in which what was put in last was replaced, in the place where that was before it
  /// was formatted; `nil` if it is another change.
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

  /// Whether a text that came without a question stands for what was heard before: with the caret behind it, and
  /// either in the midst of the text or as more of the same.
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
  /// Whether formatting has made something else of it, so that it isn't where it was put.
  fileprivate func isElsewhere(in shown: String) -> Bool {
    let place = place(in: shown)
    let units = shown.utf16.dropFirst(place.lowerBound.value).prefix(
      place.upperBound.value - place.lowerBound.value)
    return !place.isEmpty && !units.elementsEqual(text.utf16)
  }
}

extension WidgetState {
  /// What the text has in the place of something that was put into another one; `nil` if more differs.
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
