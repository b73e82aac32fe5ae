extension EditOutcome {
  /// This outcome of an edit whose replacement was only a part of `whole`, with what isn't in the
  /// part left out as well.
  ///
  /// - Complexity: O(*n*) in the length of `whole`.
  package func accounting(for whole: String, insteadOf part: String) -> EditOutcome {
    if isRefused || whole.utf8.count == part.utf8.count { return self }
    var accounted = self
    accounted.leftOut = whole.lettersAndDigits.leftOut(of: part.lettersAndDigits, leftOut)
    return accounted
  }
}

extension String {
  /// The letters and digits, in order: what counts when nothing may get lost unsaid.
  var lettersAndDigits: String { filter(CharacterClass.alphanumeric.contains) }

  /// The characters that aren't in `part`, which is this text without some, and those of `part`
  /// that were `left` out of it; in the order of this text.
  fileprivate func leftOut(of part: String, _ left: String) -> String {
    var part = part[...]
    var left = left[...]
    var result: [Character] = []
    // What is cut is cut at the end: of equal characters the last ones count as missing.
    for character in reversed() {
      if part.ends(in: character) {
        part.removeLast()
        if !left.ends(in: character) { continue }
        left.removeLast()
      }
      result.append(character)
    }
    return left + String(result.reversed())
  }
}
