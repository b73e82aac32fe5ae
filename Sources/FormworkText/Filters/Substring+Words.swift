extension Substring {
  /// Whether a letter with a case, or part of a number, stands directly before or after this part of `text`.
  ///
  /// Such a part belongs to a longer word or number, as `123` does in `AB123` and `12` in `12k`. After `0x` it
  /// stands alone.
  package func touchesWord(in text: String) -> Bool {
    if startIndex > text.startIndex, let first, !first.isDecoration {
      let before = text.index(before: startIndex)
      let isPrefixed =
        (text[before].onlyScalar ?? 0) | 0x20 == 0x78 && text[..<before].last?.onlyScalar == 0x30
      if !isPrefixed, text[before].belongsToWord { return true }
    }
    guard endIndex < text.endIndex, let last, !last.isDecoration else { return false }
    return text[endIndex].belongsToWord
  }

  /// This part of `text` without hyphens that tie it to a word before, as in `G-542262`.
  package func withoutHyphens(afterWordIn text: String) -> Substring {
    guard startIndex > text.startIndex, !text[text.index(before: startIndex)].isBlank else { return self }
    return drop { $0.isHyphen }
  }
}

extension Character {
  fileprivate var belongsToWord: Bool { isCasedLetter || isNumber }
}
