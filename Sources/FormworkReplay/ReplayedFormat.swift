public import FormworkMasks
@_spi(JSON) public import FormworkRules
import FormworkDefinition

/// A format as a script describes it, with what belongs to the field rather than to the format.
///
///     let format = ReplayedFormat(try Mask("[00]/[00]"), undoSteps: .runs)
public struct ReplayedFormat: Sendable {
  /// The format.
  public let format: AnyInputFormat

  /// Whether a stateless reading appends the literals that are certain.
  public let completes: Bool

  /// Whether a stateless reading takes back the literals left at the caret.
  public let skips: Bool

  /// What one step of undo takes back, if the script says so; else what the field does anyway.
  public let undoSteps: UndoSteps?

  /// Creates a format for a field.
  public init(
    _ format: some InputFormat, completes: Bool = true, skips: Bool = false,
    undoSteps: UndoSteps? = nil
  ) {
    self.format = AnyInputFormat(format)
    self.completes = completes
    self.skips = skips
    self.undoSteps = undoSteps
  }

  /// Makes the format that a definition describes.
  ///
  /// - Throws: `DefinitionError` if there is no such format.
  public init(_ definition: FormatDefinition) throws(DefinitionError) {
    try self.init(definition, made: FormatDefinition.makeAny)
  }

  /// Makes the format that a definition describes, as far as `make` makes it.
  ///
  /// - Parameters:
  ///   - definition: The definition.
  ///   - make: What makes a format of it.
  /// - Throws: `DefinitionError` if there is no such format.
  public init(_ definition: FormatDefinition, made make: FormatMaker) throws(DefinitionError) {
    self.init(
      try make(definition),
      completes: definition.options.completion ?? definition.completesByHabit,
      skips: definition.options.autoskip, undoSteps: definition.options.undoSteps)
  }
}

/// What makes formats of definitions: all kinds of them, or those that a page has room for.
public typealias FormatMaker = (FormatDefinition) throws(DefinitionError) -> AnyInputFormat

extension FormatDefinition {
  /// Makes a format of any kind.
  static let makeAny: @Sendable (FormatDefinition) throws(DefinitionError) -> AnyInputFormat = {
    definition throws(DefinitionError) in try definition.makeFormat()
  }
}

extension FormatDefinition {
  fileprivate var completesByHabit: Bool {
    guard case .mask(let rules) = kind else { return true }
    return rules.syntax == .brackets
  }
}
