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
  /// - Throws: The same ``FormatError`` as ``makeFormat()``.
  package func contradiction() throws(FormatError) -> FormatError? {
    let maximumLength = limits.maximumLengths.first { $0.measure == .value }?.count
    if limits.valuePatterns.isEmpty, maximumLength == nil { return nil }
    var search = CompletionSearch(
      try withoutLimits.makeFormat(), alphabet: try alphabet, size: try json().utf8.count)
    if case .text(let allowed) = kind, allowed.rule.parts.separator != nil { return nil }
    if case .regex(let pattern) = kind {
      search.expression = try? RegularExpression(pattern.string)
    }
    guard case .found(let example) = search.run() else { return nil }
    if let pattern = limits.valuePatterns.first?.string {
      search.limit = try? RegularExpression(pattern)
      if !pattern.namesProperties, case .none = search.run() {
        return FormatError(.contradiction(example: example), at: "$.valuePattern")
      }
    }
    search.maximumLength = maximumLength
    if maximumLength != nil, case .none = search.run() {
      return FormatError(.contradiction(example: example), at: "$.maximumLength")
    }
    return nil
  }

  private var withoutLimits: FormatDefinition {
    var definition = self
    definition.limits = InputLimits()
    return definition
  }

  /// The characters to try: ASCII, those in patterns and lists, and one of some scripts.
  private var alphabet: [Character] {
    get throws(FormatError) {
      // The JSON contains them all, with letters of keys, which are ASCII.
      let named = try json()
      let plain = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
      return plain + Set(named.filter { !$0.isASCII } + "éя中").sorted()
    }
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
