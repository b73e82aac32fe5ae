@_spi(JSON) public import FormworkCore

/// A format of a script, with the settings of its field.
///
///     let format = ReplayedFormat(try Mask("[00]/[00]"), undoSteps: .runs)
public struct ReplayedFormat: Sendable {
  /// The format.
  public let format: AnyInputFormat

  /// A Boolean value that indicates whether a stateless reading appends fixed literals.
  public let completes: Bool

  /// A Boolean value that indicates whether a stateless reading removes the literals at the caret.
  public let skips: Bool

  /// The edits that one step of undo reverts, if the script specifies them; `nil` for the field's
  /// default.
  public let undoSteps: UndoSteps?

  /// Creates a format for a field.
  package init(
    _ format: some InputFormat, completes: Bool = true, skips: Bool = false,
    undoSteps: UndoSteps? = nil
  ) {
    self.format = AnyInputFormat(format)
    self.completes = completes
    self.skips = skips
    self.undoSteps = undoSteps
  }

  /// Creates the format of a definition.
  ///
  /// - Throws: `DefinitionError` for an invalid definition.
  package init(_ definition: FormatDefinition) throws(DefinitionError) {
    try self.init(definition, made: FormatDefinition.makeAny)
  }

  /// Creates the format of a definition with your own function for formats.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - make: Creates the format of a definition.
  /// - Throws: `DefinitionError` for an invalid definition.
  package init(_ definition: FormatDefinition, made make: FormatMaker) throws(DefinitionError) {
    self.init(
      try make(definition),
      completes: definition.options.completion ?? definition.completesByHabit,
      skips: definition.options.autoskip, undoSteps: definition.options.undoSteps)
  }
}

/// A function that creates the format of a definition. It may support only some kinds, to keep a
/// web page small.
package typealias FormatMaker = (FormatDefinition) throws(DefinitionError) -> AnyInputFormat

extension FormatDefinition {
  /// Creates a format of any kind.
  static let makeAny: @Sendable (FormatDefinition) throws(DefinitionError) -> AnyInputFormat = {
    definition throws(DefinitionError) in try definition.makeFormat()
  }
}

extension FormatDefinition {
  fileprivate var completesByHabit: Bool {
    guard case .mask(let rules) = kind else { return true }
    if let syntax = rules.syntax { return syntax == .brackets }
    return (try? Mask.Syntax(of: rules.pattern)) == .brackets
  }
}
