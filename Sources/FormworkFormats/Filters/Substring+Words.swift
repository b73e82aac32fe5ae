import FormworkMasks

extension Substring {
  /// Returns whether this part of `text` is next to a cased letter or another part of a number.
  ///
  /// Such a part belongs to a longer word or number: `123` in `AB123`, `12` in `12k`, and both parts of
  /// `1,5`. A part after `0x` doesn't.
  package func touchesWord(in text: String) -> Bool {
    // `dropLast()` would count all characters before this part; `dropLast(1)` steps back.
    if startIndex > text.startIndex, let first, first.canTouch {
      let before = text[..<startIndex]
      let isPrefixed =
        (before.last?.onlyScalar ?? 0) | 0x20 == 0x78 && before.dropLast(1).last?.onlyScalar == 0x30
      if !isPrefixed, Self.touches(before.last, before.dropLast(1).last) { return true }
    }
    guard endIndex < text.endIndex, let last, last.canTouch else { return false }
    let after = text[endIndex...]
    return Self.touches(after.first, after.dropFirst().first)
  }

  private static func touches(_ next: Character?, _ beyond: Character?) -> Bool {
    guard let next else { return false }
    return next.belongsToWord || next.groupsDigits && beyond?.digitValue != nil
  }

  /// Returns this part without the hyphens that tie it to a preceding word, as in `G-542262`.
  package func withoutHyphens(afterWordIn text: String) -> Substring {
    guard startIndex > text.startIndex, !text[text.index(before: startIndex)].isBlank else {
      return self
    }
    return drop { $0.isHyphen }
  }
}

extension Character {
  fileprivate var canTouch: Bool { UnicodeSet.alphanumeric.contains(self) }

  fileprivate var belongsToWord: Bool { isCasedLetter || isNumber }
}
