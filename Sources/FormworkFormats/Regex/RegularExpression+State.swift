extension RegularExpression {
  /// The state of an expression after the scalars that it has read.
  ///
  /// From every state, a match is possible; if it isn't, the result is `nil` instead of a state. A
  /// state is only valid for the expression that returned it and for equal ones. For other
  /// expressions, the results are unspecified.
  package struct State: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      /// A row of the table.
      case row(Int)

      /// A state of the automaton, if there is no table.
      case set([Int])
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// The state before any scalar is read.
  package var start: State { program.start }

  /// Returns the state after one more scalar.
  ///
  ///     let expression = try RegularExpression("ab|cd")
  ///     expression.state(after: expression.start, reading: "a" as Unicode.Scalar)  // a state
  ///     expression.state(after: expression.start, reading: "b" as Unicode.Scalar)  // nil
  ///
  /// - Returns: The state; `nil` if no match is possible after `scalar`.
  /// - Complexity: O(1) with a table, or else O(*n*), where *n* is the size of the automaton.
  package func state(after state: State, reading scalar: Unicode.Scalar) -> State? {
    let number = program.automaton.partition.classNumber(of: scalar.value)
    switch state.storage {
    case .row(let row):
      return program.table.state(after: row, readingClass: number).map { State(.row($0)) }
    case .set(let set):
      return program.automaton.state(after: set, readingClass: number).map { State(.set($0)) }
    }
  }

  /// Returns the state after the scalars of `text`.
  ///
  /// - Returns: The state; `nil` if no match is possible after them.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package func state(after state: State, reading text: String) -> State? {
    var state = state
    for scalar in text.unicodeScalars {
      guard let next = self.state(after: state, reading: scalar) else { return nil }
      state = next
    }
    return state
  }

  /// Returns a Boolean value that indicates whether the text before a state is a match.
  package func isAccepting(_ state: State) -> Bool {
    switch state.storage {
    case .row(let row): program.table.isAccepting(row)
    case .set(let set): program.automaton.isAccepting(set)
    }
  }
}

extension RegularExpression {
  /// Whether digits of other scripts become ASCII digits: if ASCII digits can match, but no text in
  /// which a space is also possible.
  var wantsASCIIDigits: Bool {
    let partition = program.automaton.partition
    let space = partition.classNumber(of: 0x20)
    return (UInt32(0x30)...0x39).contains { digit in
      let number = partition.classNumber(of: digit)
      return number > 0 && number != space
    }
  }
}
