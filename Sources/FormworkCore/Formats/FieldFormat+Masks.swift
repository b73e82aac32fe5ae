public import FormworkFormats

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
    let recipe = MaskRecipe(
      patterns: [pattern] + alternatives, syntax: syntax, strategy: strategy, notations: notations,
      options: options)
    return Self("mask", recipe, file: file, line: line) { _ throws(FieldFormatError) in
      try recipe.codec()
    }
  }

  /// Returns a format that is a compiled mask, such as one from a server.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The format.
  public static func mask(_ mask: Mask) -> Self { Self(mask) }

  /// Returns a format for text that matches a regular expression as a whole.
  ///
  ///     MaskedTextField("Plate", value: $plate, format: .regex("[A-Z]{2}-[0-9]{4}"))
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - completion: Whether characters that must follow are inserted automatically.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func regex(
    _ pattern: String, completion: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = RegexRecipe(pattern: pattern, completion: completion)
    return Self("regex", recipe, file: file, line: line) { _ throws(FieldFormatError) in
      try recipe.codec()
    }
  }

  /// Returns a format for text that matches a compiled regular expression, such as one from a server.
  ///
  /// - Parameters:
  ///   - expression: The regular expression.
  ///   - completion: Whether characters that must follow are inserted automatically.
  /// - Returns: The format.
  public static func regex(_ expression: RegularExpression, completion: Bool = true) -> Self {
    Self(RegexFormat(expression, completion: completion))
  }

  /// Returns a format that limits which characters, or how many, can be entered. By default, it
  /// limits neither.
  ///
  ///     MaskedTextField("Note", value: $note, format: .text(maximumLength: 80))
  ///
  /// - Parameters:
  ///   - allowed: The allowed characters.
  ///   - maximumLength: The maximum length in characters. If you omit it, there is no limit.
  /// - Returns: The format.
  public static func text(
    allowed: AllowedCharacters = .any, maximumLength: Int? = nil
  ) -> Self {
    let allowed = AllowedCharacters(allowed, maximumLength: maximumLength)
    return allowed == .any ? Self("plain", NoParameters()) { _ in .plain } : Self(allowed)
  }
}

private struct MaskRecipe: Hashable, Sendable {
  var patterns: [String]
  var syntax: Mask.Syntax?
  var strategy: MaskSet.Strategy
  var notations: [Mask.Notation]
  var options: Mask.Options

  func codec() throws(FieldFormatError) -> FieldCodec<String> {
    var masks: [Mask] = []
    for pattern in patterns { masks.append(try mask(pattern)) }
    if masks.count == 1 { return FieldCodec(masks[0]) }
    return FieldCodec(
      MaskSet(primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy))
  }

  private func mask(_ pattern: String) throws(FieldFormatError) -> Mask {
    do throws(MaskError) {
      return try Mask(
        asWritten: pattern, syntax: syntax, notations: notations, options: options)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}

private struct RegexRecipe: Hashable, Sendable {
  var pattern: String
  var completion: Bool

  func codec() throws(FieldFormatError) -> FieldCodec<String> {
    FieldCodec(
      RegexFormat(try RegularExpression(literal: pattern), completion: completion))
  }
}

extension RegularExpression {
  /// Creates an expression from a literal in the app's code.
  init(literal pattern: String) throws(FieldFormatError) {
    do throws(RegexError) {
      try self.init(pattern)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}
