extension FormatDefinition {
  /// The maximum size of a definition.
  ///
  /// A definition may come from anywhere, and making its format compiles its patterns. Within these
  /// limits, that takes a fraction of a second for any definition. Beyond them, it throws a
  /// ``DefinitionError`` with the code ``DefinitionError/Code/tooLarge``. Patterns in your own code
  /// don't have these limits: create a `Mask` from them.
  package enum Limits {
    /// The maximum length of a definition's JSON, in bytes of UTF-8.
    package static let bytes = 1_048_576

    /// The maximum total length of all patterns and lists of characters, in bytes of UTF-8.
    package static let patternBytes = 65_536

    /// The maximum number of alternatives, of notations or tokens for each pattern, and of regions.
    package static let elements = 256
  }

  /// Checks that a definition is within the limits.
  ///
  /// - Throws: ``DefinitionError`` at the first part that exceeds a limit.
  package func checkLimits() throws(DefinitionError) {
    var budget = PatternBudget()
    switch kind {
    case .mask(let rules): try rules.spend(&budget)
    case .regex(let pattern): try budget.spend(pattern, at: "$.regex")
    case .filter(let rules):
      if case .listed(let list) = rules.characters {
        try budget.spend(list, at: "$.filter.characters")
      }
    case .date(let rules):
      if case .pattern(let pattern) = rules.layout {
        try budget.spend(pattern, at: "$.date.pattern")
      }
    case .phone(let rules):
      try budget.reject(rules.allowedRegions?.count ?? 0, at: "$.phone.allowedRegions")
    case .number, .card, .iban, .preset: break
    }
    if let pattern = options.valuePattern { try budget.spend(pattern, at: "$.valuePattern") }
  }
}

/// The number of bytes that the remaining patterns of a definition may have.
private struct PatternBudget {
  private var rest = FormatDefinition.Limits.patternBytes

  mutating func spend(_ text: String, at path: String) throws(DefinitionError) {
    rest -= text.utf8.count
    if rest < 0 {
      throw DefinitionError(.tooLong(limit: FormatDefinition.Limits.patternBytes), at: path)
    }
  }

  func reject(_ count: Int, at path: String) throws(DefinitionError) {
    if count > FormatDefinition.Limits.elements {
      throw DefinitionError(.tooMany(limit: FormatDefinition.Limits.elements), at: path)
    }
  }
}

extension FormatDefinition.MaskRules {
  fileprivate func spend(_ budget: inout PatternBudget) throws(DefinitionError) {
    try budget.spend(pattern, at: "$.mask")
    try syntax?.spend(&budget, at: "$")
    try notations.spend(&budget, at: "$")
    try budget.reject(alternatives.count, at: "$.alternatives")
    for (index, alternative) in alternatives.enumerated() {
      let path = "$.alternatives[\(index)]"
      try budget.spend(alternative.pattern, at: path)
      try alternative.syntax?.spend(&budget, at: path)
      try alternative.notations?.spend(&budget, at: path)
    }
  }
}

extension FormatDefinition.MaskRules.Syntax {
  fileprivate func spend(
    _ budget: inout PatternBudget, at path: String
  ) throws(DefinitionError) {
    guard case .tokens(let tokens) = self else { return }
    try budget.reject(tokens.list.count, at: path + ".tokens")
    for token in tokens.list { try budget.spend(token.characters, at: path + ".tokens") }
  }
}

extension [FormatDefinition.MaskRules.Notation] {
  fileprivate func spend(
    _ budget: inout PatternBudget, at path: String
  ) throws(DefinitionError) {
    try budget.reject(count, at: path + ".notations")
    for (index, notation) in enumerated() {
      try budget.spend(notation.characters, at: path + ".notations[\(index)].characters")
    }
  }
}
