public import FormworkMasks

/// The part of a definition that describes a mask.
package struct MaskDefinition: Hashable, Sendable {
  /// The pattern.
  package var pattern: Bytes

  /// The syntax of the pattern, or `nil` for the one in which it is written.
  package var syntax: Mask.Syntax?

  /// Your own symbols for slots inside square brackets.
  package var notations: [Mask.Notation]

  /// Other masks. The mask that fits the text best is used.
  package var alternatives: [Alternative] = []

  /// The measure of how well a mask fits.
  package var strategy = MaskSet.Strategy.wholeString

  /// An alternative mask for the same field.
  package struct Alternative: Hashable, Sendable {
    package var pattern: Bytes

    /// The syntax of the pattern; `nil` for the syntax of the primary one.
    package var syntax: Mask.Syntax?

    /// Your own symbols for slots; `nil` for those of the primary pattern.
    package var notations: [Mask.Notation]?

    package init(
      _ pattern: String, syntax: Mask.Syntax? = nil, notations: [Mask.Notation]? = nil
    ) {
      self.pattern = Bytes(pattern)
      self.syntax = syntax
      self.notations = notations
    }
  }

  /// Creates the definition of a mask.
  package init(
    _ pattern: String, syntax: Mask.Syntax? = nil, notations: [Mask.Notation] = []
  ) {
    self.pattern = Bytes(pattern)
    self.syntax = syntax
    self.notations = notations
  }

  /// Creates the definition of a compiled mask. A syntax that the pattern shows, such as brackets, isn't repeated.
  package init(_ mask: Mask) {
    let isShown = (try? Mask.Syntax(of: mask.pattern)) == mask.syntax
    self.init(mask.pattern, syntax: isShown ? nil : mask.syntax, notations: mask.notations)
  }
}

extension FormatDefinition {
  /// Creates the definition of a mask.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: The syntax of the pattern, or `nil` for the one in which it is written.
  ///   - options: The options of the mask.
  package init(
    mask pattern: String, syntax: Mask.Syntax? = nil, options: Mask.Options = Mask.Options()
  ) {
    self.init(.mask(MaskDefinition(pattern, syntax: syntax)), options: options)
  }

  /// Creates the definition of a compiled mask.
  package init(_ mask: Mask) {
    self.init(.mask(MaskDefinition(mask)), options: mask.options)
  }

  mutating func codeMask(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .mask(var mask) = kind else { return }
    try mask.code(&coder)
    kind = .mask(mask)
    try coder.flag("rightToLeft", &options.rightToLeft, unless: false)
    try coder.count("callingCode", &options.callingCode)
    try codeOptions(&coder)
  }

  /// Creates the masks of the definition, the primary one first; empty if it isn't a mask.
  ///
  /// - Returns: The masks, without the limits on their value.
  /// - Throws: ``FormatError`` for an invalid pattern, list of characters, or placeholder.
  /// - Complexity: O(*n*) in the length of the patterns.
  package func makeMasks() throws(FormatError) -> [Mask] {
    guard case .mask(let mask) = kind else { return [] }
    return try mask.makeMasks(options)
  }
}

extension FormatKind {
  package static var mask: FormatKind {
    FormatKind(
      key: "mask", empty: .mask(MaskDefinition("")),
      code: { (definition, reader) throws(FormatError) in try definition.codeMask(&reader) },
      make: { (definition, _) throws(FormatError) in
        guard case .mask(let mask) = definition.kind else { return nil }
        let masks = try mask.makeMasks(definition.options)
        var resolved =
          masks.count == 1
          ? ResolvedFormat(masks[0])
          : ResolvedFormat(
            MaskSet(
              primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: mask.strategy))
        if let index = masks.firstIndex(where: { $0.hasNoSlots }) {
          resolved.mistakeOfField = FormatError(
            .noSlots, at: mask.path(ofPattern: index), in: masks[index].pattern)
        }
        return resolved
      })
  }
}

extension MaskDefinition {
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    try coder.required("mask", &pattern, .pattern)
    try Self.code(&syntax, &coder)
    var own = notations.isEmpty ? nil : Optional(notations)
    try Self.code(&own, &coder)
    notations = own ?? []
    var others = alternatives.isEmpty ? nil : Optional(alternatives)
    try coder.list("alternatives", &others, .alternative) { (coder, other) throws(FormatError) in
      try coder.required("mask", &other.pattern, .pattern)
      try Self.code(&other.syntax, &coder)
      try Self.code(&other.notations, &coder)
    }
    alternatives = others ?? []
    try coder.name("strategy", &strategy, .strategies)
  }

  /// A syntax with a name, or the tokens of another one.
  private static func code(
    _ syntax: inout Mask.Syntax?, _ coder: inout some KeyCoder
  ) throws(FormatError) {
    try coder.either("tokens", or: "syntax")
    var tokens: Mask.TokenTable?
    if case .tokens(let table) = syntax, NameTable.syntaxes.name(of: .tokens(table)) == nil {
      tokens = table
    }
    try coder.name("syntax", &syntax, .syntaxes)
    try coder.tokens("tokens", &tokens)
    if let tokens { syntax = .tokens(tokens) }
  }

  private static func code(
    _ notations: inout [Mask.Notation]?, _ coder: inout some KeyCoder
  ) throws(FormatError) {
    try coder.list("notations", &notations, .notation) { (coder, notation) throws(FormatError) in
      var (symbol, isOptional) = (notation.symbol, notation.isOptional)
      var (accepts, letterCase) = (Optional(notation.accepts), notation.letterCase)
      try coder.required("character", &symbol, .character)
      try coder.characters("characters", &accepts, isNamed: false, isRequired: true)
      try coder.flag("optional", &isOptional, unless: false)
      try coder.name(Key("letterCase", was: "case"), &letterCase, .cases)
      notation = Mask.Notation(
        symbol, accepts: accepts ?? .any, isOptional: isOptional, letterCase: letterCase)
    }
  }

  /// Returns the path of a pattern: the mask is the first, and the alternatives follow.
  package func path(ofPattern index: Int) -> String {
    if index == 0 { return "$.mask" }
    let path = "$.alternatives[\(index - 1)]"
    return alternatives[index - 1].isPatternAlone ? path : path + ".mask"
  }

  /// Creates the masks, the primary one first; there is at least one.
  fileprivate func makeMasks(_ options: Mask.Options) throws(FormatError) -> [Mask] {
    var masks: [Mask] = []
    for index in 0...alternatives.count {
      let other = index == 0 ? nil : alternatives[index - 1]
      let (pattern, path) = ((other?.pattern ?? self.pattern).string, path(ofPattern: index))
      do {
        let mask = try Mask(
          asWritten: pattern, syntax: other?.syntax ?? syntax,
          notations: other?.notations ?? notations, options: options)
        masks.append(mask)
      } catch {
        throw switch error.code {
        case .placeholderAccepted: FormatError(.mask(error), at: "$.placeholderCharacter")
        case .reservedNotation:
          FormatError(
            .mask(error),
            at: other?.notations == nil ? "$.notations" : "$.alternatives[\(index - 1)].notations")
        default: FormatError(.mask(error), at: path, in: pattern)
        }
      }
    }
    return masks
  }
}

