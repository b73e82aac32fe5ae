import FormworkMasks

/// Korean syllables, which grow without being marked.
///
/// At each key, the keyboard replaces the character before the caret with more of the syllable,
/// whatever that character is. So the caret stays directly after the syllable, before literals that
/// the mask has added. If a syllable was rejected, the keyboard must not replace the text before
/// it.
extension FieldMachine {
  /// Decides about a key that may extend a rejected syllable; `nil` if there was none.
  mutating func answerSyllable(
    _ question: FieldQuestion, _ widget: WidgetState
  ) -> FieldDeliberation<Format>.Outcome? {
    guard let place = rejectedSyllable, let range = question.ranges.first, !widget.isComposing,
      !widget.isSecure
    else { return nil }
    if question.replacement.isEmpty {
      guard !range.isEmpty else { return nil }
      // It is the user's Backspace if no insertion follows in this turn.
      turn.isRecomposing = true
      turn.deletesForSyllable = true
      return .let
    }
    guard question.replacement.isHangul else {
      rejectedSyllable = nil
      return nil
    }
    if turn.deletesForSyllable {
      turn.deletesForSyllable = false
      session.select(place)
      assign()
      keepCaret(at: session.current.selection)
    } else if range.isEmpty || widget.selection?.isEmpty != true {
      return nil
    }
    return .reject(nil)
  }

  /// Moves the caret directly after the last typed syllable, if it is further right.
  mutating func standBehindSyllable(_ widget: WidgetState) -> FieldCommand? {
    let selection = session.current.selection
    guard selection.isEmpty, widget.selection == selection,
      let end = session.current.endOfTyping(before: selection.lowerBound),
      end < selection.lowerBound
    else { return nil }
    let head = session.current.text.utf16.prefix(end.value)
    guard let last = String(head)?.last, String(last).isHangul else { return nil }
    session.select(end..<end)
    return .select(end..<end)
  }
}

extension FormattedText {
  /// Returns the end of the user's last character before an offset, if there is one.
  fileprivate func endOfTyping(before limit: UTF16Offset) -> UTF16Offset? {
    var end: UTF16Offset?
    var start = text.utf8.startIndex
    var offset = UTF16Offset(0)
    for piece in provenance.pieces(of: text) where offset < limit {
      let next = text.utf8.index(start, offsetBy: piece.length)
      offset.value += text.utf16.distance(from: start, to: next)
      start = next
      if piece.kind.contains(.user) { end = min(offset, limit) }
    }
    return end
  }
}

extension String {
  /// Whether the text consists of Korean syllables and their parts.
  var isHangul: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        (0x1100...0x11FF).contains(scalar.value) || (0x3130...0x318F).contains(scalar.value)
          || (0xA960...0xA97F).contains(scalar.value) || (0xAC00...0xD7FF).contains(scalar.value)
      }
  }

  /// Whether a range, in UTF-16 code units, is one Korean syllable or part of one.
  func isHangul(in range: Range<UTF16Offset>) -> Bool {
    let part = self[range.lowerBound.index(in: self)..<range.upperBound.index(in: self)]
    return part.count == 1 && String(part).isHangul
  }
}

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

/// Deferred work: a format that waits for the end of a composition, and an app's text that waits
/// for an edit.
extension FieldMachine {
  /// Sets the format that has waited for an input method.
  ///
  /// - Returns: Whether it changes the text.
  mutating func useAwaitedFormat() -> Bool {
    guard let format = awaitedFormat else { return false }
    awaitedFormat = nil
    assignments += 1
    let before = session.current
    use(format)
    return !before.isEqualInText(to: session.current)
  }

  /// Shows and reports the result of a deferred format, because the app couldn't see it when it set
  /// the format.
  mutating func finishReformatting(
    _ update: SessionUpdate?, since before: FormattedText, at moment: Moment, _ widget: WidgetState
  ) {
    assign()
    if before.isEqualInText(to: session.current) {
      if update?.change != nil { reject(nil) }
    } else if let change = update?.change {
      emit(.owe(change, nil))
    } else {
      owe(OwedChange(cause: .programmatic))
    }
    sendAgain(at: moment, widget)
  }

  /// Formats a raw text after the user has edited it, or the input method is done.
  mutating func adopt(_ raw: RawText, _ widget: WidgetState, at moment: Moment) {
    let text = widget.text
    if raw == .kept, text.isSame(as: assignedText) { return }
    rawText = nil
    let known = session.current
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    let caret = widget.selection?.upperBound.index(in: text) ?? text.endIndex
    let before = session.format.formatted(text: String(text[..<caret])).value
    _ = session.set(text: text)
    var current = session.current
    // The beginning alone may have no meaning although the whole text has one, as in `1-2-3-94`.
    let isRead = !before.isEmpty && current.value.hasPrefix(before)
    let place = UTF16Offset(
      isRead ? before.utf16.count : current.value.commonCount(inOrder: text[..<caret]))
    if caret < text.endIndex {
      current.selection = session.format.textRange(of: place..<place, in: current)
    }
    session.select(current.selection)
    assign()
    if raw == .kept || !known.isEqualInText(to: session.current) {
      source = .value(session.current.value)
      owe(OwedChange(cause: .inputMethod, completes: session.current.isDone))
    } else if text.isSame(as: session.current.text) {
      return
    }
    sendAgain(at: moment, widget)
    if moment == .end, owed == nil {
      for event in TextEvent.all { emit(.send(event)) }
    }
  }

  /// The text that the app last assigned, if it hasn't been changed since.
  private var assignedText: String {
    if case .text(let text) = source { text } else { "" }
  }
}

extension String {
  /// The length of the longest beginning, in UTF-16 code units, whose characters another text has
  /// in the same order.
  fileprivate func commonCount(inOrder other: Substring) -> Int {
    var rest = self[...]
    for character in other where character == rest.first { rest.removeFirst() }
    return utf16.count - rest.utf16.count
  }
}
