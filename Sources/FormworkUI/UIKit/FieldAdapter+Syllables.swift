#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Korean syllables, which grow without being marked.
///
/// At each key the keyboard replaces the character before the caret by more of the syllable,
/// whatever stands there. So the caret stays behind the syllable, before literals that the mask
/// has completed; and a keyboard whose syllable was refused must not replace what was there before.
extension FieldAdapter {
  /// Decides about what may be the next step of a syllable that was refused; `nil` if there was
  /// none.
  func answerSyllable(
    _ ranges: [NSRange], _ string: String, in field: any FormattedInput,
    asking app: ([NSRange]) -> Bool
  ) -> Bool? {
    guard let place = refusedSyllable, let range = ranges.first, !field.isComposing,
      !field.isSecure
    else { return nil }
    if string.isEmpty {
      guard range.length > 0 else { return nil }
      // A person's Backspace, if nothing follows in this turn.
      turn.isRecomposing = true
      turn.deletesForSyllable = true
      return ask(app, ranges)
    }
    guard string.isHangul else {
      refusedSyllable = nil
      return nil
    }
    if turn.deletesForSyllable {
      turn.deletesForSyllable = false
      session.select(place)
      undo.withoutRecording { assign() }
      keepCaret(at: session.current.selection)
    } else if range.length == 0 || field.shownSelection?.isEmpty != true {
      return nil
    }
    refuse()
    return false
  }

  /// Puts the caret behind the syllable that was typed last, should it be further on.
  func standBehindSyllable(in field: any FormattedInput) {
    let selection = session.current.selection
    guard selection.isEmpty, field.shownSelection == selection,
      let end = session.current.endOfTyping(before: selection.lowerBound),
      end < selection.lowerBound
    else { return }
    let head = session.current.text.utf16.prefix(end.value)
    guard let last = String(head)?.last, String(last).isHangul else { return }
    session.select(end..<end)
    writes += 1
    field.select(end..<end)
    writes -= 1
  }
}

extension FormattedText {
  /// Where the last character ends that the person has put before an offset, if there is one.
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
#endif
