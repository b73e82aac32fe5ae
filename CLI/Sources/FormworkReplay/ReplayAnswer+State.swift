public import Formwork
@_spi(JSON) import FormworkDefinition

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
