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
