public import Formwork
@_spi(JSON) import FormworkDefinition

/// A format that a JSON object describes, as the scripts of a replay do.
///
///     let described = try DescribedFormat(json: #"{"mask":"[00]/[00]","autoskip":true}"#)
///     described.format.formatted(text: "12").text  // "12/"
public struct DescribedFormat: Sendable {
  /// The format.
  public let format: AnyInputFormat

  /// What one step of undo takes back.
  public let undoSteps: UndoSteps

  /// Reads a description.
  ///
  /// - Parameter json: An object with the keys of a script's `format`.
  /// - Throws: ``ReplayError`` if the text isn't JSON, or describes no format.
  public init(json: String) throws(ReplayError) {
    let replayed = try ReplayedFormat(JSON(line: Array(json.utf8)), at: "format")
    format = replayed.format
    undoSteps = replayed.undoSteps ?? .edits
  }
}

extension ReplayAnswer {
  /// An answer with the single state of a field that something else edits.
  ///
  /// - Parameters:
  ///   - id: A number that tells the answer from others.
  ///   - formatted: The text of the field.
  ///   - remainder: What the format says is still missing.
  ///   - isRejected: Whether the format refused what was done last.
  public init(id: Int, _ formatted: FormattedText, remainder: String, isRejected: Bool) {
    let state = FieldState(
      text: formatted.text, selection: formatted.selection, value: formatted.value,
      isComplete: formatted.isComplete, remainder: remainder, problem: formatted.problem?.code,
      isRejected: isRejected)
    var writer = JSONWriter()
    writer.object {
      $0.key("id")
      $0.value(id)
      $0.key("states")
      $0.array { state.write(to: &$0) }
    }
    error = nil
    json = writer.bytes
  }
}
