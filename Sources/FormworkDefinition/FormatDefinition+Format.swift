public import FormworkMasks
public import FormworkRules
import FormworkNumbers
import FormworkPresets
import FormworkRegex

extension FormatDefinition {
  /// Makes the format that the definition describes.
  ///
  ///     let code = try FormatDefinition(json: #"{"regex":"[A-Z]{2}-[0-9]{4}"}"#)
  ///     try code.makeFormat().formatted(text: "AB1").text  // "AB-1"
  ///
  /// Make it once and keep it: patterns are compiled here.
  ///
  /// - Returns: The format.
  /// - Throws: ``DefinitionError`` for a pattern, a list of characters or a placeholder that can't
  ///   be used, for names that aren't known, and for more than ``FormatDefinition/Limits`` allow.
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
        case .phone(let region, let validity):
          var format = try PhoneFormat(definedRegion: region)
          format.validity = validity == .valid ? .valid : .possible
          return AnyInputFormat(format)
        case .card: return AnyInputFormat(CardFormat())
        case .iban: return AnyInputFormat(IBANFormat())
        case .preset(let name): return try Preset(definedName: name).makeFormat()
        case .mask, .filter: return try makeBasicFormat()
        }
      },
      matching: { (format, pattern) throws(DefinitionError) in
        AnyInputFormat(format.matching(try RegularExpression(pattern, at: "$.valuePattern")))
      })
  }
}

extension RegularExpression {
  /// Compiles what is written at a place of a definition.
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

extension PhoneFormat {
  /// The format for the region that a definition names.
  fileprivate init(definedRegion region: String?) throws(DefinitionError) {
    guard let region else {
      self.init()
      return
    }
    do {
      try self.init(region: region)
    } catch {
      throw DefinitionError(
        .unknownName(region, known: PhoneRegion.all.map { $0.code }), at: "$.phone.region")
    }
  }
}

extension Preset {
  /// The preset that a definition names.
  fileprivate init(definedName name: String) throws(DefinitionError) {
    guard let preset = Preset(identifier: name) else {
      throw DefinitionError(
        .unknownName(name, known: Preset.all.map { $0.identifier }), at: "$.preset")
    }
    self = preset
  }
}
