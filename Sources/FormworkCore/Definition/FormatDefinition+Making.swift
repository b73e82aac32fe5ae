import FormworkFormats

extension FormatDefinition {
  /// Creates a mask, a set of masks, or a filter; ``makeFormat()`` supports all
  /// formats.
  ///
  ///     let pin = try FormatDefinition(json: #"{"filter":{"allow":"digits"},"maximumLength":4}"#)
  ///     try pin.makeBasicFormat().formatted(text: "12-34-56").text  // "1234"
  ///
  /// An app or a page that only calls this method doesn't link regular expressions. Patterns are
  /// compiled, so create the format once and keep it.
  ///
  /// - Returns: The format.
  /// - Throws: ``DefinitionError`` for an invalid pattern, list of characters, or placeholder, if
  ///   the definition exceeds ``Limits``, or for a format or an option that requires
  ///   ``makeFormat()``.
  /// - Complexity: O(*n*) in the length of the patterns.
  package func makeBasicFormat() throws(DefinitionError) -> AnyInputFormat {
    try makeFormat(
      other: { () throws(DefinitionError) in throw DefinitionError(.notBasic, at: kind.path) },
      matching: { (_, _) throws(DefinitionError) in
        throw DefinitionError(.notBasic, at: "$.valuePattern")
      })
  }

  /// Creates the masks of the definition, the primary one first; empty if it isn't a mask.
  ///
  /// - Returns: The masks, without the limits on their value.
  /// - Throws: ``DefinitionError`` for an invalid pattern, list of characters, or placeholder, or
  ///   if the definition exceeds ``Limits``.
  /// - Complexity: O(*n*) in the length of the patterns.
  package func makeMasks() throws(DefinitionError) -> [Mask] {
    guard case .mask(let rules) = kind else { return [] }
    try checkLimits()
    return try rules.makeMasks(options)
  }

  /// Creates the format, with functions for formats other than masks and filters, and for the
  /// pattern of the value.
  package func makeFormat(
    other: () throws(DefinitionError) -> AnyInputFormat,
    matching: (AnyInputFormat, _ pattern: String) throws(DefinitionError) -> AnyInputFormat
  ) throws(DefinitionError) -> AnyInputFormat {
    try checkLimits()
    var format =
      switch kind {
      case .mask(let rules): try rules.makeFormat(options)
      case .filter(let rules): changingCase(try rules.makeFilter(options))
      case .regex, .number, .date, .phone, .card, .iban, .preset: try other()
      }
    if let pattern = options.valuePattern { format = try matching(format, pattern) }
    if let maximumLength = options.maximumLength {
      format = AnyInputFormat(format.limited(to: maximumLength))
    }
    return format
  }

  /// Returns the format with the letter case of the options.
  package func changingCase(_ format: some InputFormat) -> AnyInputFormat {
    guard let letterCase = options.letterCase else { return AnyInputFormat(format) }
    return AnyInputFormat(format.changingCase(letterCase))
  }
}

extension FormatDefinition.Kind {
  /// The path of the key that chooses the format.
  package var path: String {
    switch self {
    case .mask: "$.mask"
    case .filter: "$.filter"
    case .regex: "$.regex"
    case .number: "$.number"
    case .date: "$.date"
    case .phone: "$.phone"
    case .card: "$.card"
    case .iban: "$.iban"
    case .preset: "$.preset"
    }
  }
}

/// Runs `body`, and adds the path in the definition to its error.
func located<Value, Failure: Error>(
  _ path: String, _ reason: (Failure) -> DefinitionError.Reason, in pattern: String? = nil,
  _ body: () throws(Failure) -> Value
) throws(DefinitionError) -> Value {
  do {
    return try body()
  } catch {
    throw DefinitionError(reason(error), at: path, in: pattern)
  }
}

extension FormatDefinition.MaskRules {
  /// Returns the path of a pattern: the mask is the first, and the alternatives follow.
  package func path(ofPattern index: Int) -> String {
    if index == 0 { return "$.mask" }
    let path = "$.alternatives[\(index - 1)]"
    let alternative = alternatives[index - 1]
    return alternative.syntax == nil && alternative.notations == nil ? path : path + ".mask"
  }

  fileprivate func makeFormat(
    _ options: FormatDefinition.Options
  ) throws(DefinitionError) -> AnyInputFormat {
    let masks = try makeMasks(options)
    if masks.count == 1 { return AnyInputFormat(masks[0]) }
    return AnyInputFormat(
      MaskSet(primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy))
  }

