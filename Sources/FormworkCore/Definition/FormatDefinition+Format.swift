public import FormworkFormats

extension FormatDefinition {
  /// Creates the format that the definition describes.
  ///
  ///     let code = try FormatDefinition(json: #"{"regex":"[A-Z]{2}-[0-9]{4}"}"#)
  ///     try code.makeFormat().formatted(text: "AB1").text  // "AB-1"
  ///
  /// This compiles patterns, so create the format once and keep it.
  ///
  /// - Returns: The format.
  /// - Throws: ``DefinitionError`` for an invalid pattern, list of characters, or placeholder, for
  ///   an unknown name, or if the definition exceeds `FormatDefinition.Limits`.
  /// - Complexity: O(*n*) in the length of the patterns.
  public func makeFormat() throws(DefinitionError) -> AnyInputFormat {
    try makeFormat(
      other: { () throws(DefinitionError) in
        switch kind {
        case .regex(let pattern):
          let expression = try RegularExpression(pattern, at: kind.path)
          return changingCase(
            RegexFormat(
              expression, completion: options.completion ?? true,
              keepingDigits: options.digits == .asTyped))
        case .number(let rules): return AnyInputFormat(try rules.makeFormat())
        case .date(let rules):
          return AnyInputFormat(try rules.makeFormat(completion: options.completion ?? true))
        case .phone(let rules): return AnyInputFormat(try rules.makeFormat())
        case .card: return AnyInputFormat(CardFormat())
        case .iban: return AnyInputFormat(IBANFormat())
        case .preset(let name):
          return try Preset(definedName: name).makeFormat(
            today: DateRules.limit(options.now, at: "$.now"))
        case .mask, .filter: return try makeBasicFormat()
        }
      },
      matching: { (format, pattern) throws(DefinitionError) in
        AnyInputFormat(format.matching(try RegularExpression(pattern, at: "$.valuePattern")))
      })
  }
}

extension RegularExpression {
  /// Compiles a regular expression at a path of a definition.
  fileprivate init(_ pattern: String, at path: String) throws(DefinitionError) {
    do {
      try self.init(pattern)
    } catch {
      let fault = DefinitionError.PatternFault(
        name: error.code.name, offset: error.offset, message: error.message, fix: error.fix)
      throw DefinitionError(.pattern(fault), at: path, in: pattern)
    }
  }
}

extension Preset {
  /// Creates the preset named in a definition.
  fileprivate init(definedName name: String) throws(DefinitionError) {
    guard let preset = Preset(identifier: name) else {
      throw DefinitionError(
        .unknownName(name, known: Preset.all.map { $0.identifier }), at: "$.preset")
    }
    self = preset
  }
}
