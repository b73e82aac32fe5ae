import FormworkMasks

extension EditingSession {
  /// Returns the edit that replaces the selection with characters of a value; `nil` if none of them
  /// fits.
  ///
  /// A format interprets inserted text, in which it may find its own literals. So the inserted text
  /// is the formatted text of the characters after the existing ones, which has only one
  /// interpretation. If a format shows the value in another order, as masks that fill from the
  /// right do, the characters themselves are inserted.
  func edit(pasting value: String) -> TextEdit? {
    let selection = current.selection
    let replaced = format.valueRange(of: selection, in: current)
    let before = current.value[..<replaced.lowerBound.index(in: current.value)]
    let shown = format.formatted(value: before + value)
    let start = selection.lowerBound
    let head = current.text.utf16.prefix(start.value)
    guard shown.text.utf16.starts(with: head), shown.value.utf16.starts(with: before.utf16) else {
      return TextEdit(replacing: selection, with: value)
    }
    let whole = format.textRange(of: 0..<UTF16Offset(shown.value.utf16.count), in: shown)
    guard shown.value.utf16.count > before.utf16.count, start < whole.upperBound else { return nil }
    let text = shown.text[start.index(in: shown.text)..<whole.upperBound.index(in: shown.text)]
    return TextEdit(replacing: selection, with: String(text))
  }
}
