@_spi(JSON) import FormworkCore

extension ReplayAnswer {
  /// Creates an answer with the single state of a field that isn't replayed.
  ///
  /// - Parameters:
  ///   - id: A number that identifies the answer.
  ///   - formatted: The text of the field.
  ///   - remainder: The part that the user still has to type.
  ///   - isRejected: Whether the format rejected the last action.
  package init(id: Int, _ formatted: FormattedText, remainder: String, isRejected: Bool) {
    let state = ReplayState(formatted, remainder: remainder, isRejected: isRejected)
    self.init(id: .number(String(id)), states: [state])
  }
}
