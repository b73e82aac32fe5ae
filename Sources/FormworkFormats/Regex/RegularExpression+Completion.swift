extension RegularExpression {
  /// Returns the characters that must follow, up to the first place with a choice or an end.
  ///
  ///     let code = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
  ///     let letters = code.state(after: code.start, reading: "AB")
  ///     letters.map(code.forcedContinuation)  // "-"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result, with a table.
  package func forcedContinuation(from state: State) -> String {
    continuation(from: state) { forcedScalar(in: $0) }
  }

  /// Returns the most readable of the shortest texts that complete a match.
  ///
  /// The result only depends on the pattern and the state. Among several characters it takes `0`,
  /// `a`, or `A`; or else the first visible ASCII character, a space, or the first character.
  ///
  ///     let code = try RegularExpression(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)
  ///     code.shortestCompletion(from: code.start)  // "AA-0000"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result, with a table.
  package func shortestCompletion(from state: State) -> String {
    continuation(from: state) { completingScalar(in: $0) }
  }

  /// Follows the scalars that `next` chooses. It always ends: every state leads to an accepting
  /// state, for which `next` returns `nil`.
  private func continuation(from state: State, _ next: (State) -> UInt32?) -> String {
    var continuation = ""
    var state = state
    while let scalar = next(state).flatMap({ Unicode.Scalar($0) }),
      let following = self.state(after: state, reading: scalar)
    {
      continuation.unicodeScalars.append(scalar)
      state = following
    }
    return continuation
  }

  func forcedScalar(in state: State) -> UInt32? {
    switch state.storage {
    case .row(let row): program.table.forcedScalar(in: row)
    case .set(let set): program.automaton.forcedScalar(in: set)
    }
  }

  private func completingScalar(in state: State) -> UInt32? {
    switch state.storage {
    case .row(let row): program.table.completingScalar(in: row)
    case .set(let set): program.automaton.completingScalar(in: set)
    }
  }
}
