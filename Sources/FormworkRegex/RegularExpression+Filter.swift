extension RegularExpression {
  /// Returns `text` without the characters that can't be part of a match, from left to right.
  ///
  ///     let digits = try RegularExpression(#"\d*"#)
  ///     digits.filter("12a34")  // "1234"
  ///
  /// A character stays if what has been kept so far and all of its scalars can still grow into a
  /// match, so the result can, too. A character that would be removed later isn't reconsidered.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public func filter(_ text: String) -> String {
    var filtered = ""
    var state = start
    for character in text {
      guard let next = self.state(after: state, reading: character) else { continue }
      state = next
      filtered.append(character)
    }
    return filtered
  }

  /// Returns the state after the scalars of `character`.
  ///
  /// - Returns: `nil` if no match is possible after them.
  public func state(after state: State, reading character: Character) -> State? {
    var state = state
    for scalar in character.unicodeScalars {
      guard let next = self.state(after: state, reading: scalar) else { return nil }
      state = next
    }
    return state
  }
}