  /// Creates the masks, the primary one first; there is at least one.
  fileprivate func makeMasks(_ options: FormatDefinition.Options) throws(DefinitionError) -> [Mask]
  {
    let options = Mask.Options(options, rightToLeft: rightToLeft, callingCode: callingCode)
    let syntax = try syntax?.make(at: "$")
    let notations = try notations.make(at: "$")
    var masks = [
      try makeMask(
        pattern, syntax, notations, options, at: path(ofPattern: 0), notationsAt: "$.notations")
    ]
    for (index, alternative) in alternatives.enumerated() {
      let path = "$.alternatives[\(index)]"
      let ownSyntax = try alternative.syntax?.make(at: path)
      let ownNotations = try alternative.notations?.make(at: path)
      masks.append(
        try makeMask(
          alternative.pattern, ownSyntax ?? syntax, ownNotations ?? notations, options,
          at: self.path(ofPattern: index + 1),
          notationsAt: ownNotations == nil ? "$.notations" : path + ".notations"))
    }
    return masks
  }

  private func makeMask(
    _ pattern: String, _ syntax: Mask.Syntax?, _ notations: [Mask.Notation],
    _ options: Mask.Options, at path: String, notationsAt notationsPath: String
  ) throws(DefinitionError) -> Mask {
    do {
      return try Mask(
        asWritten: pattern, syntax: syntax, notations: notations, options: options)
    } catch {
      throw switch error.code {
      case .placeholderAccepted: DefinitionError(.mask(error), at: "$.placeholder")
      case .reservedNotation: DefinitionError(.mask(error), at: notationsPath)
      default: DefinitionError(.mask(error), at: path, in: pattern)
      }
    }
  }
}

extension FormatDefinition.MaskRules.Syntax {
  fileprivate func make(at path: String) throws(DefinitionError) -> Mask.Syntax {
    switch self {
    case .brackets: return .brackets
    case .hash: return .hash
    case .digits: return .digits
    case .tokens(let tokens):
      var pairs: [(Character, UnicodeSet)] = []
      for token in tokens.list {
        if let named = Names.classes[token.characters] {
          pairs.append((token.symbol, named))
        } else {
          let path = JSONObject.path(of: String(token.symbol), in: path + ".tokens")
          pairs.append((token.symbol, try UnicodeSet(listing: token.characters, at: path)))
        }
      }
      return .tokens(Mask.TokenTable(pairs))
    }
  }
}

extension [FormatDefinition.MaskRules.Notation] {
  fileprivate func make(at path: String) throws(DefinitionError) -> [Mask.Notation] {
    var notations: [Mask.Notation] = []
    for (index, notation) in enumerated() {
      let place = path + ".notations[\(index)].characters"
      notations.append(
        Mask.Notation(
          notation.symbol, accepts: try UnicodeSet(listing: notation.characters, at: place),
          isOptional: notation.isOptional, letterCase: notation.letterCase))
    }
    return notations
  }
}

extension FormatDefinition.FilterRules {
  /// Creates the filter. The option `maximumLength` and the filter's own limit are combined.
  fileprivate func makeFilter(
    _ options: FormatDefinition.Options
  ) throws(DefinitionError) -> AllowedCharacters {
    let rule = try makeRule()
    let lengths = [maximumLength, options.maximumLength].compactMap { $0 }
    return AllowedCharacters(
      rule: options.digits == .asTyped ? rule.keepingDigits : rule, maximumLength: lengths.min())
  }

  private func makeRule() throws(DefinitionError) -> AllowedCharacters.Rule {
    switch characters {
    case .listed(let list):
      .characters(try UnicodeSet(listing: list, at: "$.filter.characters"))
    case .named(.any): .any
    case .named(.digits): .digits
    case .named(.decimal): .decimal()
    case .named(.nonChinese): .nonChinese()
    case .named(.letters): .letters
    case .named(.alphanumerics): .alphanumerics
    case .named(.emoji): .emoji
    }
  }
}

extension UnicodeSet {
  fileprivate init(listing characters: String, at path: String) throws(DefinitionError) {
    self = try located(path, DefinitionError.Reason.notation) {
      () throws(NotationError) in try UnicodeSet(characters)
    }
  }
}

extension Mask.Options {
  fileprivate init(_ options: FormatDefinition.Options, rightToLeft: Bool, callingCode: Int?) {
    self.init(
      completion: options.completion, completesOnFocus: options.completesOnFocus,
      autoskip: options.autoskip, deletion: options.deletion, overflow: options.overflow,
      insertion: options.insertion, placeholderCharacter: options.placeholderCharacter,
      letterCase: options.letterCase, digits: options.digits, rightToLeft: rightToLeft,
      callingCode: callingCode)
  }
}
