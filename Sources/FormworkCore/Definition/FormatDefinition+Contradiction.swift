import FormworkFormats

extension FormatDefinition {
  /// Returns the option that prevents every text from being complete, if the format alone doesn't.
  ///
  ///     let definition = try FormatDefinition(json: #"{"regex":"[A-Z]{2}","valuePattern":"9"}"#)
  ///     try definition.contradiction()?.path  // "$.valuePattern"
  ///
  /// Call it before you ship a definition instead of in the app, because it tries keys, which takes
  /// longer than making the format. It finds no contradiction if that takes too many keys, if a
  /// pattern contains `\p{…}`, or if a filter allows a single decimal separator.
  ///
  /// - Returns: The error at `valuePattern` or `maximumLength`, or `nil` if none was found.
  /// - Throws: The same ``DefinitionError`` as ``makeFormat()``.
  package func contradiction() throws(DefinitionError) -> DefinitionError? {
    if options.valuePattern == nil, options.maximumLength == nil { return nil }
    var search = CompletionSearch(
      try withoutLimits.makeFormat(), alphabet: alphabet, size: json.utf8.count)
    if case .filter(let rules) = kind, rules.characters == .named(.decimal) { return nil }
    if case .regex(let pattern) = kind { search.expression = try? RegularExpression(pattern) }
    guard case .found(let example) = search.run() else { return nil }
    if let pattern = options.valuePattern {
      search.limit = try? RegularExpression(pattern)
      if !pattern.namesProperties, case .none = search.run() {
        return DefinitionError(.contradiction(example: example), at: "$.valuePattern")
      }
    }
    search.maximumLength = options.maximumLength
    if options.maximumLength != nil, case .none = search.run() {
      return DefinitionError(.contradiction(example: example), at: "$.maximumLength")
    }
    return nil
  }

  private var withoutLimits: FormatDefinition {
    var definition = self
    definition.options.valuePattern = nil
    definition.options.maximumLength = nil
    return definition
  }

  /// The characters to try: ASCII, those in patterns and lists, and one of some scripts.
  private var alphabet: [Character] {
    var named = options.valuePattern ?? ""
    switch kind {
    case .mask(let rules):
      named += rules.notations.map { $0.characters }.joined()
      if case .tokens(let tokens) = rules.syntax {
        named += tokens.list.map { $0.characters }.joined()
      }
      named += rules.alternatives.flatMap { $0.notations ?? [] }.map { $0.characters }.joined()
    case .regex(let pattern): named += pattern
    case .filter(let rules):
      if case .listed(let list) = rules.characters { named += list }
    case .number, .date, .phone, .card, .iban, .preset: break
    }
    let plain = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
    return plain + Set(named.filter { !$0.isASCII } + "éя中").sorted()
  }
}

extension String {
  /// Whether a pattern contains `\p` or `\P`, whose characters no alphabet covers.
  fileprivate var namesProperties: Bool {
    zip(utf8, utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1 | 0x20 == UInt8(ascii: "p")
    }
  }
}
