import FormworkText

/// The number of a track that a reader types key by key.
///
/// A reader types `;4242424242424242=2712…?`. The separator stays in the text until the field loses the
/// focus, so that no later key becomes part of the number.
extension CardFormat {
  /// Applies an edit of a text with a separator, or a key that is one; `nil` for any other edit.
  func applyToTrack(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    if isClosed(current) { return applyBehindNumber(edit, current) }
    guard edit.range == current.end..<current.end, !current.value.isEmpty,
      edit.replacement.utf8.count == 1, let mark = edit.replacement.utf8.first,
      mark.endsNumberOfTrack
    else { return nil }
    return EditOutcome(closed(current, by: edit.replacement))
  }

  /// Whether a text ends with the separator after a number.
  func isClosed(_ current: FormattedText) -> Bool {
    current.text.utf8.last?.endsNumberOfTrack ?? false
  }

  /// Returns a text without the separator after its number.
  func opened(_ current: FormattedText) -> FormattedText {
    let digits = characters(of: current)
    return formatted(digits, caret: digits.count, .after)
  }

  private func closed(_ current: FormattedText, by mark: String) -> FormattedText {
    var pieces = Array(current.provenance.pieces(of: current.text))
    pieces.append(.init(length: 1, kind: .user))
    var closed = FormattedText(
      text: current.text + mark, value: current.value, isComplete: current.isComplete,
      issue: current.issue, provenance: Provenance(pieces))
    closed.isFull = true
    return closed
  }

  private func applyBehindNumber(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome {
    if !edit.replacement.isEmpty, edit.range.lowerBound >= current.end {
      return .rejected(current, because: .noRoom)
    }
    let open = opened(current)
    let lower = min(edit.range.lowerBound, open.end)
    var changed = edit
    changed.range = lower..<max(lower, min(edit.range.upperBound, open.end))
    if edit.replacement.isEmpty, changed.range.isEmpty { return .moved(open, to: open.end) }
    return apply(changed, to: open)
  }
}
