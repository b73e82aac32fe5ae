extension RegularExpression {
  /// Returns `text` without the characters that can't be part of a match.
  ///
  ///     let digits = try RegularExpression(#"\d*"#)
  ///     digits.filter("12a34")  // "1234"
  ///
  /// From left to right, a character is kept if a match is still possible after it. So a match is
  /// also possible after the result. A decision isn't changed because of later characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package func filter(_ text: String) -> String {
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
  /// - Returns: The state; `nil` if no match is possible after them.
  package func state(after state: State, reading character: Character) -> State? {
    var state = state
    for scalar in character.unicodeScalars {
      guard let next = self.state(after: state, reading: scalar) else { return nil }
      state = next
    }
    return state
  }
}
