import Formwork
@_spi(JSON) import FormworkDefinition

/// A format as a script describes it, with what belongs to the field rather than to the format.
struct ReplayedFormat: Sendable {
  let format: AnyInputFormat

  /// Whether a stateless reading appends the literals that are certain.
  let completes: Bool

  /// Whether a stateless reading takes back the literals left at the caret.
  let skips: Bool

  /// What one step of undo takes back, if the script says so.
  let undoSteps: UndoSteps?

  init(_ json: JSON, at path: String) throws(ReplayError) {
    do throws(DefinitionError) {
      let definition = try FormatDefinition(json)
      format = try definition.makeFormat()
      completes = definition.options.completion ?? definition.completesByHabit
      skips = definition.options.autoskip
      undoSteps = definition.options.undoSteps
    } catch {
      throw ReplayError(error, at: path)
    }
  }
}

extension FormatDefinition {
  fileprivate var completesByHabit: Bool {
    guard case .mask(let rules) = kind else { return true }
    return rules.syntax == .brackets
  }
}

extension ReplayError {
  /// The error of a format at `path`; the path of its pattern is said only where it isn't obvious.
  fileprivate init(_ error: DefinitionError, at path: String) {
    let place = path + error.path.dropFirst()
    let isObvious = error.offset != nil && ["$.mask", "$.regex"].contains(error.path)
    let sentences = error.sentence + " " + error.fix
    self.init(
      Code(name: error.code.name), isObvious ? sentences : "In “\(place)”: " + sentences,
      offset: error.offset?.value)
  }
}
