import FormworkMasks

extension PromptEditor {
  /// Moves the caret by whole characters, including literals. Words are runs of letters and digits.
  mutating func move(_ motion: Command.Motion) {
    let text = session.current.text
    let caret = session.current.caret.index(in: text)
    let target =
      switch motion {
      case .start: text.startIndex
      case .end: text.endIndex
      case .left: caret > text.startIndex ? text.index(before: caret) : caret
      case .right: caret < text.endIndex ? text.index(after: caret) : caret
      case .wordLeft: Self.startOfWord(before: caret, in: text)
      case .wordRight: Self.endOfWord(after: caret, in: text)
      }
    let offset = UTF16Offset(text.utf16.distance(from: text.startIndex, to: target))
    session.select(offset..<offset)
  }

  private static func startOfWord(before caret: String.Index, in text: String) -> String.Index {
    let head = text[..<caret]
    let word = head.lastIndex(where: isWord) ?? text.startIndex
    return text[..<word].lastIndex { !isWord($0) }.map { text.index(after: $0) } ?? text.startIndex
  }

  private static func endOfWord(after caret: String.Index, in text: String) -> String.Index {
    let word = text[caret...].firstIndex(where: isWord) ?? text.endIndex
    return text[word...].firstIndex { !isWord($0) } ?? text.endIndex
  }

  private static func isWord(_ character: Character) -> Bool {
    UnicodeSet.alphanumeric.contains(character)
  }
}