extension FormatError.Reason {
  fileprivate static var noSlots: Self {
    .pattern(
      FormatError.PatternFault(
        name: "noSlots", offset: nil,
        message: "The pattern has no slot, so the user can't type anything.",
        fix: "Put slots between square brackets, as in “[000]”, or choose another syntax."))
  }
}

extension MaskDefinition.Alternative {
  fileprivate var isPatternAlone: Bool { syntax == nil && notations == nil }
}

extension ElementForm where Element == MaskDefinition.Alternative {
  fileprivate static var alternative: Self {
    Self(
      empty: Element(""),
      read: { (json) throws(FormatError) in json.string.map { Element($0) } },
      short: { (other) throws(FormatError) in
        other.isPatternAlone ? .string(other.pattern.string) : nil
      }, isPattern: true, expected: "a text in quotes or an object")
  }
}

extension ElementForm where Element == Mask.Notation {
  fileprivate static var notation: Self {
    Self(
      empty: Mask.Notation(" ", accepts: .any), read: { (_) throws(FormatError) in nil },
      short: { (_) throws(FormatError) in nil }, expected: "an object")
  }
}

extension NameTable where Value == Mask.Syntax {
  fileprivate static var syntaxes: NameTable {
    ["brackets": .brackets, "hash": .hash, "digits": .digits]
  }
}

extension NameTable where Value == MaskSet.Strategy {
  fileprivate static var strategies: NameTable {
    [
      "wholeString": .wholeString, "prefix": .prefix, "capacity": .capacity,
      "extractedValueCapacity": .extractedValueCapacity,
    ]
  }
}

#if !hasFeature(Embedded)
extension FieldFormat where Value == String {
  /// Returns a format that is a mask.
  ///
  ///     MaskedTextField("Code", value: $code, format: .mask("[000] [000]"))
  ///     MaskedTextField("Phone", value: $phone, format: .mask("+1 (###) ###-####"))
  ///
  /// Without a `syntax`, a pattern without brackets and braces is read as it is written: each `#` is
  /// a digit, or else each `0` or `9`, as in `000-00-0000`. If a digit may be a literal, as in
  /// `+1 (999)`, the pattern can't be read.
  ///
  /// If a pattern can't be read, the field stays unformatted. For a pattern from outside your code,
  /// use `try Mask(…)` and ``mask(_:)``.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, such as `+1 ([000]) [000]-[0000]`.
  ///   - syntax: The syntax of the patterns, or `nil` for the one in which each is written.
  ///   - alternatives: Other patterns. The pattern that fits the text best is used.
  ///   - strategy: The measure of how well a pattern fits.
  ///   - notations: Your own symbols for slots inside square brackets.
  ///   - options: The options of the mask.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func mask(
    _ pattern: String, syntax: Mask.Syntax? = nil, alternatives: [String] = [],
    strategy: MaskSet.Strategy = .wholeString, notations: [Mask.Notation] = [],
    options: Mask.Options = Mask.Options(), file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var mask = MaskDefinition(pattern, syntax: syntax, notations: notations)
    mask.alternatives = alternatives.map { MaskDefinition.Alternative($0) }
    mask.strategy = strategy
    return Self(
      FormatDefinition(.mask(mask), options: options), .text, CallSite(file: file, line: line))
  }

  /// Returns a format that is a compiled mask, such as one from a server.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The format.
  public static func mask(_ mask: Mask) -> Self {
    Self(FormatDefinition(mask), .text, CallSite(file: #fileID, line: #line))
  }

  /// Returns a format for a one-time code of digits, such as one from a text message.
  ///
  /// - Parameters:
  ///   - length: The number of digits, at least 1.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func oneTimeCode(
    length: Int = 6, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    guard length >= 1 else {
      let error = FormatError(
        .setting(
          "A one-time code of ", quoting: "\(length)", " digits isn't possible.",
          fix: "Use a length of 1 or more."))
      return Self(.invalid(error), .text, file, line)
    }
    return mask("[" + String(repeating: "0", count: length) + "]", file: file, line: line)
      .textContentType(.oneTimeCode)
  }
}
#endif
