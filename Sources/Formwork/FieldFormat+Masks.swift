public import FormworkMasks
import FormworkRegex
public import FormworkText

extension FieldFormat where Value == String {
  /// A mask.
  ///
  ///     MaskedTextField("Code", value: $code, format: .mask("[000] [000]"))
  ///
  /// If a pattern can't be read, the field stays unformatted. For a pattern from outside use `try Mask(…)` and
  /// ``mask(_:)``.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, such as `+1 ([000]) [000]-[0000]`.
  ///   - syntax: How the pattern is written.
  ///   - alternatives: Other patterns, of which the best fit is shown.
  ///   - strategy: What the best fit of several patterns is.
  ///   - notations: Symbols of your own for slots inside square brackets.
  ///   - options: How the mask edits and shows.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func mask(
    _ pattern: String, syntax: Mask.Syntax = .brackets, alternatives: [String] = [],
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

  /// A mask that is compiled already, such as one from a server.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The format.
  public static func mask(_ mask: Mask) -> Self { Self(mask) }

  /// A regular expression that the whole text matches in the end.
  ///
  ///     MaskedTextField("Plate", value: $plate, format: .regex("[A-Z]{2}-[0-9]{4}"))
  ///
  /// - Parameters:
  ///   - pattern: The expression.
  ///   - completion: Whether characters that must follow appear by themselves.
  ///   - file: The file that asks for the format.
  ///   - line: The line that asks for the format.
  /// - Returns: The format.
  public static func regex(
    _ pattern: String, completion: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let recipe = RegexRecipe(pattern: pattern, completion: completion)
    return Self("regex", recipe, file: file, line: line) { _ throws(FieldFormatError) in
      try recipe.codec()
    }
  }

  /// Text of certain characters, or up to a length; without either, any text.
  ///
  ///     MaskedTextField("Note", value: $note, format: .text(maximumLength: 80))
  ///
  /// - Parameters:
  ///   - allowed: The characters that can be typed.
  ///   - maximumLength: The maximum length in characters; no limit if you omit it.
  /// - Returns: The format.
  public static func text(
    allowed: AllowedCharacters = .any, maximumLength: Int? = nil
  ) -> Self {
    let lengths = [allowed.maximumLength, maximumLength].compactMap { $0 }
    let allowed = AllowedCharacters(allowed.rule, maximumLength: lengths.min())
    return allowed == .any ? Self("plain", NoParameters()) { _ in .plain } : Self(allowed)
  }
}

private struct MaskRecipe: Hashable, Sendable {
  var patterns: [String]
  var syntax: Mask.Syntax
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
      return try Mask(pattern, syntax: syntax, notations: notations, options: options)
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}

private struct RegexRecipe: Hashable, Sendable {
  var pattern: String
  var completion: Bool

  func codec() throws(FieldFormatError) -> FieldCodec<String> {
    do throws(RegexError) {
      return FieldCodec(try RegexFormat(pattern, completion: completion))
    } catch {
      throw FieldFormatError(message: "“\(pattern)”: \(error.message)", fix: error.fix)
    }
  }
}
