import FormworkText

extension EditingSession {
  /// The edit that puts characters of a value in the place of the selection; `nil` if the format has
  /// no place for any of them.
  ///
  /// A format reads what is inserted as a text, in which it may find literals of its own. So what is
  /// inserted is what the format shows for the characters, behind those that are there already: read
  /// as a text, it can only mean them. Where a format shows the value in another order, as masks do
  /// that fill from the right, it gets the characters to read.
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
