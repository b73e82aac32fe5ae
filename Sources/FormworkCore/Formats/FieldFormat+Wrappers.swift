public import FormworkFormats

extension FieldFormat {
  /// Returns this format with a purpose, so that the system can offer suggestions.
  ///
  ///     MaskedTextField("Code", value: $code, format: .mask("[0000]").textContentType( .oneTimeCode))
  ///
  /// - Parameter purpose: The purpose of the field.
  /// - Returns: The format.
  public func textContentType(_ purpose: TextContentType) -> Self {
    Self("intended", Wrapping(base: identity, recipe: purpose)) { context in
      resolved(in: context).wrapped { $0.textContentType(purpose) }
    }
  }

  /// Returns this format with at most `maximumLength` characters in the value or the text.
  ///
  ///     FieldFormat.mask("[000]-[000]").limited(to: 4).formatted("12345").text  // "123-4"
  ///
  /// - Parameters:
  ///   - maximumLength: The maximum length in characters, as the user sees them. A negative number counts
  ///     as 0.
  ///   - measure: Whether the value or the text is measured.
  /// - Returns: The format.
  public func limited(to maximumLength: Int, of measure: LengthMeasure = .value) -> Self {
    let recipe = Limit(length: maximumLength, measure: measure)
    return Self("limited", Wrapping(base: identity, recipe: recipe)) { context in
      var codec = resolved(in: context).wrapped { $0.limited(to: maximumLength, of: measure) }
      if measure == .text { codec.limits.append(LengthLimit(max(0, maximumLength))) }
      return codec
    }
  }

  /// Returns this format with all inserted letters changed to `letterCase`.
  ///
  ///     FieldFormat.text(allowed: .alphanumerics).changingCase(.upper).formatted(text: "ab1").text  // "AB1"
  ///
  /// Letters change one to one, so "ß" stays "ß". If literals of a mask are letters, use the mask's option
  /// `letterCase` instead.
  ///
  /// - Parameter letterCase: The case.
  /// - Returns: The format.
  public func changingCase(_ letterCase: LetterCase) -> Self {
    Self("case", Wrapping(base: identity, recipe: letterCase)) { context in
      resolved(in: context).wrapped { $0.changingCase(letterCase) }
    }
  }

  /// Returns this format with a regular expression that the complete value must match.
  ///
  ///     let expiry = FieldFormat.mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
  ///
  /// A key is rejected if the value couldn't match any more. Free literals aren't part of the value.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public func matching(
    _ pattern: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self("matching", Wrapping(base: identity, recipe: pattern), file: file, line: line) {
      context throws(FieldFormatError) in
      let expression = try RegularExpression(literal: pattern)
      return resolved(in: context).wrapped { $0.matching(expression) }
    }
  }

  /// Returns this format with a check of your own.
  ///
  ///     static let rating = FieldFormat.text(allowed: .digits)
  ///       .validated(.aboveMaximum, onFailure: .reject) { (Int($0.value) ?? .max) <= 100 }
  ///
  /// Closures can't be compared, so two formats that you create this way are never equal. Keep the format in
  /// a constant.
  ///
  /// - Parameters:
  ///   - issue: The issue of a text that fails the check. An issue of this format takes precedence.
  ///   - failurePolicy: The treatment of an edit whose text fails the check.
  ///   - predicate: The check of the text or the value. It isn't called for an empty value.
  /// - Returns: The format.
  public func validated(
    _ issue: ValidationIssue = .mismatch, onFailure failurePolicy: FailurePolicy = .mark,
    by predicate: @escaping @Sendable (FormattedText) -> Bool
  ) -> Self {
    Self("validated", Wrapping(base: identity, recipe: Token())) { context in
      resolved(in: context).wrapped { $0.validated(issue, onFailure: failurePolicy, by: predicate) }
    }
  }
}

/// The identity of a format that wraps another one.
private struct Wrapping<Recipe: Hashable & Sendable>: Hashable, Sendable {
  let base: FormatIdentity
  let recipe: Recipe
}

private struct Limit: Hashable, Sendable {
  let length: Int
  let measure: LengthMeasure
}

/// A recipe that only equals itself.
private final class Token: Hashable, Sendable {
  static func == (left: Token, right: Token) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
