package import FormworkFormats

extension FormatDefinition.DateRules {
  /// Creates the date format.
  ///
  /// - Parameter completion: Whether a separator appears as soon as the field before it is full.
  /// - Returns: The format.
  /// - Throws: ``DefinitionError`` for an invalid pattern or limit, or an unknown locale.
  package func makeFormat(completion: Bool = true) throws(DefinitionError) -> DateFormat {
    var options = DateFormat.Options(
      minimum: try Self.limit(minimum, at: "$.date.minimum"),
      maximum: try Self.limit(maximum, at: "$.date.maximum"))
    options.completion = completion
    if let firstShortYear { options.firstShortYear = firstShortYear }
    return DateFormat(try layout.makePattern(), options: options)
  }

  static func limit(
    _ text: String?, at path: String
  ) throws(DefinitionError) -> DateTimeComponents? {
    guard let text else { return nil }
    if let fields = DateTimeComponents(text) { return fields }
    let fault = DefinitionError.PatternFault(
      name: "invalidDate", offset: nil, message: "This isn't a date or a time.",
      fix: "Write it as “2024-12-24”, “2024-12-24 18:30”, or “18:30”.")
    throw DefinitionError(.pattern(fault), at: path, in: text)
  }
}

extension FormatDefinition.DateRules.Layout {
  fileprivate func makePattern() throws(DefinitionError) -> DatePattern {
    switch self {
    case .pattern(let text):
      do throws(DatePatternError) {
        return try DatePattern(text)
      } catch {
        let fault = DefinitionError.PatternFault(
          name: error.code.name, offset: error.offset, message: error.message, fix: error.fix)
        throw DefinitionError(.pattern(fault), at: "$.date.pattern", in: text)
      }
    case .locale(let identifier):
      guard let pattern = DatePattern(locale: identifier) else {
        throw DefinitionError(.unknownLocale(identifier), at: "$.date.locale")
      }
      return pattern
    }
  }
}
