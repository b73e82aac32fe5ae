package import FormworkMasks

extension MissingCharacters {
  /// Returns an English phrase for the number and kinds of missing characters.
  ///
  ///     MissingCharacters.phrase([.init(.digits, count: 7)])  // "7 more digits"
  ///     MissingCharacters.phrase([.init(.letters, count: 1), .init(.digits, count: 4)])
  ///     // "1 more letter, 4 more digits"
  ///
  /// - Parameter missing: The missing characters, in order.
  /// - Returns: The phrase; empty if nothing is missing.
  package static func phrase(_ missing: [MissingCharacters]) -> String {
    missing.map { "\($0.count) more \($0.kind.name(isOne: $0.count == 1))" }
      .joined(separator: ", ")
  }
}

extension MissingCharacters.Kind {
  fileprivate func name(isOne: Bool) -> String {
    switch self {
    case .digits: isOne ? "digit" : "digits"
    case .letters: isOne ? "letter" : "letters"
    case .lettersOrDigits: isOne ? "letter or digit" : "letters or digits"
    case .others: isOne ? "character" : "characters"
    }
  }
}
