import Formwork
import FormworkDefinition
import FormworkNumbers

extension FormatDefinition.DateRules {
  /// Makes the format of a date.
  ///
  /// - Throws: ``DefinitionError`` at the pattern, or at a limit that is no date.
  func makeFormat(completion: Bool) throws(DefinitionError) -> DateFormat {
    var options = DateFormat.Options(
      minimum: try Self.limit(minimum, at: "$.date.minimum"),
      maximum: try Self.limit(maximum, at: "$.date.maximum"))
    options.completion = completion
    do {
      return try DateFormat(pattern, options: options)
    } catch {
      let fault = DefinitionError.PatternFault(
        name: error.code.name, offset: error.offset, message: error.message, fix: error.fix)
      throw DefinitionError(.pattern(fault), at: "$.date.pattern", in: pattern)
    }
  }

  private static func limit(
    _ text: String?, at path: String
  ) throws(DefinitionError) -> DateFields? {
    guard let text else { return nil }
    if let fields = DateFields(text) { return fields }
    let fault = DefinitionError.PatternFault(
      name: "invalidDate", offset: nil, message: "This is no date or time.",
      fix: "Write it as “2024-12-24”, “2024-12-24 18:30” or “18:30”.")
    throw DefinitionError(.pattern(fault), at: path, in: text)
  }
}
