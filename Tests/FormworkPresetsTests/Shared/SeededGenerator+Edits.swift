import FormworkTestSupport

extension SeededGenerator {
  /// An edit as people make them: what is put in goes to the end more often than not, and what is deleted
  /// is mostly the character before the caret.
  mutating func likelyEdit(of text: String, inserting insertion: String) -> TextEdit {
    var edit = edit(of: text, inserting: insertion)
    if number(in: 0...2) > 0, !insertion.isEmpty {
      edit.range = .end(of: text)..<(.end(of: text))
    }
    if insertion.isEmpty, number(in: 0...2) > 0, edit.range.lowerBound.value > 0 {
      edit = TextEdit(
        deletingBackward: UTF16Offset(edit.range.lowerBound.value - 1)..<edit.range.lowerBound)
    }
    return edit
  }
}
